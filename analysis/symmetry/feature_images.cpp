// SPDX-License-Identifier: MIT
#include "analysis/symmetry/feature_images.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

/// A part: level, corners or centre, radius, where it begins, height, types in order.
using Body = std::tuple<int, std::vector<Point>, Length, Length, Length, std::vector<Id>>;

/// The corners from the leftmost on, whichever way round comes first: the same for the same polygon.
std::vector<Point> in_order(std::vector<Point> corners) {
  const auto from_leftmost = [](std::vector<Point> loop) {
    std::rotate(loop.begin(), std::min_element(loop.begin(), loop.end()), loop.end());
    return loop;
  };
  const auto forward = from_leftmost(corners);
  std::reverse(corners.begin(), corners.end());
  return std::min(forward, from_leftmost(std::move(corners)));
}

Body body_of(int level, const FeaturePart& part, const PlacedFootprint& footprint, const BoardSymmetry& image) {
  std::vector<Point> corners;
  Length radius;
  if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
    corners = {image(circle->centre)};
    radius = circle->radius;
  } else {
    for (const auto& corner : std::get<PolygonFootprint>(footprint).corners) corners.push_back(image(corner));
  }
  auto types = part.types;
  std::sort(types.begin(), types.end());
  return {level, in_order(std::move(corners)), radius, part.begins_at, part.height, std::move(types)};
}

/// Every part of a feature whose kind is known, with that feature.
template <typename Use>
void each_body(const Mission& mission, const BoardSymmetry& image, Use use) {
  for (const auto& board : mission.boards) {
    for (const auto& feature : board->features) {
      const auto* kind = find_feature_kind(mission, feature.kind);
      if (kind == nullptr) continue;
      const auto placed = place_parts(*kind, *board, feature);
      for (std::size_t index = 0; index < placed.size(); ++index) {
        use(body_of(board->level, kind->parts[index], placed[index], image), feature.id);
      }
    }
  }
}

}  // namespace

std::vector<Id> features_without_image(const Mission& mission, const BoardSymmetry& image) {
  std::map<Body, int> there;
  each_body(mission, BoardSymmetry(), [&](Body body, const Id&) { ++there[std::move(body)]; });
  std::vector<Id> alone;
  each_body(mission, image, [&](const Body& body, const Id& feature) {
    const auto found = there.find(body);
    if (found != there.end() && found->second > 0) {
      --found->second;
    } else if (alone.empty() || alone.back() != feature) {
      alone.push_back(feature);
    }
  });
  return alone;
}

}  // namespace bulkhead
