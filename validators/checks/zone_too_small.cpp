// SPDX-License-Identifier: MIT
#include "analysis/cells/access.h"
#include "analysis/figures/capacity.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText zone_too_small{
    "zone-too-small",
    "a start zone should hold {models} models on bases of {base}; {fitting} are sure to fit in {zone}"};

constexpr auto usual_base = Length::millimetres(32);

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto models = number_limit(mission, "zone-models");
  const auto base = length_limit(mission, "base").value_or(usual_base);
  if (!models || base <= Length()) return observations;
  Capacity capacity(mission, base);
  for (const auto* zone : start_zones(mission)) {
    if (context.stop.stop_requested()) break;
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
              "`base`, or of 32 mm where there is none. Counted is what is sure to fit: of cells, bases in a square "
              "grid in the rows of cells that nothing parts, or in the columns if those hold more, clear of walls and "
              "pillars on every side; in other shapes, bases wholly within in the best of sixteen square grids, clear "
              "of everything that stops models, every hatchway shut.",
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
