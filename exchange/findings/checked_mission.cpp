// SPDX-License-Identifier: MIT
#include "exchange/findings/checked_mission.h"

#include <algorithm>
#include <cstddef>

namespace bulkhead {
namespace {

std::vector<std::string> texts_of(const Mission& mission, const std::vector<Address>& addresses) {
  std::vector<std::string> texts;
  texts.reserve(addresses.size());
  for (const auto& address : addresses) texts.push_back(to_text(mission, address));
  return texts;
}

/// The fixes of findings as texts, as long as there is room for them.
class FixTexts {
 public:
  FixTexts(const Mission& mission, ListedFixes which) : mission_(mission), which_(which) {}

  std::vector<std::string> of(const Finding& finding) {
    if (which_ == ListedFixes::none || (which_ == ListedFixes::first && finding.waived)) return {};
    if (left_ == 0) {
      if (finding.fixes.possible()) ++left_out_;
      return {};
    }
    std::vector<std::string> texts;
    for (const auto& fix : finding.fixes()) {
      texts.push_back(fix.text_form(mission_));
      left_ -= std::min(left_, texts.back().size());
      if (which_ == ListedFixes::first) break;
    }
    return texts;
  }
  /// Of how many findings there was no room for them. Whether there are some is not found out, as that takes its time.
  [[nodiscard]] std::size_t left_out() const { return left_out_; }

 private:
  const Mission& mission_;
  ListedFixes which_;
  std::size_t left_ = longest_listed_fixes;
  std::size_t left_out_ = 0;
};

}  // namespace

CheckedMission listed(std::string file, const Mission& mission, const CheckReport& report, ListedFixes fixes) {
  CheckedMission result;
  result.file = std::move(file);
  FixTexts texts(mission, fixes);
  for (const auto& finding : report.findings) {
    ListedFinding entry{
        finding.key,       finding.level, to_text(finding.message), texts_of(mission, finding.addresses),
        texts.of(finding), std::nullopt};
    if (finding.waived) entry.waived = finding.reason;
    result.findings.push_back(std::move(entry));
  }
  result.unlisted_fixes = texts.left_out();
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
