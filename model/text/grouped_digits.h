// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace bulkhead {

/// A number in digits with a comma before every third of its whole ones: `1,219.2` of `1219.2`.
[[nodiscard]] std::string grouped_digits(std::string number);

}  // namespace bulkhead
