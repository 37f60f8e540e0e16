// SPDX-License-Identifier: MIT
#pragma once

#include "analysis/kernel/kernel.h"

namespace bulkhead {

/// Of a plan on which polygons block, too. Rectangles are among the obstacles as well: these decide what comes near a
/// polygon, the mesh of strips all the rest, which is quicker and comes to the same.
class ObstacleKernel final : public Kernel {
 public:
  ObstacleKernel(std::shared_ptr<const StripMesh> mesh, Obstacles obstacles)
      : Kernel(std::move(mesh)), obstacles_(std::move(obstacles)) {}

  using Kernel::is_clear;

  [[nodiscard]] bool mesh_decides() const override { return false; }
  [[nodiscard]] bool clear_of_polygons(FinePoint from, FinePoint to) const override;
  [[nodiscard]] bool is_free(FinePoint at, double slack) const override;
  [[nodiscard]] bool is_clear(const StraightLine& line, FinePoint from, FinePoint to) const override;
  [[nodiscard]] std::optional<LineStop> first_stop(FinePoint from, FinePoint to) const override;
  [[nodiscard]] Clearance clearance() const override { return Clearance(mesh(), &obstacles_); }
  [[nodiscard]] std::vector<FinePoint> corners_within(FinePoint low, FinePoint high) const override;
  [[nodiscard]] TurningPoints turning_points() const override;
  [[nodiscard]] std::span<const FinePoint> visible_area(Point from, std::span<const FinePoint> in_mesh,
                                                        std::vector<FinePoint>& made) const override;

 private:
  Obstacles obstacles_;
};

}  // namespace bulkhead
