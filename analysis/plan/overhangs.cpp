// SPDX-License-Identifier: MIT
#include "analysis/plan/overhangs.h"

#include <algorithm>
#include <optional>

#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

/// A stretch along a seam.
struct Stretch {
  Length from;
  Length to;
};

/// A board as it lies along a seam.
struct Border {
  Stretch outline;
  /// Where its lattice begins, and how many cells of which pitch follow.
  Length first_node;
  std::int64_t cells = 0;
  Length pitch;
};

Border border_of(const Mission& mission, const Board& board, Axis axis) {
  const bool horizontal = axis == Axis::horizontal;
  const auto* set = set_of(mission, board);
  const auto bounds = board_bounds(mission, board);
  const auto origin = board.at + node_on_board(*set, {0, 0});
  const auto size = board.lattice()->size();
  if (horizontal) return {{bounds.top_left.x, bounds.bottom_right.x}, origin.x, size.columns, set->pitch};
  return {{bounds.top_left.y, bounds.bottom_right.y}, origin.y, size.rows, set->pitch};
}

/// Along which cells of both boards lie opposite each other, with the borders' ends where both boards end.
std::optional<Stretch> opposite_cells(const Border& a, const Border& b, const Stretch& common) {
  const auto shift = (b.first_node - a.first_node).in_micrometres();
  const auto pitch = a.pitch.in_micrometres();
  if (a.pitch != b.pitch || shift % pitch != 0) return std::nullopt;
  const auto places = shift / pitch;
  const auto first = std::max<std::int64_t>(0, places);
  const auto last = std::min(a.cells, b.cells + places);
  if (first >= last) return std::nullopt;
  Stretch stretch{a.first_node + a.pitch * first, a.first_node + a.pitch * last};
  if (places == 0) stretch.from = common.from;
  if (a.cells == b.cells + places) stretch.to = common.to;
  return stretch;
}

void add_along_seam(const Mission& mission, const Board& first, const Board& second, Axis axis, Length seam,
                    std::vector<Block>& blocks) {
  const auto a = border_of(mission, first, axis);
  const auto b = border_of(mission, second, axis);
  const Stretch common{std::max(a.outline.from, b.outline.from), std::min(a.outline.to, b.outline.to)};
  if (common.from >= common.to) return;
  const auto add = [&](Length from, Length to) {
    if (from >= to) return;
    const auto area =
        axis == Axis::horizontal ? Rectangle{{from, seam}, {to, seam}} : Rectangle{{seam, from}, {seam, to}};
    blocks.push_back({area, std::nullopt, false});
  };
  const auto opposite = opposite_cells(a, b, common);
  add(common.from, opposite ? opposite->from : common.to);
  if (opposite) add(opposite->to, common.to);
}

}  // namespace

void add_overhangs(const Mission& mission, int level, std::vector<Block>& blocks) {
  const auto has_cells = [&](const Board& board) { return board.level == level && board.lattice() != nullptr; };
  for (const auto& first : mission.boards) {
    if (!has_cells(*first)) continue;
    const auto bounds = board_bounds(mission, *first);
    for (const auto& second : mission.boards) {
      if (!has_cells(*second)) continue;
      const auto other = board_bounds(mission, *second);
      if (bounds.bottom_right.y == other.top_left.y) {
        add_along_seam(mission, *first, *second, Axis::horizontal, other.top_left.y, blocks);
      }
      if (bounds.bottom_right.x == other.top_left.x) {
        add_along_seam(mission, *first, *second, Axis::vertical, other.top_left.x, blocks);
      }
    }
  }
}

}  // namespace bulkhead
