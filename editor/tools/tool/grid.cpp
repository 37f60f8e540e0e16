// SPDX-License-Identifier: MIT
#include "editor/tools/tool/grid.h"

#include <cmath>

#include "analysis/geometry/rectangles.h"
#include "editor/tools/pointing/steps.h"
#include "model/mission/geometry.h"

namespace bulkhead {

Length on_grid(Length value, Length zero, Length step) {
  const auto steps =
      std::llround(static_cast<double>((value - zero).in_micrometres()) / static_cast<double>(step.in_micrometres()));
  return zero + Length::micrometres(steps * step.in_micrometres());
}

std::optional<Length> grid_step(const Scene& scene, int board, const Pointer& pointer) {
  if (pointer.modifiers.alt || find_lattice(scene.mission, board) != nullptr) return std::nullopt;
  return step_length(StepSize::usual, scene.unit);
}

Point on_grid(const Scene& scene, int board, Point point, const Pointer& pointer) {
  const auto step = grid_step(scene, board, pointer);
  if (!step) return in_whole_millimetres(point);
  const auto corner = find_board(scene.mission, board)->at;
  return {on_grid(point.x, corner.x, *step), on_grid(point.y, corner.y, *step)};
}

std::optional<Place> put_place(const Scene& scene, const Hit& hit, const Pointer& pointer) {
  if (!hit.on_board || !grid_step(scene, hit.board, pointer)) {
    return snapped(scene.mission, hit, pointer.modifiers.alt);
  }
  const auto bounds = board_bounds(scene.mission, *find_board(scene.mission, hit.board));
  return nearest_in(bounds, on_grid(scene, hit.board, hit.point, pointer));
}

}  // namespace bulkhead
