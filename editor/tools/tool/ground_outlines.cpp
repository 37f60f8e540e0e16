// SPDX-License-Identifier: MIT
#include "editor/tools/tool/ground_outlines.h"

#include <optional>

#include "analysis/geometry/rectangles.h"
#include "analysis/geometry/shape_ground.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

Loop corners_of(const Rect& box) {
  const auto first = box.top_left;
  const auto last = box.bottom_right();
  return {first, {last.x, first.y}, last, {first.x, last.y}};
}

}  // namespace

std::vector<Loop> outlines_on_table(const Scene& scene, int board, const Shape& shape) {
  std::vector<Loop> outlines;
  if (const auto* circle = std::get_if<CircleShape>(&shape)) {
    const auto* const point = std::get_if<Point>(&circle->centre);
    const auto centre =
        point != nullptr ? scene.table.at(board, *point) : scene.table.at(scene.mission, circle->centre);
    outlines = loops_of(Path::circle(centre, static_cast<double>(circle->radius.in_micrometres()) / 1000));
  } else if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
    auto& outline = outlines.emplace_back();
    for (const auto& corner : polygon->corners) outline.push_back(scene.table.at(board, corner));
  } else if (const auto* strip = std::get_if<StripShape>(&shape)) {
    for (const auto& ground : ground_of(scene.mission, *strip, std::nullopt)) {
      for (int number = 1; const auto* each = find_board(scene.mission, number); ++number) {
        const auto there = board_bounds(scene.mission, *each);
        if (!overlap(there, ground.bounds)) continue;
        outlines.push_back(corners_of(scene.table.box(number, common(there, ground.bounds))));
      }
    }
  }
  return outlines;
}

}  // namespace bulkhead
