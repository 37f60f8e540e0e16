// SPDX-License-Identifier: MIT
#include "analysis/geometry/shape_ground.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "analysis/geometry/points.h"
#include "analysis/geometry/polygons.h"
#include "analysis/geometry/rectangles.h"

namespace bulkhead {
namespace {

/// The ground of a strip along an edge of the battlefield; one that is deeper than the battlefield reaches beyond it.
Rectangle strip_ground(Rectangle battlefield, const StripShape& strip) {
  switch (strip.edge) {
    case Compass::north: battlefield.bottom_right.y = battlefield.top_left.y + strip.depth; break;
    case Compass::south: battlefield.top_left.y = battlefield.bottom_right.y - strip.depth; break;
    case Compass::west: battlefield.bottom_right.x = battlefield.top_left.x + strip.depth; break;
    case Compass::east: battlefield.top_left.x = battlefield.bottom_right.x - strip.depth; break;
  }
  return battlefield;
}

/// The ground of a quarter of the battlefield, as far as its centre.
Rectangle quarter_ground(Rectangle battlefield, Quarter quarter) {
  const auto centre = centre_of(battlefield);
  const bool north = quarter == Quarter::north_west || quarter == Quarter::north_east;
  const bool west = quarter == Quarter::north_west || quarter == Quarter::south_west;
  (north ? battlefield.bottom_right : battlefield.top_left).y = centre.y;
  (west ? battlefield.bottom_right : battlefield.top_left).x = centre.x;
  return battlefield;
}

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

/// The stretches of outlines that pass over the battlefield.
class Fronts {
 public:
  explicit Fronts(const Rectangle& field) : low_(fine(field.top_left)), high_(fine(field.bottom_right)) {}

  void add(const std::vector<Point>& corners) {
    for (std::size_t index = 0; index < corners.size(); ++index) {
      add(fine(corners[index]), fine(corners[(index + 1) % corners.size()]));
    }
  }
  void add(const GroundPiece::Disc& disc) {
    constexpr int pieces = 72;
    const auto place = [&](int index) {
      const double angle = 2 * std::numbers::pi * index / pieces;
      const auto radius = static_cast<double>(disc.radius.in_micrometres());
      return fine(disc.centre) + FinePoint{std::cos(angle), std::sin(angle)} * radius;
    };
    for (int index = 0; index < pieces; ++index) add(place(index), place(index + 1));
  }

  std::vector<FineSegment> segments;

 private:
  void add(FinePoint from, FinePoint to) {
    const auto middle = (from + to) * 0.5;
    if (middle.x > low_.x && middle.x < high_.x && middle.y > low_.y && middle.y < high_.y) {
      segments.push_back({from, to});
    }
  }

  FinePoint low_;
  FinePoint high_;
};

double distance_to_disc(const GroundPiece::Disc& disc, Point point) {
  return distance(fine(disc.centre), fine(point)) - in_micrometres(disc.radius);
}

double distance_to_outline(const std::vector<Point>& corners, Point point) {
  auto least = std::numeric_limits<double>::infinity();
  for (std::size_t index = 0; index < corners.size(); ++index) {
    least = std::min(
        least, distance_to_segment(fine(point), fine(corners[index]), fine(corners[(index + 1) % corners.size()])));
  }
  return least;
}

}  // namespace

bool GroundPiece::contains(Point point) const {
  if (!bounds.contains(point)) return false;
  if (!corners.empty() && !in_polygon(corners, point)) return false;
  if (within && squared_distance(point, within->centre) > squared(within->radius)) return false;
  return !clear_of || squared_distance(point, clear_of->centre) >= squared(clear_of->radius);
}

std::vector<Point> GroundPiece::outline() const {
  if (!corners.empty()) return corners;
  const auto of_bounds = corners_of(bounds);
  return {of_bounds.begin(), of_bounds.end()};
}

double distance_outside(const GroundPiece& piece, Point point) {
  if (piece.contains(point)) return 0;
  double away = distance(fine(point), fine(nearest_in(piece.bounds, point)));
  if (!piece.corners.empty()) away = distance_to_outline(piece.corners, point);
  if (piece.within) away = std::max(away, distance_to_disc(*piece.within, point));
  if (piece.clear_of) away = std::max(away, -distance_to_disc(*piece.clear_of, point));
  return away;
}

double distance_outside(const std::vector<GroundPiece>& ground, Point point) {
  double least = std::numeric_limits<double>::infinity();
  for (const auto& piece : ground) least = std::min(least, distance_outside(piece, point));
  return least;
}

double depth_inside(const GroundPiece& piece, Point point) {
  if (!piece.contains(point)) return 0;
  const auto& [low, high] = piece.bounds;
  double depth = in_micrometres(std::min({point.x - low.x, high.x - point.x, point.y - low.y, high.y - point.y}));
  if (!piece.corners.empty()) depth = distance_to_outline(piece.corners, point);
  if (piece.within) depth = std::min(depth, -distance_to_disc(*piece.within, point));
  if (piece.clear_of) depth = std::min(depth, distance_to_disc(*piece.clear_of, point));
  return std::max(0.0, depth);
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

std::vector<FineSegment> fronts_of(const Mission& mission, const Shape& shape) {
  if (std::holds_alternative<CellsShape>(shape)) return {};
  Fronts fronts(battlefield_bounds(mission));
  for (const auto& piece : ground_of(mission, shape, std::nullopt)) {
    if (piece.within) {
      fronts.add(*piece.within);
    } else {
      fronts.add(piece.outline());
    }
    if (piece.clear_of) fronts.add(*piece.clear_of);
  }
  return std::move(fronts.segments);
}

}  // namespace bulkhead
