// SPDX-License-Identifier: MIT
#include "scripting/checks.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
Check kind_not_on_map_check();
Check label_not_on_map_check();
Check unused_label_check();
Check unknown_event_check();
Check unknown_script_word_check();
Check script_does_not_compile_check();

std::vector<Check> scripting_checks() {
  return {
      kind_not_on_map_check(), label_not_on_map_check(),    unused_label_check(),
      unknown_event_check(),   unknown_script_word_check(), script_does_not_compile_check(),
  };
}

}  // namespace bulkhead
