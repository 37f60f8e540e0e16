// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "validators/capacity.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

// Rule: each start zone that is given as cells holds as many models as the limit `zone-models` says, on round bases of
// the limit `base`, or of 32 mm where there is none. What is counted is a lower bound (see `fitting_bases`), so a zone
// that is called too small may yet be large enough for somebody who packs more cleverly.
// Source: in Boarding Actions one unit sets up wholly within an entry zone, and units have five models.

constexpr auto usual_base = Length::millimetres(32);

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto models = number_limit(mission, "zone-models");
  const auto base = length_limit(mission, "base").value_or(usual_base);
  if (!models || base <= Length()) return observations;
  for (const auto& zone : *mission.zones) {
    const auto* kind = find_zone_kind(*mission.system, zone.kind);
    const auto* shape = std::get_if<CellsShape>(&zone.shape);
    if (kind == nullptr || !kind->start || shape == nullptr) continue;
    const auto fitting = fitting_bases(mission, *shape, base);
    if (fitting >= *models) continue;
    observations.push_back({{"zone-too-small",
                             {{"models", fmt::to_string(*models)},
                              {"base", to_text(base)},
                              {"zone", name_of(zone)},
                              {"fitting", fmt::to_string(fitting)}}},
                            {address_of(zone.id)},
                            {}});
  }
  return observations;
}

}  // namespace

Check zone_too_small_check() {
  return {"zone-too-small",      "Zone too small",
          Level::warning,        "Add cells to the zone, or take walls away that stand in it.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
