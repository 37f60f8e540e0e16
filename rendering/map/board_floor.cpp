// SPDX-License-Identifier: MIT
#include "rendering/map/board_floor.h"

#include <algorithm>
#include <map>

namespace bulkhead {
namespace {

/// Lines closer together than this on paper would be a grey veil; every other one is left out until they are not.
constexpr double closest_lines = 1.2;

/// No more than all cells together, however small they are.
int line_step(double pitch, LatticeSize size) {
  int step = 1;
  while (pitch * step < closest_lines && step < std::max(size.columns, size.rows)) step *= 2;
  return step;
}

void add_lattice(BoardFloor& floor, const MapFrame& frame, int number, const Lattice& lattice, const TerrainSet& set) {
  const auto size = lattice.size();
  const int step = line_step(frame.length(set.pitch), size);
  const auto node = [&](int column, int row) { return frame.at(NodeAddress{number, {column, row}}); };
  for (int column = 0; column <= size.columns; column += step) {
    floor.lattice_lines.emplace_back(node(column, 0), node(column, size.rows));
  }
  for (int row = 0; row <= size.rows; row += step) {
    floor.lattice_lines.emplace_back(node(0, row), node(size.columns, row));
  }
}

}  // namespace

BoardFloor lay_out_floor(const MapFrame& frame) {
  BoardFloor floor;
  std::map<int, std::vector<Rect>> levels;
  for (int number = 1; const auto* board = find_board(frame.mission(), number); ++number) {
    levels[board->level].push_back(frame.board(number));
    const auto* set = set_of(frame.mission(), *board);
    if (board->lattice() != nullptr && set != nullptr) add_lattice(floor, frame, number, *board->lattice(), *set);
  }
  for (const auto& [level, boards] : levels) {
    for (auto& loop : outline_of(boards)) floor.outline.push_back(std::move(loop));
  }
  return floor;
}

void draw_floor(Canvas& canvas, const BoardFloor& floor, const Design& design) {
  canvas.fill(path_of(floor.outline), design.floor);
}

void draw_lattice(Canvas& canvas, const BoardFloor& floor, const Design& design) {
  Path lines;
  for (const auto& [from, to] : floor.lattice_lines) lines.append(Path::line(from, to));
  Stroke stroke;
  stroke.width = weight::lattice;
  stroke.colour = design.rule;
  if (!lines.empty()) canvas.stroke(lines, stroke);
}

void draw_edge(Canvas& canvas, const BoardFloor& floor, const Design& design) {
  if (floor.outline.empty()) return;
  Stroke stroke;
  stroke.width = weight::outline;
  stroke.colour = design.ink;
  canvas.stroke(path_of(floor.outline), stroke);
}

}  // namespace bulkhead
