// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_cells(const Mission&, std::vector<CellAddress> cells, CellKind kind) {
  return SetCells{std::move(cells), kind};
}

}  // namespace bulkhead
