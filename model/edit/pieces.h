// SPDX-License-Identifier: MIT
#pragma once

#include "model/edit/edit.h"

namespace bulkhead {

/// Adds a piece that stands off the lattice, or replaces the one with its id, whose extras it takes over (the given
/// ones are not used). `board` must exist (contract); applying fails where the piece stands off that board.
[[nodiscard]] Edit set_piece(const Mission& mission, int board, const FreePiece& piece);

}  // namespace bulkhead
