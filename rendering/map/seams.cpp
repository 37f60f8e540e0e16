// SPDX-License-Identifier: MIT
#include "rendering/map/seams.h"

#include <algorithm>
#include <optional>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

struct Stretch {
  Point from;
  Point to;
};

/// The line that a board's side has in common with another board, more than a corner.
std::optional<Stretch> shared(const Rectangle& board, const Rectangle& other, Compass side) {
  const auto left = std::max(board.top_left.x, other.top_left.x);
  const auto right = std::min(board.bottom_right.x, other.bottom_right.x);
  const auto top = std::max(board.top_left.y, other.top_left.y);
  const auto bottom = std::min(board.bottom_right.y, other.bottom_right.y);
  const auto across = [&](Length y) -> std::optional<Stretch> {
    if (left >= right) return std::nullopt;
    return Stretch{{left, y}, {right, y}};
  };
  const auto down = [&](Length x) -> std::optional<Stretch> {
    if (top >= bottom) return std::nullopt;
    return Stretch{{x, top}, {x, bottom}};
  };
  switch (side) {
    case Compass::north: return board.top_left.y == other.bottom_right.y ? across(board.top_left.y) : std::nullopt;
    case Compass::south: return board.bottom_right.y == other.top_left.y ? across(board.bottom_right.y) : std::nullopt;
    case Compass::west: return board.top_left.x == other.bottom_right.x ? down(board.top_left.x) : std::nullopt;
    case Compass::east: break;
  }
  return board.bottom_right.x == other.top_left.x ? down(board.bottom_right.x) : std::nullopt;
}

/// The stretches of a board's side that other boards of its level touch, with their numbers.
std::vector<std::pair<int, Stretch>> shared_stretches(const Mission& mission, int number, Compass side) {
  const auto& board = *find_board(mission, number);
  const auto bounds = board_bounds(mission, board);
  std::vector<std::pair<int, Stretch>> result;
  for (int other = 1; const auto* candidate = find_board(mission, other); ++other) {
    if (other == number || candidate->level != board.level) continue;
    if (const auto line = shared(bounds, board_bounds(mission, *candidate), side)) result.emplace_back(other, *line);
  }
  return result;
}

}  // namespace

std::vector<SeamLine> lay_out_seams(const MapFrame& frame) {
  std::vector<SeamLine> seams;
  for (int number = 1; find_board(frame.mission(), number) != nullptr; ++number) {
    for (const auto side : {Compass::east, Compass::south}) {
      for (const auto& [other, line] : shared_stretches(frame.mission(), number, side)) {
        seams.push_back({number, other, frame.at(number, line.from), frame.at(number, line.to)});
      }
    }
  }
  return seams;
}

void draw(Canvas& canvas, const SeamLine& seam, const Design& design) {
  Stroke stroke;
  stroke.width = weight::lattice;
  stroke.colour = design.mute;
  stroke.dashes = {2.4, 0.9, 0.4, 0.9};
  canvas.stroke(Path::line(seam.from, seam.to), stroke);
}

bool touches_other_board(const Mission& mission, int board, Compass side, EdgePos edge) {
  const auto middle = point_of(mission, EdgeAddress{board, edge});
  for (const auto& [other, line] : shared_stretches(mission, board, side)) {
    const bool upright = line.from.x == line.to.x;
    const auto place = upright ? middle.y : middle.x;
    if (place > (upright ? line.from.y : line.from.x) && place < (upright ? line.to.y : line.to.x)) return true;
  }
  return false;
}

bool touches_other_board(const Mission& mission, int board, Compass side) {
  return !shared_stretches(mission, board, side).empty();
}

}  // namespace bulkhead
