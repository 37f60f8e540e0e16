// SPDX-License-Identifier: MIT
#include "rendering/text/whole_lengths.h"

#include <algorithm>
#include <array>

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 4> units = {"mm", "cm", "\"", "″"};

bool is_figure(char byte) { return byte >= '0' && byte <= '9'; }

std::string_view without_marks_behind(std::string_view word) {
  return word.substr(0, word.find_last_not_of(").,;:!?") + 1);
}

/// A figure with its unit: `12"`; or the unit alone, behind its figure.
bool ends_with_unit(std::string_view word) {
  return std::ranges::any_of(units, [&](std::string_view unit) {
    if (!word.ends_with(unit)) return false;
    const auto before = word.substr(0, word.size() - unit.size());
    return before.empty() || is_figure(before.back());
  });
}

}  // namespace

bool goes_on_with_length(std::string_view word, std::string_view next) {
  if (word.empty() || next.empty()) return false;
  if (is_figure(word.back())) return std::ranges::find(units, without_marks_behind(next)) != units.end();
  if (word.ends_with(')')) return next.starts_with("to\u00a0") && ends_with_unit(word.substr(0, word.size() - 1));
  return next.size() > 1 && next.front() == '(' && is_figure(next[1]) && ends_with_unit(word);
}

}  // namespace bulkhead
