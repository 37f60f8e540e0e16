// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "analysis/geometry/fine_point.h"

namespace bulkhead {

/// A uniform grid that finds which of many boxes are near a straight line: in each of its cells stand the boxes that
/// reach into it. What lies beyond the grid counts as in the cells at its border.
class BoxGrid {
 public:
  struct Box {
    FinePoint low;
    FinePoint high;
  };

  /// Without any box.
  BoxGrid() : first_(2, 0) {}
  /// Over an extent from (0, 0) on, with about `across` cells along its longer side; no cell is smaller than 1.
  BoxGrid(FinePoint extent, double across, std::span<const Box> boxes);

  /// Calls back with the number of every box that may be within `reach` of a line, some more than once, until it is
  /// told false.
  template <typename Visit>
  void for_each_near(FinePoint from, FinePoint to, double reach, const Visit& visit) const {
    if (from.y > to.y) std::swap(from, to);
    const int last_row = row_of(to.y + reach);
    for (int row = row_of(from.y - reach); row <= last_row; ++row) {
      // The part of the line within reach of this row.
      double west = std::min(from.x, to.x);
      double east = std::max(from.x, to.x);
      if (to.y > from.y) {
        const auto x_at = [&](double y) {
          return from.x + (to.x - from.x) * std::clamp((y - from.y) / (to.y - from.y), 0.0, 1.0);
        };
        const double a = row == 0 ? from.x : x_at(row * cell_size_ - reach);
        const double b = row + 1 == rows_ ? to.x : x_at((row + 1) * cell_size_ + reach);
        west = std::min(a, b);
        east = std::max(a, b);
      }
      const int last_column = column_of(east + reach);
      for (int column = column_of(west - reach); column <= last_column; ++column) {
        const auto cell = cell_of(column, row);
        for (auto index = first_[cell]; index < first_[cell + 1]; ++index) {
          if (!visit(members_[index])) return;
        }
      }
    }
  }

 private:
  [[nodiscard]] int column_of(double x) const {
    return static_cast<int>(std::clamp(x / cell_size_, 0.0, columns_ - 1.0));
  }
  [[nodiscard]] int row_of(double y) const { return static_cast<int>(std::clamp(y / cell_size_, 0.0, rows_ - 1.0)); }
  [[nodiscard]] std::size_t cell_of(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  }

  double cell_size_ = 1;
  int columns_ = 1;
  int rows_ = 1;
  /// Where the members of each cell begin, and where the last ones end.
  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> members_;
};

}  // namespace bulkhead
