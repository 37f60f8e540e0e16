// SPDX-License-Identifier: MIT
#include "analysis/geometry/shape_ground.h"

#include <algorithm>

#include "analysis/shapes.h"

namespace bulkhead {
namespace {

struct Collector {
  const Mission& mission;
  std::optional<int> level;
  std::vector<GroundPiece> ground = {};

  void operator()(const CellsShape& shape) {
    for (const auto& cell : shape.cells) {
      if (exists(mission, Place(cell)) && on_level(cell)) ground.push_back({cell_ground(mission, cell)});
    }
  }
  void operator()(const PolygonShape& shape) {
    if (!shape.corners.empty()) ground.push_back({bounds_of(shape.corners), shape.corners});
  }
  void operator()(const CircleShape& shape) {
    if (!exists(mission, shape.centre) || !on_level(shape.centre)) return;
    const auto centre = point_of(mission, shape.centre);
    const Point reach{shape.radius, shape.radius};
    ground.push_back({{centre - reach, centre + reach}, {}, GroundPiece::Disc{centre, shape.radius}});
  }
  void operator()(const StripShape& shape) { ground.push_back({strip_ground(battlefield_bounds(mission), shape)}); }
  void operator()(const QuarterShape& shape) {
    const auto bounds = battlefield_bounds(mission);
    GroundPiece piece{quarter_ground(bounds, shape.quarter)};
    if (shape.clear_of_centre > Length()) piece.clear_of = {centre_of(bounds), shape.clear_of_centre};
    ground.push_back(std::move(piece));
  }

 private:
  /// A point of the battlefield lies on all levels.
  [[nodiscard]] bool on_level(const Place& place) const {
    if (!level || std::holds_alternative<Point>(place)) return true;
    const auto* board = find_board(mission, board_of(place));
    return board != nullptr && board->level == *level;
  }
};

}  // namespace

bool GroundPiece::contains(Point point) const {
  if (!bounds.contains(point)) return false;
  if (!corners.empty() && !in_polygon(corners, point)) return false;
  if (within && squared_distance(point, within->centre) > squared(within->radius)) return false;
  return !clear_of || squared_distance(point, clear_of->centre) >= squared(clear_of->radius);
}

std::vector<GroundPiece> ground_of(const Mission& mission, const Shape& shape, std::optional<int> level) {
  Collector collector{mission, level};
  std::visit(collector, shape);
  return std::move(collector.ground);
}

bool contains(const std::vector<GroundPiece>& ground, Point point) {
  return std::any_of(ground.begin(), ground.end(), [&](const GroundPiece& piece) { return piece.contains(point); });
}

bool holds(const Mission& mission, const Shape& shape, Point point) {
  return contains(ground_of(mission, shape, std::nullopt), point);
}

}  // namespace bulkhead
