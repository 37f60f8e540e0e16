// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Says that a panel lies here, in place of the pinned ones that it overlaps. The edge is the first it covers; applying
/// fails where the board's set has no such panel or it reaches off the board.
struct PinPanel {
  EdgeAddress first;
  Id piece;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const PinPanel&, const PinPanel&) = default;
};

/// Takes the pins away of panels that begin at these edges, of which there is at least one.
struct UnpinPanels {
  std::vector<EdgeAddress> firsts;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const UnpinPanels&, const UnpinPanels&) = default;
};

}  // namespace bulkhead
