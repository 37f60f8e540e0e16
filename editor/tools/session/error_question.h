// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "editor/tools/session/notices.h"
#include "validators/engine/report.h"

namespace bulkhead {

/// `The mission has 3 errors: Sealed region (2), No route between sides.` There must be some (contract).
[[nodiscard]] std::string words_for_errors(const std::vector<Finding>& errors);

/// Asks before a mission with errors is given to others; nothing is done until it is answered.
[[nodiscard]] Notices::Notice error_question(const std::vector<Finding>& errors, const std::string& go_on,
                                             std::function<void()> act, std::function<void()> show_findings);

}  // namespace bulkhead
