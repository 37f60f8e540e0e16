// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/geometry/fine_point.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// A zone, an area or a terrain feature that a way goes through and that slows or harms models.
struct Hindrance {
  Id id;
  bool slows = false;
  bool harms = false;
  friend bool operator==(const Hindrance&, const Hindrance&) = default;
};

/// What lies on a level on a run of straight lines in micrometres, or nearer to it than a radius, and is of a kind with
/// the passage `slow` or a hazard: zones, areas, then features of which a part is so.
[[nodiscard]] std::vector<Hindrance> hindrances_on(const Mission& mission, int level, const std::vector<FinePoint>& way,
                                                   Length radius);

}  // namespace bulkhead
