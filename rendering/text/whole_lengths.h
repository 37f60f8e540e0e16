// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

/// Whether the second of two words goes on with a length that ends the first: `304.8` and `mm`, `12"` and `(304.8`,
/// `mm)` and `to 3`, which a no-break space makes one word.
/// No line is broken there as long as both fit into one.
[[nodiscard]] bool goes_on_with_length(std::string_view word, std::string_view next);

}  // namespace bulkhead
