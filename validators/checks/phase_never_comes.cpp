// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText phase_never_comes{"phase-never-comes",
                                        "where units are activated in turn each phase is of the round; {phase} is of "
                                        "a turn, and never comes"};
constexpr MessageText never_activated{"never-activated",
                                      "where units are activated in turn they are so in the last phase, and that is "
                                      "of the round; {phase} is of a turn, and no unit is ever activated"};
constexpr MessageText nothing_to_activate_in{"nothing-to-activate-in",
                                             "where units are activated in turn they are so in the last phase of the "
                                             "round; {system} has no phase, and no unit is ever activated"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto& system = *context.mission.system;
  if (system.sequence.turns != Sequence::Turns::activations) return observations;
  const auto& phases = system.sequence.phases;
  if (phases.empty()) {
    observations.push_back({message<nothing_to_activate_in>(arg<"system">(name_or_id(system))), {}, {}});
  }
  for (const auto& phase : phases) {
    if (phase.of == Phase::Of::round) continue;
    const auto name = arg<"phase">(name_or_id(phase));
    observations.push_back(
        {&phase == &phases.back() ? message<never_activated>(name) : message<phase_never_comes>(name),
         {},
         one_fix(set_kind(KindOf::phase, phase.id, {{"of", single("round")}}))});
  }
  return observations;
}

}  // namespace

Check phase_never_comes_check() {
  return {.key = "phase-never-comes",
          .title = "Phase that never comes",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "In a system with `turns=\"activations\"` each phase has `of=\"round\"`, and there is one at least: in "
              "the last of them the players activate their units in turn.",
          .reason =
              "An activation is the whole turn, so a phase of a turn never comes, and what happens in it does not "
              "either.",
          .places = "nowhere on the map; the message names the phase",
          .remedy = "Let the phase belong to the round, or let the players have whole turns.",
          .messages = {phase_never_comes, never_activated, nothing_to_activate_in},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
