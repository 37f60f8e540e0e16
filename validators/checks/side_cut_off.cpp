// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/cells/floor_cells.h"
#include "analysis/snapshot/snapshot.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/fixes/openings.h"

namespace bulkhead {
namespace {

constexpr MessageText side_cut_off{
    "side-cut-off", "a side must get to an objective or to another side's start zone; {side} gets to none"};

/// Where a side may want to go; nothing if that cannot be known by cells.
std::optional<std::vector<std::uint32_t>> goals_of(const CheckContext& context, const SideStart& side) {
  std::vector<std::uint32_t> goals;
  for (const auto& other : context.snapshot.sides()) {
    if (other.side == side.side) continue;
    if (other.off_lattice) return std::nullopt;
    goals.insert(goals.end(), other.cells.begin(), other.cells.end());
  }
  for (const auto& marker : *context.mission.markers) {
    if (!is_objective(marker)) continue;
    if (on_plain_ground(context.mission, marker.at)) return std::nullopt;
    const auto cells = floor_cells_at(context.mission, context.snapshot.graph(), marker.at);
    goals.insert(goals.end(), cells.begin(), cells.end());
  }
  return goals;
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& side : context.snapshot.sides()) {
    if (!side.has_zone || side.off_lattice) continue;
    const auto goals = goals_of(context, side);
    if (!goals || goals->empty() || side.routes.to_any(*goals)) continue;
    Observation observation;
    observation.message = message<side_cut_off>(arg<"side">(name_of(context.mission, side.side)));
    observation.addresses = {address_of(side.side)};
    observation.fixes = one_fix([number = &side - context.snapshot.sides().data()](const CheckContext& checked) {
      const auto& from = *(checked.snapshot.sides().begin() + number);
      return open_way(checked, from.cells, goals_of(checked, from).value(), &from.side);
    });
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check side_cut_off_check() {
  return {.key = "side-cut-off",
          .title = "Side cut off",
          .group = Check::Group::connectivity,
          .level = Level::error,
          .rule =
              "A side gets from its start zones to at least one objective or to another side's "
              "start zone, through hatchways it may pass.",
          .reason = "A side that gets nowhere takes no part in the battle.",
          .places = "the side",
          .remedy =
              "Open a way out of the side's start zone: a hatchway in place of a wall, or one that "
              "the side may pass.",
          .messages = {side_cut_off},
          .run = run};
}

}  // namespace bulkhead
