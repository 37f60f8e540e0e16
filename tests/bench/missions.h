// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead::bench {

/// The shipped sample mission: one board of 6 × 7 cells.
[[nodiscard]] Mission sample_mission();

/// A ship of 64 × 64 cells in one board: some 250 rooms behind walls with hatchways of every kind, corridors, solid
/// blocks and holes, a drop zone for either side, 48 rooms with names of one to four words, twelve objectives with
/// names: 62 labels, most of them larger than their room. The same at every call and on every machine.
[[nodiscard]] Mission large_mission();

}  // namespace bulkhead::bench
