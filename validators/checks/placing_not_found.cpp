// SPDX-License-Identifier: MIT
#include "analysis/placing/placement.h"
#include "analysis/placing/placings.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText not_found{"placing-not-found", "{item} places {count} {kind}; no way to place so many was found"};

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  if (mission.boards.empty()) return observations;
  for (const auto& asked : placings_of(mission)) {
    const auto size = placed_size(mission, asked.placing->what);
    if (!size) continue;
    const PlacingGround ground(mission, *asked.placing, size->most);
    const int count = ground.greatest_count();
    if (find_placement(mission, ground, count, 0, context.stop)) continue;
    const bool proven = size->least == size->most
                            ? proven_lack(ground, count, context.stop).has_value()
                            : proven_lack({mission, *asked.placing, size->least}, count, context.stop).has_value();
    if (proven || find_placement(mission, ground, count, most_placing_steps, context.stop)) continue;
    if (context.stop.stop_requested()) return {};
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
  return {.key = "placing-not-found",
          .title = "No way to place found",
          .group = Check::Group::objectives,
          .level = Level::note,
          .rule =
              "A way to place as many of what an item places as it may come to is found. Tried are the free cells, "
              "edges and nodes of lattices and about a thousand other spots, in 200,000 steps: first what comes first "
              "from several ends, then one after the other with steps back. The same battlefield gives the same answer "
              "always. Terrain features count as large as a circle around them. What is proven to be impossible is "
              "said by `placing-impossible` instead.",
          .reason = "Who finds no place at the table has to stop; but there may be one that was not tried.",
          .places = "the item",
          .remedy = "Try it on the map; ask for fewer or for less distance, or waive the finding.",
          .messages = {not_found},
          .speed = Check::Speed::background,
          .run = run};
}

}  // namespace bulkhead
