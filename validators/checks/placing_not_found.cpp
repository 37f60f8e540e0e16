// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/placing/placing_answer.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText not_found{"placing-not-found", "{item} places {count} {kind}; no way to place so many was found"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (const auto& [asked, answer] : placing_answers(mission, {}, context.stop)) {
    if (context.stop.stop_requested()) return {};
    if (!answer || answer->found || answer->lack) continue;
    observations.push_back({message<not_found>(arg<"item">(name_of(*asked.item)),
                                               arg<"count">(greatest_count_words(mission, *asked.placing)),
                                               arg<"kind">(placed_kind_name(mission, asked.placing->what))),
                            {address_of(asked.item->id)},
                            {}});
  }
  return observations;
}

}  // namespace

Check placing_not_found_check() {
  return {
      .key = "placing-not-found",
      .title = "No way to place found",
      .group = Check::Group::objectives,
      .level = Level::note,
      .rule = fmt::format(
          "A way to place as many of what an item places as it may come to is found. Tried are the free cells, "
          "edges and nodes of lattices and about a thousand other spots: first what comes first from several ends, "
          "then one after the other with steps back. All placings together share {},{:03} such steps and {} million "
          "looks at what stands near a spot, so that no mission takes long and the same one gives the same answer "
          "always. Terrain features count as large as a circle around them. What is proven to be impossible is said "
          "by `placing-impossible` instead.",
          most_placing_steps / 1000, most_placing_steps % 1000, most_placing_looks / 1'000'000),
      .reason = "Who finds no place at the table has to stop; but there may be one that was not tried.",
      .places = "the item",
      .remedy = "Try it on the map; ask for fewer or for less distance, or waive the finding.",
      .messages = {not_found},
      .speed = Check::Speed::background,
      .run = run};
}

}  // namespace bulkhead
