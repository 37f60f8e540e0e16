// SPDX-License-Identifier: MIT
#include "analysis/kernel/clearance.h"

#include <algorithm>
#include <cmath>

namespace bulkhead {
namespace {

double squared_distance(FinePoint point, const StripMesh::Area& area) {
  const FinePoint away{std::max({area.west - point.x, point.x - area.east, 0.0}),
                       std::max({area.north - point.y, point.y - area.south, 0.0})};
  return dot(away, away);
}

/// Whether a line meets an area, its border included.
bool meets(FinePoint from, FinePoint to, const StripMesh::Area& area) {
  if (std::max(from.x, to.x) < area.west || std::min(from.x, to.x) > area.east) return false;
  if (std::max(from.y, to.y) < area.north || std::min(from.y, to.y) > area.south) return false;
  const auto along = to - from;
  const auto [least, most] = std::minmax(
      {cross(along, FinePoint{area.west, area.north} - from), cross(along, FinePoint{area.east, area.north} - from),
       cross(along, FinePoint{area.west, area.south} - from), cross(along, FinePoint{area.east, area.south} - from)});
  return least <= 0 && most >= 0;
}

bool nearer_than(double limit, FinePoint from, FinePoint to, const StripMesh::Area& area) {
  const double squared = limit * limit;
  if (squared_distance(from, area) < squared || squared_distance(to, area) < squared) return true;
  if (from == to) return false;
  if (meets(from, to, area)) return true;
  for (const auto& corner : {FinePoint{area.west, area.north}, FinePoint{area.east, area.north},
                             FinePoint{area.west, area.south}, FinePoint{area.east, area.south}}) {
    if (squared_distance_to_segment(corner, from, to) < squared) return true;
  }
  return false;
}

}  // namespace

Clearance::Clearance(const StripMesh& mesh, const Obstacles* polygons) : areas_(mesh.blocked()), polygons_(polygons) {
  std::vector<BoxGrid::Box> boxes;
  for (const auto& area : areas_) boxes.push_back({{area.west, area.north}, {area.east, area.south}});
  grid_ = BoxGrid(mesh.extent(), std::sqrt(static_cast<double>(areas_.size()) + 1), boxes);
}

bool Clearance::has_room(FinePoint from, FinePoint to, double radius, double slack) const {
  const double limit = std::max(radius - slack, 0.0);
  bool room = true;
  grid_.for_each_near(from, to, radius, [&](std::uint32_t index) {
    room = !nearer_than(limit, from, to, areas_[index]);
    return room;
  });
  return room && (polygons_ == nullptr || polygons_->has_room(from, to, radius, slack));
}

std::vector<Clearance::Side> Clearance::sides_near(FinePoint at, double reach) const {
  std::vector<Side> sides;
  if (polygons_ != nullptr && polygons_->polygon_near(at, at, std::max(reach, 1.0))) {
    polygons_->for_each_near(at, at, reach, [&](const Obstacles::Piece& piece) {
      const auto corners = polygons_->corners_of(piece);
      for (std::size_t index = 0; index < corners.size(); ++index) {
        sides.push_back({fine(corners[index]), fine(corners[(index + 1) % corners.size()])});
      }
      return true;
    });
    return sides;
  }
  grid_.for_each_near(at, at, reach, [&](std::uint32_t index) {
    const auto& area = areas_[index];
    const FinePoint corners[] = {
        {area.west, area.north}, {area.east, area.north}, {area.east, area.south}, {area.west, area.south}};
    for (std::size_t corner = 0; corner < 4; ++corner) sides.push_back({corners[corner], corners[(corner + 1) % 4]});
    return true;
  });
  return sides;
}

}  // namespace bulkhead
