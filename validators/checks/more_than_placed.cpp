// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_ground.h"
#include "analysis/placing/placings.h"
#include "model/base/plain_text.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText more_than_placed{"more-than-placed",
                                       "{kind}: {count} on the map; at most {limit} may be placed, by {items}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& kind : placed_kinds(context.mission)) {
    std::int64_t most = 0;
    std::vector<std::string> items;
    for (const auto& [item, placing] : kind.placings) {
      most += greatest_count(context.mission, *placing);
      if (items.empty() || items.back() != name_of(*item)) items.push_back(name_of(*item));
    }
    if (static_cast<std::int64_t>(kind.markers.size()) <= most) continue;
    Observation observation;
    observation.message = message<more_than_placed>(arg<"kind">(kind_name(context.mission, *kind.markers.front())),
                                                    arg<"items">(listed(items, " and ")), arg<"limit">(most),
                                                    arg<"count">(kind.markers.size()));
    for (const auto* marker : kind.markers) observation.addresses.push_back(address_of(marker->id));
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check more_than_placed_check() {
  return {
      .key = "more-than-placed",
      .title = "More than are placed",
      .group = Check::Group::objectives,
      .level = Level::warning,
      .rule =
          "Of a kind of marker that players place before the battle, no more stand than can be placed: the greatest "
          "numbers of all placings of that kind together, `5` for `D3+2`. Where there is to be one in each quarter "
          "there may be as many as quarters. Fewer are fine, as players place the rest.",
      .reason = "Markers that stand already are those that players would place.",
      .places = "all markers of the kind",
      .remedy = "Remove markers, or say in the rule that more are placed.",
      .messages = {more_than_placed},
      .pictured = false,
      .run = run};
}

}  // namespace bulkhead
