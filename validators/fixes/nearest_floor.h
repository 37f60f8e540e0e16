// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "validators/engine/check.h"

namespace bulkhead {

/// Moves a marker to the middle of the floor cell that is nearest to a point, the first of equals; nothing where there
/// is no floor.
[[nodiscard]] std::optional<Edit> move_to_floor(const CheckContext& context, const Id& marker, Point from);

}  // namespace bulkhead
