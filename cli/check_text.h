// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "exchange/findings/checked_mission.h"

namespace bulkhead {

/// What `bulkhead check` prints of one mission: a line for each finding, one for each thing that is wrong with waivers
/// and severities, and a sum.
[[nodiscard]] std::string check_text(const CheckedMission& checked);

}  // namespace bulkhead
