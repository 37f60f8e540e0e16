// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Adds a side or gives it another name or role. Applying fails for one more than `most_sides`.
struct PutSide {
  Id id;
  std::string name;
  /// Keeps the one it has where none is given.
  std::optional<Id> role = {};

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const PutSide&, const PutSide&) = default;
};

}  // namespace bulkhead
