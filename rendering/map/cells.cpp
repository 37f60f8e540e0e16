// SPDX-License-Identifier: MIT
#include "rendering/map/cells.h"

#include <algorithm>

#include "model/base/plain_text.h"
#include "model/mission/words.h"
#include "rendering/map/names.h"

namespace bulkhead {
namespace {

Stroke line(double width, Colour colour) {
  Stroke stroke;
  stroke.width = width;
  stroke.colour = colour;
  return stroke;
}

CellBlock block_of(const MapFrame& frame, int number, const Lattice& lattice, CellKind kind) {
  CellBlock block;
  block.kind = kind;
  std::string cells;
  for (std::size_t index = 0; index < lattice.size().cell_count(); ++index) {
    const auto cell = lattice.size().cell_at(index);
    if (lattice.cell(cell) != kind) continue;
    const CellAddress at{number, cell};
    block.cells.push_back(frame.box(number, cell_ground(frame.mission(), at)));
    cells += (cells.empty() ? "" : " ") + to_text(frame.mission(), at);
  }
  block.outline = outline_of(block.cells);
  const std::string name(word_for(cell_words, kind));
  block.object = {name + "-" + std::to_string(number), cells, capitalised(name) + " ground",
                  block.cells.size() == 1 ? "1 cell" : std::to_string(block.cells.size()) + " cells"};
  return block;
}

void draw_void(Canvas& canvas, const CellBlock& block, const Design& design) {
  const auto outline = path_of(block.outline);
  canvas.fill(outline, design.paper);
  Path crosses;
  for (const auto& cell : block.cells) {
    const auto low = cell.top_left;
    const auto high = cell.bottom_right();
    crosses.append(Path::line(low, high)).append(Path::line({low.x, high.y}, {high.x, low.y}));
  }
  canvas.stroke(crosses, line(weight::hairline, design.mute));
  canvas.stroke(outline, line(weight::lattice, design.mute));
}

}  // namespace

std::vector<CellBlock> lay_out_cells(const MapFrame& frame) {
  std::vector<CellBlock> blocks;
  for (int number = 1; const auto* board = find_board(frame.mission(), number); ++number) {
    const auto* lattice = board->lattice();
    if (lattice == nullptr) continue;
    for (const auto kind : {CellKind::solid, CellKind::void_space}) {
      auto block = block_of(frame, number, *lattice, kind);
      if (!block.cells.empty()) blocks.push_back(std::move(block));
    }
  }
  return blocks;
}

void draw(Canvas& canvas, const CellBlock& block, const Design& design) {
  if (block.kind == CellKind::void_space) return draw_void(canvas, block, design);
  const auto outline = path_of(block.outline);
  canvas.fill(outline, design.pillar_face);
  canvas.stroke(outline, line(weight::outline, design.ink));
}

}  // namespace bulkhead
