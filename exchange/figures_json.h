// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace bulkhead {

struct Figures;

/// The figures as a JSON object whose keys `bulkhead info --format json` promises, in their order:
/// `title`, `counts` {`walls`, `hatchways`, `pillars`, `wall_ends`, `objectives`}, `objectives_on` {`nodes`, `edges`,
/// `cells`, `free`}, `features` (where there are any), `regions_open`, `compartments`, `symmetry` {`rotate_180`,
/// `mirror_left_right`, `mirror_top_bottom`}, `access` (a list of {`side`, `objective`, `hatchways`, `cells`}),
/// `longest_lane_cells`.
/// A figure that makes no sense is null: then `reasons` says why under the figure's key, or `reason` within its entry
/// of `access`.
[[nodiscard]] std::string figures_json(const Figures& figures);

}  // namespace bulkhead
