// SPDX-License-Identifier: MIT
#include "scripting/checks.h"

namespace bulkhead {

// Each in a file of its own, and known here alone.
Check kind_not_on_map_check();
Check label_not_on_map_check();
Check unused_label_check();
Check unknown_event_check();
Check unknown_script_word_check();
Check handler_arguments_check();
Check change_in_answer_check();
Check kept_in_variable_check();
Check refused_argument_check();
Check unknown_script_name_check();
Check unknown_variable_check();
Check unused_table_check();
Check never_equal_check();
Check score_without_moment_check();
Check never_fires_check();
Check script_does_not_compile_check();

std::vector<Check> scripting_checks() {
  return {
      kind_not_on_map_check(),     label_not_on_map_check(),
      unused_label_check(),        unknown_event_check(),
      unknown_script_word_check(), handler_arguments_check(),
      change_in_answer_check(),    kept_in_variable_check(),
      refused_argument_check(),    unknown_script_name_check(),
      unknown_variable_check(),    unused_table_check(),
      never_equal_check(),         score_without_moment_check(),
      never_fires_check(),         script_does_not_compile_check(),
  };
}

}  // namespace bulkhead
