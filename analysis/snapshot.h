// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead {

/// Everything derived from one mission's battlefield; immutable.
class Snapshot {
 public:
  /// `previous` may be null; it only saves work: the result is the same without it.
  [[nodiscard]] static Snapshot make(const Mission& mission, const Snapshot* previous = nullptr);
};

}  // namespace bulkhead
