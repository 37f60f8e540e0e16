// SPDX-License-Identifier: MIT
#include "analysis/assignment/owned_boxes.h"

namespace bulkhead {

Boxes boxes_to_build_from(const Mission& mission, const Boxes& owned) {
  Boxes boxes;
  bool any = false;
  for (const auto& used : mission.sets) {
    const auto found = owned.find(used.set->id);
    boxes[used.set->id] = found == owned.end() ? 0 : found->second;
    any = any || found != owned.end();
  }
  return any ? boxes : designed_boxes(mission);
}

}  // namespace bulkhead
