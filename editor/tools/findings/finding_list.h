// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/tool/marks.h"
#include "editor/tools/view/ruler.h"
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
  /// The same in two: what was found, and what should be, which the findings of a check mostly have in common. The
  /// latter is empty where a sentence begins with what was found.
  std::string fact;
  std::string rule;
  /// `A4/west, #o1`
  std::string where;
  /// The same as people call it: `A4/west, Objective marker 1`.
  std::string places;
  std::string remedy;
  /// The waiver's reason, where it is waived.
  std::string reason;

  /// What stays the same while its words change, and what tells it from all others.
  [[nodiscard]] std::string place() const { return key + "\n" + where + "\n"; }
  [[nodiscard]] std::string name() const { return place() + text; }
};

/// The findings that pass the filter: the gravest first, those that are waived last, those of a check together, else in
/// the report's order. The mission is the one that was checked.
[[nodiscard]] std::vector<FindingRow> finding_rows(const Mission& mission, const CheckReport& report,
                                                   const FindingFilter& filter);

/// The rows of a check, which stand together.
struct FindingGroup {
  /// Of the check.
  std::string key;
  std::string title;
  /// What should be, as far as all of them say the same; empty else.
  std::string rule;
  /// `off` for a check that is turned off, which has no rows.
  Level level = Level::warning;
  bool waived = false;
  /// The first row, and how many there are.
  std::size_t first = 0;
  std::size_t count = 0;

  /// What tells it from all others.
  [[nodiscard]] std::string name() const { return key + (waived ? "\nwaived" : "\n"); }
};

/// The groups of such rows, in their order, and behind them the checks that are turned off, as far as the filter's text
/// is in their titles.
[[nodiscard]] std::vector<FindingGroup> finding_groups(const std::vector<FindingRow>& rows,
                                                       const std::vector<std::string>& checks_off,
                                                       const FindingFilter& filter);

/// A fix with what it does, `Add hatchway D2/E2`, in the user's language; undo says the same.
struct NamedFix {
  std::string name;
  Edit edit;
};
/// The fixes of a finding that the mission can take: what was found before its last change may be gone. Their names
/// have points in `unit`.
[[nodiscard]] std::vector<NamedFix> named_fixes(const Mission& mission, const Finding& finding, RulerUnit unit);

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

/// Where the findings of these rows are to be marked on the canvas: each once, in the middle of its cells or at the
/// first of its other places; not those that have no place there. `chosen` is the row of the one that is.
[[nodiscard]] std::vector<FindingMark> finding_marks(const Mission& mission, const CheckReport& report,
                                                     const std::vector<FindingRow>& rows,
                                                     std::optional<std::size_t> chosen);

/// The edit that waives a finding, or takes its waiver away. Fail where the mission has changed and has its places no
/// longer, and without a reason.
[[nodiscard]] Result<Edit> waive(const Mission& mission, const Finding& finding, const std::string& reason);
[[nodiscard]] Result<Edit> unwaive(const Mission& mission, const Finding& finding);

/// How many findings of a check may be fixed and are not waived. Only where there are no more than a few are their
/// fixes made to learn it.
[[nodiscard]] std::size_t fixable_findings(const CheckReport& report, std::string_view key);

}  // namespace bulkhead
