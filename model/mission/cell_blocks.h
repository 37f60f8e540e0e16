// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <set>

#include "model/mission/places.h"

namespace bulkhead {

/// Cells of a board from one corner to the opposite one.
struct CellBlock {
  CellAddress first;
  CellAddress last;

  [[nodiscard]] std::size_t count() const;
};

/// Takes from cells the block that begins with the first of them: as far to the right, then down, as there are cells.
/// There is at least one (contract).
[[nodiscard]] CellBlock take_block(std::set<CellAddress>& cells);

}  // namespace bulkhead
