// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// What no sketch says, whatever it looks like: locks, areas, texts … in plain words with the places concerned.
/// `deployment` are the ids of the zones that the sketch's way to deploy stands for.
[[nodiscard]] std::vector<std::string> unsketchable(const Mission& mission, const std::vector<Id>& deployment);

}  // namespace bulkhead
