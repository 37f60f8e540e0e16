// SPDX-License-Identifier: MIT
#include "analysis/ground.h"

#include <algorithm>
#include <optional>

namespace bulkhead {
namespace {

/// The level that a place belongs to; nothing for a point of the battlefield.
std::optional<int> level_of(const CellGraph& graph, const Place& place) {
  return std::visit(
      [&](const auto& at) -> std::optional<int> {
        if constexpr (std::is_same_v<std::decay_t<decltype(at)>, Point>) {
          return std::nullopt;
        } else {
          const auto* board = graph.board(at.board);
          return board == nullptr ? std::nullopt : std::optional(board->level);
        }
      },
      place);
}

/// The columns (or rows) of a board whose ground may hold a coordinate: the one it falls into and its neighbours.
struct Stretch {
  int first;
  int last;
};
Stretch around(Length coordinate, Length origin, Length pitch, int count) {
  const auto place = static_cast<int>((coordinate - origin).in_micrometres() / pitch.in_micrometres());
  return {std::clamp(place - 1, 0, count - 1), std::clamp(place + 1, 0, count - 1)};
}

void add_cells_at(std::vector<std::uint32_t>& cells, const Mission& mission, const CellGraph& graph,
                  const LatticeBoard& board, Point point) {
  if (!board.outline.contains(point)) return;
  const auto columns = around(point.x, board.origin.x, board.pitch, board.size.columns);
  const auto rows = around(point.y, board.origin.y, board.pitch, board.size.rows);
  for (int row = rows.first; row <= rows.last; ++row) {
    for (int column = columns.first; column <= columns.last; ++column) {
      const CellAddress cell{board.number, {column, row}};
      const auto number = static_cast<std::uint32_t>(board.first_cell + board.size.index(cell.cell));
      if (graph.is_floor(number) && cell_ground(mission, cell).contains(point)) cells.push_back(number);
    }
  }
}

/// Twice the area of the triangle a, b, c, positive where they turn clockwise. Exact: coordinates stay below 2^28 µm.
std::int64_t turn(Point a, Point b, Point c) {
  const auto ab = b - a;
  const auto ac = c - a;
  return ab.x.in_micrometres() * ac.y.in_micrometres() - ab.y.in_micrometres() * ac.x.in_micrometres();
}

bool on_segment(Point a, Point b, Point point) {
  return turn(a, b, point) == 0 && std::min(a.x, b.x) <= point.x && point.x <= std::max(a.x, b.x) &&
         std::min(a.y, b.y) <= point.y && point.y <= std::max(a.y, b.y);
}

bool in_polygon(const std::vector<Point>& corners, Point point) {
  bool inside = false;
  for (std::size_t index = 0; index < corners.size(); ++index) {
    const auto a = corners[index];
    const auto b = corners[(index + 1) % corners.size()];
    if (on_segment(a, b, point)) return true;
    const bool crosses = (a.y <= point.y) != (b.y <= point.y);
    if (crosses && (turn(a, b, point) > 0) == (b.y > a.y)) inside = !inside;
  }
  return inside;
}

std::int64_t squared_distance(Point a, Point b) {
  const auto x = (a.x - b.x).in_micrometres();
  const auto y = (a.y - b.y).in_micrometres();
  return x * x + y * y;
}

std::int64_t squared(Length length) { return length.in_micrometres() * length.in_micrometres(); }

bool in_strip(const Rectangle& bounds, const StripShape& strip, Point point) {
  switch (strip.edge) {
    case Compass::north: return point.y <= bounds.top_left.y + strip.depth;
    case Compass::south: return point.y >= bounds.bottom_right.y - strip.depth;
    case Compass::west: return point.x <= bounds.top_left.x + strip.depth;
    case Compass::east: break;
  }
  return point.x >= bounds.bottom_right.x - strip.depth;
}

bool in_quarter(const Rectangle& bounds, const QuarterShape& shape, Point point) {
  const bool north = shape.quarter == Quarter::north_west || shape.quarter == Quarter::north_east;
  const bool west = shape.quarter == Quarter::north_west || shape.quarter == Quarter::south_west;
  // Everything doubled, so that the centre is exact.
  const auto corners = bounds.top_left + bounds.bottom_right;
  const Point doubled = point + point;
  if (north ? doubled.y > corners.y : doubled.y < corners.y) return false;
  if (west ? doubled.x > corners.x : doubled.x < corners.x) return false;
  return squared_distance(doubled, corners) >= squared(shape.clear_of_centre * 2);
}

template <typename Inside>
std::vector<std::uint32_t> cells_whose_centre(const CellGraph& graph, std::optional<int> level, Inside inside) {
  std::vector<std::uint32_t> cells;
  for (const auto& board : graph.boards()) {
    if (level && board.level != *level) continue;
    for (std::size_t index = 0; index < board.size.cell_count(); ++index) {
      const auto number = board.first_cell + index;
      const auto cell = board.size.cell_at(index);
      const Point centre =
          board.origin + Point{board.pitch * (2 * cell.column + 1) / 2, board.pitch * (2 * cell.row + 1) / 2};
      if (graph.is_floor(number) && inside(centre)) cells.push_back(static_cast<std::uint32_t>(number));
    }
  }
  return cells;
}

}  // namespace

std::vector<std::uint32_t> floor_cells_at(const Mission& mission, const CellGraph& graph, const Place& place) {
  std::vector<std::uint32_t> cells;
  if (!exists(mission, place)) return cells;
  const auto point = point_of(mission, place);
  const auto level = level_of(graph, place);
  for (const auto& board : graph.boards()) {
    if (!level || board.level == *level) add_cells_at(cells, mission, graph, board, point);
  }
  return cells;
}

std::vector<std::uint32_t> floor_cells_in(const Mission& mission, const CellGraph& graph, const Shape& shape) {
  if (const auto* named = std::get_if<CellsShape>(&shape)) {
    std::vector<std::uint32_t> cells;
    for (const auto& address : named->cells) {
      const auto cell = graph.index(address);
      if (cell && graph.is_floor(*cell)) cells.push_back(*cell);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
  }
  if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
    return cells_whose_centre(graph, std::nullopt, [&](Point centre) { return in_polygon(polygon->corners, centre); });
  }
  if (const auto* circle = std::get_if<CircleShape>(&shape)) {
    if (!exists(mission, circle->centre)) return {};
    const auto middle = point_of(mission, circle->centre);
    return cells_whose_centre(graph, level_of(graph, circle->centre), [&](Point centre) {
      return squared_distance(centre, middle) <= squared(circle->radius);
    });
  }
  const auto bounds = battlefield_bounds(mission);
  if (const auto* strip = std::get_if<StripShape>(&shape)) {
    return cells_whose_centre(graph, std::nullopt, [&](Point centre) { return in_strip(bounds, *strip, centre); });
  }
  const auto& quarter = std::get<QuarterShape>(shape);
  return cells_whose_centre(graph, std::nullopt, [&](Point centre) { return in_quarter(bounds, quarter, centre); });
}

std::vector<std::uint32_t> floor_cells_of_object(const Mission& mission, const CellGraph& graph, const Id& id) {
  if (const auto* marker = find_marker(mission, id)) return floor_cells_at(mission, graph, marker->at);
  if (const auto* zone = find_zone(mission, id)) return floor_cells_in(mission, graph, zone->shape);
  if (const auto* area = find_area(mission, id)) return floor_cells_in(mission, graph, area->shape);
  return {};
}

bool on_plain_ground(const Mission& mission, const Place& place) {
  const auto* point = std::get_if<Point>(&place);
  if (point == nullptr) return false;
  return std::any_of(mission.boards.begin(), mission.boards.end(), [&](const Part<Board>& board) {
    return board->lattice() == nullptr && board_bounds(mission, *board).contains(*point);
  });
}

}  // namespace bulkhead
