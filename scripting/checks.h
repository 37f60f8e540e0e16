// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "validators/engine/check.h"

namespace bulkhead {

/// The checks of this room, in the order in which they are reported.
[[nodiscard]] std::vector<Check> scripting_checks();

}  // namespace bulkhead
