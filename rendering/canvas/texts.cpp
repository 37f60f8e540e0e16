// SPDX-License-Identifier: MIT
#include "rendering/canvas/texts.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace bulkhead {
namespace {

/// The lines at the front for which this is the same.
template <typename Same>
std::span<TextRun> front_of(std::span<TextRun> texts, const Same& same) {
  const auto end = std::ranges::find_if_not(texts, [&](const TextRun& text) { return text.cell && same(*text.cell); });
  return texts.first(static_cast<std::size_t>(end - texts.begin()));
}

void draw_cell(Canvas& canvas, std::span<TextRun> texts) {
  const bool heading = !texts.empty() && texts.front().cell->heading;
  canvas.begin_structure(heading ? Structure::heading_cell : Structure::cell);
  for (const auto& text : texts) canvas.text(text);
  canvas.end_structure();
}

void draw_row(Canvas& canvas, std::span<TextRun> texts) {
  canvas.begin_structure(Structure::row);
  std::ranges::stable_sort(texts, {}, [](const TextRun& text) { return text.cell->column; });
  // A cell without words is a cell all the same: those after it stay in their columns.
  for (std::size_t column = 0; !texts.empty(); ++column) {
    const auto cell = front_of(texts, [&](const TableCell& there) { return there.column == column; });
    draw_cell(canvas, cell);
    texts = texts.subspan(cell.size());
  }
  canvas.end_structure();
}

void draw_table(Canvas& canvas, std::span<TextRun> texts) {
  canvas.begin_structure(Structure::table);
  while (!texts.empty()) {
    const auto number = texts.front().cell->row;
    const auto row = front_of(texts, [&](const TableCell& there) { return there.row == number; });
    draw_row(canvas, row);
    texts = texts.subspan(row.size());
  }
  canvas.end_structure();
}

}  // namespace

void draw_texts(Canvas& canvas, std::vector<TextRun> texts, Vec by) {
  for (auto& text : texts) text.at = text.at + by;
  for (std::span<TextRun> rest = texts; !rest.empty();) {
    if (!rest.front().cell) {
      canvas.text(rest.front());
      rest = rest.subspan(1);
      continue;
    }
    const auto number = rest.front().cell->table;
    const auto table = front_of(rest, [&](const TableCell& there) { return there.table == number; });
    draw_table(canvas, table);
    rest = rest.subspan(table.size());
  }
}

}  // namespace bulkhead
