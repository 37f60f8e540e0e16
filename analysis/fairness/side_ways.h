// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// How far the sides are from one objective.
struct ObjectiveWays {
  Id objective;
  /// In the order of `SideWays::sides`; nothing where there is no way.
  std::vector<std::optional<Length>> ways;
  /// Between the longest and the shortest; nothing where a side has no way.
  std::optional<Length> apart;
  friend bool operator==(const ObjectiveWays&, const ObjectiveWays&) = default;
};

/// The shortest ways in lengths, which boards without a lattice have, too.
struct SideWays {
  /// Those that have ground to start on, in the mission's order.
  std::vector<Id> sides;
  std::vector<ObjectiveWays> objectives;
  friend bool operator==(const SideWays&, const SideWays&) = default;
};

/// From the nearest place that a side starts at to the middle of each objective, round what blocks, of a point, with
/// every hatchway open. Links between levels have no length, so an objective is reached from starts on its own level
/// only. Whatever is not worked out when it is asked to stop counts as no way.
[[nodiscard]] SideWays side_ways(const Mission& mission, const std::stop_token& stop = {});

/// How many moves a way takes; one that is begun counts whole. `move` is more than 0 (contract).
[[nodiscard]] int moves_for(Length way, Length move);

/// The limit `move` of the mission or its system; 6" where there is none or it is 0.
[[nodiscard]] Length usual_move(const Mission& mission);

}  // namespace bulkhead
