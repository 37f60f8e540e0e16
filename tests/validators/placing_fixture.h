// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// So many objectives, and nothing else asked for.
[[nodiscard]] inline Placing placing_of(int count) {
  Placing placing{.what = Id("objective")};
  placing.count = Dice::number(count);
  return placing;
}

/// With a rule "Scatter" of this placing.
[[nodiscard]] inline Mission with_placing(Mission mission, const Placing& placing, std::string_view id = "scatter") {
  auto rules = *mission.rules;
  Rule rule{{Id(id), "Scatter", {}, {}, "", {}}};
  rule.places = {placing};
  rules.push_back(rule);
  mission.rules = rules;
  return mission;
}

}  // namespace bulkhead::test
