// SPDX-License-Identifier: MIT
#include "analysis/figures/survey.h"

#include <utility>

#include "analysis/fairness/side_sights.h"
#include "analysis/snapshot/snapshot.h"
#include "analysis/symmetry/symmetry.h"

namespace bulkhead {

Survey survey_of(const Mission& mission, const Boxes& boxes, const std::stop_token& stop) {
  const auto snapshot = Snapshot::make(mission);
  // Where there is no plan of a level, sight has nothing to say, and the parts of fairness that it makes are missing.
  const auto sights = side_sights(mission, first_turn_figures(mission), stop).value_or(SideSights{});
  auto ways = side_ways(mission, stop);
  auto fairness = fairness_of(mission, snapshot, near_symmetries(mission), sights, ways);
  return {figures_of(mission, snapshot), assign_panels(mission, boxes, pinned_panels(mission), {}, stop),
          std::move(fairness), std::move(ways), range_standings(mission, snapshot)};
}

}  // namespace bulkhead
