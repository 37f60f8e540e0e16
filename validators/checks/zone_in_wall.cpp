// SPDX-License-Identifier: MIT
#include <algorithm>

#include "analysis/snapshot/snapshot.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText zone_in_wall{"zone-in-wall",
                                   "the cells of a zone must be floor; {count} of the {cells} of {zone} are not"};

std::vector<Edit> fixes(const Zone& zone, const std::vector<CellAddress>& blocked) {
  std::vector<Edit> edits;
  auto left = std::get<CellsShape>(zone.shape);
  std::erase_if(left.cells, [&](const CellAddress& cell) {
    return std::find(blocked.begin(), blocked.end(), cell) != blocked.end();
  });
  if (!left.cells.empty()) {
    auto changed = zone;
    changed.shape = std::move(left);
    edits.push_back(PutZone{std::move(changed)});
  }
  edits.push_back(SetCells{blocked, CellKind::floor});
  return edits;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& graph = context.snapshot.graph();
  std::vector<Observation> observations;
  for (const auto& zone : *context.mission.zones) {
    const auto* shape = std::get_if<CellsShape>(&zone.shape);
    if (shape == nullptr) continue;
    std::vector<CellAddress> blocked;
    std::copy_if(shape->cells.begin(), shape->cells.end(), std::back_inserter(blocked), [&](const CellAddress& cell) {
      const auto index = graph.index(cell);
      return index && !graph.is_floor(*index);
    });
    if (blocked.empty()) continue;
    Observation observation;
    observation.message = message<zone_in_wall>(arg<"zone">(name_of(zone)), arg<"count">(blocked.size()),
                                                arg<"cells">(shape->cells.size()));
    observation.addresses = {address_of(zone.id)};
    observation.addresses.insert(observation.addresses.end(), blocked.begin(), blocked.end());
    observation.fixes = [id = zone.id, blocked = std::move(blocked)](const CheckContext& checked) {
      return fixes(*find_zone(checked.mission, id), blocked);
    };
    observations.push_back(std::move(observation));
  }
  return observations;
}

}  // namespace

Check zone_in_wall_check() {
  return {.key = "zone-in-wall",
          .title = "Zone inside walls",
          .group = Check::Group::entry_zones,
          .level = Level::warning,
          .rule =
              "The cells that a zone names are floor. Areas, and zones of other shapes, may lie over anything: "
              "whether models find room in them is for `zone-too-small` to say.",
          .reason = "Models set up in a zone, and solid and void cells hold none.",
          .places = "the zone and each such cell",
          .remedy = "Take the cells that are no floor from the zone, or make them floor.",
          .messages = {zone_in_wall},
          .run = run};
}

}  // namespace bulkhead
