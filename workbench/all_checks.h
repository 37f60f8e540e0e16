// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "validators/engine/check.h"

namespace bulkhead {

/// The checks of all rooms, in the order in which they are reported.
[[nodiscard]] const std::vector<Check>& all_checks();

/// The check of a key, among all; null where there is none.
[[nodiscard]] const Check* find_check(std::string_view key);

/// All that the house may say in findings and figures, sorted by id.
[[nodiscard]] std::vector<MessageText> message_table();

}  // namespace bulkhead
