// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "validators/check.h"

namespace bulkhead {

/// A fix that was applied: the check whose finding it mends, and the edit in its text form.
struct AppliedFix {
  std::string key;
  std::string edit;
  friend bool operator==(const AppliedFix&, const AppliedFix&) = default;
};

struct Mended {
  Mission mission;
  std::vector<AppliedFix> fixes;
  /// It ended at the most fixes that were allowed; there may be more to mend.
  bool at_limit = false;
};

/// More fixes than these are not applied at once.
inline constexpr std::size_t most_fixes = 10'000;

/// Mends what these checks find, each finding by the first of its fixes, and looks again: one fix may mend several
/// findings, or bring about others, which are mended as well. Where there are few findings it looks again after each
/// fix. Where there are many it applies several at once, and as many only as prove to leave the other findings alone.
/// Waived findings are left alone, and so is one that its fix did not mend. Ends early when asked, and after `most`
/// fixes. `owned` as in `CheckContext`.
[[nodiscard]] Mended mend(const Mission& mission, std::span<const Check> checks, const Boxes* owned = nullptr,
                          const std::stop_token& stop = {}, std::size_t most = most_fixes);

}  // namespace bulkhead
