// SPDX-License-Identifier: MIT
#include "exchange/bundle/places_in_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "model/base/plain_text.h"
#include "model/mission/geometry.h"
#include "model/mission/mission.h"
#include "model/text/lengths_in_words.h"

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

/// How far a point is from the west and from the north edge of the battlefield; nothing where it is not on it.
std::optional<Point> from_edges(const Mission& mission, Point point) {
  const auto [from, to] = battlefield_bounds(mission);
  const bool inside = point.x >= from.x && point.y >= from.y && point.x <= to.x && point.y <= to.y;
  return inside ? std::optional(point - from) : std::nullopt;
}

std::string stretch(const Mission& mission, Length from, Length to, std::string_view edge) {
  const auto start = from == Length() ? std::string("0") : in_words(mission, from);
  return fmt::format("{} to {} from the {} edge", start, in_words(mission, to), edge);
}

/// A rectangle that lies straight, as its stretches along both edges; nothing for other polygons.
std::optional<std::string> rectangle_words(const Mission& mission, const std::vector<Point>& corners) {
  if (corners.size() != 4) return std::nullopt;
  auto from = corners.front();
  auto to = from;
  for (const auto& corner : corners) {
    from = {std::min(from.x, corner.x), std::min(from.y, corner.y)};
    to = {std::max(to.x, corner.x), std::max(to.y, corner.y)};
  }
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto& corner = corners[index];
    const auto& next = corners[(index + 1) % corners.size()];
    const bool outermost = (corner.x == from.x || corner.x == to.x) && (corner.y == from.y || corner.y == to.y);
    if (!outermost || (corner.x == next.x) == (corner.y == next.y)) return std::nullopt;
  }
  return fmt::format("{}, {}", stretch(mission, from.x, to.x, "west"), stretch(mission, from.y, to.y, "north"));
}

std::string words_of(const Mission& mission, const PolygonShape& shape) {
  std::vector<Point> corners;
  for (const auto& corner : shape.corners) {
    if (const auto on_board = from_edges(mission, corner)) corners.push_back(*on_board);
  }
  std::string words;
  if (corners.size() != shape.corners.size()) {
    for (const auto& corner : shape.corners) words += (words.empty() ? "" : "; ") + to_text(mission, Place(corner));
    return "between the corners " + words;
  }
  if (const auto rectangle = rectangle_words(mission, corners)) return *rectangle;
  for (const auto& corner : corners) {
    words +=
        fmt::format("{}{} and {}", words.empty() ? "" : "; ", in_words(mission, corner.x), in_words(mission, corner.y));
  }
  return "between these corners, measured from the west and from the north edge: " + words;
}

std::string words_of(const Mission& mission, const CircleShape& shape) {
  return fmt::format("within {} of {}", in_words(mission, shape.radius), in_words(mission, shape.centre));
}

std::string words_of(const Mission& mission, const StripShape& shape) {
  return fmt::format("along the {} edge, {} deep", to_text(shape.edge), in_words(mission, shape.depth));
}

std::string words_of(const Mission& mission, const QuarterShape& shape) {
  auto quarter = fmt::format("the {} quarter", to_text(shape.quarter));
  if (shape.clear_of_centre == Length()) return quarter;
  return fmt::format("{}, further than {} from the centre", quarter, in_words(mission, shape.clear_of_centre));
}

}  // namespace

std::string in_words(const Mission& mission, const Place& place) {
  const auto* point = std::get_if<Point>(&place);
  const auto on_board = point == nullptr ? std::nullopt : from_edges(mission, *point);
  if (!on_board) return to_text(mission, place);
  const auto [from, to] = battlefield_bounds(mission);
  if (*on_board + *on_board == to - from) return "the centre";
  return fmt::format("{} from the west edge, {} from the north edge", in_words(mission, on_board->x),
                     in_words(mission, on_board->y));
}

std::string in_words(const Mission& mission, const Shape& shape) {
  return std::visit([&](const auto& known) { return words_of(mission, known); }, shape);
}

}  // namespace bulkhead
