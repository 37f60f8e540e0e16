// SPDX-License-Identifier: MIT
#include "analysis/kernel/obstacles.h"

#include <algorithm>
#include <cmath>

#include "analysis/geometry/convex_pieces.h"
#include "analysis/geometry/rectangles.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

/// How wide a strip of what is not ground is kept around it.
constexpr double margin = 1000;
constexpr double most_cells_across = 256;

/// The directions in which a piece blocks, clockwise from one to the other, less than or just half a turn; a wall
/// without thickness blocks one direction.
struct Cone {
  WholePoint from;
  WholePoint to;
};

bool same_direction(WholePoint a, WholePoint b) { return cross(a, b) == 0 && dot(a, b) > 0; }

/// Whether turning clockwise from `from` one comes to `a` before `b`. What points the same way as `from` comes last.
bool sooner(WholePoint from, WholePoint a, WholePoint b) {
  const auto half = [&](WholePoint direction) {
    const auto turn = cross(from, direction);
    if (turn != 0) return turn > 0 ? 0 : 2;
    return dot(from, direction) < 0 ? 1 : 3;
  };
  if (half(a) != half(b)) return half(a) < half(b);
  return cross(a, b) > 0;
}

/// Whether a cone blocks what comes directly after a direction.
bool blocks_after(const Cone& cone, WholePoint direction) {
  if (same_direction(cone.from, cone.to)) return false;
  if (same_direction(cone.from, direction)) return true;
  return !same_direction(cone.to, direction) && sooner(cone.from, direction, cone.to);
}

/// Whether a line, or one of its ends, is inside of a convex piece or crosses its border.
bool meets(FinePoint from, FinePoint to, std::span<const WholePoint> corners) {
  if (corners.size() < 3) {
    if (corners.size() < 2) return false;
    const auto a = fine(corners[0]);
    const auto b = fine(corners[1]);
    return cross(b - a, from - a) * cross(b - a, to - a) < 0 &&
           cross(to - from, a - from) * cross(to - from, b - from) < 0;
  }
  double enter = 0;
  double leave = 1;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto at = fine(corners[index]);
    const auto side = fine(corners[(index + 1) % corners.size()]) - at;
    const double start = cross(side, from - at);
    const double end = cross(side, to - at);
    if (start < 0 && end < 0) return false;
    if (start < 0) enter = std::max(enter, start / (start - end));
    if (end < 0) leave = std::min(leave, start / (start - end));
  }
  return enter <= leave;
}

bool nearer_than(double limit, FinePoint from, FinePoint to, std::span<const WholePoint> corners) {
  if (meets(from, to, corners)) return limit > 0;
  const double squared = limit * limit;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto a = fine(corners[index]);
    const auto b = fine(corners[(index + 1) % corners.size()]);
    if (squared_distance_to_segment(a, from, to) < squared || squared_distance_to_segment(from, a, b) < squared ||
        squared_distance_to_segment(to, a, b) < squared) {
      return true;
    }
  }
  return false;
}

/// Whether a straight line lies apart from a convex piece by `reach` or more: the line beyond one of the piece's sides,
/// or the piece beside the line. Never said of one that is nearer.
bool apart(FinePoint from, FinePoint to, double reach, std::span<const WholePoint> corners) {
  // No less than a vector's length.
  const auto size = [](FinePoint vector) { return std::abs(vector.x) + std::abs(vector.y); };
  const auto along = to - from;
  const double width = reach * size(along);
  bool left = true;
  bool right = true;
  for (const auto& corner : corners) {
    const double side = cross(along, fine(corner) - from);
    left &= side < -width;
    right &= side > width;
  }
  if (left || right) return true;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto at = fine(corners[index]);
    const auto side = fine(corners[(index + 1) % corners.size()]) - at;
    const double limit = -reach * size(side);
    if (cross(side, from - at) < limit && cross(side, to - at) < limit) return true;
  }
  return false;
}

struct Box {
  WholePoint low;
  WholePoint high;
};

Box box_of(std::span<const WholePoint> corners) {
  Box box{corners[0], corners[0]};
  for (const auto& corner : corners) {
    box.low = {std::min(box.low.x, corner.x), std::min(box.low.y, corner.y)};
    box.high = {std::max(box.high.x, corner.x), std::max(box.high.y, corner.y)};
  }
  return box;
}

/// The two, one or four corners of what may be a rectangle without height or width.
std::vector<WholePoint> without_doubles(std::vector<WholePoint> corners) {
  const auto [low, high] = box_of(corners);
  if (low.x != high.x && low.y != high.y) return corners;
  if (low == high) return {low};
  return {low, high};
}

}  // namespace

Obstacles::Obstacles(std::span<const Rectangle> ground, std::span<const Shape> rectangles,
                     std::span<const Shape> polygons) {
  if (ground.empty()) return;
  const auto bounds = bounds_of(ground);
  origin_ = bounds.top_left;
  has_ground_ = true;
  extent_ = fine(bounds.bottom_right - bounds.top_left);
  const auto whole = [&](double value, double most) { return std::llround(std::clamp(value, -margin, most + margin)); };
  for (const auto& area : StripMesh(ground, {}).blocked()) {
    const std::int64_t west = whole(area.west, extent_.x);
    const std::int64_t east = whole(area.east, extent_.x);
    const std::int64_t north = whole(area.north, extent_.y);
    const std::int64_t south = whole(area.south, extent_.y);
    add_piece(without_doubles({{west, north}, {east, north}, {east, south}, {west, south}}), none);
  }
  add_shapes(rectangles);
  first_polygon_ = pieces_.size();
  first_polygon_point_ = points_.size();
  add_shapes(polygons);
  grid_ = make_grid(0);
  polygon_grid_ = make_grid(first_polygon_);
  find_corners();
  find_crossings();
}

void Obstacles::add_shapes(std::span<const Shape> shapes) {
  for (const auto& shape : shapes) {
    std::vector<WholePoint> corners;
    for (const auto& corner : shape.corners) corners.push_back(inside(corner));
    if (corners.empty()) continue;
    const auto [low, high] = box_of(corners);
    if (fine(low).x > extent_.x || fine(low).y > extent_.y || high.x < 0 || high.y < 0) continue;
    constexpr auto limit = 2 * StripMesh::largest_extent;
    BULKHEAD_EXPECTS(low.x > -limit && low.y > -limit && high.x < limit && high.y < limit);
    if (low.x == high.x || low.y == high.y) {
      add_piece(without_doubles(std::move(corners)), shape.owner);
      continue;
    }
    for (const auto& piece : convex_pieces(std::move(corners))) add_piece(piece, shape.owner);
  }
}

void Obstacles::add_piece(std::span<const WholePoint> corners, std::uint32_t owner) {
  const auto first = static_cast<std::uint32_t>(points_.size());
  points_.insert(points_.end(), corners.begin(), corners.end());
  pieces_.push_back({first, static_cast<std::uint32_t>(points_.size()), owner});
}

/// Of the pieces from a number on, which count from 0 in the grid.
BoxGrid Obstacles::make_grid(std::size_t first_piece) const {
  std::vector<BoxGrid::Box> boxes;
  for (const auto& piece : std::span(pieces_).subspan(first_piece)) {
    const auto [low, high] = box_of(corners_of(piece));
    boxes.push_back({fine(low), fine(high)});
  }
  const double across = std::clamp(std::sqrt(static_cast<double>(boxes.size())), 1.0, most_cells_across);
  return {extent_, across, boxes};
}

bool Obstacles::polygon_near(FinePoint from, FinePoint to, double reach) const {
  bool near = false;
  polygon_grid_.for_each_near(from, to, reach, [&](std::uint32_t index) {
    near = !apart(from, to, reach, corners_of(pieces_[first_polygon_ + index]));
    return !near;
  });
  return near;
}

WholePoint Obstacles::inside(Point point) const {
  const auto from_origin = point - origin_;
  return {from_origin.x.in_micrometres(), from_origin.y.in_micrometres()};
}

bool Obstacles::in_bounds(WholePoint at) const {
  return has_ground_ && at.x >= 0 && at.y >= 0 && fine(at).x <= extent_.x && fine(at).y <= extent_.y;
}

bool Obstacles::is_free(WholePoint at) const { return in_bounds(at) && !sectors(at).empty(); }

bool Obstacles::is_free(FinePoint at) const {
  // Beyond any board, before it is rounded.
  if (!(std::abs(at.x) < 1e9) || !(std::abs(at.y) < 1e9)) return false;
  return is_free(WholePoint{std::llround(at.x), std::llround(at.y)});
}

/// What the pieces at a place leave free; one sector with no bounds where there are none.
std::vector<Obstacles::FreeSector> Obstacles::sectors(WholePoint at) const {
  std::vector<Cone> cones;
  bool covered = false;
  for_each_near(fine(at), fine(at), 1, [&](const Piece& piece) {
    const auto corners = corners_of(piece);
    const auto count = corners.size();
    if (count < 3) {
      for (std::size_t index = 0; count == 2 && index < 2; ++index) {
        const auto to_end = corners[index] - at;
        const auto to_other = corners[1 - index] - at;
        if (cross(to_end, to_other) == 0 && dot(to_end, to_other) <= 0 && to_end != WholePoint{}) {
          cones.push_back({to_end, to_end});
        }
      }
      return true;
    }
    covered = true;
    std::optional<Cone> cone;
    for (std::size_t index = 0; index < count; ++index) {
      const auto side = corners[(index + 1) % count] - corners[index];
      const auto turn = cross(side, at - corners[index]);
      if (turn > 0) continue;
      covered = false;
      if (turn < 0) return true;
      if (corners[index] == at) {
        cone = {side, corners[(index + count - 1) % count] - at};
      } else if (corners[(index + 1) % count] != at) {
        cone = {side, -side};
      }
    }
    if (cone) cones.push_back(*cone);
    return !covered;
  });
  if (covered) return {};
  if (cones.empty()) return {FreeSector{{1, 0}, {1, 0}}};
  std::vector<FreeSector> found;
  for (const auto& cone : cones) {
    const auto blocks = [&](const Cone& other) { return blocks_after(other, cone.to); };
    if (std::any_of(cones.begin(), cones.end(), blocks)) continue;
    auto next = cone.to;
    for (const auto& other : cones) {
      if (sooner(cone.to, other.from, next)) next = other.from;
    }
    found.push_back({cone.to, next});
  }
  return found;
}

void Obstacles::find_corners() {
  auto places = points_;
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  for (const auto& at : places) {
    if (!in_bounds(at)) continue;
    for (const auto& sector : sectors(at)) {
      if (!sector.wide()) continue;
      corners_.push_back({at, sector});
      break;
    }
  }
}

void Obstacles::find_crossings() {
  for (const auto& piece : std::span(pieces_).subspan(first_polygon_)) {
    const auto corners = corners_of(piece);
    for (std::size_t index = 0; index < corners.size(); ++index) {
      const auto a = corners[index];
      edge_ends_.push_back(fine(a));
      const auto along = corners[(index + 1) % corners.size()] - a;
      for_each_near(fine(a), fine(a) + fine(along), 1, [&](const Piece& other) {
        // Each pair once, and each piece with itself never.
        if (is_polygon(other) && other.first <= piece.first) return true;
        const auto others = corners_of(other);
        for (std::size_t at = 0; at < others.size(); ++at) {
          const auto c = others[at];
          const auto d = others[(at + 1) % others.size()];
          const auto before = cross(along, c - a);
          const auto after = cross(along, d - a);
          const auto from = cross(d - c, a - c);
          const auto to = from + cross(d - c, along);
          if (before == 0) edge_ends_.push_back(fine(c));
          if ((before < 0) == (after < 0) || before == 0 || after == 0) continue;
          if ((from < 0) == (to < 0) || from == 0 || to == 0) continue;
          const double share = static_cast<double>(from) / static_cast<double>(from - to);
          edge_ends_.push_back(fine(a) + fine(along) * share);
        }
        return true;
      });
    }
  }
}

bool Obstacles::has_room(FinePoint from, FinePoint to, double radius, double slack) const {
  const double limit = std::max(radius - slack, 0.0);
  bool room = true;
  polygon_grid_.for_each_near(from, to, radius, [&](std::uint32_t index) {
    room = !nearer_than(limit, from, to, corners_of(pieces_[first_polygon_ + index]));
    return room;
  });
  return room;
}

}  // namespace bulkhead
