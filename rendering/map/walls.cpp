// SPDX-License-Identifier: MIT
#include "rendering/map/walls.h"

#include <algorithm>
#include <cmath>

#include "rendering/map/names.h"

namespace bulkhead {

std::vector<WallBar> lay_out_walls(const MapFrame& frame) {
  std::vector<WallBar> walls;
  const auto& mission = frame.mission();
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    const auto* set = set_of(mission, *board);
    if (const auto* lattice = board->lattice(); lattice != nullptr && set != nullptr) {
      for (const auto edge : lattice->walls()) {
        const EdgeAddress at{number, edge};
        const bool breachable = lattice->breachable(edge);
        WallBar wall = {object_at("wall", mission, at, breachable ? "Breachable wall" : "Wall"), run_of(frame, at),
                        breachable};
        wall.object.description = to_text(set->pitch) + " long, " + to_text(set->wall_thickness) + " thick";
        walls.push_back(std::move(wall));
      }
    }
    for (const auto& piece : board->pieces) {
      if (piece.kind != FreePiece::Kind::wall) continue;
      walls.push_back({object_of("wall", number, piece, "Wall off the lattice"), run_of(frame, number, piece), false});
    }
  }
  return walls;
}

void draw(Canvas& canvas, const WallBar& wall, const Design& design) {
  const auto& run = wall.run;
  canvas.fill(run.axes.rectangle(-run.before, run.length + run.after, -run.first_side, run.second_side), design.ink);
  if (wall.breachable) draw_notches(canvas, run, run.length * 0.2, run.length * 0.8, design);
}

void draw_notches(Canvas& canvas, const Run& run, double from, double to, const Design& design) {
  const double depth = run.thickness * 0.28;
  const double half = std::max(depth * 0.9, 0.2);
  const int count = std::clamp(static_cast<int>(std::lround((to - from) / (half * 6))), 1, 4);
  for (int index = 0; index < count; ++index) {
    const double at = from + (to - from) * (index + 0.5) / count;
    for (const double side : {-1.0, 1.0}) {
      const double flank = side * run.thickness / 2;
      // A touch beyond the flank, so that no sliver of ink remains.
      canvas.fill(Path::polygon({run.axes.at(at - half, flank + side * 0.02),
                                 run.axes.at(at + half, flank + side * 0.02), run.axes.at(at, flank - side * depth)}),
                  design.floor);
    }
  }
}

}  // namespace bulkhead
