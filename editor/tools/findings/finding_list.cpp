// SPDX-License-Identifier: MIT
#include "editor/tools/findings/finding_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "editor/tools/findings/fix_words.h"
#include "editor/tools/findings/place_words.h"
#include "editor/tools/pointing/position.h"
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

std::string places_of(const PlaceWords& words, const Finding& finding) {
  std::string text;
  for (const auto& address : finding.addresses) text += (text.empty() ? "" : ", ") + words.of(address);
  return text;
}

/// Of `a stratagem costs 1; Ambush costs 7` the part behind the semicolon, and the one before it. A sentence that
/// begins with its object stays whole.
struct FactAndRule {
  std::string fact;
  std::string rule;
};
FactAndRule parted(const Message& message) {
  constexpr std::string_view parting = "; ";
  const auto at = message.pattern.find(parting);
  if (at == std::string_view::npos || message.pattern.starts_with('{')) return {to_text(message), {}};
  const auto part = [&](std::string_view pattern) { return to_text(Message{message.id, pattern, message.arguments}); };
  return {part(message.pattern.substr(at + parting.size())), part(message.pattern.substr(0, at))};
}

FindingRow row_of(const Mission& mission, const PlaceWords& words, const Finding& finding, std::size_t index) {
  const auto* check = find_check(finding.key);
  FindingRow row;
  row.index = index;
  row.level = finding.level;
  row.waived = finding.waived;
  row.key = finding.key;
  row.text = to_text(finding.message);
  auto [fact, rule] = parted(finding.message);
  row.fact = words.in(std::move(fact));
  row.rule = words.in(std::move(rule));
  row.where = where(mission, finding);
  row.places = places_of(words, finding);
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

std::vector<NamedFix> named_fixes(const Mission& mission, const Finding& finding, RulerUnit unit) {
  std::vector<NamedFix> result;
  for (const auto& fix : finding.fixes()) {
    if (!fix.apply(mission)) continue;
    const auto name = fix_words(mission, fix, unit);
    result.push_back({translate(name), EditSequence{{fix}, name}});
  }
  return result;
}

std::vector<FindingRow> finding_rows(const Mission& mission, const CheckReport& report, const FindingFilter& filter) {
  std::vector<FindingRow> rows;
  const PlaceWords words(mission);
  for (std::size_t index = 0; index < report.findings.size(); ++index) {
    auto row = row_of(mission, words, report.findings[index], index);
    const auto all_words = fmt::format("{} {} {} {} {}", row.key, row.title, row.text, row.where, row.places);
    if (passes(row, filter) && has_all_words(all_words, filter.text)) rows.push_back(std::move(row));
  }
  std::map<std::string, std::size_t> first;
  for (const auto& row : rows) first.emplace(row.key, row.index);
  std::sort(rows.begin(), rows.end(), [&](const FindingRow& a, const FindingRow& b) {
    return std::tuple(a.waived, b.level, first.at(a.key), a.index) <
           std::tuple(b.waived, a.level, first.at(b.key), b.index);
  });
  return rows;
}

std::vector<FindingGroup> finding_groups(const std::vector<FindingRow>& rows,
                                         const std::vector<std::string>& checks_off, const FindingFilter& filter) {
  std::vector<FindingGroup> groups;
  for (std::size_t index = 0; index < rows.size(); ++index) {
    const auto& row = rows[index];
    if (groups.empty() || groups.back().key != row.key || groups.back().waived != row.waived) {
      groups.push_back({row.key, row.title, row.rule, row.level, row.waived, index, 0});
    }
    auto& group = groups.back();
    ++group.count;
    if (group.rule != row.rule) group.rule.clear();
  }
  for (const auto& key : checks_off) {
    const auto* const check = find_check(key);
    if (check == nullptr) continue;
    FindingGroup group{key, translate(check->title), {}, Level::off, false, rows.size(), 0};
    if (has_all_words(group.key + " " + group.title, filter.text)) groups.push_back(std::move(group));
  }
  return groups;
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

namespace {

/// The one of some cells that lies nearest to the middle of all.
Address middle_of(const Mission& mission, const Table& table, const std::vector<Address>& cells) {
  Vec sum;
  for (const auto& cell : cells) sum = sum + *position_of(mission, table, cell);
  const auto middle = sum * (1.0 / static_cast<double>(cells.size()));
  const auto away = [&](const Address& cell) {
    const auto by = *position_of(mission, table, cell) - middle;
    return by.x * by.x + by.y * by.y;
  };
  return *std::min_element(cells.begin(), cells.end(),
                           [&](const Address& a, const Address& b) { return away(a) < away(b); });
}

std::optional<Address> marked_place(const Mission& mission, const Table& table, const AddressIndex& present,
                                    const Finding& finding) {
  std::vector<Address> cells;
  std::optional<Address> other;
  for (const auto& address : finding.addresses) {
    if (!present.has(address)) continue;
    if (std::holds_alternative<CellAddress>(address)) {
      cells.push_back(address);
    } else if (!other && position_of(mission, table, address)) {
      other = address;
    }
  }
  if (other || cells.empty()) return other;
  return middle_of(mission, table, cells);
}

}  // namespace

std::vector<FindingMark> finding_marks(const Mission& mission, const CheckReport& report,
                                       const std::vector<FindingRow>& rows, std::optional<std::size_t> chosen) {
  const AddressIndex present(mission);
  const Table table(mission);
  std::vector<FindingMark> marks;
  for (std::size_t index = 0; index < rows.size(); ++index) {
    const auto& row = rows[index];
    const auto place = marked_place(mission, table, present, report.findings[row.index]);
    if (place) marks.push_back({*place, row.level, row.waived, index == chosen, row.name(), row.fact});
  }
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
  // To make the fixes of one may take as long as to check.
  constexpr std::size_t few = 3;
  std::vector<const Finding*> found;
  for (const auto& finding : report.findings) {
    if (finding.key == key && !finding.waived && finding.fixes.possible()) found.push_back(&finding);
  }
  if (found.size() <= few) std::erase_if(found, [](const Finding* finding) { return finding->fixes().empty(); });
  return found.size();
}

}  // namespace bulkhead
