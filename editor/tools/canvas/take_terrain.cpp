// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/take_terrain.h"

#include <algorithm>

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/tool/terrain_stock.h"

namespace bulkhead {

void take_terrain_of(CanvasController& controller, const Id& set) {
  const auto& mission = controller.stage().mission();
  const auto* const used = find_set(mission, set);
  if (used == nullptr) return;
  const auto kinds = terrain_kinds(mission);
  const auto of_set = [&](const FeatureKind* kind) {
    return std::any_of(used->feature_kinds.begin(), used->feature_kinds.end(),
                       [&](const FeatureKind& each) { return each.id == kind->id; });
  };
  const auto found = std::find_if(kinds.begin(), kinds.end(), of_set);
  if (found == kinds.end()) return;
  controller.choose("terrain");
  controller.choose_option(0, static_cast<std::size_t>(found - kinds.begin()));
}

}  // namespace bulkhead
