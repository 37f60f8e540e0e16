// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace bulkhead {

/// A text in capitals, for names on a drawing (The Unicode Standard, simple case mapping; ß becomes SS, and Greek
/// capitals have no accent). The same in every locale.
[[nodiscard]] std::string in_capitals(std::string_view text);

}  // namespace bulkhead
