// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/base/length.h"
#include "model/lattice/lattice.h"
#include "model/mission/feature.h"

namespace bulkhead {

/// Nobody counts more boxes of a set than these.
inline constexpr int most_boxes = 999;

/// How panels meet at a node: a pillar stands on the node and panels slot into it, or panels stand between two
/// connectors (pitch = panel + connector).
enum class Joint : unsigned char { straddle, butt };

/// The footprint of a pillar that stands in a wall along the horizontal axis; a vertical wall's is turned by 90°.
struct PillarShape {
  Length along;
  Length across;
  friend bool operator==(const PillarShape&, const PillarShape&) = default;
};

/// One edge that a panel covers, counted from the panel's first (west or north) node.
struct PatternEdge {
  EdgeKind kind = EdgeKind::wall;
  Facing facing = Facing::second;
  friend bool operator==(const PatternEdge&, const PatternEdge&) = default;
};

/// One way a piece can lie on the lattice along an axis: its edges in a row and what it puts on the nodes between and
/// beside them (edges + 1 of them). Turning by 180° reverses the order and flips each facing. Along a vertical axis it
/// lies as turned by a quarter clockwise: its west end is north, what faced south faces west.
struct PiecePattern {
  std::vector<PatternEdge> edges;
  std::vector<NodePiece> nodes;
  friend bool operator==(const PiecePattern&, const PiecePattern&) = default;
};

/// A kind of physical piece in a box.
struct KitPiece {
  Id id;
  std::string name;
  /// Short code to print on plans.
  std::string code;
  /// How many are in one box.
  int count = 0;
  /// As it lies when not turned; also covers 180° (see PiecePattern). A loose pillar or wall end has a pattern without
  /// edges, for the one node it stands on; what stands nowhere by itself, such as a cap, has none.
  std::vector<PiecePattern> patterns;
  /// One of these goes onto every pillar, moulded ones included.
  bool on_pillars = false;
  Extras extras;
  friend bool operator==(const KitPiece&, const KitPiece&) = default;
};

/// A terrain set (kit): the lattice its boards have, the size of its parts, what is in one box, and the kinds of
/// free-standing features. A set of features alone has no lattice: then everything from `pitch` to `access_width` is as
/// it is here.
struct TerrainSet {
  Id id{"unnamed"};
  int version = 1;
  std::string name;
  std::string note;
  Length pitch;
  /// Ground between the lattice and the board's edge, on every side.
  Length border;
  Length wall_thickness;
  /// 0 = unknown.
  Length wall_height;
  Joint joint = Joint::straddle;
  /// The length of a short panel.
  Length panel;
  /// Sets without pillars have none.
  std::optional<PillarShape> pillar;
  /// Clear width of an open hatchway; 0 = unknown.
  Length access_width;
  int boards_per_box = 1;
  std::vector<KitPiece> pieces;
  std::vector<FeatureKind> feature_kinds;
  Extras extras;
  friend bool operator==(const TerrainSet&, const TerrainSet&) = default;

  [[nodiscard]] bool has_lattice() const { return pitch > Length(); }
};

/// A panel's pattern turned by 180°.
[[nodiscard]] PiecePattern turned(const PiecePattern& pattern);

}  // namespace bulkhead
