// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead {

/// A text in capitals, for names on a drawing: letters of the Latin, Greek and Cyrillic alphabets; others stay as they
/// are. The same in every locale.
[[nodiscard]] std::string in_capitals(std::string_view text);

}  // namespace bulkhead
