// SPDX-License-Identifier: MIT
#include "editor/tools/findings/live_findings.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <utility>

#include "editor/tools/selection/presence.h"

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
bool still_holds(const Presence& present, const Finding& finding) {
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

LiveFindings::LiveFindings(std::vector<Check> checks, Deliver deliver, std::shared_ptr<Snapshots> snapshots)
    : quick_(of_speed(checks, Check::Speed::instant)),
      slow_(of_speed(checks, Check::Speed::background)),
      deliver_(std::move(deliver)),
      snapshots_(std::move(snapshots)),
      thread_([this](const std::stop_token& end) { work(end); }) {}

LiveFindings::~LiveFindings() {
  thread_.request_stop();
  const std::lock_guard guard(mutex_);
  running_.request_stop();
}

void LiveFindings::check(std::shared_ptr<const Mission> mission, std::uint64_t revision, CheckRules rules) {
  {
    const std::lock_guard guard(mutex_);
    wanted_ = Wanted{std::move(mission), revision, std::move(rules)};
    running_.request_stop();
  }
  wake_.notify_one();
}

void LiveFindings::forget() {
  const std::lock_guard guard(mutex_);
  forget_ = true;
}

void LiveFindings::work(const std::stop_token& end) {
  while (true) {
    Wanted wanted;
    std::stop_token stop;
    {
      std::unique_lock lock(mutex_);
      if (!wake_.wait(lock, end, [&] { return wanted_.has_value(); }) || end.stop_requested()) return;
      wanted = std::move(*wanted_);
      wanted_.reset();
      if (std::exchange(forget_, false)) slow_findings_.clear();
      running_ = std::stop_source();
      stop = running_.get_token();
    }
    try {
      look_at(wanted, stop);
    } catch (const std::exception& exception) {
      deliver_(std::make_shared<const Checked>(Checked{wanted.mission, wanted.revision, {}, true, exception.what()}));
    }
  }
}

void LiveFindings::look_at(const Wanted& wanted, const std::stop_token& stop) {
  const auto context = check_context(*wanted.mission, wanted.rules, snapshots_->of(wanted.mission), stop);
  const auto deliver = [&](CheckReport report, bool complete) {
    if (stop.stop_requested()) return;
    deliver_(
        std::make_shared<const Checked>(Checked{wanted.mission, wanted.revision, std::move(report), complete, {}}));
  };
  const auto quick = run_checks(quick_, context);
  if (stop.stop_requested()) return;
  if (slow_.empty()) {
    deliver(quick, true);
    return;
  }
  auto first = quick;
  first.unknown_checks.clear();
  const Presence present(*wanted.mission);
  std::copy_if(slow_findings_.begin(), slow_findings_.end(), std::back_inserter(first.findings),
               [&](const Finding& finding) { return still_holds(present, finding); });
  deliver(std::move(first), false);

  auto whole = run_checks(slow_, context);
  if (stop.stop_requested()) return;
  slow_findings_ = whole.findings;
  whole.findings.insert(whole.findings.begin(), quick.findings.begin(), quick.findings.end());
  whole.unused_waivers.insert(whole.unused_waivers.begin(), quick.unused_waivers.begin(), quick.unused_waivers.end());
  whole.checks_off.insert(whole.checks_off.begin(), quick.checks_off.begin(), quick.checks_off.end());
  whole.unknown_checks = unknown_to_both(quick.unknown_checks, whole.unknown_checks);
  deliver(std::move(whole), true);
}

}  // namespace bulkhead
