// SPDX-License-Identifier: MIT
#include "workbench/all_checks.h"

#include <algorithm>

#include "rendering/checks.h"
#include "scripting/checks.h"

namespace bulkhead {

const std::vector<Check>& all_checks() {
  static const auto checks = [] {
    auto result = battlefield_checks();
    const auto of_scripts = scripting_checks();
    result.insert(result.end(), of_scripts.begin(), of_scripts.end());
    const auto of_rendering = rendering_checks();
    result.insert(result.end(), of_rendering.begin(), of_rendering.end());
    return result;
  }();
  return checks;
}

const Check* find_check(std::string_view key) {
  const auto& checks = all_checks();
  const auto found = std::find_if(checks.begin(), checks.end(), [&](const Check& check) { return check.key == key; });
  return found == checks.end() ? nullptr : &*found;
}

}  // namespace bulkhead
