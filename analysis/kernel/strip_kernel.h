// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/kernel/kernel.h"

namespace bulkhead {

/// Of a plan on which rectangles alone block: the mesh of strips decides everything.
class StripKernel final : public Kernel {
 public:
  using Kernel::is_clear;
  using Kernel::Kernel;

  [[nodiscard]] bool mesh_decides() const override { return true; }
  [[nodiscard]] bool clear_of_polygons(FinePoint, FinePoint) const override { return true; }
  [[nodiscard]] bool is_free(FinePoint at, double slack) const override { return !mesh().places(at, slack).empty(); }
  [[nodiscard]] bool is_clear(const StraightLine& line, FinePoint from, FinePoint to) const override;
  [[nodiscard]] std::optional<LineStop> first_stop(FinePoint from, FinePoint to) const override;
  [[nodiscard]] Clearance clearance() const override { return Clearance(mesh()); }
  [[nodiscard]] std::vector<FinePoint> corners_within(FinePoint low, FinePoint high) const override;
  [[nodiscard]] TurningPoints turning_points() const override { return {}; }
  [[nodiscard]] std::span<const FinePoint> visible_area(Point, std::span<const FinePoint> in_mesh,
                                                        std::vector<FinePoint>&) const override {
    return in_mesh;
  }
};

}  // namespace bulkhead
