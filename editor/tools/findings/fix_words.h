// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/view/ruler.h"
#include "model/edit/edit.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What a fix does, as a verb with what it is done to, by the names that people know: `Add hatchway D2/E2`, `Draw the
/// zone Drop zone (Defender)`. Points are in `unit`. The mission must be able to take the edit (contract).
[[nodiscard]] StepName fix_words(const Mission& mission, const Edit& fix, RulerUnit unit);

}  // namespace bulkhead
