// SPDX-License-Identifier: MIT
#include "analysis/fields/frontier.h"

#include <cmath>
#include <limits>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

/// Derived lengths of the same size may differ by this part of themselves.
constexpr double rounding = 1e-12;

int holder_of(std::span<const SampleField> arrivals, std::size_t sample, double tolerance) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  double first = infinite;
  double second = infinite;
  int holder = Frontier::nobody;
  for (std::size_t side = 0; side < arrivals.size(); ++side) {
    const double arrival = arrivals[side].values[sample];
    if (arrival < first) {
      second = first;
      first = arrival;
      holder = static_cast<int>(side);
    } else if (arrival < second) {
      second = arrival;
    }
  }
  if (second < infinite && second - first <= tolerance + rounding * second) return Frontier::contested;
  return holder;
}

}  // namespace

Frontier frontier(std::span<const SampleField> arrivals, double tolerance) {
  BULKHEAD_EXPECTS(!arrivals.empty());
  const auto& grid = arrivals.front().grid;
  for (const auto& field : arrivals) BULKHEAD_EXPECTS(field.values.size() == grid.count());
  Frontier result{grid, {}};
  for (std::size_t sample = 0; sample < grid.count(); ++sample) {
    result.holders.push_back(holder_of(arrivals, sample, tolerance));
  }
  return result;
}

}  // namespace bulkhead
