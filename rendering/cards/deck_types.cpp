// SPDX-License-Identifier: MIT
#include "rendering/cards/deck_types.h"

#include <algorithm>
#include <cstddef>

namespace bulkhead {

std::vector<double> deck_types(const std::vector<double>& own) {
  if (own.empty()) return {};
  auto sorted = own;
  std::ranges::sort(sorted);
  double usual = sorted[own.size() / cards_for_a_long_one];
  const auto readable = std::ranges::lower_bound(sorted, least_usual_type);
  if (readable != sorted.end()) usual = std::max(usual, *readable);
  std::vector<double> types;
  for (const double type : own) types.push_back(std::min(type, usual));
  return types;
}

}  // namespace bulkhead
