// SPDX-License-Identifier: MIT
#include "exchange/findings/checked_mission.h"

namespace bulkhead {
namespace {

std::vector<std::string> texts_of(const Mission& mission, const std::vector<Address>& addresses) {
  std::vector<std::string> texts;
  texts.reserve(addresses.size());
  for (const auto& address : addresses) texts.push_back(to_text(mission, address));
  return texts;
}

std::vector<std::string> fixes_of(const Mission& mission, const Finding& finding, ListedFixes which) {
  if (which == ListedFixes::none || (which == ListedFixes::first && finding.waived)) return {};
  std::vector<std::string> texts;
  for (const auto& fix : finding.fixes()) {
    texts.push_back(fix.text_form(mission));
    if (which == ListedFixes::first) break;
  }
  return texts;
}

}  // namespace

CheckedMission listed(std::string file, const Mission& mission, const CheckReport& report, ListedFixes fixes) {
  CheckedMission result;
  result.file = std::move(file);
  for (const auto& finding : report.findings) {
    ListedFinding entry{finding.key,
                        finding.level,
                        to_text(finding.message),
                        texts_of(mission, finding.addresses),
                        fixes_of(mission, finding, fixes),
                        std::nullopt};
    if (finding.waived) entry.waived = finding.reason;
    result.findings.push_back(std::move(entry));
  }
  for (const auto& waiver : report.unused_waivers) {
    auto text = waiver.check.text();
    for (const auto& address : texts_of(mission, waiver.at)) text += " " + address;
    result.unused_waivers.push_back(std::move(text));
  }
  for (const auto& key : report.unknown_checks) result.unknown_checks.push_back(key.text());
  result.checks_off = report.checks_off;
  return result;
}

}  // namespace bulkhead
