// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/mission/mission.h"

namespace bulkhead::bench {

/// The shipped sample mission: one board of 6 × 7 cells.
[[nodiscard]] Mission sample_mission();

/// A shipped mission, as `boarding-actions/decompression`.
[[nodiscard]] Mission shipped_mission(std::string_view id);

/// A ship in one board, of 64 × 64 cells if no other size is given, at least 12 × 12. Of 64 × 64: some 250 rooms behind
/// walls with hatchways of every kind, corridors, solid blocks and holes, a drop zone for either side, 48 rooms with
/// names of one to four words, twelve objectives with names: 62 labels, most of them larger than their room. The same
/// at every call and on every machine.
[[nodiscard]] Mission large_mission(LatticeSize size = {64, 64});

}  // namespace bulkhead::bench
