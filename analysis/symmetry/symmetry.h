// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "model/mission/board_symmetry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Whether the whole battlefield looks the same when turned or mirrored about the centre of its bounds.
struct Symmetry {
  bool rotate_180 = false;
  /// Left and right change places.
  bool mirror_left_right = false;
  /// Top and bottom change places.
  bool mirror_top_bottom = false;
  friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// Boards must come to lie on boards of the same lattice and level, and what counts is what blocks or leads through:
/// kinds of cells and edges, pillars, free walls, hatchways and pillars, the parts of terrain features. How a hatch
/// faces, who may operate it, and wall ends do not count, nor do zones and markers.
[[nodiscard]] Symmetry symmetry_of(const Mission& mission);

enum class SymmetryKind : unsigned char { rotate_180, mirror_left_right, mirror_top_bottom };

/// About the origin.
[[nodiscard]] BoardSymmetry map_of(SymmetryKind kind);

/// What keeps a battlefield from a symmetry.
struct NearSymmetry {
  SymmetryKind kind = SymmetryKind::rotate_180;
  /// Boards come to lie on boards of the same lattice and level. Where they do not, nothing else is said.
  bool boards_match = false;
  /// Cells, edges, nodes, free pieces and terrain features that differ from what comes to lie on them: a place and its
  /// twin. By the same rules as `symmetry_of`; a node is named only where no edge that touches it is. Sorted; empty
  /// where it holds.
  std::vector<Address> differ;
  /// Each side and the one that it comes to lie on: of all ways that leave the fewest differences below the first, in
  /// the mission's order of sides.
  std::vector<std::pair<Id, Id>> sides;
  /// Zones and objectives that do not come to lie on one of the same shape: a side's zone on one of the side above, one
  /// without side on one of its kind, an objective on an objective. Sorted.
  std::vector<Address> sides_differ;
  friend bool operator==(const NearSymmetry&, const NearSymmetry&) = default;
};

/// In the order of `SymmetryKind`.
[[nodiscard]] std::array<NearSymmetry, 3> near_symmetries(const Mission& mission);

/// The one that the fewest places, zones and objectives speak against, the first of equals; null where the boards match
/// in none.
[[nodiscard]] const NearSymmetry* nearest(const std::array<NearSymmetry, 3>& symmetries);

}  // namespace bulkhead
