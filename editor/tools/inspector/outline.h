// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// An entry of the tree of all that a mission holds.
struct OutlineEntry {
  /// The same for the same thing in every version of a mission, so that a tree can stay unfolded: `board-1/walls`,
  /// `C2/C3`, `#o1`.
  std::string key;
  /// `Wall C2/C3`, `Objective marker 1`, `Walls (13)`.
  std::string text;
  /// What it leads to on the battlefield or among the objects; groups lead nowhere.
  std::optional<Address> address;
  std::vector<OutlineEntry> children;
  /// The board that it is, by its number.
  std::optional<int> board = {};
  friend bool operator==(const OutlineEntry&, const OutlineEntry&) = default;
};

/// A group shows at most this many entries and one that says how many more there are.
inline constexpr std::size_t most_outline_entries = 2000;

/// The mission itself, with its boards (walls, hatchways, nodes set by hand, free pieces, terrain features), zones,
/// areas, markers, links, sides, rules, objectives and stratagems below it. Groups without entries are left out.
[[nodiscard]] OutlineEntry outline(const Mission& mission);

/// The entries that have all words of a text in their text or key, whatever the case, with all that is below them and
/// what they stand below. Without words everything.
[[nodiscard]] OutlineEntry filtered(const OutlineEntry& entry, std::string_view text);

}  // namespace bulkhead
