// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "analysis/ground.h"
#include "analysis/snapshot.h"
#include "model/edit/zones.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

struct Ground {
  const Zone* zone = nullptr;
  std::vector<std::uint32_t> cells;
};

/// The zone without these cells; nothing where none would be left, or where it is not given as cells.
std::optional<Edit> without(const CheckContext& context, const Zone& zone, const std::vector<std::uint32_t>& cells) {
  const auto* shape = std::get_if<CellsShape>(&zone.shape);
  if (shape == nullptr) return std::nullopt;
  auto left = *shape;
  std::erase_if(left.cells, [&](const CellAddress& cell) {
    const auto index = context.snapshot.graph().index(cell);
    return index && std::binary_search(cells.begin(), cells.end(), *index);
  });
  if (left.cells.empty()) return std::nullopt;
  auto changed = zone;
  changed.shape = std::move(left);
  return set_zone(context.mission, std::move(changed));
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Ground> grounds;
  for (const auto& zone : *context.mission.zones) {
    if (zone.side) grounds.push_back({&zone, floor_cells_in(context.mission, context.snapshot.graph(), zone.shape)});
  }
  std::vector<Observation> observations;
  for (auto one = grounds.begin(); one != grounds.end(); ++one) {
    for (auto other = std::next(one); other != grounds.end(); ++other) {
      if (one->zone->side == other->zone->side) continue;
      std::vector<std::uint32_t> shared;
      std::set_intersection(one->cells.begin(), one->cells.end(), other->cells.begin(), other->cells.end(),
                            std::back_inserter(shared));
      if (shared.empty()) continue;
      Observation observation;
      observation.message = {
          "overlapping-zones",
          {{"zone", name_of(*one->zone)}, {"other", name_of(*other->zone)}, {"cells", fmt::to_string(shared.size())}}};
      observation.addresses = {address_of(one->zone->id), address_of(other->zone->id)};
      for (const auto* zone : {other->zone, one->zone}) {
        if (auto edit = without(context, *zone, shared)) observation.fixes.push_back(std::move(*edit));
      }
      observations.push_back(std::move(observation));
    }
  }
  return observations;
}

}  // namespace

Check overlapping_zones_check() {
  return {.key = "overlapping-zones",
          .title = "Overlapping zones",
          .group = Check::Group::entry_zones,
          .level = Level::warning,
          .rule = "Zones of different sides share no floor cell.",
          .reason = "Each side sets up on ground of its own. What both may use belongs to no side.",
          .places = "both zones",
          .remedy = "Take the cells that both zones have from one of them.",
          .run = run};
}

}  // namespace bulkhead
