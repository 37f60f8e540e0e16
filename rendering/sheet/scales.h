// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead {

/// The smallest pitch of all boards with a lattice, in millimetres on the table; 0 without any.
[[nodiscard]] double smallest_pitch(const Mission& mission);

}  // namespace bulkhead
