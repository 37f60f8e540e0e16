// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "model/base/extras.h"
#include "model/base/identifier.h"
#include "model/lattice/positions.h"

namespace bulkhead {

/// Solid cells block movement and sight, void cells movement only.
enum class CellKind : unsigned char { floor, solid, void_space };
enum class EdgeKind : unsigned char { open, wall, hatchway };
/// What stands on a node.
enum class NodePiece : unsigned char { none, pillar, wall_end };

/// Who may operate a hatchway.
class HatchAccess {
 public:
  enum class Kind : unsigned char { accessible, locked, controlled, airlock };
  HatchAccess() = default;
  [[nodiscard]] static HatchAccess accessible() { return {}; }
  [[nodiscard]] static HatchAccess locked() { return HatchAccess(Kind::locked, std::nullopt); }
  [[nodiscard]] static HatchAccess airlock() { return HatchAccess(Kind::airlock, std::nullopt); }
  [[nodiscard]] static HatchAccess controlled_by(Id side) { return HatchAccess(Kind::controlled, std::move(side)); }
  /// Controlled without a side is nobody's: accessible. The side of what is not controlled is left out.
  [[nodiscard]] static HatchAccess of(Kind kind, const std::optional<Id>& side) {
    if (kind != Kind::controlled) return HatchAccess(kind, std::nullopt);
    return side ? controlled_by(*side) : accessible();
  }

  [[nodiscard]] Kind kind() const { return kind_; }
  /// The controlling side; set exactly when the kind is `controlled`.
  [[nodiscard]] const std::optional<Id>& side() const { return side_; }

  friend bool operator==(const HatchAccess&, const HatchAccess&) = default;

 private:
  HatchAccess(Kind kind, std::optional<Id> side) : kind_(kind), side_(std::move(side)) {}
  Kind kind_ = Kind::accessible;
  std::optional<Id> side_;
};

/// Towards which of the edge's two cells (north or west is the first) something points.
enum class Facing : unsigned char { first, second };
/// At which end of the edge (west or north is the first) the hatch is hung.
enum class Hinge : unsigned char { first, second };

struct Hatchway {
  Facing facing = Facing::second;
  Hinge hinge = Hinge::first;
  bool starts_open = false;
  HatchAccess access;
  bool breachable = false;
  /// What people call it; mostly empty.
  std::string label = {};
  UnknownContent extras = {};
  friend bool operator==(const Hatchway&, const Hatchway&) = default;
};

/// The facing as a direction: north or south for horizontal edges, west or east for vertical ones.
[[nodiscard]] Compass direction(Facing facing, Axis axis);
/// The end of the edge where the hinge sits, as a direction from the edge's middle.
[[nodiscard]] Compass direction(Hinge hinge, Axis axis);

/// A node piece set by hand. `facing` matters for wall ends only: where the round end points, if not derived.
struct NodeOverride {
  NodePiece piece = NodePiece::none;
  std::optional<Compass> facing;
  friend bool operator==(const NodeOverride&, const NodeOverride&) = default;
};

/// Everything on one board's lattice. Each edge carries exactly one of open, wall and hatchway. All positions given
/// must lie on the lattice (contract).
class Lattice {
 public:
  explicit Lattice(LatticeSize size = {});

  [[nodiscard]] LatticeSize size() const { return size_; }

  [[nodiscard]] CellKind cell(CellPos position) const;
  void set_cell(CellPos position, CellKind kind);

  [[nodiscard]] EdgeKind edge(EdgePos position) const;
  /// The hatchway on an edge, or null where there is none. Valid until the lattice changes.
  [[nodiscard]] const Hatchway* hatchway(EdgePos position) const;
  /// Whether the wall or hatchway on an edge may be blown open.
  [[nodiscard]] bool breachable(EdgePos position) const;
  void set_open(EdgePos position);
  void set_wall(EdgePos position, bool breachable = false);
  void set_hatchway(EdgePos position, Hatchway hatchway);

  /// Hatchways in the order of their positions.
  [[nodiscard]] const std::map<EdgePos, Hatchway>& hatchways() const { return hatchways_; }
  [[nodiscard]] std::vector<EdgePos> walls() const;

  [[nodiscard]] const std::map<NodePos, NodeOverride>& node_overrides() const { return overrides_; }
  void set_node(NodePos position, NodeOverride piece);
  void set_node_automatic(NodePos position);

  /// The directions in which walls or hatchways leave a node.
  [[nodiscard]] std::vector<Compass> touching(NodePos position) const;

  friend bool operator==(const Lattice&, const Lattice&) = default;

 private:
  LatticeSize size_;
  std::vector<CellKind> cells_;
  std::vector<EdgeKind> edges_;
  std::map<EdgePos, Hatchway> hatchways_;
  std::set<EdgePos> breachable_walls_;
  std::map<NodePos, NodeOverride> overrides_;
};

/// What stands on a node: the override if there is one, else a pillar where a wall or hatchway touches the node and
/// the terrain set has pillars. (So on all 31 published Gallowdark layouts; the rest are wall ends by hand.)
[[nodiscard]] NodePiece node_piece(const Lattice& lattice, NodePos position, bool set_has_pillars);

/// Where a wall end points: away from its one wall or hatchway; else its facing set by hand, else nothing.
[[nodiscard]] std::optional<Compass> wall_end_direction(const Lattice& lattice, NodePos position);

}  // namespace bulkhead
