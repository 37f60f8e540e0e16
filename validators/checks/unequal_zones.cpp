// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/cells/access.h"
#include "analysis/cells/floor_cells.h"
#include "analysis/snapshot/snapshot.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unequal_zones{
    "unequal-zones", "sides of a symmetric mission should have equal start zones (zones/cells); they have {figures}"};

struct Start {
  const Side* side = nullptr;
  std::size_t zones = 0;
  std::size_t cells = 0;
};

Start start_of(const CheckContext& context, const Side& side) {
  Start start{&side, 0, 0};
  for (const auto* zone : own_start_zones(context.mission, side.id)) {
    ++start.zones;
    start.cells += floor_cells_in(context.mission, context.snapshot.graph(), zone->shape).size();
  }
  return start;
}

std::vector<Observation> run(const CheckContext& context) {
  if (context.mission.head->balance != Balance::symmetric) return {};
  Observation observation;
  std::string figures;
  std::optional<Start> first;
  bool equal = true;
  for (const auto& side : *context.mission.sides) {
    const auto start = start_of(context, side);
    if (start.zones == 0) continue;
    if (!first) first = start;
    equal = equal && start.zones == first->zones && start.cells == first->cells;
    figures += fmt::format("{}{} {}/{}", figures.empty() ? "" : ", ", name_of(context.mission, side.id), start.zones,
                           start.cells);
    observation.addresses.push_back(address_of(side.id));
  }
  if (equal) return {};
  observation.message = message<unequal_zones>(arg<"figures">(figures));
  return {observation};
}

}  // namespace

Check unequal_zones_check() {
  return {.key = "unequal-zones",
          .title = "Unequal start zones",
          .group = Check::Group::entry_zones,
          .level = Level::warning,
          .rule =
              "If the mission says that it is symmetric, all sides that have start zones of their "
              "own have equally many, with equally many floor cells in all.",
          .reason =
              "So it is on the published layouts for matched play; where each zone takes one unit, "
              "their number is worth as much as their size.",
          .places = "all sides that have start zones",
          .remedy =
              "Give the sides start zones of the same number and size, or say that the mission is "
              "not meant to be symmetric.",
          .messages = {unequal_zones},
          .run = run};
}

}  // namespace bulkhead
