// SPDX-License-Identifier: MIT
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText force_without_units{"force-without-units", "a force has units; {force} has none"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& force : *context.mission.forces) {
    if (!force.units.empty()) continue;
    observations.push_back({message<force_without_units>(arg<"force">(name_of(force))),
                            {address_of(force.id)},
                            one_fix(RemoveObjects{{force.id}})});
  }
  return observations;
}

}  // namespace

Check force_without_units_check() {
  return {.key = "force-without-units",
          .title = "Force without units",
          .group = Check::Group::missions,
          .level = Level::error,
          .rule = "A force has at least one unit.",
          .reason = "A side that has nothing cannot play.",
          .places = "the force",
          .remedy = "Add its units, or take the force away.",
          .messages = {force_without_units},
          .field = "units",
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
