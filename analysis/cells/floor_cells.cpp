// SPDX-License-Identifier: MIT
#include "analysis/cells/floor_cells.h"

#include <algorithm>
#include <optional>

#include "analysis/geometry/points.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/geometry/shape_ground.h"

namespace bulkhead {
namespace {

/// The level that a place belongs to; nothing for a point of the battlefield.
std::optional<int> level_of(const CellGraph& graph, const Place& place) {
  const auto* board = graph.board(board_of(place));
  return board == nullptr ? std::nullopt : std::optional(board->level);
}

/// The columns (or rows) of a board whose ground may hold coordinates from one to another: those they fall into and
/// the neighbours of these.
struct Stretch {
  int first;
  int last;
};
Stretch around(Length from, Length to, Length origin, Length pitch, int count) {
  const auto place = [&](Length coordinate) {
    return static_cast<int>((coordinate - origin).in_micrometres() / pitch.in_micrometres());
  };
  return {std::clamp(place(from) - 1, 0, count - 1), std::clamp(place(to) + 1, 0, count - 1)};
}

/// The part of a board that may hold what lies in a rectangle, with a margin.
struct Window {
  const LatticeBoard& board;
  Stretch columns;
  Stretch rows;

  Window(const LatticeBoard& on, const Rectangle& area)
      : board(on),
        columns(around(area.top_left.x, area.bottom_right.x, on.origin.x, on.pitch, on.size.columns)),
        rows(around(area.top_left.y, area.bottom_right.y, on.origin.y, on.pitch, on.size.rows)) {}

  [[nodiscard]] std::uint32_t number(int column, int row) const {
    return static_cast<std::uint32_t>(board.first_cell + board.size.index(CellPos{column, row}));
  }
  [[nodiscard]] Point centre(int column, int row) const {
    return board.origin + Point{board.pitch * (2 * column + 1) / 2, board.pitch * (2 * row + 1) / 2};
  }
};

void add_cells_at(std::vector<std::uint32_t>& cells, const Mission& mission, const CellGraph& graph,
                  const LatticeBoard& board, Point point) {
  if (!board.outline.contains(point)) return;
  const auto& on = *find_board(mission, board.number);
  const auto& set = *set_of(mission, on);
  const Window window(board, {point, point});
  for (int row = window.rows.first; row <= window.rows.last; ++row) {
    for (int column = window.columns.first; column <= window.columns.last; ++column) {
      const auto number = window.number(column, row);
      if (graph.is_floor(number) && cell_ground(on, set, {column, row}).contains(point)) cells.push_back(number);
    }
  }
}

/// Which cells of a board have their centre in a polygon or on its outline: scan conversion, by what its sides do to
/// the rows that they pass.
class PolygonScan {
 public:
  PolygonScan(const LatticeBoard& board, const std::vector<Point>& corners)
      : window_(board, bounds_of(corners)),
        width_(static_cast<std::size_t>(window_.columns.last - window_.columns.first) + 2),
        marks_(width_ * (static_cast<std::size_t>(window_.rows.last - window_.rows.first) + 1)) {
    for (std::size_t index = 0; index < corners.size(); ++index) {
      const auto a = corners[index];
      const auto b = corners[(index + 1) % corners.size()];
      if (a.y < b.y) {
        add_side(a, b);
      } else {
        add_side(b, a);
      }
    }
  }

  void add_cells(std::vector<std::uint32_t>& cells, const CellGraph& graph) {
    for (int row = window_.rows.first; row <= window_.rows.last; ++row) {
      bool inside = false;
      for (int column = window_.columns.last; column >= window_.columns.first; --column) {
        inside = inside != mark(column + 1, row).crossed;
        mark(column, row).inside = inside;
      }
      for (int column = window_.columns.first; column <= window_.columns.last; ++column) {
        const auto& here = mark(column, row);
        const auto number = window_.number(column, row);
        if ((here.inside || here.touched) && graph.is_floor(number)) cells.push_back(number);
      }
    }
  }

 private:
  struct Mark {
    /// An odd number of sides pass between the centre of the column before and this one's, or through this one's.
    bool crossed = false;
    bool touched = false;
    bool inside = false;
  };

  Mark& mark(int column, int row) {
    return marks_[static_cast<std::size_t>(row - window_.rows.first) * width_ +
                  static_cast<std::size_t>(column - window_.columns.first)];
  }

  /// The upper end first.
  void add_side(Point a, Point b) {
    const Window passed(window_.board, {{std::min(a.x, b.x), a.y}, {std::max(a.x, b.x), b.y}});
    for (int row = passed.rows.first; row <= passed.rows.last; ++row) {
      const auto y = window_.centre(0, row).y;
      if (y < a.y || y > b.y) continue;
      if (a.y < b.y) {
        pass(a, b, row, a.y <= y && y < b.y);
      } else {
        for (int column = passed.columns.first; column <= passed.columns.last; ++column) touch(a, b, column, row);
      }
    }
  }

  /// A side that is not level comes through a row.
  void pass(Point a, Point b, int row, bool crosses) {
    int column = window_.columns.first;
    for (int end = window_.columns.last + 1; column < end;) {
      const int middle = column + (end - column) / 2;
      if (turn(a, b, window_.centre(middle, row)) > 0) {
        column = middle + 1;
      } else {
        end = middle;
      }
    }
    auto& right_of_it = mark(column, row);
    if (crosses) right_of_it.crossed = !right_of_it.crossed;
    if (column <= window_.columns.last) touch(a, b, column, row);
  }

  void touch(Point a, Point b, int column, int row) {
    if (on_segment(a, b, window_.centre(column, row))) mark(column, row).touched = true;
  }

  Window window_;
  /// Columns of the window and one more.
  std::size_t width_;
  std::vector<Mark> marks_;
};

void add_cells_in(std::vector<std::uint32_t>& cells, const CellGraph& graph, const LatticeBoard& board,
                  const GroundPiece& ground) {
  const Window window(board, ground.bounds);
  for (int row = window.rows.first; row <= window.rows.last; ++row) {
    for (int column = window.columns.first; column <= window.columns.last; ++column) {
      const auto number = window.number(column, row);
      if (graph.is_floor(number) && ground.contains(window.centre(column, row))) cells.push_back(number);
    }
  }
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
  std::vector<std::uint32_t> cells;
  if (const auto* named = std::get_if<CellsShape>(&shape)) {
    for (const auto& address : named->cells) {
      const auto cell = graph.index(address);
      if (cell && graph.is_floor(*cell)) cells.push_back(*cell);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
  }
  const auto* circle = std::get_if<CircleShape>(&shape);
  const auto level = circle == nullptr ? std::nullopt : level_of(graph, circle->centre);
  for (const auto& ground : ground_of(mission, shape, std::nullopt)) {
    for (const auto& board : graph.boards()) {
      if (level && board.level != *level) continue;
      if (ground.corners.empty()) {
        add_cells_in(cells, graph, board, ground);
      } else {
        PolygonScan(board, ground.corners).add_cells(cells, graph);
      }
    }
  }
  return cells;
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
