// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

#include "model/mission/geometry.h"

namespace bulkhead {

/// What a `StripMesh` keeps for a cell of its raster, and where rectangles lie among its lines.

inline constexpr std::int32_t no_ground = -1;
/// Before a strip has it.
inline constexpr std::int32_t free_ground = INT32_MAX;
constexpr std::int32_t block_value(std::uint32_t number) { return -2 - static_cast<std::int32_t>(number); }

/// Keys of a rectangle's sides, which count as a little outside of it.
constexpr std::int64_t low_key(Length at) { return 2 * at.in_micrometres(); }
constexpr std::int64_t high_key(Length at) { return 2 * at.in_micrometres() + 1; }

inline bool meet(const Rectangle& a, const Rectangle& b) {
  return a.top_left.x <= b.bottom_right.x && b.top_left.x <= a.bottom_right.x && a.top_left.y <= b.bottom_right.y &&
         b.top_left.y <= a.bottom_right.y;
}

inline Rectangle common(const Rectangle& a, const Rectangle& b) {
  return {{std::max(a.top_left.x, b.top_left.x), std::max(a.top_left.y, b.top_left.y)},
          {std::min(a.bottom_right.x, b.bottom_right.x), std::min(a.bottom_right.y, b.bottom_right.y)}};
}

}  // namespace bulkhead
