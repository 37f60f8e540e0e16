// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/system.h"
#include "model/mission/terrain_set.h"

namespace bulkhead {

/// Where the definitions come from that a mission file names but does not embed. A mission file that is whole needs
/// none.
class Definitions {
 public:
  virtual ~Definitions() = default;
  /// The newest version of a system or set; fails with a message that says where it looked.
  [[nodiscard]] virtual Result<GameSystem> system(const Id& id) const = 0;
  [[nodiscard]] virtual Result<TerrainSet> terrain_set(const Id& id) const = 0;

 protected:
  Definitions() = default;
  Definitions(const Definitions&) = default;
  Definitions& operator=(const Definitions&) = default;
};

}  // namespace bulkhead
