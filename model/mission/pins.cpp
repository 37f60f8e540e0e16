// SPDX-License-Identifier: MIT
#include "model/mission/pins.h"

#include <algorithm>

#include "model/mission/board.h"

namespace bulkhead {

std::vector<EdgePos> panel_edges(const TerrainSet& set, LatticeSize size, EdgePos first, const Id& piece) {
  const auto found =
      std::find_if(set.pieces.begin(), set.pieces.end(), [&](const KitPiece& each) { return each.id == piece; });
  if (found == set.pieces.end() || found->patterns.empty()) return {};
  std::vector<EdgePos> edges;
  for (std::size_t index = 0; index < found->patterns.front().edges.size(); ++index) {
    if (!size.contains(first)) return {};
    edges.push_back(first);
    ++(first.axis == Axis::horizontal ? first.column : first.row);
  }
  return edges;
}

std::vector<EdgePos> pins_across(const Board& board, const TerrainSet& set, const std::vector<EdgePos>& edges) {
  std::vector<EdgePos> across;
  const auto size = board.lattice()->size();
  for (const auto& [first, pin] : board.pins) {
    const auto covered = panel_edges(set, size, first, pin.piece);
    const bool overlaps = std::any_of(covered.begin(), covered.end(), [&](EdgePos edge) {
      return std::find(edges.begin(), edges.end(), edge) != edges.end();
    });
    if (overlaps) across.push_back(first);
  }
  return across;
}

}  // namespace bulkhead
