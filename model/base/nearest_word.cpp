// SPDX-License-Identifier: MIT
#include "model/base/nearest_word.h"

#include <algorithm>
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

}  // namespace

std::optional<std::string> nearest_word(std::string_view text, const std::vector<std::string>& words) {
  const std::string* nearest = nullptr;
  std::size_t least = 0;
  for (const auto& word : words) {
    const auto found = distance(text, word);
    if (3 * found > word.size() || (nearest != nullptr && found >= least)) continue;
    nearest = &word;
    least = found;
  }
  return nearest == nullptr ? std::nullopt : std::optional(*nearest);
}

}  // namespace bulkhead
