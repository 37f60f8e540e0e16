// SPDX-License-Identifier: MIT
#include <boost/geometry.hpp>
#include <boost/geometry/index/rtree.hpp>

#include "tests/bench/analysis/peers.h"

namespace bulkhead::bench {

namespace geometry = boost::geometry;
using BoostPoint = geometry::model::d2::point_xy<double>;
using BoostSegment = geometry::model::segment<BoostPoint>;

struct BoostSight::Parts {
  geometry::index::rtree<BoostSegment, geometry::index::rstar<16>> walls;
};

namespace {

BoostPoint boost_point(Point point) { return {fine(point).x, fine(point).y}; }

}  // namespace

BoostSight::BoostSight(const test::PlanFile& file) : parts_(std::make_unique<Parts>()) {
  std::vector<BoostSegment> walls;
  for (const auto& wall : file.walls) walls.emplace_back(boost_point(wall.from), boost_point(wall.to));
  parts_->walls = decltype(parts_->walls)(walls);
}

BoostSight::~BoostSight() = default;

bool BoostSight::sees(Point from, Point to) const {
  const BoostSegment line(boost_point(from), boost_point(to));
  return parts_->walls.qbegin(geometry::index::intersects(line)) == parts_->walls.qend();
}

}  // namespace bulkhead::bench
