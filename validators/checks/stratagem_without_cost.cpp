// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText stratagem_without_cost{"stratagem-without-cost",
                                             "a stratagem says what it costs; nobody has said so of {stratagem}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& card : *context.mission.stratagems) {
    if (card.cost) continue;
    observations.push_back(
        {message<stratagem_without_cost>(arg<"stratagem">(name_of(card))), {address_of(card.id)}, {}});
  }
  return observations;
}

}  // namespace

Check stratagem_without_cost_check() {
  return {.key = "stratagem-without-cost",
          .title = "Stratagem without a cost",
          .group = Check::Group::missions,
          .level = Level::note,
          .rule = "A stratagem says what it costs: `2`, `1-2` or `1+`.",
          .reason = "Some sources have lost it. What is not known is no nought.",
          .places = "the stratagem",
          .remedy = "Say what it costs; 0 where it is free.",
          .messages = {stratagem_without_cost},
          .field = "cost",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
