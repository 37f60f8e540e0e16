// SPDX-License-Identifier: MIT
#include "editor/window/look/map_design.h"

#include "rendering/look/designs.h"

namespace bulkhead {
namespace {

const Design*& chosen() {
  static const Design* design = &usual_design();
  return design;
}

}  // namespace

const Design& map_design() { return *chosen(); }

void set_map_design(const Design& design) { chosen() = &design; }

}  // namespace bulkhead
