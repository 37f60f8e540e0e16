// SPDX-License-Identifier: MIT
#include "rendering/look/designs.h"

#include <algorithm>
#include <array>

#include "rendering/look/colours.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
#define BULKHEAD_DESIGN(name) Design name##_design();
#include "rendering/look/designs.inc"
#undef BULKHEAD_DESIGN

std::span<const Design> designs() {
  static const std::array all = {
#define BULKHEAD_DESIGN(name) name##_design(),
#include "rendering/look/designs.inc"
#undef BULKHEAD_DESIGN
  };
  return all;
}

const Design& usual_design() { return designs().front(); }

const Design& design_for(bool dark) {
  const auto all = designs();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Design& design) { return is_dark(design) == dark; });
  return found == all.end() ? usual_design() : *found;
}

const Design* find_design(std::string_view key) {
  const auto all = designs();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Design& design) { return design.key == key; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace bulkhead
