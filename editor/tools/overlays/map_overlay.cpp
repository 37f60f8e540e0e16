// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/map_overlay.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
#define BULKHEAD_OVERLAY(name) MapOverlay name##_overlay();
#include "editor/tools/overlays/overlays.inc"
#undef BULKHEAD_OVERLAY

const std::vector<MapOverlay>& map_overlays() {
  static const std::vector<MapOverlay> all = {
#define BULKHEAD_OVERLAY(name) name##_overlay(),
#include "editor/tools/overlays/overlays.inc"
#undef BULKHEAD_OVERLAY
  };
  return all;
}

}  // namespace bulkhead
