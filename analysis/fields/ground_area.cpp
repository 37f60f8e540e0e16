// SPDX-License-Identifier: MIT
#include "analysis/fields/ground_area.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>

#include "analysis/cells/access.h"
#include "analysis/geometry/rectangles.h"

namespace bulkhead {
namespace {

constexpr auto outline_step = Length::millimetres(1);

/// The coordinates at which shortest ways may begin on sides along an axis: level with a corner or a sample.
std::vector<Length> levels(const Plan& plan, const SampleGrid& grid, Length Point::*axis) {
  std::vector<Length> found;
  const auto& ways = plan.ways();
  for (const auto& corner : ways.corners_within({}, ways.mesh().extent())) {
    const auto at = ways.on_battlefield(corner);
    found.push_back(Length::micrometres(std::llround(axis == &Point::x ? at.x : at.y)));
  }
  const int count = axis == &Point::x ? grid.columns : grid.rows;
  for (int index = 0; index < count; ++index) found.push_back(grid.at(index, index).*axis);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

/// Collects where ways begin on an outline.
class Outline {
 public:
  Outline(const Plan& plan, const SampleGrid& grid)
      : columns_(levels(plan, grid, &Point::x)), rows_(levels(plan, grid, &Point::y)) {}

  void add_side(Point a, Point b) {
    points.push_back(a);
    points.push_back(b);
    if (a.y == b.y) {
      add_levels(columns_, a.x, b.x, [&](Length x) { return Point{x, a.y}; });
    } else if (a.x == b.x) {
      add_levels(rows_, a.y, b.y, [&](Length y) { return Point{a.x, y}; });
    } else {
      const double steps = std::ceil(distance(fine(a), fine(b)) / static_cast<double>(outline_step.in_micrometres()));
      const auto count = static_cast<std::int64_t>(steps);
      for (std::int64_t step = 1; step < count; ++step) {
        points.push_back({a.x + (b.x - a.x) * step / count, a.y + (b.y - a.y) * step / count});
      }
    }
  }

  void add_circle(Point centre, Length radius) {
    const auto r = static_cast<double>(radius.in_micrometres());
    const auto count = static_cast<int>(
        std::max(8.0, std::ceil(2 * std::numbers::pi * r / static_cast<double>(outline_step.in_micrometres()))));
    for (int step = 0; step < count; ++step) {
      const double angle = 2 * std::numbers::pi * step / count;
      points.push_back(centre + Point{Length::micrometres(std::llround(r * std::cos(angle))),
                                      Length::micrometres(std::llround(r * std::sin(angle)))});
    }
  }

  std::vector<Point> points;

 private:
  template <typename Place>
  void add_levels(const std::vector<Length>& levels, Length a, Length b, const Place& place) {
    const auto end = std::lower_bound(levels.begin(), levels.end(), std::max(a, b));
    for (auto next = std::upper_bound(levels.begin(), levels.end(), std::min(a, b)); next < end; ++next) {
      points.push_back(place(*next));
    }
  }

  std::vector<Length> columns_;
  std::vector<Length> rows_;
};

Point rounded(FinePoint at) {
  return {Length::micrometres(std::llround(at.x)), Length::micrometres(std::llround(at.y))};
}

Point on_circle(const GroundPiece::Disc& disc, Point towards) {
  const auto centre = fine(disc.centre);
  const auto away = fine(towards) - centre;
  return rounded(centre + away * (in_micrometres(disc.radius) / length(away)));
}

Point nearest_of_outline(const std::vector<Point>& corners, Point from) {
  auto best = fine(corners.front());
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto at = nearest_on(fine(corners[index]), fine(corners[(index + 1) % corners.size()]), fine(from));
    if (distance(at, fine(from)) < distance(best, fine(from))) best = at;
  }
  return rounded(best);
}

std::optional<Point> nearest_of(const GroundPiece& piece, Point from) {
  if (piece.contains(from)) return from;
  if (piece.within) return on_circle(*piece.within, from);
  const auto at = piece.corners.empty() ? nearest_in(piece.bounds, from) : nearest_of_outline(piece.corners, from);
  if (!piece.clear_of || piece.contains(at)) return at;
  if (piece.clear_of->centre == from) return std::nullopt;
  const auto beside = on_circle(*piece.clear_of, from);
  return piece.bounds.contains(beside) ? std::optional(beside) : std::nullopt;
}

}  // namespace

void GroundArea::add(const Mission& mission, const Shape& shape, int level) {
  auto ground = ground_of(mission, shape, level);
  pieces_.insert(pieces_.end(), std::make_move_iterator(ground.begin()), std::make_move_iterator(ground.end()));
}

std::vector<Point> GroundArea::corners() const {
  std::vector<Point> found;
  for (const auto& piece : pieces_) {
    if (piece.within) {
      const auto [centre, radius] = *piece.within;
      found.insert(found.end(), {centre - Point{radius, {}}, centre + Point{radius, {}}, centre - Point{{}, radius},
                                 centre + Point{{}, radius}});
    } else {
      const auto outline = piece.outline();
      found.insert(found.end(), outline.begin(), outline.end());
    }
  }
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::optional<Point> GroundArea::nearest(Point from) const {
  std::optional<Point> best;
  for (const auto& piece : pieces_) {
    const auto at = nearest_of(piece, from);
    if (at && (!best || distance(fine(*at), fine(from)) < distance(fine(*best), fine(from)))) best = at;
  }
  return best;
}

bool GroundArea::surrounds(Point point) const {
  constexpr auto next = Length::micrometres(1);
  return contains(point + Point{next, next}) && contains(point + Point{next, -next}) &&
         contains(point + Point{-next, next}) && contains(point + Point{-next, -next});
}

std::vector<Point> GroundArea::origins(const Plan& plan, const SampleGrid& grid) const {
  Outline outline(plan, grid);
  for (const auto& piece : pieces_) {
    const auto before = static_cast<std::ptrdiff_t>(outline.points.size());
    if (piece.within) {
      outline.add_circle(piece.within->centre, piece.within->radius);
      continue;
    }
    const auto corners = piece.outline();
    for (std::size_t index = 0; index < corners.size(); ++index) {
      outline.add_side(corners[index], corners[(index + 1) % corners.size()]);
    }
    if (!piece.clear_of) continue;
    auto& points = outline.points;
    points.erase(
        std::remove_if(points.begin() + before, points.end(), [&](Point point) { return !piece.contains(point); }),
        points.end());
    const auto sides = static_cast<std::ptrdiff_t>(points.size());
    outline.add_circle(piece.clear_of->centre, piece.clear_of->radius);
    points.erase(std::remove_if(points.begin() + sides, points.end(),
                                [&](Point point) { return !piece.bounds.contains(point); }),
                 points.end());
  }
  auto& points = outline.points;
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return std::move(outline.points);
}

GroundArea start_area(const Mission& mission, const Id& side, int level) {
  GroundArea area;
  for (const auto& zone : *mission.zones) {
    if (starts_in(mission, side, zone)) area.add(mission, zone.shape, level);
  }
  return area;
}

}  // namespace bulkhead
