// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/edit/items.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

// Rule: no stratagem costs more points than a side has, as the limit `stratagem-points` says.
// Source: in Zone Mortalis a side has one point and one more for every full 500 points of its force. How large a force
// is, missions say; so this is a limit of the mission.

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto points = number_limit(context.mission, "stratagem-points");
  if (!points) return observations;
  for (const auto& card : *context.mission.stratagems) {
    if (card.cost <= *points) continue;
    StratagemFields fields;
    fields.cost = *points;
    observations.push_back(
        {{"stratagem-too-dear",
          {{"limit", fmt::to_string(*points)}, {"stratagem", name_of(card)}, {"cost", fmt::to_string(card.cost)}}},
         {address_of(card.id)},
         {set_stratagem(card.id, fields)}});
  }
  return observations;
}

}  // namespace

Check stratagem_too_dear_check() {
  return {"stratagem-too-dear",  "Stratagem that nobody can pay for",
          Level::warning,        "Make the card cheaper, take it away, or give the sides more points.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
