// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/base/length.h"

namespace bulkhead {

enum class RulerUnit : unsigned char { inches, millimetres };

struct RulerTick {
  /// In millimetres on the table.
  double at = 0;
  /// Longer and labelled.
  bool labelled = false;
  std::string label;
  friend bool operator==(const RulerTick&, const RulerTick&) = default;
};

/// The ticks of a ruler between two positions of the table (millimetres), counted from 0, in order. Labels are at
/// least 56 pixels apart and ticks 7: the step is the smallest of 1/4, 1/2, 1, 2, 4, 6, 12, 24, 48 … inches, or 1, 2,
/// 5, 10, 20, 50 … mm, that keeps to that.
[[nodiscard]] std::vector<RulerTick> ruler_ticks(double from, double to, double pixels_per_millimetre, RulerUnit unit);

/// A length as players read it, with at most one decimal: `8.4"`, `213.4 mm`.
[[nodiscard]] std::string length_words(Length length, RulerUnit unit);
/// `8.4", 11.2"`
[[nodiscard]] std::string point_words(Point point, RulerUnit unit);

}  // namespace bulkhead
