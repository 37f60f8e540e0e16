// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/mission/mission.h"
#include "model/mission/placed_features.h"

namespace bulkhead {

/// Something upright on the battlefield: what it is, where it stands and how far it reaches up.
struct Upright {
  Address address;
  PlacedFootprint footprint;
  Rectangle bounds;
  Length begins_at;
  /// Nothing where nobody knows.
  std::optional<Length> top;
};

/// Whether two of one level share ground, as solid things cannot: what passes above the other may, and touching is
/// fine.
[[nodiscard]] bool collide(const Upright& one, const Upright& other);

/// All that stands upright on one level.
struct Uprights {
  /// The parts of terrain features, sorted by where they begin from the west.
  std::vector<Upright> features;
  /// Walls, hatchways and pillars, on the lattice and off it; not the cells that are no floor.
  std::vector<Upright> walls;
};
[[nodiscard]] Uprights uprights_on(const Mission& mission, int level);

/// The upright parts of a feature as it would stand on a board, which must exist (contract); none where no set has its
/// kind.
[[nodiscard]] std::vector<Upright> uprights_of(const Mission& mission, int board, const Feature& feature);

/// What collides with one of those parts, but for the feature itself: the first feature from the west, else the first
/// wall. Null where nothing does.
[[nodiscard]] const Upright* in_the_way_of(const std::vector<Upright>& parts, const Uprights& uprights);

}  // namespace bulkhead
