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
  // Three rows of the table, in places that take turns.
  std::vector<std::size_t> cells(3 * (to.size() + 1));
  const auto row_at = [&](std::size_t row) { return cells.data() + row % 3 * (to.size() + 1); };
  std::iota(row_at(0), row_at(0) + to.size() + 1, std::size_t{0});
  for (std::size_t row = 1; row <= from.size(); ++row) {
    const auto* const last = row_at(row - 1);
    const auto* const before_last = row_at(row + 1);
    auto* const next = row_at(row);
    next[0] = row;
    for (std::size_t column = 1; column <= to.size(); ++column) {
      const bool same = from[row - 1] == to[column - 1];
      next[column] = std::min({last[column] + 1, next[column - 1] + 1, last[column - 1] + (same ? 0 : 1)});
      const bool swapped = row > 1 && column > 1 && from[row - 1] == to[column - 2] && from[row - 2] == to[column - 1];
      if (swapped) next[column] = std::min(next[column], before_last[column - 2] + 1);
    }
  }
  return row_at(from.size())[to.size()];
}

/// Names are as long as anybody likes; longer ones than this are nobody's slip.
constexpr std::size_t longest_slip = 64;

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
  if (text.size() > longest_slip) return std::nullopt;
  const std::string* nearest = nullptr;
  std::size_t least = 0;
  for (const auto& word : words) {
    if (!is_near(std::max(text.size(), word.size()) - std::min(text.size(), word.size()), word)) continue;
    const auto found = distance(text, word);
    if (!is_near(found, word) || (nearest != nullptr && found >= least)) continue;
    if (!have_near_parts(text, word) || are_numbered_otherwise(text, word)) continue;
    nearest = &word;
    least = found;
  }
  return nearest == nullptr ? std::nullopt : std::optional(*nearest);
}

std::optional<std::string> WordGuesses::nearest(std::string_view text, const std::vector<std::string>& words) {
  if (words.size() > left_) return std::nullopt;
  left_ -= words.size();
  return nearest_word(text, words);
}

}  // namespace bulkhead
