// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "editor/tools/view/table.h"

namespace bulkhead {

/// Where the rulers of a canvas count from, on the table: the top-left corner of the board that is pointed at, or of
/// the nearest to that; of the first board where nobody points. The table's corner where there are no boards.
[[nodiscard]] Vec ruler_zero(const Mission& mission, const Table& table, const std::optional<Vec>& pointed);

}  // namespace bulkhead
