// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "exchange/findings/checked_mission.h"

namespace bulkhead {

/// How many findings count as what: `1 error, 2 warnings, 0 notes`, and the waived ones where there are any.
[[nodiscard]] std::string counts_text(const CheckedMission& checked);

/// What `bulkhead check` prints of one mission: a line for each finding, one for each thing that is wrong with waivers
/// and severities, and a sum.
[[nodiscard]] std::string check_text(const CheckedMission& checked);

}  // namespace bulkhead
