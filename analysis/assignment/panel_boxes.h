// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/assignment/panel_sites.h"

namespace bulkhead {

/// A number of boxes below which the layout cannot be built, however the panels lie; with that many it mostly can. By
/// Lagrangian relaxation of the stock (a subgradient method: Held and Karp, "The traveling-salesman problem and
/// minimum spanning trees: Part II", 1971): whatever prices the pieces have, the cheapest way to cover all sites must
/// not cost more than the boxes hold. Beyond `most` it says one more than that. The problem must be that of one box,
/// and its panels must be able to cover every site (contract).
[[nodiscard]] int least_boxes(const PanelProblem& one_box, int most);

}  // namespace bulkhead
