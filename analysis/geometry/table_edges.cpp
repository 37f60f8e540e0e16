// SPDX-License-Identifier: MIT
#include "analysis/geometry/table_edges.h"

namespace bulkhead {
namespace {

struct Interval {
  Length from;
  Length to;
};

/// What is left of some intervals without another.
std::vector<Interval> without(const std::vector<Interval>& intervals, Interval gap) {
  std::vector<Interval> left;
  for (const auto& interval : intervals) {
    if (gap.to <= interval.from || gap.from >= interval.to) {
      left.push_back(interval);
      continue;
    }
    if (gap.from > interval.from) left.push_back({interval.from, gap.from});
    if (gap.to < interval.to) left.push_back({gap.to, interval.to});
  }
  return left;
}

/// The stretches of one side of a board beyond which no other board of its level lies.
void add_side(const Mission& mission, const Board& board, Compass side, std::vector<Rectangle>& edges) {
  const bool across = side == Compass::north || side == Compass::south;
  const bool low = side == Compass::north || side == Compass::west;
  const auto at = [&](const Rectangle& bounds, bool first) {
    const auto& corner = first ? bounds.top_left : bounds.bottom_right;
    return across ? corner.y : corner.x;
  };
  const auto along = [&](const Rectangle& bounds) {
    return across ? Interval{bounds.top_left.x, bounds.bottom_right.x}
                  : Interval{bounds.top_left.y, bounds.bottom_right.y};
  };
  const auto bounds = board_bounds(mission, board);
  const auto line = at(bounds, low);
  std::vector<Interval> open = {along(bounds)};
  for (const auto& other : mission.boards) {
    const auto beyond = board_bounds(mission, *other);
    if (other->level == board.level && at(beyond, !low) == line) open = without(open, along(beyond));
  }
  for (const auto& [from, to] : open) {
    edges.push_back(across ? Rectangle{{from, line}, {to, line}} : Rectangle{{line, from}, {line, to}});
  }
}

}  // namespace

std::vector<Rectangle> table_edges(const Mission& mission, int level) {
  std::vector<Rectangle> edges;
  for (const auto& board : mission.boards) {
    if (board->level != level) continue;
    for (const auto side : all_directions) add_side(mission, *board, side, edges);
  }
  return edges;
}

}  // namespace bulkhead
