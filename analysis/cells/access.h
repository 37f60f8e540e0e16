// SPDX-License-Identifier: MIT
#pragma once

#include <tl/expected.hpp>

#include <optional>
#include <vector>

#include "analysis/cells/routes.h"

namespace bulkhead {

/// The ground that a side starts from and where it gets from there.
struct SideStart {
  Id side;
  /// It has zones that it `starts_in`.
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

/// Whether models of a side begin the battle in a zone: its own of a kind in which one deploys, and those without a
/// side whose kind belongs to everybody.
[[nodiscard]] bool starts_in(const Mission& mission, const Id& side, const Zone& zone);
/// Whether they begin the battle in it or come in through it later.
[[nodiscard]] bool enters_by(const Mission& mission, const Id& side, const Zone& zone);

/// The zones in which models of any side begin the battle, in the mission's order.
[[nodiscard]] std::vector<const Zone*> start_zones(const Mission& mission);
/// Those that belong to a side: who compares sides learns nothing from everybody's.
[[nodiscard]] std::vector<const Zone*> own_start_zones(const Mission& mission);
/// Those of this side.
[[nodiscard]] std::vector<const Zone*> own_start_zones(const Mission& mission, const Id& side);

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
