// SPDX-License-Identifier: MIT
#include "analysis/placing/placings.h"

#include <algorithm>

#include "model/mission/fields.h"
#include "model/mission/moments.h"
#include "model/mission/roles.h"

namespace bulkhead {

std::vector<AskedPlacing> placings_of(const Mission& mission) {
  std::vector<AskedPlacing> placings;
  for_each_item(mission, [&](const auto& item) {
    if constexpr (requires { item.places; }) {
      for (const auto& placing : item.places) placings.push_back({&item, &placing});
    }
  });
  return placings;
}

bool is_set_up(const GameSystem& system, const Placing& placing) {
  if (!placing.at) return true;
  return placing.at->text() == "battle-start" || set_up_step_of(system, placing.at->text()).has_value();
}

namespace {

bool may_have_placed(const Mission& mission, const Placing& placing, const Marker& marker) {
  if (placing.what != marker.kind || !is_set_up(*mission.system, placing)) return false;
  const auto* side = placing.by && marker.side ? side_named(mission, *placing.by) : nullptr;
  return side == nullptr || side->id == *marker.side;
}

}  // namespace

std::vector<AskedPlacing> placings_for(const Mission& mission, const Marker& marker) {
  auto placings = placings_of(mission);
  std::erase_if(placings, [&](const AskedPlacing& asked) { return !may_have_placed(mission, *asked.placing, marker); });
  return placings;
}

std::vector<PlacedKind> placed_kinds(const Mission& mission) {
  std::vector<PlacedKind> kinds;
  for (const auto& asked : placings_of(mission)) {
    if (!is_set_up(*mission.system, *asked.placing)) continue;
    const auto& what = asked.placing->what;
    auto found = std::find_if(kinds.begin(), kinds.end(), [&](const PlacedKind& each) { return each.kind == what; });
    if (found == kinds.end()) found = kinds.insert(kinds.end(), {what, {}, {}});
    found->placings.push_back(asked);
  }
  for (auto& kind : kinds) {
    for (const auto& marker : *mission.markers) {
      const auto placed_it = [&](const AskedPlacing& asked) {
        return may_have_placed(mission, *asked.placing, marker);
      };
      if (marker.kind != kind.kind || !exists(mission, marker.at)) continue;
      if (std::any_of(kind.placings.begin(), kind.placings.end(), placed_it)) kind.markers.push_back(&marker);
    }
  }
  std::erase_if(kinds, [](const PlacedKind& kind) { return kind.markers.empty(); });
  return kinds;
}

}  // namespace bulkhead
