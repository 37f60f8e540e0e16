// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText stratagem_cost{"stratagem-cost", "a stratagem costs {limit}; {stratagem} costs {cost}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto limit = range_limit(context.mission, "stratagem-cost");
  if (!limit) return observations;
  for (const auto& card : *context.mission.stratagems) {
    if (!card.cost) continue;
    const auto [least, most] = *card.cost;
    if (limit->contains(least) && limit->contains(most.value_or(limit->high))) continue;
    const auto within = [&](int points) { return std::clamp(points, limit->low, limit->high); };
    const Cost cost{within(least), most ? std::optional(within(*most)) : std::nullopt};
    observations.push_back({message<stratagem_cost>(arg<"limit">(to_text(*limit)), arg<"stratagem">(name_of(card)),
                                                    arg<"cost">(to_text(*card.cost))),
                            {address_of(card.id)},
                            one_fix(set_item<Stratagem>(card.id, {{"cost", single(to_text(cost))}}))});
  }
  return observations;
}

}  // namespace

Check stratagem_cost_check() {
  return {.key = "stratagem-cost",
          .title = "Cost of a stratagem",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule = "A stratagem costs what the limit says.",
          .reason = "Published cards of a game cost so much; the nine of Zone Mortalis 1 to 3 points.",
          .places = "the stratagem",
          .remedy = "Give the card a cost that the game knows.",
          .messages = {stratagem_cost},
          .limits = {"stratagem-cost"},
          .field = "cost",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
