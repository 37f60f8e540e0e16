// SPDX-License-Identifier: MIT
#pragma once

#include <compare>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// How well a layout can be built, worst things first.
struct BuildQuality {
  int uncovered = 0;
  int panels_lacking = 0;
  int loose_lacking = 0;
  int stand_ins = 0;
  friend auto operator<=>(const BuildQuality&, const BuildQuality&) = default;
};

/// The best that the set of the first board allows, by trying every way to lay every piece. Knows nothing of the
/// analysis: panels are vectors that are turned by quarters. Only for a handful of edges.
[[nodiscard]] BuildQuality best_build(const Mission& mission, int boxes);

}  // namespace bulkhead::test
