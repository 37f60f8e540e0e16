// SPDX-License-Identifier: MIT
#include "model/mission/dice.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/engine/table_results.h"

namespace bulkhead {
namespace {

constexpr MessageText table_bands_gap{"table-bands-gap", "each result of a roll is in a row; {table} lacks {results}"};
constexpr MessageText no_result{"no-result",
                                "the rows of a table that is rolled on say for which results they are, as 3, 2-5 or "
                                "12+; one of {table} says {on}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& table : *context.mission.tables) {
    if (!table.die) continue;
    for (const auto& row : table.rows) {
      if (parse_dice_band(row.on)) continue;
      observations.push_back(
          {message<no_result>(arg<"table">(name_of(table)), arg<"on">(row.on.empty() ? "nothing" : quotable(row.on))),
           {address_of(table.id)},
           {}});
    }
    const auto results = results_with_rows(table, [](int rows) { return rows == 0; });
    if (results.empty()) continue;
    observations.push_back(
        {message<table_bands_gap>(arg<"table">(name_of(table)), arg<"results">(results)), {address_of(table.id)}, {}});
  }
  return observations;
}

}  // namespace

Check table_bands_gap_check() {
  return {.key = "table-bands-gap",
          .title = "Table without a row for a result",
          .group = Check::Group::missions,
          .level = Level::error,
          .rule = "In a table that is rolled on there is a row for each result.",
          .reason = "A roll that means nothing stops the game.",
          .places = "the table",
          .remedy = "Change the results of its rows, or add one.",
          .messages = {table_bands_gap, no_result},
          .field = "rows",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
