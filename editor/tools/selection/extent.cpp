// SPDX-License-Identifier: MIT
#include "editor/tools/selection/extent.h"

#include <algorithm>

namespace bulkhead {
namespace {

/// The nodes before and behind a length.
std::pair<int, int> nodes_around(Length length, const TerrainSet& set) {
  const auto pitch = set.pitch.in_micrometres();
  const auto offset = (length - set.border).in_micrometres();
  const auto before = offset >= 0 ? offset / pitch : -((pitch - 1 - offset) / pitch);
  const bool exact = before * pitch == offset;
  return {static_cast<int>(before), static_cast<int>(exact ? before : before + 1)};
}

}  // namespace

void Extent::add(NodePos node) {
  if (empty) first = last = node;
  empty = false;
  first = {std::min(first.column, node.column), std::min(first.row, node.row)};
  last = {std::max(last.column, node.column), std::max(last.row, node.row)};
}

void Extent::add(EdgePos edge) {
  add(edge.first_node());
  add(edge.second_node());
}

void Extent::add(CellPos cell) {
  add(NodePos{cell.column, cell.row});
  add(NodePos{cell.column + 1, cell.row + 1});
}

void Extent::add(Point on_board, const TerrainSet& set) {
  const auto [left, right] = nodes_around(on_board.x, set);
  const auto [above, below] = nodes_around(on_board.y, set);
  add(NodePos{left, above});
  add(NodePos{right, below});
}

void Extent::add(const Place& place, Point board_at, const TerrainSet& set) {
  if (const auto* cell = std::get_if<CellAddress>(&place)) add(cell->cell);
  if (const auto* edge = std::get_if<EdgeAddress>(&place)) add(edge->edge);
  if (const auto* node = std::get_if<NodeAddress>(&place)) add(node->node);
  if (const auto* point = std::get_if<Point>(&place)) add(*point - board_at, set);
}

void Extent::clamp(LatticeSize size) {
  const auto onto = [&](NodePos node) {
    return NodePos{std::clamp(node.column, 0, size.columns), std::clamp(node.row, 0, size.rows)};
  };
  first = onto(first);
  last = onto(last);
}

Extent extent_of(const Fragment& fragment) {
  const auto& mission = fragment.mission;
  const auto& board = *mission.boards.front();
  const auto& lattice = *board.lattice();
  const auto& set = *set_of(mission, board);
  Extent extent;
  for (const auto edge : lattice.walls()) extent.add(edge);
  for (const auto& [edge, hatchway] : lattice.hatchways()) extent.add(edge);
  for (const auto& [node, piece] : lattice.node_overrides()) extent.add(node);
  for (const auto& marker : *mission.markers) extent.add(marker.at, board.at, set);
  for (const auto& piece : board.pieces) extent.add(piece.at, set);
  for (const auto& feature : board.features) extent.add(feature.at, set);
  for (const auto* zones : {&*mission.zones, &*mission.areas}) {
    for (const auto& zone : *zones) {
      const auto* shape = std::get_if<CellsShape>(&zone.shape);
      if (shape == nullptr) continue;
      for (const auto& at : shape->cells) extent.add(at.cell);
    }
  }
  extent.clamp(lattice.size());
  return extent;
}

}  // namespace bulkhead
