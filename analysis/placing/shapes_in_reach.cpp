// SPDX-License-Identifier: MIT
#include "analysis/placing/shapes_in_reach.h"

#include <cmath>

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

}  // namespace

ShapesInReach::ShapesInReach(std::vector<PlacedFootprint> shapes, Length clear, Length size)
    : clear_(clear), size_(size) {
  if (shapes.empty()) return;
  std::vector<Rectangle> bounds;
  for (auto& shape : shapes) {
    bounds.push_back(bounds_of(shape));
    const bool rectangular = fills_its_bounds(shape, bounds.back());
    shapes_.push_back({bounds.back(), rectangular ? std::nullopt : std::optional(std::move(shape))});
  }
  const auto all = bounds_of(bounds);
  origin_ = all.top_left;
  std::vector<BoxGrid::Box> boxes;
  for (const auto& each : bounds) boxes.push_back({fine(each.top_left - origin_), fine(each.bottom_right - origin_)});
  constexpr double across = 48;
  grid_ = BoxGrid(fine(all.bottom_right - origin_), across, boxes);
}

std::optional<ShapesInReach::Nearest> ShapesInReach::nearest(Point centre) const {
  std::optional<Nearest> nearest;
  if (shapes_.empty()) return nearest;
  const double reach = in_micrometres(clear_) + in_micrometres(size_) / 2;
  const auto twice = (clear_ * 2 + size_);
  const auto at = fine(centre - origin_);
  grid_.for_each_near(at, at, reach, [&](std::uint32_t index) {
    const auto& shape = shapes_[index];
    const auto squared_away = squared_distance(centre, nearest_in(shape.bounds, centre));
    if (squared_away * 4 >= squared(twice)) return true;
    Nearest here{index, std::sqrt(static_cast<double>(squared_away)), true};
    if (shape.footprint) {
      here.distance = distance_to(*shape.footprint, fine(centre), fine(centre));
      here.too_near = here.distance < reach - nearly;
    }
    if (here.too_near && (!nearest || here.distance < nearest->distance ||
                          (here.distance == nearest->distance && here.shape < nearest->shape))) {
      nearest = here;
    }
    return true;
  });
  return nearest;
}

std::optional<ShapesInReach::TooNear> ShapesInReach::too_near(Point centre) const {
  const auto found = nearest(centre);
  if (!found) return std::nullopt;
  const auto between = found->distance - in_micrometres(size_) / 2 + nearly;
  return TooNear{found->shape, Length::micrometres(std::max<std::int64_t>(0, std::llround(std::floor(between))))};
}

double ShapesInReach::excess(Point centre) const {
  const auto found = nearest(centre);
  if (!found) return 0;
  return std::max(0.0, in_micrometres(clear_) + in_micrometres(size_) / 2 - found->distance);
}

}  // namespace bulkhead
