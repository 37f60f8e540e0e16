// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead {

/// How many pieces stand on the battlefield: on the edges and nodes of all boards, and off the lattice.
struct Counts {
  int walls = 0;
  int hatchways = 0;
  /// Automatic ones included.
  int pillars = 0;
  int wall_ends = 0;
  int objectives = 0;
  friend bool operator==(const Counts&, const Counts&) = default;
};

/// What the objectives stand on, by how their place is written.
struct ObjectivesOn {
  int nodes = 0;
  int edges = 0;
  int cells = 0;
  /// At a point of the battlefield.
  int free = 0;
  friend bool operator==(const ObjectivesOn&, const ObjectivesOn&) = default;
};

[[nodiscard]] Counts count_pieces(const Mission& mission);
[[nodiscard]] ObjectivesOn count_objectives(const Mission& mission);
/// Terrain features on all boards.
[[nodiscard]] int count_features(const Mission& mission);

}  // namespace bulkhead
