// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "analysis/snapshot/snapshot.h"
#include "model/text/messages.h"

namespace bulkhead {

/// A figure, or why there is none.
template <typename T>
using Figure = tl::expected<T, Message>;

struct AccessFigure {
  Id side;
  Id objective;
  /// Hatchways to pass, then cells to walk.
  Figure<Route> route;
};

/// What `bulkhead info` says of a mission.
struct Figures {
  std::string title;
  Counts counts;
  ObjectivesOn objectives_on;
  int features = 0;
  /// Connected pieces of floor with every hatchway open, and with every hatchway shut.
  Figure<int> regions_open;
  Figure<int> compartments;
  Figure<Symmetry> symmetry;
  std::vector<AccessFigure> access;
  Figure<int> longest_lane_cells;
};

/// In words.
[[nodiscard]] Message reason_for(NoRoute why);

/// `snapshot` must be of this mission.
[[nodiscard]] Figures figures_of(const Mission& mission, const Snapshot& snapshot);

}  // namespace bulkhead
