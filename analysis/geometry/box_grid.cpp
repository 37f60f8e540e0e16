// SPDX-License-Identifier: MIT
#include "analysis/geometry/box_grid.h"

namespace bulkhead {

BoxGrid::BoxGrid(FinePoint extent, double across, std::span<const Box> boxes)
    : cell_size_(std::max(std::max(extent.x, extent.y) / across, 1.0)),
      columns_(static_cast<int>(extent.x / cell_size_) + 1),
      rows_(static_cast<int>(extent.y / cell_size_) + 1) {
  std::vector<std::uint32_t> counts(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_) + 1, 0);
  const auto for_each_cell = [&](const Box& box, const auto& visit) {
    for (int row = row_of(box.low.y); row <= row_of(box.high.y); ++row) {
      for (int column = column_of(box.low.x); column <= column_of(box.high.x); ++column) visit(cell_of(column, row));
    }
  };
  for (const auto& box : boxes) for_each_cell(box, [&](std::size_t cell) { ++counts[cell + 1]; });
  for (std::size_t cell = 1; cell < counts.size(); ++cell) counts[cell] += counts[cell - 1];
  first_ = counts;
  members_.resize(counts.back());
  for (std::uint32_t index = 0; index < boxes.size(); ++index) {
    for_each_cell(boxes[index], [&](std::size_t cell) { members_[counts[cell]++] = index; });
  }
}

}  // namespace bulkhead
