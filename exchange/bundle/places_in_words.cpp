// SPDX-License-Identifier: MIT
#include "exchange/bundle/places_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "model/base/plain_text.h"
#include "model/mission/mission.h"

namespace bulkhead {
namespace {

std::string words_of(const Mission& mission, const CellsShape& shape) {
  if (shape.cells.empty()) return "nowhere";
  auto first = shape.cells.front();
  auto last = first;
  bool one_board = true;
  for (const auto& [board, cell] : shape.cells) {
    one_board = one_board && board == first.board;
    first.cell = {std::min(first.cell.column, cell.column), std::min(first.cell.row, cell.row)};
    last.cell = {std::max(last.cell.column, cell.column), std::max(last.cell.row, cell.row)};
  }
  const auto columns = static_cast<std::size_t>(last.cell.column - first.cell.column) + 1;
  const auto rows = static_cast<std::size_t>(last.cell.row - first.cell.row) + 1;
  if (one_board && shape.cells.size() > 2 && shape.cells.size() == columns * rows) {
    return fmt::format("{} to {}", to_text(mission, first), to_text(mission, last));
  }
  std::vector<std::string> cells;
  for (const auto& cell : shape.cells) cells.push_back(to_text(mission, cell));
  return listed(cells, " and ");
}

std::string words_of(const Mission& mission, const PolygonShape& shape) {
  std::vector<std::string> corners;
  for (const auto& corner : shape.corners) corners.push_back(to_text(mission, Place(corner)));
  return "between the corners " + listed(corners, " and ");
}

std::string words_of(const Mission& mission, const CircleShape& shape) {
  return fmt::format("within {} of {}", in_words(shape.radius), to_text(mission, shape.centre));
}

std::string words_of(const Mission&, const StripShape& shape) {
  return fmt::format("along the {} edge, {} deep", to_text(shape.edge), in_words(shape.depth));
}

std::string words_of(const Mission&, const QuarterShape& shape) {
  auto quarter = fmt::format("the {} quarter", to_text(shape.quarter));
  if (shape.clear_of_centre == Length()) return quarter;
  return fmt::format("{}, further than {} from the centre", quarter, in_words(shape.clear_of_centre));
}

}  // namespace

std::string in_words(Length length) {
  const auto millimetres = to_text(length);
  return fmt::format("{} mm ({}\")", millimetres.substr(0, millimetres.size() - 2), inches_text(length));
}

std::string in_words(const Mission& mission, const Shape& shape) {
  return std::visit([&](const auto& known) { return words_of(mission, known); }, shape);
}

}  // namespace bulkhead
