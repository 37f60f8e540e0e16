// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/tool/marks.h"
#include "validators/engine/report.h"

namespace bulkhead {

struct FindingFilter {
  bool errors = true;
  bool warnings = true;
  bool notes = true;
  bool waived = false;
  /// Shows only findings with this in their text, title or addresses, whatever the case.
  std::string text;
};

/// A finding as the list shows it.
struct FindingRow {
  /// In the report.
  std::size_t index = 0;
  Level level = Level::warning;
  bool waived = false;
  std::string key;
  /// What the check is called.
  std::string title;
  std::string text;
  /// The same with what was found before what should be, which all findings of a check have in common: what tells one
  /// from the other is then still to be read where there is little room.
  std::string fact_first;
  /// `A4/west, #o1`
  std::string where;
  std::string remedy;
  /// The waiver's reason, where it is waived.
  std::string reason;

  /// What stays the same while its words change, and what tells it from all others.
  [[nodiscard]] std::string place() const { return key + "\n" + where + "\n"; }
  [[nodiscard]] std::string name() const { return place() + text; }
};

/// The findings that pass the filter, the gravest first, else in the report's order. The mission is the one that was
/// checked.
[[nodiscard]] std::vector<FindingRow> finding_rows(const Mission& mission, const CheckReport& report,
                                                   const FindingFilter& filter);

/// A fix and what it is called, in the user's language.
struct NamedFix {
  std::string name;
  Edit edit;
};
/// The fixes of a finding that the mission can take: what was found before its last change may be gone.
[[nodiscard]] std::vector<NamedFix> named_fixes(const Mission& mission, const Finding& finding);

struct FindingCounts {
  int errors = 0;
  int warnings = 0;
  int notes = 0;
  int waived = 0;
};
/// Waived findings are counted as such only.
[[nodiscard]] FindingCounts count_findings(const CheckReport& report);
/// For the status bar: `1 error, 2 warnings, no notes`; `nothing found`.
[[nodiscard]] std::string words_for(const FindingCounts& counts);

/// Where findings that are not waived are to be marked on the canvas: each place that the mission has once, with the
/// gravest level that is found there; the gravest last, so that they are drawn above the others.
[[nodiscard]] std::vector<FindingMark> finding_marks(const Mission& mission, const CheckReport& report);

/// The edit that waives a finding, or takes its waiver away. Fail where the mission has changed and has its places no
/// longer, and without a reason.
[[nodiscard]] Result<Edit> waive(const Mission& mission, const Finding& finding, const std::string& reason);
[[nodiscard]] Result<Edit> unwaive(const Mission& mission, const Finding& finding);

/// How many findings of a check may be fixed and are not waived; no fix is made to learn it.
[[nodiscard]] std::size_t fixable_findings(const CheckReport& report, std::string_view key);

}  // namespace bulkhead
