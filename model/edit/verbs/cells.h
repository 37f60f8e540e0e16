// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// What cells are, of which there is at least one.
struct SetCells {
  std::vector<CellAddress> cells;
  CellKind kind = CellKind::floor;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const SetCells&, const SetCells&) = default;
};

}  // namespace bulkhead
