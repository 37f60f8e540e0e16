// SPDX-License-Identifier: MIT
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/engine/table_results.h"

namespace bulkhead {
namespace {

constexpr MessageText table_bands_overlap{"table-bands-overlap",
                                          "each result of a roll is in one row; {table} has {results} in several"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& table : *context.mission.tables) {
    if (!table.die) continue;
    const auto results = results_with_rows(table, [](int rows) { return rows > 1; });
    if (results.empty()) continue;
    observations.push_back({message<table_bands_overlap>(arg<"table">(name_of(table)), arg<"results">(results)),
                            {address_of(table.id)},
                            {}});
  }
  return observations;
}

}  // namespace

Check table_bands_overlap_check() {
  return {.key = "table-bands-overlap",
          .title = "Table with a result in several rows",
          .group = Check::Group::missions,
          .level = Level::error,
          .rule = "In a table that is rolled on each result stands in one row.",
          .reason = "Nobody could say what such a roll means.",
          .places = "the table",
          .remedy = "Change the results of its rows.",
          .messages = {table_bands_overlap},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
