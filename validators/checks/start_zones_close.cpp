// SPDX-License-Identifier: MIT
#include <iterator>
#include <optional>

#include "analysis/cells/access.h"
#include "analysis/geometry/zone_footprints.h"
#include "model/base/measures.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText start_zones_close{
    "start-zones-close",
    "start zones of different sides must lie at least {limit} apart; {zone} and {other} are {distance} apart"};

struct Ground {
  const Zone* zone = nullptr;
  ZoneFootprints ground;
};

/// Takes the cells of a zone away that are too close to another; nothing where none would be left.
std::optional<Edit> drawn_back(const Mission& mission, const Id& zone, const Id& other, Length limit) {
  auto changed = *find_zone(mission, zone);
  const auto* shape = std::get_if<CellsShape>(&changed.shape);
  if (shape == nullptr) return std::nullopt;
  const ZoneFootprints from(mission, find_zone(mission, other)->shape);
  auto left = *shape;
  std::erase_if(left.cells, [&](const CellAddress& cell) {
    const auto here = ZoneFootprints(mission, CellsShape{{cell}}).distance_to(from);
    return here && *here < limit;
  });
  if (left.cells.empty()) return std::nullopt;
  changed.shape = std::move(left);
  return PutZone{std::move(changed)};
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto limit = length_limit(mission, "start-zones-apart");
  if (!limit) return observations;
  std::vector<Ground> grounds;
  for (const auto* zone : own_start_zones(mission)) grounds.push_back({zone, ZoneFootprints(mission, zone->shape)});
  for (auto one = grounds.begin(); one != grounds.end(); ++one) {
    for (auto other = std::next(one); other != grounds.end(); ++other) {
      if (observations.size() == most_pairs || context.stop.stop_requested()) return observations;
      if (one->zone->side == other->zone->side) continue;
      const auto apart = one->ground.distance_to(other->ground);
      if (!apart || *apart >= *limit) continue;
      Observation observation;
      observation.message =
          message<start_zones_close>(arg<"limit">(measure(*limit)), arg<"zone">(name_of(*one->zone)),
                                     arg<"other">(name_of(*other->zone)), arg<"distance">(measure(*apart)));
      observation.addresses = {address_of(one->zone->id), address_of(other->zone->id)};
      observation.fixes = [first = one->zone->id, second = other->zone->id,
                           least = *limit](const CheckContext& checked) {
        std::vector<Edit> edits;
        if (auto edit = drawn_back(checked.mission, second, first, least)) edits.push_back(std::move(*edit));
        if (auto edit = drawn_back(checked.mission, first, second, least)) edits.push_back(std::move(*edit));
        return edits;
      };
      observations.push_back(std::move(observation));
    }
  }
  return observations;
}

}  // namespace

Check start_zones_close_check() {
  return {.key = "start-zones-close",
          .title = "Start zones close to each other",
          .group = Check::Group::entry_zones,
          .level = Level::warning,
          .rule =
              "The start zones that sides have of their own lie at least as far apart from those of other sides as the "
              "limit says, measured straight from ground to ground on boards of one level. Zones that overlap are "
              "left to `overlapping-zones`. All shapes are measured exactly, to the thousandth of a millimetre, but "
              "for a quarter which is clear of the centre: it counts as up to 0.05 mm farther from there.",
          .reason = "Sides that set up too close to each other fight before they move.",
          .places = "both zones",
          .remedy = "Draw one of the zones back from the other.",
          .messages = {start_zones_close},
          .limits = {"start-zones-apart"},
          .run = run};
}

}  // namespace bulkhead
