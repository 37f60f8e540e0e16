// SPDX-License-Identifier: MIT
#include <boost/variant/get.hpp>

#include <CGAL/Arr_segment_traits_2.h>
#include <CGAL/Arr_trapezoid_ric_point_location.h>
#include <CGAL/Arrangement_2.h>
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Triangular_expansion_visibility_2.h>

#include "tests/bench/analysis/peers.h"

namespace bulkhead::bench {

using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;
using Arrangement = CGAL::Arrangement_2<CGAL::Arr_segment_traits_2<Kernel>>;
using Visibility = CGAL::Triangular_expansion_visibility_2<Arrangement, CGAL::Tag_true>;
using Location = CGAL::Arr_trapezoid_ric_point_location<Arrangement>;

struct CgalSight::Parts {
  Arrangement arrangement;
  std::unique_ptr<Visibility> visibility;
  std::unique_ptr<Location> location;
  std::vector<Kernel::Point_2> points;
  std::vector<Arrangement::Face_const_handle> faces;

  [[nodiscard]] Arrangement::Face_const_handle face_of(const Kernel::Point_2& point) const {
    return boost::get<Arrangement::Face_const_handle>(location->locate(point));
  }
  [[nodiscard]] std::vector<FinePoint> visible_area(std::size_t point, Arrangement::Face_const_handle from) const {
    Arrangement seen;
    const auto face = visibility->compute_visibility(points[point], from, seen);
    std::vector<FinePoint> polygon;
    auto edge = face->outer_ccb();
    const auto first = edge;
    do {
      const auto& at = edge->target()->point();
      polygon.push_back({CGAL::to_double(at.x()), CGAL::to_double(at.y())});
    } while (++edge != first);
    return polygon;
  }
};

namespace {

Kernel::Point_2 cgal_point(Point point) { return {fine(point).x, fine(point).y}; }

}  // namespace

CgalSight::CgalSight(const test::PlanFile& file) : parts_(std::make_unique<Parts>()) {
  std::vector<Kernel::Segment_2> segments;
  const auto add = [&](Point from, Point to) { segments.emplace_back(cgal_point(from), cgal_point(to)); };
  const auto& [low, high] = file.ground;
  const Point north_east{high.x, low.y};
  const Point south_west{low.x, high.y};
  add(low, north_east);
  add(north_east, high);
  add(high, south_west);
  add(south_west, low);
  for (const auto& wall : file.walls) add(wall.from, wall.to);
  CGAL::insert(parts_->arrangement, segments.begin(), segments.end());
  parts_->visibility = std::make_unique<Visibility>(parts_->arrangement);
  parts_->location = std::make_unique<Location>(parts_->arrangement);
  for (const auto& point : file.points) {
    parts_->points.push_back(cgal_point(point));
    parts_->faces.push_back(parts_->face_of(parts_->points.back()));
  }
}

CgalSight::~CgalSight() = default;

std::vector<FinePoint> CgalSight::visible_area(std::size_t point) const {
  return parts_->visible_area(point, parts_->face_of(parts_->points[point]));
}

std::vector<FinePoint> CgalSight::visible_area_in_known_face(std::size_t point) const {
  return parts_->visible_area(point, parts_->faces[point]);
}

}  // namespace bulkhead::bench
