// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace bulkhead {

/// Whether a text holds each of the words that blanks part, whatever the case of ASCII letters. True for no words.
[[nodiscard]] bool has_all_words(std::string_view text, std::string_view words);

}  // namespace bulkhead
