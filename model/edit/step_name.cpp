// SPDX-License-Identifier: MIT
#include "model/edit/step_name.h"

namespace bulkhead {

std::string to_text(const StepName& name) {
  std::string result;
  std::size_t position = 0;
  for (const auto& argument : name.arguments) {
    const auto hole = name.pattern.find("{}", position);
    if (hole == std::string::npos) break;
    result.append(name.pattern, position, hole - position).append(argument);
    position = hole + 2;
  }
  return result.append(name.pattern, position);
}

}  // namespace bulkhead
