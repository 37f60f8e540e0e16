// SPDX-License-Identifier: MIT
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText stratagem_without_moment{
    "stratagem-without-moment", "a stratagem names the moments at which it may be used; {stratagem} names none"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& card : *context.mission.stratagems) {
    if (!card.used.empty()) continue;
    observations.push_back(
        {message<stratagem_without_moment>(arg<"stratagem">(name_of(card))), {address_of(card.id)}, {}});
  }
  return observations;
}

}  // namespace

Check stratagem_without_moment_check() {
  return {.key = "stratagem-without-moment",
          .title = "Stratagem without a moment",
          .group = Check::Group::missions,
          .level = Level::note,
          .rule = "A stratagem names the moments at which it may be used, such as `own-turn-start` or `before-test`.",
          .reason = "Its words tell people when to play it. No program can offer a card of which nothing else is said.",
          .places = "the stratagem",
          .remedy = "Name the moments of the game at which the card may be used.",
          .messages = {stratagem_without_moment},
          .field = "used",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
