// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "editor/tools/tool/tool.h"

namespace bulkhead {

/// The nearest multiple of a step, counted from `zero`.
[[nodiscard]] Length on_grid(Length value, Length zero, Length step);

/// The grid on which things are put on a board without lattice: half inches or centimetres, as lengths are shown.
/// Nothing on boards with a lattice, and where the user wants it just where the pointer is.
[[nodiscard]] std::optional<Length> grid_step(const Scene& scene, int board, const Pointer& pointer);

/// A point of the battlefield on that grid, counted from the corner of the board, which must exist (contract); in whole
/// millimetres where there is none. May lie off the board.
[[nodiscard]] Point on_grid(const Scene& scene, int board, Point point, const Pointer& pointer);

/// Where something would be put that stands on a place: a marker, the middle of a circle. As `snapped` says, on boards
/// without lattice on their grid. Nothing off the boards.
[[nodiscard]] std::optional<Place> put_place(const Scene& scene, const Hit& hit, const Pointer& pointer);

}  // namespace bulkhead
