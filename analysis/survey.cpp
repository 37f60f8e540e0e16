// SPDX-License-Identifier: MIT
#include "analysis/survey.h"

#include "analysis/snapshot.h"
#include "analysis/symmetry.h"

namespace bulkhead {

Survey survey_of(const Mission& mission, const Boxes& boxes, std::stop_token stop) {
  const auto snapshot = Snapshot::make(mission);
  return {figures_of(mission, snapshot), assign_panels(mission, boxes, {}, {}, std::move(stop)),
          fairness_of(mission, snapshot, near_symmetries(mission)), range_standings(mission, snapshot)};
}

}  // namespace bulkhead
