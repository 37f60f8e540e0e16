// SPDX-License-Identifier: MIT
#include "model/lattice/lattice.h"

#include <algorithm>

#include "model/base/contracts.h"

namespace bulkhead {

Compass direction(Facing facing, Axis axis) {
  if (axis == Axis::horizontal) return facing == Facing::first ? Compass::north : Compass::south;
  return facing == Facing::first ? Compass::west : Compass::east;
}

Compass direction(Hinge hinge, Axis axis) {
  if (axis == Axis::horizontal) return hinge == Hinge::first ? Compass::west : Compass::east;
  return hinge == Hinge::first ? Compass::north : Compass::south;
}

Lattice::Lattice(LatticeSize size) : size_(size) {
  BULKHEAD_EXPECTS(size.valid());
  cells_.assign(size.cell_count(), CellKind::floor);
  edges_.assign(size.edge_count(), EdgeKind::open);
}

CellKind Lattice::cell(CellPos position) const {
  BULKHEAD_EXPECTS(size_.contains(position));
  return cells_[size_.index(position)];
}

void Lattice::set_cell(CellPos position, CellKind kind) {
  BULKHEAD_EXPECTS(size_.contains(position));
  cells_[size_.index(position)] = kind;
}

EdgeKind Lattice::edge(EdgePos position) const {
  BULKHEAD_EXPECTS(size_.contains(position));
  return edges_[size_.index(position)];
}

const Hatchway* Lattice::hatchway(EdgePos position) const {
  const auto found = hatchways_.find(position);
  return found == hatchways_.end() ? nullptr : &found->second;
}

bool Lattice::breachable(EdgePos position) const {
  const auto* door = hatchway(position);
  return door != nullptr ? door->breachable : breachable_walls_.contains(position);
}

void Lattice::set_open(EdgePos position) {
  BULKHEAD_EXPECTS(size_.contains(position));
  edges_[size_.index(position)] = EdgeKind::open;
  hatchways_.erase(position);
  breachable_walls_.erase(position);
}

void Lattice::set_wall(EdgePos position, bool breachable) {
  set_open(position);
  edges_[size_.index(position)] = EdgeKind::wall;
  if (breachable) breachable_walls_.insert(position);
}

void Lattice::set_hatchway(EdgePos position, Hatchway hatchway) {
  set_open(position);
  edges_[size_.index(position)] = EdgeKind::hatchway;
  hatchways_.emplace(position, std::move(hatchway));
}

std::vector<EdgePos> Lattice::walls() const {
  std::vector<EdgePos> result;
  for (std::size_t index = 0; index < edges_.size(); ++index) {
    if (edges_[index] == EdgeKind::wall) result.push_back(size_.edge_at(index));
  }
  return result;
}

void Lattice::set_node(NodePos position, NodeOverride piece) {
  BULKHEAD_EXPECTS(size_.contains(position));
  overrides_.insert_or_assign(position, piece);
}

void Lattice::set_node_automatic(NodePos position) {
  BULKHEAD_EXPECTS(size_.contains(position));
  overrides_.erase(position);
}

std::vector<Compass> Lattice::touching(NodePos position) const {
  std::vector<Compass> result;
  for (const auto direction : all_directions) {
    const auto edge = edge_from(position, direction);
    if (size_.contains(edge) && edges_[size_.index(edge)] != EdgeKind::open) result.push_back(direction);
  }
  return result;
}

NodePiece node_piece(const Lattice& lattice, NodePos position, bool set_has_pillars) {
  const auto& overrides = lattice.node_overrides();
  if (const auto found = overrides.find(position); found != overrides.end()) return found->second.piece;
  const bool touched = std::any_of(all_directions.begin(), all_directions.end(), [&](Compass direction) {
    const auto edge = edge_from(position, direction);
    return lattice.size().contains(edge) && lattice.edge(edge) != EdgeKind::open;
  });
  return set_has_pillars && touched ? NodePiece::pillar : NodePiece::none;
}

std::optional<Compass> wall_end_direction(const Lattice& lattice, NodePos position) {
  const auto walls = lattice.touching(position);
  if (walls.size() == 1) return opposite(walls.front());
  const auto& overrides = lattice.node_overrides();
  const auto found = overrides.find(position);
  return found == overrides.end() ? std::nullopt : found->second.facing;
}

}  // namespace bulkhead
