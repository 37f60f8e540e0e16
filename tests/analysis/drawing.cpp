// SPDX-License-Identifier: MIT
#include "tests/analysis/drawing.h"

#include <rapidcheck.h>

#include <algorithm>

#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

char edge_character(const Lattice& lattice, EdgePos edge) {
  if (lattice.edge(edge) == EdgeKind::open) return ' ';
  if (lattice.edge(edge) == EdgeKind::wall) return '|';
  const auto& access = lattice.hatchway(edge)->access;
  if (access.kind() == HatchAccess::Kind::locked) return 'L';
  return access.side() ? access.side()->text().front() : 'H';
}

char cell_character(CellKind kind) {
  if (kind == CellKind::floor) return '.';
  return kind == CellKind::solid ? '#' : '~';
}

void flood(Drawing& drawing, int x, int y, const std::string& passable) {
  if (drawing.at(x, y) != '.') return;
  drawing.rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = 'x';
  const std::pair<int, int> directions[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
  for (const auto& [dx, dy] : directions) {
    if (passable.find(drawing.at(x + dx, y + dy)) != std::string::npos) {
      flood(drawing, x + 2 * dx, y + 2 * dy, passable);
    }
  }
}

int longest_lane_along_rows(const Drawing& drawing) {
  int longest = 0;
  for (int y = 1; y < drawing.height(); y += 2) {
    int run = 0;
    for (int x = 1; x < drawing.width(); x += 2) {
      const bool floor = drawing.at(x, y) == '.';
      run = floor ? (drawing.at(x - 1, y) == ' ' ? run + 1 : 1) : 0;
      longest = std::max(longest, run);
    }
  }
  return longest;
}

Hatchway arbitrary_hatchway() {
  Hatchway hatchway;
  hatchway.access =
      *rc::gen::element(HatchAccess::accessible(), HatchAccess::locked(), HatchAccess::airlock(),
                        HatchAccess::controlled_by(Id("attacker")), HatchAccess::controlled_by(Id("defender")));
  hatchway.starts_open = *rc::gen::arbitrary<bool>();
  return hatchway;
}

}  // namespace

char Drawing::at(int x, int y) const {
  if (x < 0 || y < 0 || x >= width() || y >= height()) return '|';
  return rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
}

Drawing draw(const Mission& mission) {
  const auto& lattice = *find_lattice(mission, 1);
  const auto size = lattice.size();
  Drawing drawing;
  for (int y = 0; y <= 2 * size.rows; ++y) {
    std::string row;
    for (int x = 0; x <= 2 * size.columns; ++x) {
      const int column = x / 2;
      const int line = y / 2;
      if (x % 2 == 1 && y % 2 == 1) {
        row += cell_character(lattice.cell({column, line}));
      } else if (x % 2 == 0 && y % 2 == 0) {
        row += node_piece(lattice, {column, line}, true) == NodePiece::pillar ? '+' : ' ';
      } else {
        row += edge_character(lattice, {column, line, x % 2 == 1 ? Axis::horizontal : Axis::vertical});
      }
    }
    drawing.rows.push_back(row);
  }
  return drawing;
}

int flood_count(const Drawing& drawing, const std::string& passable) {
  auto canvas = drawing;
  int count = 0;
  for (int y = 1; y < canvas.height(); y += 2) {
    for (int x = 1; x < canvas.width(); x += 2) {
      if (canvas.at(x, y) == '.') ++count;
      flood(canvas, x, y, passable);
    }
  }
  return count;
}

int longest_lane_of(const Drawing& drawing) {
  Drawing turned;
  for (int x = 0; x < drawing.width(); ++x) {
    std::string row;
    for (int y = 0; y < drawing.height(); ++y) row += drawing.at(x, y);
    turned.rows.push_back(row);
  }
  return std::max(longest_lane_along_rows(drawing), longest_lane_along_rows(turned));
}

Drawing reversed_columns(Drawing drawing) {
  for (auto& row : drawing.rows) std::reverse(row.begin(), row.end());
  return drawing;
}

Drawing reversed_rows(Drawing drawing) {
  std::reverse(drawing.rows.begin(), drawing.rows.end());
  return drawing;
}

Mission arbitrary_board(LatticeSize size) {
  auto mission = empty_mission(size);
  Board board = *mission.boards.front();
  auto& lattice = *board.lattice();
  const int busy = *rc::gen::inRange(1, 8);  // from crammed to nearly empty
  for (std::size_t index = 0; index < size.edge_count(); ++index) {
    const auto edge = size.edge_at(index);
    const auto choice = *rc::gen::inRange(0, busy + 2);
    if (choice == 0) lattice.set_wall(edge);
    if (choice == 1) lattice.set_hatchway(edge, arbitrary_hatchway());
  }
  const auto cell = rc::gen::apply(
      [](int column, int row) {
        return CellPos{column, row};
      },
      rc::gen::inRange(0, size.columns), rc::gen::inRange(0, size.rows));
  for (const auto position : *rc::gen::container<std::vector<CellPos>>(cell)) {
    lattice.set_cell(position, *rc::gen::element(CellKind::solid, CellKind::void_space, CellKind::floor));
  }
  for (const auto position : *rc::gen::container<std::vector<CellPos>>(cell)) {
    const auto piece = *rc::gen::element(NodePiece::none, NodePiece::pillar, NodePiece::wall_end);
    lattice.set_node({position.column, position.row}, {piece, std::nullopt});
  }
  mission.boards.front() = board;
  return mission;
}

}  // namespace bulkhead::test
