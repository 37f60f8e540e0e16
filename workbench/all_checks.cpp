// SPDX-License-Identifier: MIT
#include "workbench/all_checks.h"

#include <algorithm>

#include "analysis/messages.h"
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

std::vector<MessageText> message_table() {
  std::vector<MessageText> table(analysis_messages.begin(), analysis_messages.end());
  for (const auto& check : all_checks()) table.insert(table.end(), check.messages.begin(), check.messages.end());
  std::sort(table.begin(), table.end(), [](const MessageText& a, const MessageText& b) { return a.id < b.id; });
  return table;
}

}  // namespace bulkhead
