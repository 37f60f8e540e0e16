// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/edit/edit.h"

/// Shorter ways to write edits.
namespace bulkhead {

inline Edit set_feature(const Mission&, int board, const Feature& feature) { return PutFeature{board, feature}; }
inline Edit turn_object(const Id& id, int turn) { return TurnObject{id, turn}; }

}  // namespace bulkhead
