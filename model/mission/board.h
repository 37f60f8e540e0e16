// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/base/length.h"
#include "model/lattice/lattice.h"
#include "model/mission/feature.h"

namespace bulkhead {

/// A piece of wall that stands off the lattice. `at` is its middle, on the board; `turn` is clockwise in degrees,
/// 0 to 359. At turn 0 a wall runs along x, a hatchway likewise and opens to the south, a wall end points north.
struct FreePiece {
  enum class Kind : unsigned char { wall, hatchway, pillar, wall_end };
  Id id;
  Kind kind = Kind::wall;
  Point at;
  int turn = 0;
  Extras extras;
  friend bool operator==(const FreePiece&, const FreePiece&) = default;
};

/// The ground of a board that has no lattice.
struct PlainGround {
  Length width;
  Length height;
  friend bool operator==(const PlainGround&, const PlainGround&) = default;
};

/// The user's word that a certain panel lies somewhere.
struct PinnedPanel {
  Id piece;
  UnknownContent extras = {};
  friend bool operator==(const PinnedPanel&, const PinnedPanel&) = default;
};

/// One game board. Its number is its place in the mission's list, counted from 1.
struct Board {
  std::variant<Lattice, PlainGround> ground;
  /// The terrain set that its lattice and pieces come from, which has a lattice; always there where the board has one.
  std::optional<Id> set;
  int level = 0;
  /// What people call it; mostly empty.
  std::string label;
  /// Its top-left corner on the battlefield.
  Point at;
  std::vector<FreePiece> pieces;
  std::vector<Feature> features;
  /// By the west or north edge that a panel of the set begins at. Pinned panels lie on the lattice and do not overlap
  /// (see `panel_edges`); what stands on their edges may be anything.
  std::map<EdgePos, PinnedPanel> pins;
  Extras extras;
  friend bool operator==(const Board&, const Board&) = default;

  /// Null for a board without lattice.
  [[nodiscard]] const Lattice* lattice() const { return std::get_if<Lattice>(&ground); }
  [[nodiscard]] Lattice* lattice() { return std::get_if<Lattice>(&ground); }
};

}  // namespace bulkhead
