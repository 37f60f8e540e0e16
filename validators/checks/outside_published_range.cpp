// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/figures/ranges.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText outside_published_range{
    "outside-published-range", "{figure}: {range} on the published boards of {season}, here {value}; source: {source}"};

std::string words_for(const RangeStanding& standing) {
  if (standing.low == standing.high) return fmt::to_string(standing.low);
  return to_text(NumberRange{standing.low, standing.high});
}

/// As part of a longer sentence.
std::string without_stop(std::string sentence) {
  if (sentence.ends_with('.')) sentence.pop_back();
  return sentence;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto* season = season_of(mission);
  if (season == nullptr) return observations;
  for (const auto& standing : range_standings(mission, context.snapshot)) {
    if (!standing.outside()) continue;
    observations.push_back(
        {message<outside_published_range>(arg<"figure">(standing.figure.text()), arg<"season">(name_or_id(*season)),
                                          arg<"range">(words_for(standing)),
                                          arg<"source">(without_stop(season->source)), arg<"value">(*standing.value)),
         {},
         {}});
  }
  return observations;
}

}  // namespace

Check outside_published_range_check() {
  return {.key = "outside-published-range",
          .title = "Outside the range of published boards",
          .group = Check::Group::published_ranges,
          .level = Level::note,
          .rule =
              "The figures of a battlefield of one board lie where those of the published boards of its season lie, "
              "ends included. A mission that names no season is not looked at.",
          .reason =
              "So designers see where they leave the beaten track. The ranges were measured by third parties and "
              "stand in the game system with their source; they bind nobody.",
          .places = "nowhere on the map; the message names the figure",
          .remedy = "Nothing need be done; to be told no more, name another season or none.",
          .messages = {outside_published_range},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
