// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "analysis/sight/cone.h"

namespace bulkhead {

/// Follows the cones of sight in which a shortest way goes on from a corner to which it came in a direction: only
/// between that and the wall behind the corner, as a way that turned elsewhere would be no taut string. A way without
/// direction, which began here, goes on in both quadrants beside the blocked one. The visitor is told as by
/// `follow_all_cones`.
template <typename Visitor>
void follow_taut_cones(const StripMesh& mesh, std::uint32_t number, FinePoint direction, Visitor& visitor) {
  const auto& corner = mesh.corners()[number];
  const FinePoint place{corner.x, corner.y};
  const auto look = [&](StripMesh::Side side, Ray a, Ray b) {
    const bool a_is_west = a.x * b.y < b.x * a.y;
    const auto& west = a_is_west ? a : b;
    const auto& east = a_is_west ? b : a;
    if (west.x * east.y == east.x * west.y) return;
    const auto follow = [&](std::uint32_t strip) {
      side == StripMesh::south ? ConeWalk<StripMesh::south, Visitor>(mesh, place, visitor).follow(strip, west, east)
                               : ConeWalk<StripMesh::north, Visitor>(mesh, place, visitor).follow(strip, west, east);
    };
    if (!corner.flat) return follow(corner.strips[side]);
    for (const auto strip : Viewpoint(mesh, corner).strips[side]) follow(strip);
  };
  const auto level = [&](double towards) {
    if (corner.flat) {
      // The other corner of a wall without thickness may be at the same place.
      Viewpoint(mesh, corner).for_each_level_corner(mesh, [&](std::uint32_t next) {
        const double away = mesh.corners()[next].x - corner.x;
        if (next != number && (away == 0 || away * towards > 0)) visitor.corner(next, FinePoint{away, 0});
      });
    } else if (towards != 0) {
      const auto next = corner.level[towards > 0 ? 1 : 0];
      if (next != StripMesh::none) visitor.corner(next, FinePoint{mesh.corners()[next].x - corner.x, 0});
    }
  };
  // Towards the blocked quadrant.
  const double x = corner.blocked_west ? -1 : 1;
  const double y = corner.blocked_north ? -1 : 1;
  const bool anywhere = direction == FinePoint{};
  if (direction.x * x <= 0 && direction.y * y >= 0) {
    look(y > 0 ? StripMesh::south : StripMesh::north, {0, 1},
         anywhere ? Ray{-x, 0} : Ray{direction.x, std::abs(direction.y)});
    level(direction.y == 0 ? -x : 0);
  }
  if (direction.x * x >= 0 && direction.y * y <= 0) {
    look(y > 0 ? StripMesh::north : StripMesh::south, {x, 0},
         anywhere ? Ray{0, 1} : Ray{direction.x, std::abs(direction.y)});
    level(x);
  }
}

}  // namespace bulkhead
