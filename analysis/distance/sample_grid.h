// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/plan/plan.h"
#include "model/base/result.h"

namespace bulkhead {

/// Sample points in rows and columns, from `first` on.
struct SampleGrid {
  Point first;
  Length spacing;
  int columns = 0;
  int rows = 0;
  friend bool operator==(const SampleGrid&, const SampleGrid&) = default;

  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
  /// Sample (column, row) has number row × columns + column.
  [[nodiscard]] Point at(int column, int row) const { return first + Point{spacing * column, spacing * row}; }
  [[nodiscard]] Point at(std::size_t number) const {
    const auto across = static_cast<std::size_t>(columns);
    return at(static_cast<int>(number % across), static_cast<int>(number / across));
  }
};

/// The largest grid of this spacing over the ground, centred on it. Fails if the spacing is not positive or there would
/// be more than 16 million samples.
[[nodiscard]] Result<SampleGrid> sample_grid(const Plan& plan, Length spacing);

}  // namespace bulkhead
