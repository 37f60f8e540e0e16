// SPDX-License-Identifier: MIT
#include "validators/fixes/harmless.h"

#include <algorithm>

#include "validators/engine/report.h"

namespace bulkhead {
namespace {

std::vector<Check> checks_of(std::initializer_list<std::string_view> keys) {
  auto checks = battlefield_checks();
  std::erase_if(checks, [&](const Check& check) { return std::ranges::find(keys, check.key) == keys.end(); });
  return checks;
}

/// How much each of the checks finds.
std::vector<std::ptrdiff_t> counts_of(const std::vector<Check>& checks, const CheckContext& context) {
  const auto report = run_checks(checks, context);
  std::vector<std::ptrdiff_t> counts;
  for (const auto& check : checks) {
    counts.push_back(std::ranges::count_if(
        report.findings, [&](const Finding& finding) { return finding.key == check.key && !finding.waived; }));
  }
  return counts;
}

}  // namespace

std::vector<Edit> without_harm(const CheckContext& checked, std::vector<Edit> fixes,
                               std::initializer_list<std::string_view> keys) {
  if (fixes.empty()) return fixes;
  const auto checks = checks_of(keys);
  const auto before = counts_of(checks, checked);
  std::erase_if(fixes, [&](const Edit& fix) {
    auto mission = fix.apply(checked.mission);
    if (!mission) return true;
    auto snapshot = Snapshot::make(*mission, &checked.snapshot);
    const auto after =
        counts_of(checks, {std::move(*mission), std::move(snapshot), {}, checked.owned, checked.items, checked.games});
    return !std::ranges::equal(after, before, std::ranges::less_equal());
  });
  return fixes;
}

std::optional<Edit> without_harm(const CheckContext& checked, std::optional<Edit> fix,
                                 std::initializer_list<std::string_view> keys) {
  if (!fix) return fix;
  return without_harm(checked, std::vector{*fix}, keys).empty() ? std::nullopt : fix;
}

}  // namespace bulkhead
