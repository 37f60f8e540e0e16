// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/mission/board_symmetry.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What every change is repeated by while it is drawn.
enum class SymmetryPen : unsigned char { off, half_turn, left_right, top_bottom };

/// Whether two shapes are the same ground, whichever corner of a polygon is said first, and whichever way round.
[[nodiscard]] bool same_ground(const Shape& one, const Shape& other);

/// Where things come to lie under the pen: about the middle of the battlefield if that brings every lattice board onto
/// one of the same size, set and level, else about the middle of the board they are on. Half turns and mirrors are
/// their own opposites. Points off every board are taken as of the battlefield.
class Mirror {
 public:
  /// The pen must not be off (contract).
  Mirror(const Mission& mission, SymmetryPen pen);

  [[nodiscard]] CellAddress operator()(const CellAddress& cell) const;
  [[nodiscard]] EdgeAddress operator()(const EdgeAddress& edge) const;
  [[nodiscard]] NodeAddress operator()(const NodeAddress& node) const;
  [[nodiscard]] Point operator()(const Point& point) const;
  [[nodiscard]] Place operator()(const Place& place) const;
  [[nodiscard]] Hatchway operator()(const Hatchway& hatchway, Axis axis) const;
  [[nodiscard]] NodeOverride operator()(const NodeOverride& piece) const;
  /// A terrain feature mirrored or turned about its own middle.
  [[nodiscard]] Feature operator()(const Feature& feature) const;
  /// A free piece's clockwise turn in degrees.
  [[nodiscard]] int turned(int turn) const;
  /// What a board's image is mirrored or turned about: half-way between its middle and that of its image.
  [[nodiscard]] Point axis(int board) const;
  /// The board that a board comes to lie on.
  [[nodiscard]] int board(int number) const;
  /// The other of two sides; of more or fewer the same. What belongs to nobody stays so.
  [[nodiscard]] std::optional<Id> side(const std::optional<Id>& side) const;
  /// A kind of zone that names a side (`attacker-entry`) becomes the other side's if the system has that.
  [[nodiscard]] Id kind(const Id& kind) const;
  /// The same for the id of a zone; it may be taken.
  [[nodiscard]] Id zone_id(const Id& id) const;

  /// A polygon is taken as of the board that has its first corner; strips and quarters are of the battlefield.
  [[nodiscard]] Shape shape(const Shape& shape) const;

  /// The zone or area that a zone becomes. First the one of its mirrored kind, side and shape; else the zone itself, if
  /// its kind and side stay the same; else the only one of the mirrored kind and side; null if there is none.
  [[nodiscard]] const Zone* counterpart(const Zone& zone, bool area) const;
  /// The other marker or piece of its kind that stands where it is mirrored to; null if there is none, or itself.
  [[nodiscard]] const Marker* counterpart(const Marker& marker) const;
  [[nodiscard]] const FreePiece* counterpart(int board, const FreePiece& piece) const;
  [[nodiscard]] const Feature* counterpart(int board, const Feature& feature) const;

 private:
  /// Of what is at a point.
  [[nodiscard]] BoardSymmetry map_at(const Point& point) const;
  /// Positions on that board.
  [[nodiscard]] BoardSymmetry on(int board) const;
  template <typename T>
  [[nodiscard]] const T* standing_opposite(int board, const T& thing, std::vector<T> Board::*list) const;
  const Mission& mission_;
  /// About the middle of the battlefield.
  BoardSymmetry map_;
  /// Number of the board that each comes to lie on.
  std::vector<int> boards_;
  bool whole_battlefield_ = false;
};

}  // namespace bulkhead
