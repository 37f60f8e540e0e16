// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_trail.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "analysis/geometry/points.h"

namespace bulkhead {
namespace {

Point rounded(FinePoint point) {
  return {Length::micrometres(std::llround(point.x)), Length::micrometres(std::llround(point.y))};
}

bool cross_or_touch(Point a, Point b, Point c, Point d) {
  const auto sign = [](std::int64_t number) { return number > 0 ? 1 : number < 0 ? -1 : 0; };
  const int c_side = sign(turn(a, b, c));
  const int d_side = sign(turn(a, b, d));
  const int a_side = sign(turn(c, d, a));
  const int b_side = sign(turn(c, d, b));
  if (c_side * d_side < 0 && a_side * b_side < 0) return true;
  return on_segment(a, b, c) || on_segment(a, b, d) || on_segment(c, d, a) || on_segment(c, d, b);
}

/// What of a leg lies in a rectangle.
std::optional<std::pair<FinePoint, FinePoint>> part_within(const Rectangle& bounds, const TrailLeg& leg) {
  const auto from = fine(leg.from);
  const auto along = fine(leg.to) - from;
  double first = 0;
  double last = 1;
  const auto cut = [&](double begin, double step, Length low, Length high) {
    if (step == 0) return begin >= in_micrometres(low) && begin <= in_micrometres(high);
    const double to_low = (in_micrometres(low) - begin) / step;
    const double to_high = (in_micrometres(high) - begin) / step;
    first = std::max(first, std::min(to_low, to_high));
    last = std::min(last, std::max(to_low, to_high));
    return first <= last;
  };
  if (!cut(from.x, along.x, bounds.top_left.x, bounds.bottom_right.x)) return std::nullopt;
  if (!cut(from.y, along.y, bounds.top_left.y, bounds.bottom_right.y)) return std::nullopt;
  return std::pair{from + along * first, from + along * last};
}

/// The least that is told of the places of a leg, by halves, to a micrometre: it changes no faster than the place
/// moves.
double least_along(const GroundPiece& piece, const TrailLeg& leg) {
  std::vector<std::pair<FinePoint, FinePoint>> parts = {{fine(leg.from), fine(leg.to)}};
  double least = std::min(distance_outside(piece, leg.from), distance_outside(piece, leg.to));
  while (!parts.empty()) {
    const auto [from, to] = parts.back();
    parts.pop_back();
    const auto middle = (from + to) * 0.5;
    const double away = distance_outside(piece, rounded(middle));
    const double half = distance(from, middle);
    least = std::min(least, away);
    if (half < 1 || away - half >= least) continue;
    parts.emplace_back(from, middle);
    parts.emplace_back(middle, to);
  }
  return least;
}

/// Ways touch what blocks: whole micrometres may lie inside of it where others beside them do not.
std::optional<Point> free_beside(const Kernel& kernel, FinePoint at) {
  const auto is_free = [&](Point place) { return kernel.is_free(kernel.inside(place)); };
  if (is_free(rounded(at))) return rounded(at);
  for (const double x : {std::floor(at.x), std::ceil(at.x)}) {
    for (const double y : {std::floor(at.y), std::ceil(at.y)}) {
      if (is_free(rounded({x, y}))) return rounded({x, y});
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<TrailLeg> legs_of(int level, const Way& way) {
  // It turns at whole micrometres.
  if (way.points.size() == 1) return {{level, rounded(way.points.front()), rounded(way.points.front())}};
  std::vector<TrailLeg> legs;
  for (std::size_t index = 1; index < way.points.size(); ++index) {
    legs.push_back({level, rounded(way.points[index - 1]), rounded(way.points[index])});
  }
  return legs;
}

bool comes_onto(const GroundPiece& piece, const TrailLeg& leg) {
  if (piece.contains(leg.from) || piece.contains(leg.to)) return true;
  if (piece.within) {
    const auto radius = in_micrometres(piece.within->radius);
    return squared_distance_to_segment(fine(piece.within->centre), fine(leg.from), fine(leg.to)) <= radius * radius;
  }
  if (piece.clear_of) {
    // Of a straight line the ends are farthest from anything.
    const auto part = part_within(piece.bounds, leg);
    const auto off = [&](FinePoint at) {
      return distance(at, fine(piece.clear_of->centre)) >= in_micrometres(piece.clear_of->radius);
    };
    return part && (off(part->first) || off(part->second));
  }
  const auto corners = piece.outline();
  for (std::size_t index = 0; index < corners.size(); ++index) {
    if (cross_or_touch(leg.from, leg.to, corners[index], corners[(index + 1) % corners.size()])) return true;
  }
  return false;
}

double distance_outside(const GroundPiece& piece, const TrailLeg& leg) {
  if (comes_onto(piece, leg)) return 0;
  const auto from = fine(leg.from);
  const auto to = fine(leg.to);
  if (piece.within) {
    return distance_to_segment(fine(piece.within->centre), from, to) - in_micrometres(piece.within->radius);
  }
  if (piece.clear_of) return least_along(piece, leg);
  double least = std::min(distance_outside(piece, leg.from), distance_outside(piece, leg.to));
  for (const auto& corner : piece.outline()) least = std::min(least, distance_to_segment(fine(corner), from, to));
  return least;
}

std::vector<Point> places_towards(const WayOutline& outline, const Kernel& kernel, const TrailLeg& leg, double reach) {
  std::vector<Point> places;
  const auto from = fine(leg.from);
  const auto to = fine(leg.to);
  const auto add = [&](FinePoint place) {
    const auto at = free_beside(kernel, nearest_on(from, to, place));
    if (at) places.push_back(*at);
  };
  add(from);
  add(to);
  for (const auto& part : outline.parts) {
    add(part.from);
    add(part.to);
  }
  for (const auto& part : outline.meeting) add(part.from);
  const FinePoint low{std::min(from.x, to.x) - reach, std::min(from.y, to.y) - reach};
  const FinePoint high{std::max(from.x, to.x) + reach, std::max(from.y, to.y) + reach};
  const auto origin = kernel.on_battlefield({});
  for (const auto& corner : kernel.corners_within(low - origin, high - origin)) add(kernel.on_battlefield(corner));
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

}  // namespace bulkhead
