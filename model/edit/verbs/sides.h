// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>

#include "model/edit/step_name.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A mission has at most this many sides.
inline constexpr std::size_t most_sides = 4;

/// Adds a side or gives it another name.
struct PutSide {
  Id id;
  std::string name;

  [[nodiscard]] Result<Mission> apply(const Mission& mission) const;
  [[nodiscard]] std::string text_form(const Mission& mission) const;
  [[nodiscard]] StepName step_name(const Mission& mission) const;
  friend bool operator==(const PutSide&, const PutSide&) = default;
};

}  // namespace bulkhead
