// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead {

/// What zones or areas are drawn as.
struct ZonePaint {
  Id kind;
  std::optional<Id> side;
  /// The zone or area that cells were put to last; nothing, or one that is gone, of another kind or side, or not of
  /// cells, counts for nothing.
  std::optional<Id> active;
  friend bool operator==(const ZonePaint&, const ZonePaint&) = default;
};

/// The first kind of zone (area) of the system, those that sides start in before others, for the first side where the
/// kind belongs to one; nothing where the system has none.
[[nodiscard]] std::optional<ZonePaint> usual_paint(const Mission& mission, bool area);

/// What there is to draw with, and what it is called.
struct NamedPaint {
  std::string name;
  ZonePaint paint;
};
[[nodiscard]] std::vector<NamedPaint> paints(const Mission& mission, bool area);

/// A free id for a new zone or area.
[[nodiscard]] Id new_zone_id(const Mission& mission, const ZonePaint& paint);

}  // namespace bulkhead
