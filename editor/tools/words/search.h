// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

/// Whether a text holds each of the words that blanks part, whatever the case of ASCII letters; for `game` it may hold
/// `battle`, and the reverse. True for no words.
[[nodiscard]] bool has_all_words(std::string_view text, std::string_view words);

/// Which of some names is meant by what is typed, whatever the case: that name, else the only one with all the words;
/// nothing where there is none or more than one.
[[nodiscard]] std::optional<std::size_t> meant_by(std::string_view typed, const std::vector<std::string>& names);

}  // namespace bulkhead
