// SPDX-License-Identifier: MIT
#include "workbench/untaken_fixes.h"

#include <algorithm>
#include <map>
#include <set>

namespace bulkhead {
namespace {

/// How much each check finds that is not waived.
std::map<std::string, std::size_t> count_by_check(const CheckReport& report) {
  std::map<std::string, std::size_t> count;
  for (const auto& finding : report.findings) {
    if (!finding.waived) ++count[finding.key];
  }
  return count;
}

}  // namespace

std::vector<UntakenFix> untaken_fixes(const Mission& mission, std::span<const std::string> keys,
                                      const CheckRules& rules, const std::stop_token& stop, std::size_t most) {
  const auto report = check_mission(mission, rules, stop);
  const auto before = count_by_check(report);
  std::vector<UntakenFix> untaken;
  std::set<std::string> said;
  for (const auto& finding : report.findings) {
    if (untaken.size() == most || stop.stop_requested()) break;
    const bool asked = std::find(keys.begin(), keys.end(), finding.key) != keys.end();
    if (!asked || finding.waived || finding.fixes().empty() || !said.insert(finding.key).second) continue;
    const auto& fix = finding.fixes().front();
    UntakenFix& left = untaken.emplace_back(UntakenFix{finding.key, fix.text_form(mission), {}});
    const auto after = fix.apply(mission);
    if (!after) continue;
    for (const auto& [key, count] : count_by_check(check_mission(*after, rules, stop))) {
      const auto known = before.find(key);
      if (count > (known == before.end() ? 0 : known->second)) left.against.push_back(key);
    }
  }
  return untaken;
}

}  // namespace bulkhead
