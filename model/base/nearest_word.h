// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bulkhead {

/// The one of `words` that somebody who wrote `text` may have meant: with the fewest letters put in, left out, changed
/// or swapped with their neighbour, the first of several; nothing where more than a third of its letters differ, or of
/// those of a part between hyphens, nor for what has more than 64 bytes. What has another number is another thing as
/// well: of `lock-north` and `lock-south`, or `lamp1` and `lamp2`, nobody means one by the other.
[[nodiscard]] std::optional<std::string> nearest_word(std::string_view text, const std::vector<std::string>& words);

/// The same for many texts, until two million pairs of a text and a word have been looked at; nothing
/// afterwards: what nobody has written by hand need not be understood.
class WordGuesses {
 public:
  [[nodiscard]] std::optional<std::string> nearest(std::string_view text, const std::vector<std::string>& words);

 private:
  std::size_t left_ = 2'000'000;
};

}  // namespace bulkhead
