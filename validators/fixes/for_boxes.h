// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "validators/engine/check.h"

namespace bulkhead {

/// The fix, unless the boxes build the layout now and would not after it. On large battlefields nobody looks, as that
/// takes too long.
[[nodiscard]] std::optional<Edit> for_boxes(const CheckContext& checked, std::optional<Edit> fix);

}  // namespace bulkhead
