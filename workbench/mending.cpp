// SPDX-License-Identifier: MIT
#include "workbench/mending.h"

#include <set>
#include <utility>

#include "analysis/snapshot.h"
#include "validators/report.h"

namespace bulkhead {
namespace {

/// Findings by check and places, each of which is tried once.
using Tried = std::set<std::pair<std::string, std::vector<Address>>>;

/// Applies the first fix that changes anything of a finding not yet tried; false if there is none.
bool mend_one(Mended& mended, const Check& check, Tried& tried, const Boxes* owned, const std::stop_token& stop) {
  const auto snapshot = Snapshot::make(mended.mission);
  const auto report = run_checks({&check, 1}, {mended.mission, snapshot, stop, owned});
  for (const auto& finding : report.findings) {
    if (finding.waived || finding.fixes.empty() || !tried.emplace(finding.key, finding.addresses).second) continue;
    const auto& fix = finding.fixes.front();
    auto changed = fix.apply(mended.mission);
    if (!changed || *changed == mended.mission) continue;
    mended.fixes.push_back({finding.key, fix.text});
    mended.mission = std::move(*changed);
    return true;
  }
  return false;
}

}  // namespace

Mended mend(const Mission& mission, std::span<const Check> checks, const Boxes* owned, const std::stop_token& stop) {
  Mended mended{mission, {}};
  Tried tried;
  for (bool again = true; again;) {
    again = false;
    for (const auto& check : checks) {
      while (!stop.stop_requested() && mended.fixes.size() < most_fixes &&
             mend_one(mended, check, tried, owned, stop)) {
        again = true;
      }
    }
  }
  return mended;
}

}  // namespace bulkhead
