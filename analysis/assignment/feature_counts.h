// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/assignment/panel_assignment.h"

namespace bulkhead {

/// The kinds of terrain features that the boxes of a set count, in the order of its list: how many there are of each
/// and how many stand on the boards. A feature is taken from the first set of the mission that has its kind. Of a kind
/// without a piece of its id nobody knows how many there are; it is not among them.
[[nodiscard]] std::vector<PieceCount> feature_counts(const Mission& mission, const TerrainSet& set, int boxes);

/// The fewest boxes of a set that hold all its features that stand, as far as they are counted; nothing where no number
/// of boxes does.
[[nodiscard]] std::optional<int> boxes_for_features(const Mission& mission, const TerrainSet& set);

/// The features of a kind that stand on the boards, in order.
[[nodiscard]] std::vector<Address> features_of_kind(const Mission& mission, const Id& kind);

/// Whether a board is made of the set, or one of its features stands.
[[nodiscard]] bool is_built_with(const Mission& mission, const TerrainSet& set);

}  // namespace bulkhead
