// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/result.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// Fails for ground that no board can have.
[[nodiscard]] inline Result<void> check_size(const PlainGround& ground) {
  if (ground.width > Length() && ground.height > Length()) return {};
  return fail("A board is more than nothing wide and high");
}

}  // namespace bulkhead
