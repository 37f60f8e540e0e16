// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "validators/engine/check.h"

namespace bulkhead {

/// The edits that would fix a finding, the best first: made when somebody asks for them, and kept. Copies share them,
/// and any thread may ask.
class Fixes {
 public:
  Fixes() = default;
  explicit Fixes(std::function<std::vector<Edit>()> make);
  [[nodiscard]] const std::vector<Edit>& operator()() const;
  /// Whether there may be some, without making them.
  [[nodiscard]] bool possible() const { return kept_ != nullptr; }

 private:
  struct Kept;
  std::shared_ptr<Kept> kept_;
};

/// An observation with the check it comes from, the level it counts at and whether the mission waives it.
struct Finding {
  std::string key;
  Level level = Level::warning;
  Message message;
  std::vector<Address> addresses;
  Fixes fixes;
  bool waived = false;
  /// Why the mission waives it.
  std::string reason;
  /// See `Observation::steps`.
  Fixes steps = {};
};

struct CheckReport {
  std::vector<Finding> findings;
  /// Waivers of checks that ran to their end, which match none of their findings.
  std::vector<Waiver> unused_waivers;
  /// What the mission's severities and waivers name and is no check: sorted, each once.
  std::vector<Id> unknown_checks;
  /// Keys of the checks that the mission's severities turn off.
  std::vector<std::string> checks_off;
};

/// Runs the checks in order with the mission's severities and waivers. A waiver matches findings of its check with the
/// same set of addresses. When the context's stop is requested no further check begins, and what the one that was
/// running has found is dropped.
[[nodiscard]] CheckReport run_checks(std::span<const Check> checks, const CheckContext& context);

/// The errors among what the checks find, without those that the mission waives: all that can stop somebody. Only
/// checks that count as errors run.
[[nodiscard]] std::vector<Finding> errors_among(std::span<const Check> checks, const CheckContext& context);

/// What the findings of a check count as: the mission's word on it, else the check's own.
[[nodiscard]] Level level_of(const Check& check, const Mission& mission);

/// The gravest level among a report's findings that are not waived; `off` if there are none. For a CheckReport, or for
/// what was made of it.
template <typename Report>
[[nodiscard]] Level gravest(const Report& report) {
  auto gravest = Level::off;
  for (const auto& finding : report.findings) {
    if (!finding.waived) gravest = std::max(gravest, finding.level);
  }
  return gravest;
}

}  // namespace bulkhead
