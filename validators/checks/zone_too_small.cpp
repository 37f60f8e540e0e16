// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "analysis/cells/access.h"
#include "analysis/figures/capacity.h"
#include "model/mission/forces.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText zone_too_small{
    "zone-too-small",
    "a start zone should hold {models} models on bases of {base}; {fitting} are sure to fit in {zone}"};

constexpr auto usual_base = Length::millimetres(32);

/// The larger of the limit and the bases of forces; where neither says anything, a usual one.
Length base_for(const Mission& mission, const Zone& zone, int models) {
  const auto base = std::max(length_limit(mission, "base"), largest_base(mission, zone.side, models));
  return base.value_or(usual_base);
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto models = number_limit(mission, "zone-models");
  if (!models) return observations;
  std::map<Length, Capacity> capacities;
  for (const auto* zone : start_zones(mission)) {
    if (context.stop.stop_requested()) break;
    const auto base = base_for(mission, *zone, *models);
    if (base <= Length()) continue;
    auto& capacity = capacities.try_emplace(base, mission, base).first->second;
    const auto fitting = capacity.fitting(zone->shape, *models);
    if (!fitting || *fitting >= *models) continue;
    observations.push_back({message<zone_too_small>(arg<"models">(*models), arg<"base">(to_text(base)),
                                                    arg<"zone">(name_of(*zone)), arg<"fitting">(*fitting)),
                            {address_of(zone->id)},
                            {}});
  }
  return observations;
}

}  // namespace

Check zone_too_small_check() {
  return {.key = "zone-too-small",
          .title = "Zone too small",
          .group = Check::Group::entry_zones,
          .level = Level::warning,
          .rule =
              "Each start zone holds as many models as the limit `zone-models` says, on round bases of the limit "
              "`base`. Where a unit of so many models or more in the forces of the zone's side has a larger base, the "
              "largest of them counts instead; 32 mm where neither says anything. Counted is what is sure to fit: of "
              "cells, bases in a square grid in the rows of cells that nothing parts, or in the columns if those hold "
              "more, clear of walls and pillars on every side, or five to a cell as on a die if that is more; in other "
              "shapes, and where a marker stands on which "
              "nobody may stand, bases wholly within in the best of sixteen square grids, clear of such markers and of "
              "everything that stops models, every hatchway shut.",
          .reason =
              "In Boarding Actions one unit of five sets up wholly within an entry zone. Who packs "
              "more cleverly than in a grid may get one more in, and then waives the finding.",
          .places = "the zone",
          .remedy = "Make the zone larger, or take walls away that stand in it.",
          .messages = {zone_too_small},
          .limits = {"zone-models", "base"},
          .run = run};
}

}  // namespace bulkhead
