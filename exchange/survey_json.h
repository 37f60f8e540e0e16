// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "analysis/figures/survey.h"

namespace bulkhead {

/// What `bulkhead info --format json` prints: the keys of `figures_json`, then
/// `build` {`buildable` (null where nobody can tell), `sets` (boxes by set), `pieces` (a list of {`set`, `piece`,
/// `name`, `owned`, `used`}), `substitutions` (edges where a hatchway panel stands in for a wall), `short` (a list of
/// {`set`, `piece`, `count`}), `uncovered` (addresses that no piece fits)};
/// `fairness` {`overall`, `access`, `first_turn`, `exposure`, `symmetry`}, each 0 to 1 or null where it cannot be said,
/// and `ways` (a list of {`objective`, `sides` (a list of {`side`, `distance_mm`, `distance_in`, `moves`}), `apart_mm`,
/// `apart_in`}, null where there is no way; see `side_ways`)};
/// `ranges` (a list of {`season`, `figure`, `low`, `high`, `value`, `outside`}; `value` is null with a `reason` where
/// there is none).
[[nodiscard]] std::string survey_json(const Mission& mission, const Survey& survey);

}  // namespace bulkhead
