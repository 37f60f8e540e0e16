// SPDX-License-Identifier: MIT
#include "rendering/cards/deck_types.h"

#include <algorithm>
#include <cstddef>

namespace bulkhead {

std::vector<double> deck_types(const std::vector<double>& own) {
  if (own.empty()) return {};
  auto sorted = own;
  std::ranges::sort(sorted);
  auto long_ones = own.size() / cards_for_a_long_one;
  if (long_ones == 0 && own.size() >= least_with_a_long_one && sorted[1] - sorted[0] > most_lost_by_few) long_ones = 1;
  const double usual = sorted[long_ones];
  std::vector<double> types;
  for (const double type : own) types.push_back(type >= usual ? usual : sorted.front());
  return types;
}

}  // namespace bulkhead
