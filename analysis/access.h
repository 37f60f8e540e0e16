// SPDX-License-Identifier: MIT
#pragma once

#include <tl/expected.hpp>

#include <optional>
#include <vector>

#include "analysis/routes.h"

namespace bulkhead {

/// The ground that a side starts from and where it gets from there.
struct SideStart {
  Id side;
  /// It has zones whose kind has `start`: its own, and those without a side whose kind belongs to everybody.
  bool has_zone = false;
  /// Some of that may lie on a board without lattice, where no cells say how one walks.
  bool off_lattice = false;
  /// The floor cells of these zones, sorted, each once.
  std::vector<std::uint32_t> cells;
  Routes routes;
  friend bool operator==(const SideStart&, const SideStart&) = default;
};

/// Why a side has no route to an objective.
enum class NoRoute : unsigned char {
  /// The objective stands on no floor.
  off_ground,
  /// The objective, or all that the side starts from, is on a board without lattice.
  off_lattice,
  /// The side has no zone to start from.
  no_zone,
  /// There is no way.
  no_way,
};

/// How a side gets to an objective: from the best cell it may start from to the best cell whose closed ground holds
/// the objective's centre.
struct Access {
  Id side;
  Id objective;
  tl::expected<Route, NoRoute> route;
  friend bool operator==(const Access&, const Access&) = default;
};

/// Whether models of a side begin the battle in a zone, or come in through it: its own of a kind with `start`, and
/// those without a side whose kind belongs to everybody.
[[nodiscard]] bool starts_in(const Mission& mission, const Id& side, const Zone& zone);

/// The starts of sides on a graph.
struct StartsOnGraph {
  const CellGraph& graph;
  const std::vector<SideStart>& sides;
};
/// In the mission's order of sides. Earlier ones only save work where their routes still hold.
[[nodiscard]] std::vector<SideStart> side_starts(const Mission& mission, const CellGraph& graph,
                                                 const std::optional<StartsOnGraph>& earlier = std::nullopt);

/// Every side and objective: sides in order, and for each the objectives in order.
[[nodiscard]] std::vector<Access> access_to_objectives(const Mission& mission, const CellGraph& graph,
                                                       const std::vector<SideStart>& starts);

/// Whether a marker is one that is scored.
[[nodiscard]] bool is_objective(const Marker& marker);

}  // namespace bulkhead
