// SPDX-License-Identifier: MIT
#include "exchange/bundle/places_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {
namespace {

/// `a, b and c`
std::string listed(const std::vector<std::string>& words) {
  std::string result;
  for (std::size_t index = 0; index < words.size(); ++index) {
    if (index > 0) result += index + 1 == words.size() ? " and " : ", ";
    result += words[index];
  }
  return result;
}

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
  return listed(cells);
}

std::string words_of(const Mission& mission, const PolygonShape& shape) {
  std::vector<std::string> corners;
  for (const auto& corner : shape.corners) corners.push_back(to_text(mission, Place(corner)));
  return "between the corners " + listed(corners);
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
  const auto tenths = (length.in_micrometres() * 10 + 12'700) / 25'400;
  const auto inches =
      tenths % 10 == 0 ? fmt::format("{}", tenths / 10) : fmt::format("{}.{}", tenths / 10, tenths % 10);
  return fmt::format("{} mm ({}\")", millimetres.substr(0, millimetres.size() - 2), inches);
}

std::string in_words(const Mission& mission, const Shape& shape) {
  return std::visit([&](const auto& known) { return words_of(mission, known); }, shape);
}

}  // namespace bulkhead
