// SPDX-License-Identifier: MIT
#include "model/mission/cell_blocks.h"

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

CellAddress moved(CellAddress cell, int columns, int rows) {
  cell.cell.column += columns;
  cell.cell.row += rows;
  return cell;
}

}  // namespace

std::size_t CellBlock::count() const {
  return static_cast<std::size_t>(last.cell.column - first.cell.column + 1) *
         static_cast<std::size_t>(last.cell.row - first.cell.row + 1);
}

CellBlock take_block(std::set<CellAddress>& cells) {
  BULKHEAD_EXPECTS(!cells.empty());
  const auto first = *cells.begin();
  auto last = first;
  while (cells.contains(moved(last, 1, 0))) last = moved(last, 1, 0);
  const auto has_row = [&](int row) {
    for (int column = first.cell.column; column <= last.cell.column; ++column) {
      if (!cells.contains({first.board, {column, row}})) return false;
    }
    return true;
  };
  while (has_row(last.cell.row + 1)) last = moved(last, 0, 1);
  for (int row = first.cell.row; row <= last.cell.row; ++row) {
    for (int column = first.cell.column; column <= last.cell.column; ++column) {
      cells.erase({first.board, {column, row}});
    }
  }
  return {first, last};
}

}  // namespace bulkhead
