// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "validators/engine/check.h"

namespace bulkhead {

/// Leaves of these fixes those that can be applied and by which none of the checks of these keys finds more than it
/// does; what the mission waives or turns off does not count. The checks are run once for what was checked and once for
/// each fix: let them be few and quick.
[[nodiscard]] std::vector<Edit> without_harm(const CheckContext& checked, std::vector<Edit> fixes,
                                             std::initializer_list<std::string_view> keys);

/// Of one fix, or of none.
[[nodiscard]] std::optional<Edit> without_harm(const CheckContext& checked, std::optional<Edit> fix,
                                               std::initializer_list<std::string_view> keys);

}  // namespace bulkhead
