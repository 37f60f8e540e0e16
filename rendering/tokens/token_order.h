// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "rendering/tokens/token_list.h"

namespace bulkhead {

/// The order in which tokens are looked for: markers, then models; of these what belongs to nobody first, then each
/// side's in the mission's order; objectives before other markers, who leads before all others, then by name as names
/// first come, and by label, 2 before 10.
[[nodiscard]] std::vector<Token> in_order(std::vector<Token> tokens, const Mission& mission);

/// Whether two belong together on a sheet: to the same side, and both models or neither.
[[nodiscard]] bool in_one_group(const Token& one, const Token& other);

/// Whether a label comes before another one, where figures are read as whole numbers.
[[nodiscard]] bool label_before(std::string_view one, std::string_view other);

}  // namespace bulkhead
