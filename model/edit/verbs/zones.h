// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Adds a zone or area, or replaces the one with its id, whose extras it takes over (the given ones are not used).
/// Applying fails for an id that something else has, for an unknown kind or side (unless the replaced one has it) and
/// for a shape that is empty or off the battlefield.
struct PutZone {
  Zone zone;
  bool area = false;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const PutZone&, const PutZone&) = default;
};

/// The ground of these cells, each once.
[[nodiscard]] CellsShape cells_shape(std::vector<CellAddress> cells);

/// Fails for a shape without ground or off the battlefield.
[[nodiscard]] Result<void> check_shape(const Mission& mission, const Shape& shape);

}  // namespace bulkhead
