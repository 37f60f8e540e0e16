// SPDX-License-Identifier: MIT
#include "editor/tools/findings/finding_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "editor/tools/selection/address_index.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

std::string where(const Mission& mission, const Finding& finding) {
  std::string text;
  for (const auto& address : finding.addresses) {
    text += (text.empty() ? "" : ", ") + to_text(mission, address);
  }
  return text;
}

/// `a stratagem costs 1; Ambush costs 7` as `Ambush costs 7 (a stratagem costs 1)`. A sentence that begins with its
/// object stays.
std::string fact_first(const Message& message) {
  constexpr std::string_view parting = "; ";
  const auto at = message.pattern.find(parting);
  if (at == std::string_view::npos || message.pattern.starts_with('{')) return to_text(message);
  const auto part = [&](std::string_view pattern) { return to_text(Message{message.id, pattern, message.arguments}); };
  return fmt::format("{} ({})", part(message.pattern.substr(at + parting.size())), part(message.pattern.substr(0, at)));
}

FindingRow row_of(const Mission& mission, const Finding& finding, std::size_t index) {
  const auto* check = find_check(finding.key);
  FindingRow row{index, finding.level, finding.waived, finding.key, {}, to_text(finding.message), {}, {}, {}, {}};
  row.fact_first = fact_first(finding.message);
  row.where = where(mission, finding);
  row.title = translate(check == nullptr ? finding.key : check->title);
  if (check != nullptr) row.remedy = translate(check->remedy);
  row.reason = finding.reason;
  return row;
}

bool passes(const FindingRow& row, const FindingFilter& filter) {
  if (row.waived) return filter.waived;
  switch (row.level) {
    case Level::error: return filter.errors;
    case Level::warning: return filter.warnings;
    case Level::note: return filter.notes;
    case Level::off: break;
  }
  return false;
}

std::string some_or_none(int number, std::string_view none, std::string_view one, std::string_view several) {
  return number == 0 ? translate(none) : counted(static_cast<std::size_t>(number), one, several);
}

Result<std::vector<Address>> existing(const Mission& mission, const Finding& finding) {
  for (const auto& address : finding.addresses) {
    if (!exists(mission, address) && !std::holds_alternative<ObjectAddress>(address)) {
      return fail(translate("The battlefield has changed and has that place no longer"));
    }
  }
  return finding.addresses;
}

}  // namespace

std::vector<NamedFix> named_fixes(const Mission& mission, const Finding& finding) {
  std::vector<NamedFix> result;
  for (const auto& fix : finding.fixes()) {
    if (!fix.apply(mission)) continue;
    result.push_back({translate(fix.step_name(mission)), fix});
  }
  return result;
}

std::vector<FindingRow> finding_rows(const Mission& mission, const CheckReport& report, const FindingFilter& filter) {
  std::vector<FindingRow> rows;
  for (std::size_t index = 0; index < report.findings.size(); ++index) {
    auto row = row_of(mission, report.findings[index], index);
    const auto all_words = fmt::format("{} {} {} {}", row.key, row.title, row.text, row.where);
    if (passes(row, filter) && has_all_words(all_words, filter.text)) rows.push_back(std::move(row));
  }
  std::sort(rows.begin(), rows.end(), [](const FindingRow& a, const FindingRow& b) {
    return std::tuple(a.waived, b.level, a.index) < std::tuple(b.waived, a.level, b.index);
  });
  return rows;
}

FindingCounts count_findings(const CheckReport& report) {
  FindingCounts counts;
  for (const auto& finding : report.findings) {
    if (finding.waived) ++counts.waived;
    if (finding.waived) continue;
    if (finding.level == Level::error) ++counts.errors;
    if (finding.level == Level::warning) ++counts.warnings;
    if (finding.level == Level::note) ++counts.notes;
  }
  return counts;
}

std::string words_for(const FindingCounts& counts) {
  if (counts.errors + counts.warnings + counts.notes == 0) return translate("nothing found");
  return fmt::format("{}, {}, {}",
                     some_or_none(counts.errors, marked("no errors"), marked("1 error"), marked("{} errors")),
                     some_or_none(counts.warnings, marked("no warnings"), marked("1 warning"), marked("{} warnings")),
                     some_or_none(counts.notes, marked("no notes"), marked("1 note"), marked("{} notes")));
}

std::vector<FindingMark> finding_marks(const Mission& mission, const CheckReport& report) {
  const AddressIndex present(mission);
  std::map<Address, Level> gravest;
  for (const auto& finding : report.findings) {
    if (finding.waived) continue;
    for (const auto& address : finding.addresses) {
      if (!present.has(address)) continue;
      auto& level = gravest.emplace(address, finding.level).first->second;
      level = std::max(level, finding.level);
    }
  }
  std::vector<FindingMark> marks;
  for (const auto& [address, level] : gravest) marks.push_back({address, level});
  std::stable_sort(marks.begin(), marks.end(),
                   [](const FindingMark& a, const FindingMark& b) { return a.level < b.level; });
  return marks;
}

Result<Edit> waive(const Mission& mission, const Finding& finding, const std::string& reason) {
  if (reason.find_first_not_of(" \t\n") == std::string::npos) {
    return fail(translate("Say why the finding is meant to be; others will wonder"));
  }
  return existing(mission, finding).map([&](const std::vector<Address>& at) {
    return Waive{Id(finding.key), in_waiver_order(at), reason};
  });
}

Result<Edit> unwaive(const Mission& mission, const Finding& finding) {
  return existing(mission, finding).map([&](const std::vector<Address>& at) {
    return Unwaive{Id(finding.key), in_waiver_order(at)};
  });
}

std::size_t fixable_findings(const CheckReport& report, std::string_view key) {
  return static_cast<std::size_t>(std::count_if(
      report.findings.begin(), report.findings.end(),
      [&](const Finding& finding) { return finding.key == key && !finding.waived && finding.fixes.possible(); }));
}

}  // namespace bulkhead
