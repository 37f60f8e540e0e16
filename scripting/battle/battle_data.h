// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/mission/mission.h"

namespace bulkhead {

/// All that the battle engine (scripting/engine) needs of a mission, as the text of a Lua table of literals: `system`
/// with set-up, phases, control and limits, `sides`, `units` of its forces, what stands on the map, and `items` in the
/// order in which they hear of what happens: the system's standing actions, then the mission's rules, objectives,
/// actions, stratagems and tables. Lengths are whole micrometres, places are addresses as in documents. What is empty
/// is left out. Equal missions give equal texts. A fingerprint stands in it where one is given, for homes without the
/// mission's document.
[[nodiscard]] std::string battle_data(const Mission& mission, std::string_view fingerprint = {});

}  // namespace bulkhead
