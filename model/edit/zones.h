// SPDX-License-Identifier: MIT
#pragma once

#include "model/edit/edit.h"

namespace bulkhead {

/// Adds a zone or area, or replaces the one with its id, whose extras it takes over (the given ones are not used).
/// Cells and centres must be on the battlefield (contract). Applying fails for an id that something else has, for an
/// unknown kind or side (unless the replaced one has it) and for a shape that is empty or off the battlefield.
[[nodiscard]] Edit set_zone(const Mission& mission, Zone zone);
[[nodiscard]] Edit set_area(const Mission& mission, Zone area);

/// Fails for a shape without ground or off the battlefield.
[[nodiscard]] Result<void> check_shape(const Mission& mission, const Shape& shape);

}  // namespace bulkhead
