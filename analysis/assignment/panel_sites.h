// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/assignment/panel_assignment.h"

namespace bulkhead {

/// A pattern of one of a set's pieces as it may lie: along the horizontal axis, turned by 180° or not.
struct OrientedPattern {
  std::uint32_t piece = 0;
  std::uint32_t pattern = 0;
  bool turned = false;
  PiecePattern lie;
};

/// An edge, or a free wall or hatchway, that panels may cover.
struct PanelSite {
  Address address = CellAddress{};
  EdgeKind kind = EdgeKind::open;
  Facing facing = Facing::second;
  Axis axis = Axis::horizontal;
  /// Indices of nodes, west or north first.
  std::array<std::uint32_t, 2> nodes{};
  /// The next site is the next edge in the same line.
  bool goes_on = false;
};

struct PanelNode {
  /// What the layout has there; nothing where it does not say, at the ends of free walls.
  std::optional<NodePiece> wanted;
  /// Walls of both axes meet there.
  bool junction = false;
};

/// An oriented pattern laid from a site on.
struct Placement {
  std::uint32_t pattern = 0;
  std::uint32_t length = 0;
  std::uint32_t stand_ins = 0;
  /// Hatchways that have become walls under it.
  std::uint32_t closed = 0;
  /// Of its piece: pieces that may lie in exactly the same places are one class.
  std::uint32_t piece_class = 0;
};

/// The two kinds of node pieces that are counted.
inline constexpr std::array counted_node_pieces = {NodePiece::pillar, NodePiece::wall_end};
using NodeCounts = std::array<int, counted_node_pieces.size()>;

/// What is to be built with one set, made ready for the search.
struct PanelProblem {
  const TerrainSet* set = nullptr;
  /// By piece of the set.
  std::vector<int> stock;
  std::vector<OrientedPattern> patterns;
  std::vector<PanelSite> sites;
  std::vector<PanelNode> nodes;
  /// The placements from site s on are those from first[s] to first[s + 1].
  std::vector<std::uint32_t> first;
  std::vector<Placement> placements;
  std::uint32_t classes = 0;
  /// Pillars and wall ends of the layout, and whether loose ones are in the set's list.
  NodeCounts wanted{};
  std::array<bool, counted_node_pieces.size()> has_loose{};
  /// By site: the pin that it begins.
  std::vector<bool> pinned;
  std::vector<PanelPin> stale_pins;

  [[nodiscard]] std::span<const Placement> from(std::size_t site) const {
    return std::span(placements).subspan(first[site], first[site + 1] - first[site]);
  }
  /// The node before (0), within or behind (its length) a placement.
  [[nodiscard]] std::uint32_t node_of(std::size_t site, std::size_t index) const {
    return index == 0 ? sites[site].nodes[0] : sites[site + index - 1].nodes[1];
  }
};

/// Whether walls may also be laid where the layout has hatchways.
enum class Hatches : unsigned char { as_drawn, may_close };

[[nodiscard]] PanelProblem panel_problem(const Mission& mission, const TerrainSet& set, int boxes,
                                         const std::vector<PanelPin>& pins, Hatches hatches);

/// Puts what so many boxes hold in the place of what the problem had.
void fill_stock(PanelProblem& problem, int boxes);

/// Whether the piece stands on a node by itself, and is this kind.
[[nodiscard]] bool is_loose(const KitPiece& piece, NodePiece kind);
[[nodiscard]] bool is_panel(const KitPiece& piece);

}  // namespace bulkhead
