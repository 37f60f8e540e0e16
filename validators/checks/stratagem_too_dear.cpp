// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/edit/items.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto points = number_limit(context.mission, "stratagem-points");
  if (!points) return observations;
  for (const auto& card : *context.mission.stratagems) {
    if (card.cost <= *points) continue;
    observations.push_back(
        {{"stratagem-too-dear",
          {{"limit", fmt::to_string(*points)}, {"stratagem", name_of(card)}, {"cost", fmt::to_string(card.cost)}}},
         {address_of(card.id)},
         {set_item<Stratagem>(card.id, {{"cost", single(fmt::to_string(*points))}})}});
  }
  return observations;
}

}  // namespace

Check stratagem_too_dear_check() {
  return {.key = "stratagem-too-dear",
          .title = "Stratagem that nobody can pay for",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "No stratagem costs more than the limit says: what a side has to spend in the whole "
              "battle.",
          .reason =
              "Nobody could ever use it. In Zone Mortalis a side has one point, and one more for "
              "every full 500 points of its force; how large that is, the mission says.",
          .places = "the stratagem",
          .remedy = "Make the card cheaper, take it away, or give the sides more points.",
          .limits = {"stratagem-points"},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
