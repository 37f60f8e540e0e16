// SPDX-License-Identifier: MIT
#include "editor/tools/tool/ground_outlines.h"

#include <algorithm>

#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

Loop corners_of(const Rect& box) {
  const auto first = box.top_left;
  const auto last = box.bottom_right();
  return {first, {last.x, first.y}, last, {first.x, last.y}};
}

/// What a strip takes up of the battlefield.
Rectangle ground_of(const StripShape& strip, const Rectangle& all) {
  auto ground = all;
  switch (strip.edge) {
    case Compass::north: ground.bottom_right.y = all.top_left.y + strip.depth; break;
    case Compass::south: ground.top_left.y = all.bottom_right.y - strip.depth; break;
    case Compass::west: ground.bottom_right.x = all.top_left.x + strip.depth; break;
    case Compass::east: ground.top_left.x = all.bottom_right.x - strip.depth; break;
  }
  return ground;
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
    const auto ground = ground_of(*strip, battlefield_bounds(scene.mission));
    for (int number = 1; const auto* each = find_board(scene.mission, number); ++number) {
      auto there = board_bounds(scene.mission, *each);
      there.top_left.x = std::max(there.top_left.x, ground.top_left.x);
      there.top_left.y = std::max(there.top_left.y, ground.top_left.y);
      there.bottom_right.x = std::min(there.bottom_right.x, ground.bottom_right.x);
      there.bottom_right.y = std::min(there.bottom_right.y, ground.bottom_right.y);
      const bool any = there.top_left.x < there.bottom_right.x && there.top_left.y < there.bottom_right.y;
      if (any) outlines.push_back(corners_of(scene.table.box(number, there)));
    }
  }
  return outlines;
}

}  // namespace bulkhead
