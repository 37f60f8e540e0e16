// SPDX-License-Identifier: MIT
#include "rendering/map/area_parts.h"

#include <algorithm>
#include <cmath>

namespace bulkhead {
namespace {

/// Whether boxes have a part of a side in common, more than a corner.
bool touch(const Rect& box, const Rect& other) {
  constexpr double near = 1e-3;
  const Vec end = box.bottom_right();
  const Vec other_end = other.bottom_right();
  const double along_x = std::min(end.x, other_end.x) - std::max(box.top_left.x, other.top_left.x);
  const double along_y = std::min(end.y, other_end.y) - std::max(box.top_left.y, other.top_left.y);
  const bool across = std::abs(end.x - other.top_left.x) < near || std::abs(other_end.x - box.top_left.x) < near;
  const bool down = std::abs(end.y - other.top_left.y) < near || std::abs(other_end.y - box.top_left.y) < near;
  return (along_y > near && across) || (along_x > near && down);
}

/// Takes what touches the last one, and what touches that, out of the ground.
std::vector<Rect> take_part(std::vector<Rect>& ground) {
  std::vector<Rect> part = {ground.back()};
  ground.pop_back();
  for (std::size_t index = 0; index < part.size(); ++index) {
    const auto here = part[index];
    const auto rest =
        std::stable_partition(ground.begin(), ground.end(), [&](const Rect& other) { return !touch(here, other); });
    part.insert(part.end(), rest, ground.end());
    ground.erase(rest, ground.end());
  }
  return part;
}

}  // namespace

std::vector<std::vector<Loop>> parts_of(const MapFrame& frame, const CellsShape& shape) {
  // On more ground than that nobody looks for a name in each of its parts.
  constexpr std::size_t most = 1'000;
  if (shape.cells.size() > most) return {};
  std::vector<Rect> ground;
  for (const auto& cell : shape.cells) {
    if (!exists(frame.mission(), Place(cell))) continue;
    ground.push_back(frame.box(cell.board, cell_ground(frame.mission(), cell)));
  }
  std::vector<std::vector<Rect>> parts;
  while (!ground.empty()) parts.push_back(take_part(ground));
  if (parts.size() < 2) return {};
  std::ranges::stable_sort(parts, std::ranges::greater(), &std::vector<Rect>::size);
  std::vector<std::vector<Loop>> outlines;
  for (const auto& part : parts) outlines.push_back(outline_of(part));
  return outlines;
}

}  // namespace bulkhead
