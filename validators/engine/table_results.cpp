// SPDX-License-Identifier: MIT
#include "validators/engine/table_results.h"

#include <fmt/format.h>

#include <vector>

#include "model/base/contracts.h"
#include "model/mission/dice.h"

namespace bulkhead {

std::string results_with_rows(const MissionTable& table, const std::function<bool(int rows)>& wanted) {
  BULKHEAD_EXPECTS(table.die.has_value());
  const auto values = table.die->values();
  std::vector<int> rows(values.size());
  for (const auto& row : table.rows) {
    const auto band = parse_dice_band(row.on);
    for (std::size_t at = 0; band && at < values.size(); ++at) {
      if (band->low <= values[at] && values[at] <= band->high) ++rows[at];
    }
  }
  const auto there = [&](std::size_t at) { return at < values.size() && wanted(rows[at]); };
  std::string words;
  for (std::size_t at = 0; at < values.size(); ++at) {
    if (!there(at)) continue;
    const auto first = at;
    while (there(at + 1)) ++at;
    words += fmt::format("{}{}", words.empty() ? "" : ", ", values[first]);
    if (at > first) words += fmt::format("-{}", values[at]);
  }
  return words;
}

}  // namespace bulkhead
