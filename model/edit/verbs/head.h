// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

struct SetMissionId {
  Id id;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetMissionId&, const SetMissionId&) = default;
};

/// Sets a field of the mission's head, by a key of its table (contract). Applying fails for what the field cannot hold.
struct SetHead {
  std::string field;
  std::string value;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetHead&, const SetHead&) = default;
};

}  // namespace bulkhead
