// SPDX-License-Identifier: MIT
#include "validators/engine/check.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
#define BULKHEAD_CHECK(name) Check name##_check();
#include "validators/checks/checks.inc"
#undef BULKHEAD_CHECK

std::string_view to_text(Check::Group group) {
  switch (group) {
    case Check::Group::terrain: return "Terrain";
    case Check::Group::connectivity: return "Connectivity";
    case Check::Group::entry_zones: return "Entry zones";
    case Check::Group::objectives: return "Objectives";
    case Check::Group::open_killzones: return "Open killzones";
    case Check::Group::missions: return "Missions and stratagems";
    case Check::Group::published_ranges: break;
  }
  return "Published ranges";
}

std::vector<Check> battlefield_checks() {
  return {
#define BULKHEAD_CHECK(name) name##_check(),
#include "validators/checks/checks.inc"
#undef BULKHEAD_CHECK
  };
}

}  // namespace bulkhead
