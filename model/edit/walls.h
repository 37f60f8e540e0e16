// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/edit/edit.h"

namespace bulkhead {

/// What edges carry. There must be at least one edge, and each must be on the battlefield (contract).
[[nodiscard]] Edit set_walls(const Mission& mission, std::vector<EdgeAddress> edges, bool breachable = false);
[[nodiscard]] Edit set_open(const Mission& mission, std::vector<EdgeAddress> edges);
[[nodiscard]] Edit set_hatchway(const Mission& mission, EdgeAddress edge, const Hatchway& hatchway);
/// The same hatchway on several edges; they must all run along one axis unless facing and hinge are the default ones
/// (contract).
[[nodiscard]] Edit set_hatchways(const Mission& mission, std::vector<EdgeAddress> edges, const Hatchway& hatchway);

}  // namespace bulkhead
