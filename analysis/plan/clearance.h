// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/plan/box_grid.h"
#include "analysis/plan/strips.h"

namespace bulkhead {

/// Tells whether a disc has room, inside a mesh and in its coordinates. What lies off the ground leaves no room either.
class Clearance {
 public:
  explicit Clearance(const StripMesh& mesh);

  /// Whether nothing that blocks comes nearer than `radius` to a point, or to a straight line between two. What comes
  /// nearer by less than `slack` does no harm.
  [[nodiscard]] bool has_room(FinePoint at, double radius, double slack) const {
    return has_room(at, at, radius, slack);
  }
  [[nodiscard]] bool has_room(FinePoint from, FinePoint to, double radius, double slack) const;

  /// Calls back for every blocked area that may be nearer than `reach` to a point; some more than once.
  template <typename Visit>
  void for_each_near(FinePoint at, double reach, const Visit& visit) const {
    grid_.for_each_near(at, at, reach, [&](std::uint32_t index) {
      visit(areas_[index]);
      return true;
    });
  }

 private:
  std::vector<StripMesh::Area> areas_;
  BoxGrid grid_;
};

}  // namespace bulkhead
