// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/label/obstacles.h"
#include "rendering/map/zones.h"

namespace bulkhead {

/// Where units come into a zone: for each connected part of its cells the middle of the longest stretch of the boards'
/// edge that it holds, seams left out; of a strip the middle of its edge, of a quarter that of its longer outer edge.
[[nodiscard]] std::vector<EntryArrow> entry_arrows(const MapFrame& frame, const Shape& shape);

/// The arrow moved along the edge, as little as can be, to where it covers nothing that reaches beyond the board; where
/// it is if there is no such place.
[[nodiscard]] EntryArrow moved_clear(const EntryArrow& arrow, const LabelObstacles& obstacles);

}  // namespace bulkhead
