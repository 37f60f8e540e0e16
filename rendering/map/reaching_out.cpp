// SPDX-License-Identifier: MIT
#include "rendering/map/reaching_out.h"

#include <fmt/format.h>

#include <algorithm>

namespace bulkhead {

std::optional<ReachingOut> farthest_out(const MapPlan& plan) {
  std::optional<ReachingOut> farthest;
  for (const auto& feature : plan.features) {
    const Vec before = plan.boards.top_left - feature.bounds.top_left;
    const Vec behind = feature.bounds.bottom_right() - plan.boards.bottom_right();
    const double by = std::max({before.x, before.y, behind.x, behind.y}) * plan.scale;
    if (by > (farthest ? farthest->by : 0)) farthest = {feature.object.address, by};
  }
  return farthest;
}

std::string in_words(const ReachingOut& feature) {
  return fmt::format("{} reaches {:.0f} mm out over the boards: move it onto one, or make it smaller.", feature.address,
                     feature.by);
}

}  // namespace bulkhead
