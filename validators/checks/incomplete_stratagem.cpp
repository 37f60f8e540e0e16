// SPDX-License-Identifier: MIT
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText incomplete_stratagem{
    "incomplete-stratagem", "a stratagem says when it is used, on what, and what it does; {stratagem} lacks {missing}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& card : *context.mission.stratagems) {
    std::string missing;
    const auto look_at = [&](const std::string& text, const char* part) {
      if (text.find_first_not_of(" \t\n") != std::string::npos) return;
      missing += (missing.empty() ? "" : ", ") + std::string(part);
    };
    look_at(card.when, "when");
    look_at(card.target, "target");
    look_at(card.effect, "effect");
    if (missing.empty()) continue;
    observations.push_back({message<incomplete_stratagem>(arg<"stratagem">(name_of(card)), arg<"missing">(missing)),
                            {address_of(card.id)},
                            {}});
  }
  return observations;
}

}  // namespace

Check incomplete_stratagem_check() {
  return {.key = "incomplete-stratagem",
          .title = "Incomplete stratagem",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule = "A stratagem says when it is used, on what, and what it does.",
          .reason = "Players cannot use a card that leaves one of these open.",
          .places = "the stratagem",
          .remedy = "Write down what the card does not say yet.",
          .messages = {incomplete_stratagem},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
