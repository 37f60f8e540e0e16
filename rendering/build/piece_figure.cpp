// SPDX-License-Identifier: MIT
#include "rendering/build/piece_figure.h"

#include <algorithm>
#include <variant>

#include "model/mission/board.h"
#include "model/mission/placed_features.h"
#include "rendering/canvas/outline.h"

namespace bulkhead {
namespace {

double millimetres(Length length) { return static_cast<double>(length.in_micrometres()) / 1000; }
Vec millimetres(Point point) { return {millimetres(point.x), millimetres(point.y)}; }

Rect box_of(const PlacedFootprint& part) {
  const auto bounds = bounds_of(part);
  const auto low = millimetres(bounds.top_left);
  return {low, millimetres(bounds.bottom_right) - low};
}

}  // namespace

std::vector<Path> figure_of(const FeatureKind& kind, const Rect& room) {
  const auto parts = place_parts(kind, Board{}, Feature{Id("figure"), kind.id, {}, 0, false, {}});
  auto around = box_of(parts.front());
  for (const auto& part : parts) around = joined(around, box_of(part));
  const double scale = std::min(room.size.x / around.size.x, room.size.y / around.size.y);
  const auto at = [&](Point point) { return room.centre() + (millimetres(point) - around.centre()) * scale; };
  std::vector<Path> figure;
  for (const auto& part : parts) {
    if (const auto* circle = std::get_if<CircleFootprint>(&part)) {
      figure.push_back(Path::circle(at(circle->centre), millimetres(circle->radius) * scale));
      continue;
    }
    std::vector<Vec> corners;
    for (const auto corner : std::get<PolygonFootprint>(part).corners) corners.push_back(at(corner));
    figure.push_back(Path::polygon(corners));
  }
  return figure;
}

}  // namespace bulkhead
