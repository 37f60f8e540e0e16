// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// What a card costs: just so much, or as much as its player likes of what it may cost.
struct Cost {
  int least = 0;
  /// Nothing where one may pay any more than `least`.
  std::optional<int> most = 0;

  [[nodiscard]] static Cost exactly(int points) { return {points, points}; }
  friend bool operator==(const Cost&, const Cost&) = default;
};

/// `2`, `1-2` or `1+`; whole numbers from 0 to `largest_number`, the second larger than the first.
[[nodiscard]] Result<Cost> parse_cost(std::string_view text);
[[nodiscard]] std::string to_text(const Cost& cost);

}  // namespace bulkhead
