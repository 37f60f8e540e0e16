// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "analysis/distance/ways.h"
#include "tests/analysis/kernel/plan_files.h"

namespace bulkhead::bench {

/// CGAL's triangular expansion, with exact predicates and constructions, on walls without thickness.
class CgalSight {
 public:
  explicit CgalSight(const test::PlanFile& file);
  ~CgalSight();
  /// The polygon seen from a query point of the file, by its number, in micrometres like ours. As ours does, it first
  /// finds out where the point lies (`Arr_trapezoid_ric_point_location`).
  [[nodiscard]] std::vector<FinePoint> visible_area(std::size_t point) const;
  /// The same, told in which face the point lies.
  [[nodiscard]] std::vector<FinePoint> visible_area_in_known_face(std::size_t point) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// CGAL's shortest paths on a triangulated surface: the free ground of a plan.
class CgalWays {
 public:
  CgalWays(const Plan& plan, const SampleGrid& grid);
  ~CgalWays();
  /// Distances from a place to all samples, in micrometres; infinite inside of walls.
  [[nodiscard]] std::vector<double> distances(Point from) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

/// Walls without thickness in an R-tree of Boost.Geometry: a line of sight is clear if no wall intersects it.
class BoostSight {
 public:
  explicit BoostSight(const test::PlanFile& file);
  ~BoostSight();
  [[nodiscard]] bool sees(Point from, Point to) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace bulkhead::bench
