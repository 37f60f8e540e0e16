// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// How grave a check's findings are in this mission; without a level it is the check's own again.
struct SetSeverity {
  Id check;
  std::optional<Level> level;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetSeverity&, const SetSeverity&) = default;
};

/// A figure that this mission is held against; without a value the system's again. What the note says stays.
struct SetLimit {
  Id limit;
  std::optional<Limit::Value> value;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetLimit&, const SetLimit&) = default;
};

/// Sorted, each once.
[[nodiscard]] std::vector<Address> in_waiver_order(std::vector<Address> at);

/// Waives a check's finding at these addresses (sorted, each once), or changes the reason of the waiver there is.
/// Applying fails without a reason.
struct Waive {
  Id check;
  std::vector<Address> at;
  std::string reason;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const Waive&, const Waive&) = default;
};

/// Fails where there is no such waiver.
struct Unwaive {
  Id check;
  std::vector<Address> at;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const Unwaive&, const Unwaive&) = default;
};

}  // namespace bulkhead
