// SPDX-License-Identifier: MIT
#include "analysis/geometry/bodies.h"

#include <algorithm>

namespace bulkhead {

std::vector<Body> bodies_of(const Mission& mission) {
  std::vector<Body> bodies;
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      const auto* kind = find_feature_kind(mission, feature.kind);
      if (kind == nullptr) continue;
      auto places = place_parts(*kind, *board, feature);
      for (std::size_t index = 0; index < places.size(); ++index) {
        bodies.push_back({&feature, &kind->parts[index], board->level, std::move(places[index])});
      }
    }
  }
  return bodies;
}

std::vector<KindInUse> feature_kinds_in_use(const Mission& mission) {
  std::vector<KindInUse> kinds;
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      const auto* kind = find_feature_kind(mission, feature.kind);
      if (kind == nullptr) continue;
      auto found = std::find_if(kinds.begin(), kinds.end(), [&](const KindInUse& each) { return each.kind == kind; });
      if (found == kinds.end()) found = kinds.insert(kinds.end(), {kind, {}});
      found->features.emplace_back(ObjectAddress{feature.id});
    }
  }
  return kinds;
}

}  // namespace bulkhead
