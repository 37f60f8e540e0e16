// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "model/base/numbers.h"
#include "model/edit/edit.h"
#include "model/mission/forces.h"
#include "model/mission/roles.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText stratagem_too_dear{"stratagem-too-dear",
                                         "a side has {limit} points for stratagems; {stratagem} costs {cost}"};

/// What the side that may use a card has of its currency by the game's allowances, of several sides the most; nothing
/// where there is no such allowance, or a side of which nobody knows.
std::optional<int> to_pay_with(const Mission& mission, const Stratagem& card) {
  const auto& currencies = mission.system->currencies;
  const bool plain = card.currency.empty() && currencies.size() == 1;
  const auto* currency = plain ? &currencies.front() : find_currency(*mission.system, card.currency);
  if (currency == nullptr) return std::nullopt;
  const auto* owner = card.side ? side_named(mission, *card.side) : nullptr;
  std::optional<int> most;
  for (const auto& side : *mission.sides) {
    if (card.side && &side != owner) continue;
    std::optional<int> sum;
    for (const auto& allowance : mission.system->allowances) {
      if (allowance.currency != currency->symbol) continue;
      const auto points = allowed(mission, allowance, side);
      if (!points) return std::nullopt;
      sum = std::min(largest_number, sum.value_or(0) + *points);
    }
    most = std::max(most, sum);
  }
  return most;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto limit = number_limit(context.mission, "stratagem-points");
  for (const auto& card : *context.mission.stratagems) {
    if (!card.cost) continue;
    const auto points = limit ? limit : to_pay_with(context.mission, card);
    if (!points || card.cost->least <= *points) continue;
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
              "No stratagem costs more than a side has to spend in the whole battle: what the limit `stratagem-points` "
              "says, or without it what the game's allowance in that currency comes to for the force of the card's "
              "side, or of the side that has most. A force counts the points that it says, else those of its units; "
              "of several the largest counts, and without any the limit `force-points`.",
          .reason =
              "Nobody could ever use it. In Zone Mortalis a side has one point, and one more for "
              "every full 500 points of its force.",
          .places = "the stratagem",
          .remedy = "Make the card cheaper, take it away, or give the sides more points.",
          .messages = {stratagem_too_dear},
          .limits = {"stratagem-points", "force-points"},
          .field = "cost",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
