// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/assignment/panel_assignment.h"

namespace bulkhead {

/// What would make a layout buildable that is not. Each is tried out with `assign_panels`.
[[nodiscard]] std::vector<BuildRemedy> find_remedies(const Mission& mission, const PanelAssignment& assignment,
                                                     const std::vector<PanelPin>& pins, const AssignmentLimits& limits,
                                                     const std::stop_token& stop);

}  // namespace bulkhead
