// SPDX-License-Identifier: MIT
#include "analysis/figures/figures.h"

#include "analysis/messages.h"

namespace bulkhead {

Message reason_for(NoRoute why) {
  switch (why) {
    case NoRoute::off_ground: return message<objective_on_no_floor>();
    case NoRoute::off_lattice: return message<off_lattice>();
    case NoRoute::no_zone: return message<no_start_zone>();
    case NoRoute::no_way: break;
  }
  return message<no_way>();
}

Figures figures_of(const Mission& mission, const Snapshot& snapshot) {
  const auto on_lattice = [&](auto figure) -> Figure<decltype(figure)> {
    if (!snapshot.has_lattice()) return tl::unexpected(message<no_lattice>());
    return figure;
  };
  Figures figures{mission.head->title,
                  snapshot.counts(),
                  snapshot.objectives_on(),
                  count_features(mission),
                  on_lattice(static_cast<int>(snapshot.regions().count())),
                  on_lattice(static_cast<int>(snapshot.compartments().count())),
                  on_lattice(snapshot.symmetry()),
                  {},
                  on_lattice(snapshot.longest_lane())};
  for (const auto& access : snapshot.access()) {
    figures.access.push_back({access.side, access.objective, access.route.map_error(reason_for)});
  }
  return figures;
}

}  // namespace bulkhead
