// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

#include "model/base/length.h"

namespace bulkhead {

/// A derived place on the battlefield, in micrometres that need not be whole.
struct FinePoint {
  double x = 0;
  double y = 0;
  friend bool operator==(const FinePoint&, const FinePoint&) = default;
};

constexpr FinePoint operator+(FinePoint a, FinePoint b) { return {a.x + b.x, a.y + b.y}; }
constexpr FinePoint operator-(FinePoint a, FinePoint b) { return {a.x - b.x, a.y - b.y}; }
constexpr FinePoint operator*(FinePoint a, double factor) { return {a.x * factor, a.y * factor}; }
constexpr double dot(FinePoint a, FinePoint b) { return a.x * b.x + a.y * b.y; }
constexpr double cross(FinePoint a, FinePoint b) { return a.x * b.y - a.y * b.x; }
inline double length(FinePoint a) { return std::sqrt(dot(a, a)); }
inline double distance(FinePoint a, FinePoint b) { return length(b - a); }

/// The place on the straight line between two places that is nearest to a third: its projection, from end to end.
constexpr FinePoint nearest_on(FinePoint from, FinePoint to, FinePoint point) {
  const auto along = to - from;
  const double squared = dot(along, along);
  return from + along * (squared > 0 ? std::clamp(dot(point - from, along) / squared, 0.0, 1.0) : 0.0);
}
constexpr double squared_distance_to_segment(FinePoint point, FinePoint from, FinePoint to) {
  const auto away = point - nearest_on(from, to, point);
  return dot(away, away);
}
inline double distance_to_segment(FinePoint point, FinePoint from, FinePoint to) {
  return length(point - nearest_on(from, to, point));
}

constexpr FinePoint fine(Point point) {
  return {static_cast<double>(point.x.in_micrometres()), static_cast<double>(point.y.in_micrometres())};
}

/// In micrometres: more than a length changes where its ends are brought to whole ones.
inline constexpr double a_hair = 2;

/// Derived lengths are micrometres in doubles; players read millimetres.
constexpr double in_micrometres(Length length) { return static_cast<double>(length.in_micrometres()); }
constexpr double in_millimetres(double micrometres) { return micrometres / 1000; }

}  // namespace bulkhead
