// SPDX-License-Identifier: MIT
#include "analysis/placing/shapes_in_reach.h"

#include <cmath>
#include <limits>

#include "analysis/geometry/footprints.h"
#include "analysis/geometry/points.h"

namespace bulkhead {
namespace {

/// What is nearer to what is asked than this, in micrometres, is as far as asked.
constexpr double nearly = 1e-3;

bool fills_its_bounds(const PlacedFootprint& footprint, const Rectangle& bounds) {
  const auto* polygon = std::get_if<PolygonFootprint>(&footprint);
  return polygon != nullptr && *polygon == std::get<PolygonFootprint>(footprint_of(bounds));
}

/// How much is looked at to tell how far a footprint is.
std::size_t looks_at(const PlacedFootprint& footprint) {
  const auto* polygon = std::get_if<PolygonFootprint>(&footprint);
  return polygon == nullptr ? 1 : polygon->corners.size();
}

}  // namespace

KeptClear::KeptClear(std::vector<PlacedFootprint> shapes) {
  if (shapes.empty()) return;
  Shapes made;
  made.all.reserve(shapes.size());
  std::vector<Rectangle> bounds;
  bounds.reserve(shapes.size());
  for (auto& shape : shapes) {
    bounds.push_back(bounds_of(shape));
    const bool rectangular = fills_its_bounds(shape, bounds.back());
    made.all.push_back({bounds.back(), rectangular ? std::nullopt : std::optional(std::move(shape))});
  }
  made.grid = NearGrid(bounds);
  shapes_ = std::make_shared<const Shapes>(std::move(made));
}

std::optional<ShapesInReach::Nearest> ShapesInReach::nearest(Point centre, Looks* looks) const {
  std::optional<Nearest> nearest;
  if (shapes_ == nullptr) return nearest;
  constexpr auto far = std::numeric_limits<double>::infinity();
  const double reach = in_micrometres(clear_) + in_micrometres(size_) / 2;
  const auto twice = (clear_ * 2 + size_);
  const auto distance_of = [&](std::uint32_t index) {
    const auto& shape = shapes_->all[index];
    const auto squared_away = squared_distance(centre, nearest_in(shape.bounds, centre));
    if (squared_away * 4 >= squared(twice)) return far;
    auto away = std::sqrt(static_cast<double>(squared_away));
    if (shape.footprint) {
      if (looks != nullptr) looks->take(looks_at(*shape.footprint));
      away = distance_to(*shape.footprint, fine(centre), fine(centre));
      if (away >= reach - nearly) return far;
    }
    if (!nearest || away < nearest->distance || (away == nearest->distance && index < nearest->shape)) {
      nearest = Nearest{index, away};
    }
    return away;
  };
  static_cast<void>(shapes_->grid.least(centre, reach, looks, distance_of));
  return nearest;
}

std::optional<ShapesInReach::TooNear> ShapesInReach::too_near(Point centre, Looks* looks) const {
  const auto found = nearest(centre, looks);
  if (!found) return std::nullopt;
  const auto between = found->distance - in_micrometres(size_) / 2 + nearly;
  return TooNear{found->shape, Length::micrometres(std::max<std::int64_t>(0, std::llround(std::floor(between))))};
}

double ShapesInReach::excess(Point centre, Looks* looks) const {
  const auto found = nearest(centre, looks);
  if (!found) return 0;
  return std::max(0.0, in_micrometres(clear_) + in_micrometres(size_) / 2 - found->distance);
}

}  // namespace bulkhead
