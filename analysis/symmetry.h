// SPDX-License-Identifier: MIT
#pragma once

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

}  // namespace bulkhead
