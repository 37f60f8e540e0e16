// SPDX-License-Identifier: MIT
#include "model/base/nearest_word.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace bulkhead {
namespace {

/// How many letters have to be put in, left out, changed or swapped with their neighbour.
std::size_t distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> before_last;
  std::vector<std::size_t> last(to.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t row = 1; row <= from.size(); ++row) {
    std::vector<std::size_t> next(to.size() + 1, row);
    for (std::size_t column = 1; column <= to.size(); ++column) {
      const bool same = from[row - 1] == to[column - 1];
      next[column] = std::min({last[column] + 1, next[column - 1] + 1, last[column - 1] + (same ? 0 : 1)});
      const bool swapped = row > 1 && column > 1 && from[row - 1] == to[column - 2] && from[row - 2] == to[column - 1];
      if (swapped) next[column] = std::min(next[column], before_last[column - 2] + 1);
    }
    before_last = std::exchange(last, std::move(next));
  }
  return last.back();
}

/// Not more than a third of the letters differ.
bool is_near(std::size_t distance, std::string_view word) { return 3 * distance <= word.size(); }

std::vector<std::string_view> parts_of(std::string_view word) {
  std::vector<std::string_view> parts;
  for (auto hyphen = word.find('-'); hyphen != std::string_view::npos; hyphen = word.find('-')) {
    parts.push_back(word.substr(0, hyphen));
    word.remove_prefix(hyphen + 1);
  }
  parts.push_back(word);
  return parts;
}

/// Whether the parts between hyphens are each near those of the other: `lock-north` is no slip of the pen for
/// `lock-south`.
bool have_near_parts(std::string_view one, std::string_view other) {
  const auto own = parts_of(one);
  const auto others = parts_of(other);
  if (own.size() == 1 || own.size() != others.size()) return true;
  for (std::size_t part = 0; part < own.size(); ++part) {
    if (!is_near(distance(own[part], others[part]), others[part])) return false;
  }
  return true;
}

/// Whether both have numbers, and other ones: `lamp1` is no slip of the pen for `lamp2`.
bool are_numbered_otherwise(std::string_view one, std::string_view other) {
  const auto digits = [](std::string_view word) {
    std::string result;
    std::copy_if(word.begin(), word.end(), std::back_inserter(result), [](char c) { return c >= '0' && c <= '9'; });
    return result;
  };
  const auto own = digits(one);
  const auto others = digits(other);
  return !own.empty() && !others.empty() && own != others;
}

}  // namespace

std::optional<std::string> nearest_word(std::string_view text, const std::vector<std::string>& words) {
  const std::string* nearest = nullptr;
  std::size_t least = 0;
  for (const auto& word : words) {
    const auto found = distance(text, word);
    if (!is_near(found, word) || !have_near_parts(text, word) || are_numbered_otherwise(text, word) ||
        (nearest != nullptr && found >= least))
      continue;
    nearest = &word;
    least = found;
  }
  return nearest == nullptr ? std::nullopt : std::optional(*nearest);
}

}  // namespace bulkhead
