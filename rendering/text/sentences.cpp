// SPDX-License-Identifier: MIT
#include "rendering/text/sentences.h"

#include <algorithm>
#include <array>

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 6> closing = {"\"", "'", ")", "]", "”", "’"};

/// Behind all that closes quotes and brackets there.
std::size_t behind_closing(std::string_view text, std::size_t at) {
  while (true) {
    const auto* const found =
        std::ranges::find_if(closing, [&](std::string_view mark) { return text.substr(at).starts_with(mark); });
    if (found == closing.end()) return at;
    at += found->size();
  }
}

}  // namespace

std::size_t sentence_end(std::string_view text, std::size_t from) {
  constexpr std::string_view marks = ".?!";
  for (auto mark = text.find_first_of(marks, from); mark != std::string_view::npos;
       mark = text.find_first_of(marks, mark + 1)) {
    const auto end = behind_closing(text, mark + 1);
    if (end >= text.size() || text[end] == ' ') return end;
  }
  return text.size();
}

}  // namespace bulkhead
