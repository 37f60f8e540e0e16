// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/edit/edit.h"
#include "model/mission/forces.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText force_sum{
    "force-sum", "a force counts what its units count; {force} says {points}, and its units count {sum}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& force : *context.mission.forces) {
    auto units_alone = force;
    units_alone.points.reset();
    const auto sum = size_of(units_alone, Allowance::Of::points);
    if (!force.points || !sum || *force.points == *sum) continue;
    observations.push_back(
        {message<force_sum>(arg<"force">(name_of(force)), arg<"points">(*force.points), arg<"sum">(*sum)),
         {address_of(force.id)},
         one_fix(set_item<Force>(force.id, {{"points", single(fmt::to_string(*sum))}}))});
  }
  return observations;
}

}  // namespace

Check force_sum_check() {
  return {
      .key = "force-sum",
      .title = "Points of a force",
      .group = Check::Group::missions,
      .level = Level::note,
      .rule = "Where a force and all of its units say what they count, the units together count what the force does.",
      .reason = "What a side has to spend, and who is the underdog, go by the points of forces.",
      .places = "the force",
      .remedy = "Correct the points of the force or of a unit.",
      .messages = {force_sum},
      .field = "points",
      .pictured = false,
      .run = run};
}

}  // namespace bulkhead
