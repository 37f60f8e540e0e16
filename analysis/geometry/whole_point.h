// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>

#include "analysis/geometry/fine_point.h"

namespace bulkhead {

/// A place in whole micrometres inside a plan, or the way from one to another. Coordinates stay below 2^27, so that
/// products of two differences are exact in 64 bits and products of two such products in 128.
struct WholePoint {
  std::int64_t x = 0;
  std::int64_t y = 0;
  friend constexpr auto operator<=>(const WholePoint&, const WholePoint&) = default;
};

constexpr WholePoint operator-(WholePoint a, WholePoint b) { return {a.x - b.x, a.y - b.y}; }
constexpr WholePoint operator-(WholePoint a) { return {-a.x, -a.y}; }
constexpr std::int64_t dot(WholePoint a, WholePoint b) { return a.x * b.x + a.y * b.y; }
/// Positive where `b` points clockwise from `a` as one looks at the map, by less than half a turn.
constexpr std::int64_t cross(WholePoint a, WholePoint b) { return a.x * b.y - a.y * b.x; }
/// Of a place that is in whole micrometres.
constexpr WholePoint whole(FinePoint at) { return {static_cast<std::int64_t>(at.x), static_cast<std::int64_t>(at.y)}; }
constexpr FinePoint fine(WholePoint point) { return {static_cast<double>(point.x), static_cast<double>(point.y)}; }

}  // namespace bulkhead
