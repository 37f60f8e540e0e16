// SPDX-License-Identifier: MIT
#include "scripting/checks.h"
#include "scripting/checks/checks.h"

namespace bulkhead {

std::vector<Check> scripting_checks() {
  return {
      kind_not_on_map_check(), label_not_on_map_check(),        unused_label_check(),
      unknown_event_check(),   script_does_not_compile_check(),
  };
}

}  // namespace bulkhead
