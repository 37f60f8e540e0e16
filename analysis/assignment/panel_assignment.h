// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// How many boxes of which terrain sets there are to build from.
using Boxes = std::map<Id, int>;

/// The boxes that the mission is designed for.
[[nodiscard]] Boxes designed_boxes(const Mission& mission);

/// The user's word that a certain panel lies here: a kind of piece of the board's set and the west or north edge that
/// it begins at.
struct PanelPin {
  int board = 1;
  EdgePos first;
  Id piece{"unnamed"};
  friend auto operator<=>(const PanelPin&, const PanelPin&) = default;
};

/// All of a mission, in order.
[[nodiscard]] std::vector<PanelPin> pinned_panels(const Mission& mission);

/// Those of these pins that no panel can keep (see `PanelAssignment`), without a search for all the others.
[[nodiscard]] std::vector<PanelPin> stale_pins(const Mission& mission, const std::vector<PanelPin>& pins);

/// A panel in its place.
struct PlacedPanel {
  Id set;
  Id piece;
  /// Which of the piece's patterns, and whether it lies turned by 180° (see PiecePattern).
  std::size_t pattern = 0;
  bool turned = false;
  /// The edges and free pieces that it stands for, from west to east or north to south.
  std::vector<Address> covers;
  /// Those among them that are walls where the panel has its hatchway: the hatch stays shut and is no route.
  std::vector<Address> stand_ins;
  bool pinned = false;
  friend bool operator==(const PlacedPanel&, const PlacedPanel&) = default;
};

/// One kind of piece of one set: how many the boxes hold and how many this layout takes.
struct PieceCount {
  Id set;
  Id piece;
  int owned = 0;
  int used = 0;
  friend bool operator==(const PieceCount&, const PieceCount&) = default;

  [[nodiscard]] int lacking() const { return used > owned ? used - owned : 0; }
};

/// A change after which the layout can be built. It is tried out before it is named.
struct BuildRemedy {
  enum class Kind : unsigned char {
    /// `count` boxes more of `set`, the fewest.
    more_boxes,
    /// These walls gone, the fewest for which there are panels.
    fewer_walls,
    /// Walls in place of these hatchways, the fewest for which there are panels.
    fewer_hatchways,
  };
  Kind kind = Kind::more_boxes;
  int count = 0;
  std::optional<Id> set;
  std::vector<Address> edges;
  friend bool operator==(const BuildRemedy&, const BuildRemedy&) = default;
};

enum class Buildable : unsigned char { yes, no, unknown };

/// Which panels build a layout.
struct PanelAssignment {
  /// Unknown where a set that is needed lists no pieces, or where the search gave up without an answer.
  Buildable buildable = Buildable::unknown;
  /// The boxes of every set that boards use, and of those that count the features that stand.
  Boxes boxes;
  /// By board, rows before columns, then along them; free pieces last. Together they cover every wall and hatchway
  /// once, but for those that are `uncovered`; some are lacking, as the counts say.
  std::vector<PlacedPanel> panels;
  /// Every piece of every set that boards use, in the order of the sets' lists, and the features of others that count
  /// them and of which some stand.
  std::vector<PieceCount> pieces;
  /// Walls and hatchways that no piece of their set fits, whatever the number of boxes.
  std::vector<Address> uncovered;
  /// Sets with walls on their boards whose pieces nobody has listed.
  std::vector<Id> unlisted;
  /// Pins that no panel can keep: the walls have changed, the set has no such piece, or two pins overlap.
  std::vector<PanelPin> stale_pins;
  /// Only where the layout cannot be built.
  std::vector<BuildRemedy> remedies;
  /// It was cancelled or ran out of steps: there may be a better answer than this one, with less lacking or fewer
  /// stand-ins.
  bool gave_up = false;
  friend bool operator==(const PanelAssignment&, const PanelAssignment&) = default;

  /// Edges where a hatchway panel stands in for a wall.
  [[nodiscard]] int substitutions() const;
};

struct AssignmentLimits {
  /// Panels tried after the first complete answer; on boards of more than 64 nodes fewer, by as much as there are more.
  std::size_t steps = 200'000;
  /// Entries of the table that bounds the search; a layout that needs more (several dozen boards) is built without, by
  /// the first panel that fits.
  std::size_t table = 2'000'000;
  bool remedies = true;
};

/// The panels that build the layout of all boards with a lattice, and of the free walls on them; and whether the boxes
/// hold the terrain features that stand on any board, where their sets count them (see `feature_counts`).
///
/// Every wall and hatchway is covered by one panel of its board's set. A panel lies on edges of its own pattern, turned
/// or not; its hatchway may stand in for a wall, its wall never for a hatchway. What it puts on a node must be what the
/// layout has there, and it may not reach across a wall end. A node's pillar or wall end comes with a panel (those of
/// panels that meet stand as one) or is a loose one; where a set has no loose pillars, no panel reaches across a pillar
/// at which other walls meet it, and lacking ones are not counted. A piece that goes onto pillars is taken for each.
///
/// Of all answers the best is, in this order, the one with the fewest edges uncovered, the fewest panels lacking, the
/// fewest loose pillars and wall ends lacking, the fewest stand-ins. Of equal ones it is always the same: along the
/// order of `panels`, what fills most nodes still without their pillar, the longest, the first in the set's list.
[[nodiscard]] PanelAssignment assign_panels(const Mission& mission, const Boxes& boxes,
                                            const std::vector<PanelPin>& pins = {}, const AssignmentLimits& limits = {},
                                            const std::stop_token& stop = {});

}  // namespace bulkhead
