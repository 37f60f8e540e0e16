// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace bulkhead {

/// What the program returns to the shell; see docs/guide/checking.md.
enum class ExitCode : int {
  fine = 0,      ///< notes and warnings included
  findings = 1,  ///< findings of severity error
  usage = 2,     ///< an option, edit or template id that cannot be understood or applied
  file = 3,      ///< a file cannot be read or written
  script = 4,    ///< a script broke its limits
  interrupted = 130,
};

/// Of several results the worst counts.
[[nodiscard]] constexpr ExitCode worse(ExitCode a, ExitCode b) { return std::max(a, b); }

}  // namespace bulkhead
