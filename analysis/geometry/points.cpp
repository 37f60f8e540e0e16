// SPDX-License-Identifier: MIT
#include "analysis/geometry/points.h"

#include <algorithm>
#include <cmath>

namespace bulkhead {

std::int64_t turn(Point a, Point b, Point c) {
  const auto ab = b - a;
  const auto ac = c - a;
  return ab.x.in_micrometres() * ac.y.in_micrometres() - ab.y.in_micrometres() * ac.x.in_micrometres();
}

bool on_segment(Point a, Point b, Point point) {
  return turn(a, b, point) == 0 && std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) &&
         std::min(a.y, b.y) <= point.y && point.y <= std::max(a.y, b.y);
}

std::int64_t squared_distance(Point a, Point b) {
  const auto x = (a.x - b.x).in_micrometres();
  const auto y = (a.y - b.y).in_micrometres();
  return x * x + y * y;
}

std::int64_t squared(Length length) { return length.in_micrometres() * length.in_micrometres(); }

Length square_root(std::int64_t squared) {
  auto result = static_cast<std::int64_t>(std::sqrt(static_cast<double>(squared)));
  while (result * result > squared) --result;
  while ((result + 1) * (result + 1) <= squared) ++result;
  return Length::micrometres(result);
}

Length distance_between(Point a, Point b) { return square_root(squared_distance(a, b)); }

}  // namespace bulkhead
