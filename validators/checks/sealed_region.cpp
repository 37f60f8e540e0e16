// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "analysis/snapshot.h"
#include "validators/checks/checks.h"
#include "validators/openings.h"

namespace bulkhead {
namespace {

// Rule: with every hatchway open, locked ones too, the floor of all boards is one region. Every region but the largest
// is reported (the first of equals counts as the largest), at all its cells, so that a waiver still matches when the
// mission is mirrored.
// Source: all 19 published Gallowdark layouts that were measured are one region.

Observation sealed(const CheckContext& context, std::size_t region) {
  const auto& graph = context.snapshot.graph();
  const auto& regions = context.snapshot.regions();
  const auto& cells = regions.cells(region);
  Observation observation;
  for (const auto cell : cells) observation.addresses.emplace_back(graph.address(cell));
  std::size_t floor = 0;
  for (std::size_t other = 0; other < regions.count(); ++other) floor += regions.cells(other).size();
  observation.message = {"sealed-region",
                         {{"cell", to_text(context.mission, graph.address(cells.front()))},
                          {"cells", fmt::to_string(cells.size())},
                          {"floor", fmt::to_string(floor)}}};
  if (auto edit = open_way(context, cells, regions.cells(regions.largest()), nullptr)) {
    observation.fixes.push_back(std::move(*edit));
  }
  return observation;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& regions = context.snapshot.regions();
  std::vector<Observation> observations;
  for (std::size_t region = 0; region < regions.count(); ++region) {
    if (region != regions.largest()) observations.push_back(sealed(context, region));
  }
  return observations;
}

}  // namespace

Check sealed_region_check() {
  return {"sealed-region",       "Sealed region",
          Level::error,          "Put a hatchway into a wall around the region, or make its cells solid.",
          Check::Speed::instant, run};
}

}  // namespace bulkhead
