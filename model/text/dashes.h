// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead {

/// From one figure to another, as printers set it: `2–4` of `2-4`.
[[nodiscard]] std::string with_dashes(std::string_view figures);

}  // namespace bulkhead
