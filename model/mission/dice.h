// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/result.h"

namespace bulkhead {

inline constexpr int most_dice = 16;

/// A number, or one that is rolled: the sum of `count` dice and of what is added. A D33 or D66 is two dice of three or
/// six sides, read as tens and units.
struct Dice {
  int count = 0;
  /// 2 to 100; 33 and 66 as said.
  int sides = 0;
  int plus = 0;

  [[nodiscard]] static Dice number(int value) { return {0, 0, value}; }
  [[nodiscard]] bool rolled() const { return count > 0; }
  [[nodiscard]] int least() const;
  [[nodiscard]] int most() const;
  /// Each number that can come of it, once, ascending.
  [[nodiscard]] std::vector<int> values() const;
  friend bool operator==(const Dice&, const Dice&) = default;
};

/// `5`, `D3`, `2D6`, `D3+2`, `2D6-1`, `D33`, `D66`; at most `most_dice` dice. A D33 or D66 stands alone.
[[nodiscard]] Result<Dice> parse_dice(std::string_view text);
[[nodiscard]] std::string to_text(const Dice& dice);

/// Which values a row of a dice table is for, ends included; `12+` has no upper end.
struct DiceBand {
  int low = 0;
  int high = 0;
  friend bool operator==(const DiceBand&, const DiceBand&) = default;
};
/// `3`, `2-5` or `12+`.
[[nodiscard]] Result<DiceBand> parse_dice_band(std::string_view text);
[[nodiscard]] std::string to_text(const DiceBand& band);

}  // namespace bulkhead
