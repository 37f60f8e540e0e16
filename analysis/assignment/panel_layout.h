// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/assignment/panel_sites.h"

namespace bulkhead {

/// Fills sites, nodes and what the layout wants on them: board by board, horizontal lines before vertical ones, and
/// last the free walls and hatchways of all boards. Open edges are sites only if `open_too`.
void lay_out_sites(PanelProblem& problem, const Mission& mission, bool open_too);

}  // namespace bulkhead
