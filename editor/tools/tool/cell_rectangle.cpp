// SPDX-License-Identifier: MIT
#include "editor/tools/tool/cell_rectangle.h"

#include <algorithm>
#include <utility>

#include "editor/tools/tool/wall_rectangle.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// The cell of a board that is nearest to a point of the table, even off that board.
CellPos nearest_cell(const Scene& scene, int board, Vec at) {
  const auto& its_board = *find_board(scene.mission, board);
  const auto& set = *set_of(scene.mission, its_board);
  const auto size = its_board.lattice()->size();
  const auto point = scene.table.point_on(board, at) - its_board.at;
  const auto step = [&](Length length, int count) {
    const auto steps = (length - set.border).in_micrometres() / set.pitch.in_micrometres();
    return std::clamp(static_cast<int>(steps), 0, count - 1);
  };
  return {step(point.x, size.columns), step(point.y, size.rows)};
}

/// So many cells from the first on, on the side on which the last is, as far as the lattice reaches.
int typed_last(int first, int last, int cells, int most) {
  return std::clamp(last < first ? first - (cells - 1) : first + (cells - 1), 0, most - 1);
}

std::string size_words(const Mission& mission, int board, int columns, int rows, RulerUnit unit) {
  return length_words(length_of_steps(mission, board, columns), unit) + " × " +
         length_words(length_of_steps(mission, board, rows), unit);
}

}  // namespace

void CellRectangle::begin(const CellAddress& first) {
  first_ = first;
  last_ = first.cell;
  fixed_ = {};
}

void CellRectangle::follow(const Scene& scene, const Pointer& pointer) {
  last_ = nearest_cell(scene, first_.board, pointer.at);
}

std::pair<CellPos, CellPos> CellRectangle::corners(const Mission& mission) const {
  auto last = last_;
  const auto size = find_lattice(mission, first_.board)->size();
  const auto steps = [&](Length length) { return steps_in(mission, first_.board, length); };
  if (fixed_[0]) last.column = typed_last(first_.cell.column, last.column, steps(*fixed_[0]), size.columns);
  if (fixed_[1]) last.row = typed_last(first_.cell.row, last.row, steps(*fixed_[1]), size.rows);
  const auto& from = first_.cell;
  return {{std::min(from.column, last.column), std::min(from.row, last.row)},
          {std::max(from.column, last.column), std::max(from.row, last.row)}};
}

std::vector<ToolFigure> CellRectangle::figures(const Mission& mission) const {
  const auto [first, last] = corners(mission);
  const auto length = [&](int cells) { return length_of_steps(mission, first_.board, cells); };
  return {{translate("Width"), length(last.column - first.column + 1), fixed_[0].has_value()},
          {translate("Depth"), length(last.row - first.row + 1), fixed_[1].has_value()}};
}

void CellRectangle::fix(std::size_t number, std::optional<Length> length) {
  if (number < fixed_.size()) fixed_[number] = length;
}

std::vector<CellAddress> CellRectangle::cells(const Mission& mission) const {
  const auto [first, last] = corners(mission);
  std::vector<CellAddress> cells;
  for (int row = first.row; row <= last.row; ++row) {
    for (int column = first.column; column <= last.column; ++column) cells.push_back({first_.board, {column, row}});
  }
  return cells;
}

std::string CellRectangle::rounding_words(const Mission& mission, RulerUnit unit) const {
  const auto all = figures(mission);
  for (std::size_t number = 0; number < fixed_.size(); ++number) {
    if (!fixed_[number] || *fixed_[number] == all[number].value) continue;
    return translate("{} becomes {}: cells are {} wide",
                     {length_words(*fixed_[number], unit), length_words(all[number].value, unit),
                      length_words(length_of_steps(mission, first_.board, 1), unit)});
  }
  return {};
}

std::string cells_words(const Mission& mission, const std::vector<CellAddress>& cells, RulerUnit unit) {
  if (cells.empty()) return {};
  const auto count = counted(cells.size(), marked("1 cell"), marked("{} cells"));
  const int board = cells.front().board;
  auto first = cells.front().cell;
  auto last = first;
  for (const auto& each : cells) {
    if (each.board != board) return count;
    first = {std::min(first.column, each.cell.column), std::min(first.row, each.cell.row)};
    last = {std::max(last.column, each.cell.column), std::max(last.row, each.cell.row)};
  }
  const int columns = last.column - first.column + 1;
  const int rows = last.row - first.row + 1;
  const auto by = std::to_string(columns) + " × " + std::to_string(rows);
  const bool whole = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows) == cells.size();
  const auto number = whole ? translate("{} × {} cells", {std::to_string(columns), std::to_string(rows)})
                            : translate("{} in {}", {count, by});
  return number + " · " + size_words(mission, board, columns, rows, unit);
}

}  // namespace bulkhead
