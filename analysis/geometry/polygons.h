// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/base/length.h"

namespace bulkhead {

/// Where a point lies with regard to a polygon: by the parity of the sides that a ray from it crosses. Exact.
enum class Where : unsigned char { inside, border, outside };
[[nodiscard]] Where where(const std::vector<Point>& corners, Point point);

/// Whether a point lies in a polygon or on its outline.
[[nodiscard]] inline bool in_polygon(const std::vector<Point>& corners, Point point) {
  return where(corners, point) != Where::outside;
}

}  // namespace bulkhead
