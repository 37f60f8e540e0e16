// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/pointing/steps.h"
#include "editor/tools/selection/paste.h"

namespace bulkhead {

/// A move by the arrow keys: by whole cells what stands on lattices, by a length what stands off them.
struct Nudge {
  int columns = 0;
  int rows = 0;
  Point by{};
};

[[nodiscard]] Nudge nudge_of(Compass direction, StepSize size, RulerUnit unit);
[[nodiscard]] Nudge operator+(const Nudge& one, const Nudge& other);

/// The selection moved so far, as far as boards reach. What stands off the lattices keeps its places to one another.
/// Polygons and circles on lattice boards go by whole cells as well.
[[nodiscard]] Pasted nudged(const Mission& mission, const Selection& selection, const Nudge& nudge);

}  // namespace bulkhead
