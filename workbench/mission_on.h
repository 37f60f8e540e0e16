// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// A mission on another battlefield than its own.
struct MissionOn {
  Mission mission;
  /// In words: what of the battlefield got another id, and what the mission names that the battlefield lacks.
  std::vector<std::string> remarks;
};

/// What `mission` is but for its battlefield, on the boards, zones, areas, markers, links and features of `field`. A
/// side of the field is the mission's of the same id, else the mission's next one; further ones are the field's. The
/// system is the mission's, with the kinds and types of terrain of the battlefield that it lacks. An id of the
/// battlefield that the mission has taken gets a number. Waivers and notes go with what they are about. Balance and
/// season are the field's.
[[nodiscard]] MissionOn mission_on(const Mission& mission, const Mission& field);

}  // namespace bulkhead
