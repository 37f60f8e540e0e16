// SPDX-License-Identifier: MIT
#include "analysis/geometry/discs.h"

#include <algorithm>
#include <cmath>

namespace bulkhead {

std::optional<Chord> chord(const StraightLine& line, const Disc& disc, double slack) {
  const double size = length(line.direction);
  const auto to_centre = disc.centre - line.through;
  const double away = std::abs(cross(line.direction, to_centre)) / size;
  if (away > disc.radius + slack) return std::nullopt;
  const double middle = dot(line.direction, to_centre) / size;
  const double half = std::sqrt(std::max(disc.radius * disc.radius - away * away, 0.0));
  return Chord{(middle - half) / size, (middle + half) / size};
}

std::vector<FinePoint> tangents(FinePoint from, const Disc& disc) {
  const auto to_centre = disc.centre - from;
  const double away = length(to_centre);
  if (away <= disc.radius) return {};
  // Turned by the angle whose sine is radius / away.
  const double sine = disc.radius / away;
  const double cosine = std::sqrt(1 - sine * sine);
  const auto turned = [&](double s) {
    return FinePoint{to_centre.x * cosine - to_centre.y * s, to_centre.x * s + to_centre.y * cosine};
  };
  return {turned(sine), turned(-sine)};
}

std::vector<StraightLine> common_tangents(const Disc& a, const Disc& b) {
  std::vector<StraightLine> found;
  const auto axis = b.centre - a.centre;
  const double away = length(axis);
  if (away == 0) return found;
  const FinePoint along = axis * (1 / away);
  const FinePoint aside{-along.y, along.x};
  for (const double side_of_b : {1.0, -1.0}) {
    // The normal of a tangent that has both discs on one side, or one on each.
    const double cosine = (a.radius - side_of_b * b.radius) / away;
    if (std::abs(cosine) > 1) continue;
    const double sine = std::sqrt(1 - cosine * cosine);
    for (const double turn : {sine, -sine}) {
      const auto normal = along * cosine + aside * turn;
      found.push_back({a.centre + normal * a.radius, {-normal.y, normal.x}});
    }
  }
  return found;
}

}  // namespace bulkhead
