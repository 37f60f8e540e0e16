// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "workbench/checking.h"

namespace bulkhead {

/// A fix that was applied: the check whose finding it fixes, and the edit in its text form.
struct AppliedFix {
  std::string key;
  std::string edit;
  friend bool operator==(const AppliedFix&, const AppliedFix&) = default;
};

struct FixedMission {
  Mission mission;
  std::vector<AppliedFix> fixes;
  /// It ended at the most fixes that were allowed; there may be more to fix.
  bool at_limit = false;
  /// Some findings were not tried, as too many before them resisted.
  bool gave_up = false;
  /// Findings that stay because a fix of theirs would change what may not be changed.
  std::size_t barred = 0;
};

/// Whether a fix may make one mission of another; called on whatever thread fixes.
using MayChange = std::function<bool(const Mission& before, const Mission& after)>;

/// More fixes than these are not applied at once.
inline constexpr std::size_t most_fixes = 10'000;
/// What is spent on fixes of no use, one after the other, before a check is left alone for a round: each costs as much
/// as there are findings.
inline constexpr std::size_t most_in_vain = 1'000'000;

/// Fixes what the checks of these keys find, one check after the other, and does no harm by it: a fix is kept only if
/// all `checks` together, by the user's rules and without what the mission waives, then find less: fewer errors, or as
/// many and fewer warnings, or as many of both and fewer notes; or, where every check finds as much as before, if that
/// concerns fewer places. Where the first fix of a finding is refused its others are tried in order,
/// and where all are the finding stays. So it comes to an end, never undoes what it did, and fixing the result again
/// changes nothing.
///
/// Where there are few findings it looks again after each fix. Where there are many it applies several at once, and as
/// many only as prove to do each its part and to leave the other findings alone; so it does with the steps of one
/// finding (`Observation::steps`). No edit is tried alone twice on the same mission. Ends early when asked, and after
/// `most` fixes. A fix that `may` refuses is left out; without it all may be.
[[nodiscard]] FixedMission fix_findings(const Mission& mission, std::span<const std::string> keys,
                                        std::span<const Check> checks, const CheckRules& rules = {},
                                        const std::stop_token& stop = {}, std::size_t most = most_fixes,
                                        std::size_t in_vain = most_in_vain, MayChange may = {});

}  // namespace bulkhead
