// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

#include "model/mission/mission.h"

namespace bulkhead {

/// The results of a roll on a table that as many of its rows are for as is wanted, `3, 5-7`: neighbours among those
/// that can be rolled are drawn together. Rows without a result count for none. The table has a die (contract).
[[nodiscard]] std::string results_with_rows(const MissionTable& table, const std::function<bool(int rows)>& wanted);

}  // namespace bulkhead
