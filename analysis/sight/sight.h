// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "analysis/plan/plan.h"
#include "analysis/sight/view_mesh.h"

namespace bulkhead {

/// Whether one point sees another: nothing blocks the straight line between them. Grazing a corner or sliding along a
/// wall does not block; a point inside something that blocks, or off the ground, sees nothing.
[[nodiscard]] bool sees(const Plan& plan, Point from, Point to);

/// What ends a line of sight.
struct SightStop {
  /// Where the line comes upon it.
  FinePoint at;
  /// The wall, pillar … with its address if it has one; nothing at the end of the ground, or where `from` itself is
  /// inside of something.
  std::optional<Address> by;
};

/// Nothing where the line is clear, else what blocks it first.
[[nodiscard]] std::optional<SightStop> what_blocks(const Plan& plan, Point from, Point to);

/// All that a point sees: a polygon, clockwise on the map, whose border touches what ends its sight. Empty where the
/// point sees nothing.
[[nodiscard]] std::vector<FinePoint> visible_area(const Plan& plan, Point from);

/// Finds the visibility polygons of one point after another, as when the pointer moves. Keeps its working memory
/// between questions, so each thread needs one of its own.
class VisibilityQuery {
 public:
  explicit VisibilityQuery(Plan plan)
      : plan_(std::move(plan)),
        north_(plan_.sight().mesh(), StripMesh::north),
        south_(plan_.sight().mesh(), StripMesh::south) {}

  /// As `visible_area`; valid until the next question.
  [[nodiscard]] std::span<const FinePoint> visible_area(Point from);

 private:
  /// Polygons left out.
  std::span<const FinePoint> area_in_mesh(Point from);
  /// From a place that may lie on the border of a strip.
  std::span<const FinePoint> visible_area_on_line(FinePoint inside, FinePoint from);

  Plan plan_;
  ViewMesh north_;
  ViewMesh south_;
  /// Never made smaller; what is seen takes up its beginning.
  std::vector<FinePoint> polygon_;
  std::vector<FinePoint> among_polygons_;
};

}  // namespace bulkhead
