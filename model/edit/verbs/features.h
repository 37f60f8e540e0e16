// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Adds a terrain feature, or replaces the one with its id, whose extras it takes over (the given ones are not used).
/// Its turn is 0 to 359. Applying fails for a kind that no terrain set of the mission has and where the feature's
/// middle is off that board.
struct PutFeature {
  int board = 1;
  Feature feature;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const PutFeature&, const PutFeature&) = default;
};

/// Turns a terrain feature or a free piece so that it stands at these degrees, 0 to 359, clockwise.
struct TurnObject {
  Id id;
  int turn = 0;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const TurnObject&, const TurnObject&) = default;
};

}  // namespace bulkhead
