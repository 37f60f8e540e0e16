// SPDX-License-Identifier: MIT
#pragma once

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

}  // namespace bulkhead
