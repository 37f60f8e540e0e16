// SPDX-License-Identifier: MIT
#pragma once

#include "editor/tools/selection/paste.h"

namespace bulkhead {

// Terrain features on boards without lattice have no cells: they are moved by inches, turned about their own middles,
// and their copies stand an inch right and down.

/// The selection moved by whole cells, as far as the lattices reach.
[[nodiscard]] Pasted moved_by(const Mission& mission, const Selection& selection, int columns, int rows);

/// The selected terrain features of boards without lattice moved by so much, as far as their boards reach; the rest of
/// the selection stays where it is.
[[nodiscard]] Pasted moved_freely(const Mission& mission, const Selection& selection, Point by);

/// The selection turned or mirrored where it is. Fails where something would end up further away than a file can state.
[[nodiscard]] Result<Pasted> transformed_in_place(const Mission& mission, const Selection& selection,
                                                  Transform transform);

/// A copy of the selection one cell right and down, or as near as it fits, with ids and labels of its own.
[[nodiscard]] Pasted duplicated(const Mission& mission, const Selection& selection);

}  // namespace bulkhead
