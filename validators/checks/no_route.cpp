// SPDX-License-Identifier: MIT
#include "analysis/snapshot/snapshot.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/fixes/openings.h"

namespace bulkhead {
namespace {

constexpr MessageText no_route{
    "no-route", "the sides must be able to meet; no route leads between the start zones of {side} and {other}"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto& sides = context.snapshot.sides();
  for (auto one = sides.begin(); one != sides.end(); ++one) {
    for (auto other = one + 1; other != sides.end(); ++other) {
      if (one->cells.empty() || other->cells.empty() || one->off_lattice || other->off_lattice) continue;
      if (one->routes.to_any(other->cells) || other->routes.to_any(one->cells)) continue;
      Observation observation;
      observation.message = message<no_route>(arg<"side">(name_of(context.mission, one->side)),
                                              arg<"other">(name_of(context.mission, other->side)));
      observation.addresses = {address_of(one->side), address_of(other->side)};
      observation.fixes =
          one_fix([from = one - sides.begin(), to = other - sides.begin()](const CheckContext& checked) {
            const auto& side = *(checked.snapshot.sides().begin() + from);
            return open_way(checked, side.cells, (checked.snapshot.sides().begin() + to)->cells, &side.side);
          });
      observations.push_back(std::move(observation));
    }
  }
  return observations;
}

}  // namespace

Check no_route_check() {
  return {.key = "no-route",
          .title = "No route between sides",
          .group = Check::Group::connectivity,
          .level = Level::error,
          .rule =
              "Of any two sides that have start zones, at least one gets to the other's, through "
              "hatchways it may pass.",
          .reason = "Otherwise the two never meet.",
          .places = "both sides",
          .remedy =
              "Open a way between the start zones: a hatchway in place of a wall, or one that a "
              "side may pass.",
          .messages = {no_route},
          .run = run};
}

}  // namespace bulkhead
