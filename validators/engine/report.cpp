// SPDX-License-Identifier: MIT
#include "validators/engine/report.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "model/base/lazy.h"
#include "validators/engine/spoken_of.h"

namespace bulkhead {
namespace {

std::vector<Address> as_set(std::vector<Address> addresses) {
  std::sort(addresses.begin(), addresses.end());
  addresses.erase(std::unique(addresses.begin(), addresses.end()), addresses.end());
  return addresses;
}

/// The mission's waivers, and which of them were of use.
class Waivers {
 public:
  explicit Waivers(const Mission& mission) : waivers_(*mission.waivers), used_(waivers_.size(), false) {
    for (std::size_t index = 0; index < waivers_.size(); ++index) {
      by_place_[{waivers_[index].check.text(), as_set(waivers_[index].at)}].push_back(index);
    }
  }

  /// The waiver of a finding, if there is one. Every waiver that matches counts as used.
  const Waiver* waive(const std::string& key, const std::vector<Address>& addresses) {
    const auto found = by_place_.find({key, as_set(addresses)});
    if (found == by_place_.end()) return nullptr;
    for (const auto index : found->second) used_[index] = true;
    return &waivers_[found->second.front()];
  }

  /// Those of a check that matched none of its findings.
  void add_unused(std::string_view key, std::vector<Waiver>& unused) const {
    for (std::size_t index = 0; index < waivers_.size(); ++index) {
      if (waivers_[index].check.text() == key && !used_[index]) unused.push_back(waivers_[index]);
    }
  }

 private:
  const std::vector<Waiver>& waivers_;
  std::vector<bool> used_;
  /// By check and places, in the mission's order.
  std::map<std::pair<std::string, std::vector<Address>>, std::vector<std::size_t>> by_place_;
};

std::vector<Id> unknown_checks(std::span<const Check> checks, const Mission& mission) {
  std::vector<Id> unknown;
  const auto look_at = [&](const Id& key) {
    const bool known =
        std::any_of(checks.begin(), checks.end(), [&](const Check& check) { return check.key == key.text(); });
    if (!known) unknown.push_back(key);
  };
  for (const auto& setting : *mission.severities) look_at(setting.check);
  for (const auto& waiver : *mission.waivers) look_at(waiver.check);
  std::sort(unknown.begin(), unknown.end());
  unknown.erase(std::unique(unknown.begin(), unknown.end()), unknown.end());
  return unknown;
}

}  // namespace

struct Fixes::Kept {
  std::function<std::vector<Edit>()> make;
  Lazy<std::vector<Edit>> edits;
};

Fixes::Fixes(std::function<std::vector<Edit>()> make) : kept_(std::make_shared<Kept>()) {
  kept_->make = std::move(make);
}

const std::vector<Edit>& Fixes::operator()() const {
  static const std::vector<Edit> none;
  if (!kept_) return none;
  return kept_->edits.made_by([&] {
    auto edits = kept_->make();
    // What they were made from is needed no more.
    kept_->make = nullptr;
    return edits;
  });
}

Level level_of(const Check& check, const Mission& mission) {
  const auto& settings = *mission.severities;
  const auto found = std::find_if(settings.begin(), settings.end(),
                                  [&](const SeveritySetting& setting) { return setting.check.text() == check.key; });
  return found == settings.end() ? check.level : found->level;
}

CheckReport run_checks(std::span<const Check> checks, const CheckContext& context) {
  CheckReport report;
  report.unknown_checks = unknown_checks(checks, context.mission);
  Waivers waivers(context.mission);
  // Who asks for fixes later is not to be stopped.
  const auto checked = std::make_shared<const CheckContext>(
      CheckContext{context.mission, context.snapshot, std::stop_token(), context.owned, context.items, context.games});
  const auto fixes_by = [&](FixMaker make, const std::vector<Address>& about) {
    if (!make) return Fixes();
    return Fixes([checked, make = std::move(make), about] {
      auto edits = make(*checked);
      std::erase_if(edits, [&](const Edit& edit) { return !keeps_named_hatchways(checked->mission, edit, about); });
      return edits;
    });
  };
  for (const auto& check : checks) {
    const auto level = level_of(check, context.mission);
    if (level == Level::off) {
      report.checks_off.push_back(check.key);
      continue;
    }
    if (context.stop.stop_requested()) break;
    auto observations = check.run(context);
    if (context.stop.stop_requested()) break;
    for (auto& observation : observations) {
      const auto* waiver = waivers.waive(check.key, observation.addresses);
      auto fixes = fixes_by(std::move(observation.fixes), observation.addresses);
      auto steps = fixes_by(std::move(observation.steps), observation.addresses);
      report.findings.push_back({check.key, level, std::move(observation.message), std::move(observation.addresses),
                                 std::move(fixes), waiver != nullptr,
                                 waiver == nullptr ? std::string() : waiver->reason, std::move(steps)});
    }
    waivers.add_unused(check.key, report.unused_waivers);
  }
  return report;
}

std::vector<Finding> errors_among(std::span<const Check> checks, const CheckContext& context) {
  std::vector<Check> grave;
  std::copy_if(checks.begin(), checks.end(), std::back_inserter(grave),
               [&](const Check& check) { return level_of(check, context.mission) == Level::error; });
  auto errors = run_checks(grave, context).findings;
  std::erase_if(errors, [](const Finding& finding) { return finding.waived; });
  return errors;
}

}  // namespace bulkhead
