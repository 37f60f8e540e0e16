// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/mission/dice.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText table_bands_overlap{"table-bands-overlap",
                                          "each result of a roll is in one row; {table} has {results} in several"};

/// `5`, `5-7`, `3, 5-7`: neighbours among the values that can be rolled are drawn together.
std::string in_words(const std::vector<int>& results, const std::vector<int>& values) {
  std::string words;
  for (std::size_t at = 0; at < values.size(); ++at) {
    const auto there = [&](std::size_t index) {
      return index < values.size() && std::find(results.begin(), results.end(), values[index]) != results.end();
    };
    if (!there(at)) continue;
    const auto first = at;
    while (there(at + 1)) ++at;
    words += fmt::format("{}{}", words.empty() ? "" : ", ", values[first]);
    if (at > first) words += fmt::format("-{}", values[at]);
  }
  return words;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& table : *context.mission.tables) {
    if (!table.die) continue;
    const auto values = table.die->values();
    std::vector<int> several;
    for (const int value : values) {
      const auto rows = std::count_if(table.rows.begin(), table.rows.end(), [&](const TableRow& row) {
        const auto band = parse_dice_band(row.on);
        return band && band->low <= value && value <= band->high;
      });
      if (rows > 1) several.push_back(value);
    }
    if (several.empty()) continue;
    observations.push_back(
        {message<table_bands_overlap>(arg<"table">(name_of(table)), arg<"results">(in_words(several, values))),
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
