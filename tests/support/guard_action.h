// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/fields.h"

namespace bulkhead::test {

/// A universal action of the id `guard` that costs a figure, `ap`.
[[nodiscard]] inline MissionAction guard_action() {
  auto guard = fresh<MissionAction>(Id("guard"));
  guard.name = "Guard";
  guard.kind = Id("universal");
  guard.uses = "turn";
  guard.params = {{Id("ap"), "1", {}}};
  return guard;
}

}  // namespace bulkhead::test
