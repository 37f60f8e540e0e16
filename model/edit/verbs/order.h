// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Towards the beginning or the end of a list.
enum class Step : unsigned char { up, down };

/// Moves a rule, mission objective or stratagem past its neighbour of the same kind; what is first or last stays.
struct OrderItem {
  Id item;
  Step step = Step::up;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const OrderItem&, const OrderItem&) = default;
};

/// Moves the `number`-th section of the briefing with this heading past its neighbour. The opening stays first.
struct OrderBriefing {
  std::string heading;
  Step step = Step::up;
  int number = 1;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const OrderBriefing&, const OrderBriefing&) = default;
};

/// Gives the `number`-th section with this heading another one. Fails where there is no such section, where the new
/// heading is empty or taken, and for the opening, which has none.
struct RenameBriefing {
  std::string heading;
  std::string new_heading;
  int number = 1;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const RenameBriefing&, const RenameBriefing&) = default;
};

}  // namespace bulkhead
