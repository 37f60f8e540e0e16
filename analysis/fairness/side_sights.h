// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>

#include "analysis/fairness/fairness.h"
#include "model/base/result.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// The figures of a first turn.
struct FirstTurnFigures {
  /// How far a model moves; without it nothing can be said of the first turn.
  std::optional<Length> move;
  /// How far it shoots; without it, as far as it sees.
  std::optional<Length> range;
  friend bool operator==(const FirstTurnFigures&, const FirstTurnFigures&) = default;
};

/// By the limits `move` and `weapon-range` of the mission or its system.
[[nodiscard]] FirstTurnFigures first_turn_figures(const Mission& mission);

/// What sight and distance say of the sides that have start zones, hatchways as they start the battle. Samples of the
/// ground, an inch apart, stand for it; sight and ways are those of points. Of a mission in which no two sides have
/// samples in their start zones, and of one that stopped, there is nothing to say. Fails where there is no plan of a
/// level (see `plan_of`).
///
/// The samples lie symmetrically on the ground of each level, so mirrored battlefields give exactly the same figures.
[[nodiscard]] Result<SideSights> side_sights(const Mission& mission, const FirstTurnFigures& figures,
                                             std::stop_token stop = {});

}  // namespace bulkhead
