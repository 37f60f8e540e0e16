// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analysis/assignment/panel_assignment.h"

namespace bulkhead {

/// A terrain set that boards of the mission use and whose pieces are listed.
struct BoxSet {
  Id set;
  std::string name;
  /// How many the user owns, and how many the mission is designed for.
  int owned = 0;
  int designed = 0;
  friend bool operator==(const BoxSet&, const BoxSet&) = default;
};
[[nodiscard]] std::vector<BoxSet> box_sets(const Mission& mission, const std::map<Id, int>& owned);

/// Which panels build the layout, in words.
struct BoxReport {
  struct Piece {
    /// `LHP · Long wall with hatchway and pillars`
    std::string name;
    int owned = 0;
    int used = 0;
    int lacking = 0;
    /// What all panels of the kind cover.
    std::vector<Address> covers;
  };
  struct Panel {
    std::string name;
    /// `B2/B3, C2/C3`
    std::string where;
    /// That it stands in for a wall, or is pinned.
    std::string note;
    std::vector<Address> covers;
    /// What says, or would say, that it lies here; nothing for loose pillars and wall ends.
    std::optional<PanelPin> pin;
    bool pinned = false;
  };
  /// A sentence that can be pointed at.
  struct Remark {
    std::string words;
    std::vector<Address> places;
    /// The pin that it is about.
    std::optional<PanelPin> pin;
  };
  /// "This layout can be built from your boxes."
  std::string verdict;
  Buildable buildable = Buildable::unknown;
  std::vector<Piece> pieces;
  std::vector<Panel> panels;
  /// Walls for which a hatchway panel stands in, what no piece fits, pins that cannot be kept, what would help.
  std::vector<Remark> remarks;
};
/// `owned` says whether the boxes are the user's.
[[nodiscard]] BoxReport box_report(const Mission& mission, const PanelAssignment& assignment, bool owned);

}  // namespace bulkhead
