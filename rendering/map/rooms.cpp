// SPDX-License-Identifier: MIT
#include "rendering/map/rooms.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace bulkhead {
namespace {

/// A cell with its ground on paper.
struct Ground {
  CellAddress cell;
  Rect box;
};

/// On which side of one box another begins; nothing where they touch in a corner at most.
std::optional<Compass> side_towards(const Rect& box, const Rect& other) {
  constexpr double near = 1e-3;
  const Vec end = box.bottom_right();
  const Vec other_end = other.bottom_right();
  const double along_x = std::min(end.x, other_end.x) - std::max(box.top_left.x, other.top_left.x);
  const double along_y = std::min(end.y, other_end.y) - std::max(box.top_left.y, other.top_left.y);
  if (along_y > near && std::abs(end.x - other.top_left.x) < near) return Compass::east;
  if (along_y > near && std::abs(other_end.x - box.top_left.x) < near) return Compass::west;
  if (along_x > near && std::abs(end.y - other.top_left.y) < near) return Compass::south;
  if (along_x > near && std::abs(other_end.y - box.top_left.y) < near) return Compass::north;
  return std::nullopt;
}

bool is_open(const Mission& mission, const CellAddress& at, Compass side) {
  return find_lattice(mission, at.board)->edge(edge_of(at.cell, side)) == EdgeKind::open;
}

bool hang_together(const Mission& mission, const Ground& one, const Ground& other) {
  const auto side = side_towards(one.box, other.box);
  return side && is_open(mission, one.cell, *side) && is_open(mission, other.cell, opposite(*side));
}

/// Takes what hangs together with the first one out of the ground.
std::vector<Rect> take_room(const Mission& mission, std::vector<Ground>& ground) {
  std::vector<Ground> room = {ground.back()};
  ground.pop_back();
  for (std::size_t index = 0; index < room.size(); ++index) {
    const auto here = room[index];
    const auto rest = std::stable_partition(ground.begin(), ground.end(),
                                            [&](const Ground& other) { return !hang_together(mission, here, other); });
    room.insert(room.end(), rest, ground.end());
    ground.erase(rest, ground.end());
  }
  std::vector<Rect> boxes;
  for (const auto& each : room) boxes.push_back(each.box);
  return boxes;
}

}  // namespace

std::vector<std::vector<Loop>> rooms_of(const MapFrame& frame, const CellsShape& shape) {
  // On more ground than that nobody looks for a name in each of its rooms.
  constexpr std::size_t most = 1'000;
  if (shape.cells.size() > most) return {};
  std::vector<Ground> ground;
  for (const auto& cell : shape.cells) {
    if (!exists(frame.mission(), Place(cell))) continue;
    ground.push_back({cell, frame.box(cell.board, cell_ground(frame.mission(), cell))});
  }
  std::vector<std::vector<Rect>> rooms;
  while (!ground.empty()) rooms.push_back(take_room(frame.mission(), ground));
  if (rooms.size() < 2) return {};
  std::ranges::stable_sort(rooms, std::ranges::greater(), &std::vector<Rect>::size);
  std::vector<std::vector<Loop>> outlines;
  for (const auto& room : rooms) outlines.push_back(outline_of(room));
  return outlines;
}

}  // namespace bulkhead
