// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/base/length.h"

namespace bulkhead {

/// The orientation of the triangle a, b, c: twice its area, in square micrometres, positive where c lies to the right
/// of the way from a to b, as one looks at the map. Exact: coordinates stay below 2^28 µm.
[[nodiscard]] std::int64_t turn(Point a, Point b, Point c);

/// Whether a point lies between two others or on one of them.
[[nodiscard]] bool on_segment(Point a, Point b, Point point);

/// In square micrometres.
[[nodiscard]] std::int64_t squared_distance(Point a, Point b);
[[nodiscard]] std::int64_t squared(Length length);
/// To the micrometre below.
[[nodiscard]] Length square_root(std::int64_t squared);
[[nodiscard]] Length distance_between(Point a, Point b);

}  // namespace bulkhead
