// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/base/result.h"
#include "model/mission/mission.h"
#include "rendering/label/placement.h"

namespace bulkhead {

/// Refuses missions without boards, and what no sheet has room for, before much time and memory is spent on it.
[[nodiscard]] Result<void> expect_drawable(const Mission& mission);
[[nodiscard]] Result<void> expect_drawable(const std::vector<LabelRequest>& names);

}  // namespace bulkhead
