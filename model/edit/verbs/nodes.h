// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What stands on nodes, of which there is at least one: a piece set by hand, or without one what follows from the
/// walls. A facing is given for wall ends only.
struct SetNodes {
  std::vector<NodeAddress> nodes;
  std::optional<NodeOverride> piece;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetNodes&, const SetNodes&) = default;
};

}  // namespace bulkhead
