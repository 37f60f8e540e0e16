// SPDX-License-Identifier: MIT
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

// Rule: a stratagem says when it is used, on what, and what it does.
// Source: the cards of Boarding Actions have these three parts; without one of them players cannot use the card.

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
    observations.push_back(
        {{"incomplete-stratagem", {{"stratagem", name_of(card)}, {"missing", missing}}}, {address_of(card.id)}, {}});
  }
  return observations;
}

}  // namespace

Check incomplete_stratagem_check() {
  return {"incomplete-stratagem", "Incomplete stratagem",
          Level::warning,         "Write down what the card does not say yet.",
          Check::Speed::instant,  run};
}

}  // namespace bulkhead
