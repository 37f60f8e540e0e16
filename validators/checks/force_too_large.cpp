// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/edit/edit.h"
#include "model/mission/forces.h"
#include "validators/engine/check.h"
#include "validators/engine/edit_that_makes.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText force_too_large{"force-too-large",
                                      "a force counts {limit} points at most; {force} counts {points}"};
constexpr MessageText unit_too_large{"unit-too-large",
                                     "a unit begins with {limit} models at most; {unit} of {force} has {models}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto most_points = number_limit(context.mission, "force-points");
  const auto most_models = number_limit(context.mission, "unit-models");
  for (const auto& force : *context.mission.forces) {
    const auto points = size_of(force, Allowance::Of::points);
    if (most_points && points && *points > *most_points) {
      observations.push_back(
          {message<force_too_large>(arg<"limit">(*most_points), arg<"force">(name_of(force)), arg<"points">(*points)),
           {address_of(force.id)},
           {}});
    }
    if (!most_models) continue;
    for (std::size_t index = 0; index < force.units.size(); ++index) {
      const auto& unit = force.units[index];
      if (unit.models <= *most_models) continue;
      observations.push_back({message<unit_too_large>(arg<"limit">(*most_models),
                                                      arg<"unit">(unit.name.empty() ? unit.id.text() : unit.name),
                                                      arg<"force">(name_of(force)), arg<"models">(unit.models)),
                              {address_of(force.id)},
                              one_fix([force, index, most = *most_models](const CheckContext&) {
                                auto changed = force;
                                changed.units[index].models = most;
                                return edit_that_makes(force, changed);
                              })});
    }
  }
  return observations;
}

}  // namespace

Check force_too_large_check() {
  return {.key = "force-too-large",
          .title = "Force that is too large",
          .group = Check::Group::missions,
          .level = Level::warning,
          .rule =
              "A force counts no more points than the limit `force-points` says: those that it says, else those of its "
              "units. None of its units begins with more models than the limit `unit-models` says.",
          .reason = "Nobody may bring it. Boarding Actions are for 500 points, units in Zone Mortalis for 15 models.",
          .places = "the force",
          .remedy = "Leave units or models out, or give the mission a limit of its own.",
          .messages = {force_too_large, unit_too_large},
          .limits = {"force-points", "unit-models"},
          .field = "units",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
