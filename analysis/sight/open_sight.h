// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "analysis/plan/plan.h"
#include "analysis/sight/discs.h"
#include "analysis/sight/line.h"

namespace bulkhead {

/// What sight between bases asks of a plan, whatever the plan holds. In inside coordinates.
class OpenSight {
 public:
  /// The plan must outlive it.
  explicit OpenSight(const Plan& plan) : mesh_(plan.open_to_sight()), obstacles_(plan.obstacles_to_sight()) {}

  [[nodiscard]] const StripMesh& mesh() const { return mesh_; }
  /// On the ground, and not inside of what blocks.
  [[nodiscard]] bool is_free(FinePoint at, double slack) const;
  [[nodiscard]] bool is_clear(const StraightLine& line, FinePoint from, FinePoint to) const;
  /// The convex corners between two discs: all within their convex hull and some beside it.
  [[nodiscard]] std::vector<FinePoint> corners_between(const Disc& a, const Disc& b) const;

 private:
  const StripMesh& mesh_;
  const Obstacles* obstacles_;
};

}  // namespace bulkhead
