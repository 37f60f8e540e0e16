// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "rendering/map/zones.h"

namespace bulkhead {

/// Where units come into a zone: for each connected part of its cells the middle of the longest stretch of the boards'
/// edge that it holds, seams left out; of a strip the middle of its edge, of a quarter that of its longer outer edge.
[[nodiscard]] std::vector<EntryArrow> entry_arrows(const MapFrame& frame, const Shape& shape);

}  // namespace bulkhead
