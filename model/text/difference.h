// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead {

/// What differs between two texts, line by line, in the unified format of `diff -u` with three lines of context, which
/// `patch` understands. `name` stands in both headings. Empty where the texts are equal.
///
/// The difference is the least (Myers, "An O(ND) difference algorithm and its variations", 1986) unless more than some
/// thousand lines differ; then the lines between the first and the last difference are replaced as a whole.
[[nodiscard]] std::string unified_difference(std::string_view before, std::string_view after, std::string_view name);

}  // namespace bulkhead
