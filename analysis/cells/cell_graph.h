// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "model/mission/geometry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A board with a lattice, as the graph sees it.
struct LatticeBoard {
  /// As in addresses, from 1.
  int number = 1;
  int level = 0;
  LatticeSize size;
  Length pitch;
  Rectangle outline;
  /// Where its first node (the north-west corner of cell A1) lies on the battlefield.
  Point origin;
  /// The graph's number of its cell A1; the others follow row by row.
  std::size_t first_cell = 0;
  friend bool operator==(const LatticeBoard&, const LatticeBoard&) = default;
};

/// Two floor cells side by side, on one board or across the seam of two boards that touch.
struct Neighbours {
  /// The northern or western cell.
  std::uint32_t first = 0;
  std::uint32_t second = 0;
  /// Of the edge between them: horizontal where the one lies north of the other.
  Axis axis = Axis::horizontal;
  /// What stands between them. Across a seam a wall on either border counts before a hatchway, that before open floor.
  EdgeKind kind = EdgeKind::open;
  /// How many hatchways one passes from the one to the other: 2 where both borders of a seam carry one.
  std::uint8_t hatchways = 0;
  /// Index into `CellGraph::locks()`.
  std::uint32_t lock = 0;
  friend bool operator==(const Neighbours&, const Neighbours&) = default;
};

/// Who may pass a hatchway: everybody, nobody (locked), or only who controls it.
struct Lock {
  bool locked = false;
  /// Each must be the side that wants to pass.
  std::vector<Id> controllers;
  friend bool operator==(const Lock&, const Lock&) = default;

  [[nodiscard]] bool bars(const Id& side) const;
};

/// A way between cells that need not touch, such as a lift: one step from any cell of one end to any of the other.
struct CellLink {
  std::vector<std::uint32_t> from;
  std::vector<std::uint32_t> to;
  friend bool operator==(const CellLink&, const CellLink&) = default;
};

/// The cells of all boards with a lattice, numbered board by board and row by row, and what lies between them.
///
/// Floor cells are walkable; solid and void ones are not, nor those of zones and areas whose kind bars passage. Boards
/// touch where they are on the same level and their outlines share a stretch of edge; there, two border cells are
/// neighbours if their nodes along the seam coincide. Nothing else passes between boards but the links whose kind moves
/// models.
class CellGraph {
 public:
  CellGraph() = default;
  explicit CellGraph(const Mission& mission);

  [[nodiscard]] std::span<const LatticeBoard> boards() const { return boards_; }
  /// Null for a board that has no lattice, or that there is not.
  [[nodiscard]] const LatticeBoard* board(int number) const;

  /// All cells, those without floor included.
  [[nodiscard]] std::size_t cell_count() const { return floor_.size(); }
  [[nodiscard]] bool is_floor(std::size_t cell) const { return floor_[cell]; }
  /// Nothing where there is no such cell.
  [[nodiscard]] std::optional<std::uint32_t> index(const CellAddress& address) const;
  [[nodiscard]] CellAddress address(std::size_t cell) const;

  /// All pairs of floor cells side by side, walls between them or not.
  [[nodiscard]] std::span<const Neighbours> neighbours() const { return neighbours_; }
  [[nodiscard]] std::span<const CellLink> links() const { return links_; }
  /// The first one bars nobody.
  [[nodiscard]] std::span<const Lock> locks() const { return locks_; }

  /// The edges between two neighbours: one on a board; across a seam the first cell's border edge and the second's.
  [[nodiscard]] std::vector<EdgeAddress> edges_between(const Neighbours& pair) const;

  friend bool operator==(const CellGraph&, const CellGraph&) = default;

 private:
  void add_board(const Mission& mission, int number);
  void add_pairs_of_board(const Lattice& lattice, const LatticeBoard& board);
  void add_seam(const Mission& mission, const LatticeBoard& first, const LatticeBoard& second, Axis axis);
  std::uint32_t add_lock(Lock lock);

  std::vector<LatticeBoard> boards_;
  std::vector<bool> floor_;
  std::vector<Neighbours> neighbours_;
  std::vector<CellLink> links_;
  std::vector<Lock> locks_ = {Lock{}};
};

}  // namespace bulkhead
