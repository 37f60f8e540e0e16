// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "analysis/geometry/straight_line.h"
#include "analysis/kernel/clearance.h"
#include "analysis/kernel/obstacles.h"
#include "analysis/kernel/strip_line.h"
#include "analysis/kernel/strips.h"

namespace bulkhead {

/// What polygons make of the corners round which ways turn.
struct TurningPoints {
  /// Of every corner of the mesh: whether it is none or is among the others, because a polygon touches or covers it, or
  /// because it is one of two at the end of a wall without thickness: a polygon beside the wall decides by which of
  /// them a way comes. Empty where the mesh decides.
  std::vector<bool> replaced;
  /// The corners that are not among the rest of the mesh's. In order of their places.
  std::vector<Obstacles::Corner> others;
};

/// The kernel of a plan's geometry (in the sense of CGAL's): the predicates over free ground that sight and ways are
/// made of. A plan has one for sight and one for ways, and decides when it is made which of two they are: the
/// `StripKernel`, as long as only rectangles block, or the `ObstacleKernel`. Who walks through the strips of the mesh
/// for many places at once asks `mesh_decides`; nobody else has to know which one it is.
///
/// In coordinates inside the mesh. Any thread may ask.
class Kernel {
 public:
  explicit Kernel(std::shared_ptr<const StripMesh> mesh) : mesh_(std::move(mesh)) {}
  virtual ~Kernel() = default;
  Kernel(const Kernel&) = delete;
  Kernel& operator=(const Kernel&) = delete;

  /// The ground without what polygons take of it. All that is free is free here.
  [[nodiscard]] const StripMesh& mesh() const { return *mesh_; }
  [[nodiscard]] const std::shared_ptr<const StripMesh>& shared_mesh() const { return mesh_; }
  [[nodiscard]] FinePoint inside(Point point) const { return mesh_->inside(point); }
  [[nodiscard]] FinePoint on_battlefield(FinePoint inside) const { return mesh_->on_battlefield(inside); }

  /// Whether all that the mesh finds free is free. For whoever walks through its strips and finds many places at once:
  /// where it does not decide, `clear_of_polygons` has to be asked about each line.
  [[nodiscard]] virtual bool mesh_decides() const = 0;
  /// Whether no polygon blocks a line between two places in whole micrometres that the mesh finds clear.
  [[nodiscard]] virtual bool clear_of_polygons(FinePoint from, FinePoint to) const = 0;

  /// On the ground, and not inside of what blocks, nor farther in than `slack`, in micrometres, which counts for what
  /// the mesh knows and not for polygons. Borders are free.
  [[nodiscard]] virtual bool is_free(FinePoint at, double slack = 0) const = 0;
  /// Whether nothing blocks the line between two places in whole micrometres. Touching does not block. Exact.
  [[nodiscard]] bool is_clear(FinePoint from, FinePoint to) const {
    return bulkhead::is_clear(*mesh_, from, to) && clear_of_polygons(from, to);
  }
  /// Between two points of a line.
  [[nodiscard]] virtual bool is_clear(const StraightLine& line, FinePoint from, FinePoint to) const = 0;
  /// What blocks the line between two places in whole micrometres first; nothing where it is clear.
  [[nodiscard]] virtual std::optional<LineStop> first_stop(FinePoint from, FinePoint to) const = 0;

  /// Tells whether discs have room. Made anew, for whoever keeps it; the kernel must outlive it.
  [[nodiscard]] virtual Clearance clearance() const = 0;

  /// The convex corners of what blocks between two corners of a box.
  [[nodiscard]] virtual std::vector<FinePoint> corners_within(FinePoint low, FinePoint high) const = 0;
  /// What has to be done about the mesh's corners to have those round which ways turn.
  [[nodiscard]] virtual TurningPoints turning_points() const = 0;

  /// The visibility polygon of a place on the battlefield, from `in_mesh`, which the mesh has for `from`: either that,
  /// or made anew in `made`. Both are on the battlefield.
  [[nodiscard]] virtual std::span<const FinePoint> visible_area(Point from, std::span<const FinePoint> in_mesh,
                                                                std::vector<FinePoint>& made) const = 0;

 private:
  std::shared_ptr<const StripMesh> mesh_;
};

}  // namespace bulkhead
