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
};

/// More fixes than these are not applied at once.
inline constexpr std::size_t most_fixes = 10'000;

/// Mends what these checks find, each finding by the first of its fixes, and looks again after each: one fix may mend
/// several findings, or bring about others, which are mended as well. Waived findings are left alone, and so is one
/// that its fix did not mend. Ends early when asked.
/// `owned` as in `CheckContext`.
[[nodiscard]] Mended mend(const Mission& mission, std::span<const Check> checks, const Boxes* owned = nullptr,
                          const std::stop_token& stop = {});

}  // namespace bulkhead
