// SPDX-License-Identifier: MIT
#pragma once

#include "model/edit/edit.h"

namespace bulkhead {

/// Adds a terrain feature, or replaces the one with its id, whose extras it takes over (the given ones are not used).
/// `board` must exist (contract); applying fails for a kind that no terrain set of the mission has and where
/// the feature's middle is off that board.
[[nodiscard]] Edit set_feature(const Mission& mission, int board, const Feature& feature);

/// Turns a terrain feature or a free piece so that it stands at these degrees, 0 to 359 (contract), clockwise.
[[nodiscard]] Edit turn_object(const Id& id, int turn);

}  // namespace bulkhead
