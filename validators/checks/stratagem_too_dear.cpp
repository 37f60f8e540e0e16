// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText stratagem_too_dear{"stratagem-too-dear",
                                         "a side has {limit} points for stratagems; {stratagem} costs {cost}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto points = number_limit(context.mission, "stratagem-points");
  if (!points) return observations;
  for (const auto& card : *context.mission.stratagems) {
    if (!card.cost || card.cost->least <= *points) continue;
    observations.push_back({message<stratagem_too_dear>(arg<"limit">(*points), arg<"stratagem">(name_of(card)),
                                                        arg<"cost">(to_text(*card.cost))),
                            {address_of(card.id)},
                            one_fix(set_item<Stratagem>(card.id, {{"cost", single(fmt::to_string(*points))}}))});
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
          .messages = {stratagem_too_dear},
          .limits = {"stratagem-points"},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
