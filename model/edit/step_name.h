// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace bulkhead {

/// What a step of undo is called in menus. The pattern is English and can be translated; each `{}` of it is replaced by
/// the next of the arguments: `Wall {}` and `C2/C3`.
struct StepName {
  std::string pattern;
  std::vector<std::string> arguments = {};
  friend bool operator==(const StepName&, const StepName&) = default;
};

/// In English.
[[nodiscard]] std::string to_text(const StepName& name);

}  // namespace bulkhead
