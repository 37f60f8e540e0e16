// SPDX-License-Identifier: MIT
#include "workbench/all_checks.h"

#include <algorithm>

#include "analysis/messages.h"
#include "model/base/contracts.h"
#include "rendering/checks.h"
#include "scripting/checks.h"

namespace bulkhead {
namespace {

void add(std::vector<Check>& checks, Check check) {
  const auto next = std::find_if(checks.begin(), checks.end(),
                                 [&](const Check& other) { return other.key == check.reported_before; });
  BULKHEAD_EXPECTS(next != checks.end() || check.reported_before.empty());
  checks.insert(next, std::move(check));
}

}  // namespace

const std::vector<Check>& all_checks() {
  static const auto checks = [] {
    auto result = battlefield_checks();
    for (auto& check : scripting_checks()) add(result, std::move(check));
    for (auto& check : rendering_checks()) add(result, std::move(check));
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
