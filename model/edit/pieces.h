// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_piece(const Mission&, int board, const FreePiece& piece) { return PutPiece{board, piece}; }

}  // namespace bulkhead
