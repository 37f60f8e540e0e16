// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

// What edges carry. There must be at least one edge, and each must be on the battlefield.

struct SetWalls {
  std::vector<EdgeAddress> edges;
  bool breachable = false;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetWalls&, const SetWalls&) = default;
};

struct SetOpen {
  std::vector<EdgeAddress> edges;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetOpen&, const SetOpen&) = default;
};

/// The same hatchway on several edges; they all run along one axis unless facing and hinge are the default ones. One
/// that stood there leaves it its extras (the given ones, which the text does not say, hold elsewhere).
struct SetHatchways {
  std::vector<EdgeAddress> edges;
  Hatchway hatchway;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetHatchways&, const SetHatchways&) = default;
};

}  // namespace bulkhead
