// SPDX-License-Identifier: MIT
#include "editor/tools/findings/live_findings.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "editor/tools/selection/address_index.h"
#include "workbench/checking_items.h"

namespace bulkhead {
namespace {

/// Those of one speed, in order.
std::vector<Check> of_speed(const std::vector<Check>& checks, Check::Speed speed) {
  std::vector<Check> result;
  std::copy_if(checks.begin(), checks.end(), std::back_inserter(result),
               [&](const Check& check) { return check.speed == speed; });
  return result;
}

/// Whether all that a finding names is there: it may be of an older mission.
bool still_holds(const AddressIndex& present, const Finding& finding) {
  return std::all_of(finding.addresses.begin(), finding.addresses.end(),
                     [&](const Address& address) { return present.has(address); });
}

/// What neither half of the checks knows is unknown.
std::vector<Id> unknown_to_both(const std::vector<Id>& a, const std::vector<Id>& b) {
  std::vector<Id> both;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
  return both;
}

}  // namespace

LiveFindings::LiveFindings(const Post& post, std::vector<Check> checks, const Deliver& deliver,
                           std::shared_ptr<Snapshots> snapshots)
    : quick_(of_speed(checks, Check::Speed::instant)),
      slow_(of_speed(checks, Check::Speed::background)),
      snapshots_(std::move(snapshots)),
      checking_(post, deliver, [deliver](const std::string& words) {
        deliver(std::make_shared<const Checked>(Checked{std::make_shared<const Mission>(), 0, {}, true, words}));
      }) {}

void LiveFindings::check(std::shared_ptr<const Mission> mission, std::uint64_t revision, CheckRules rules,
                         bool of_item) {
  checking_.ask([this, wanted = Wanted{std::move(mission), revision, std::move(rules), document_, of_item}](
                    const std::stop_token& stop, const Checking::Progress& progress) {
    try {
      return look_at(wanted, stop, progress);
    } catch (const std::exception& exception) {
      return std::make_shared<const Checked>(Checked{wanted.mission, wanted.revision, {}, true, exception.what()});
    }
  });
}

std::shared_ptr<const Checked> LiveFindings::look_at(const Wanted& wanted, const std::stop_token& stop,
                                                     const Checking::Progress& progress) {
  const auto context = check_context(*wanted.mission, wanted.rules, snapshots_->of(wanted.mission), stop);
  const auto result = [&](CheckReport report, bool complete) {
    if (wanted.of_item) {
      std::erase_if(report.findings, [&](const Finding& each) { return !is_about_items(each, *wanted.mission); });
    }
    return std::make_shared<const Checked>(Checked{wanted.mission, wanted.revision, std::move(report), complete, {}});
  };
  const auto quick = run_checks(quick_, context);
  if (slow_.empty()) return result(quick, true);
  if (stop.stop_requested()) return nullptr;
  auto first = quick;
  first.unknown_checks.clear();
  if (std::exchange(slow_document_, wanted.document) != wanted.document) slow_findings_.clear();
  const AddressIndex present(*wanted.mission);
  std::copy_if(slow_findings_.begin(), slow_findings_.end(), std::back_inserter(first.findings),
               [&](const Finding& finding) { return still_holds(present, finding); });
  progress(result(std::move(first), false));

  auto whole = run_checks(slow_, context);
  if (stop.stop_requested()) return nullptr;
  slow_findings_ = whole.findings;
  whole.findings.insert(whole.findings.begin(), quick.findings.begin(), quick.findings.end());
  whole.unused_waivers.insert(whole.unused_waivers.begin(), quick.unused_waivers.begin(), quick.unused_waivers.end());
  whole.checks_off.insert(whole.checks_off.begin(), quick.checks_off.begin(), quick.checks_off.end());
  whole.unknown_checks = unknown_to_both(quick.unknown_checks, whole.unknown_checks);
  return result(std::move(whole), true);
}

}  // namespace bulkhead
