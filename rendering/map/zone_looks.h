// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/mission/mission.h"
#include "rendering/look/tokens.h"

namespace bulkhead {

/// How the ground of a zone or area is shown.
struct ZoneLook {
  FillStyle style;
  /// Never `usual`.
  ZoneKind::Drawn drawn = ZoneKind::Drawn::fill;
  /// Letters that tell its kind from others that look alike; empty where there are none.
  std::string sign;
};

/// Of all zones, then all areas, in the mission's order; those of one kind and side look alike. Where a kind does not
/// say how it is drawn, zones in which models begin come first, then other zones, then areas: a kind that lies on
/// nothing filled is filled, one that lies on nothing outlined is outlined, and others have a dashed edge. On maps of
/// more than 200 zones and areas all such kinds are filled.
[[nodiscard]] std::vector<ZoneLook> zone_looks(const Mission& mission, const Design& design);

}  // namespace bulkhead
