// SPDX-License-Identifier: MIT
#include "model/mission/placed_features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "model/mission/mission.h"

namespace bulkhead {
namespace {

/// Sine and cosine of a turn of 0 to 45°, as exact as a double can be.
struct Direction {
  double sine = 0;
  double cosine = 1;
};

Direction within_an_eighth(int degrees) {
  if (degrees == 45) return {std::numbers::sqrt2 / 2, std::numbers::sqrt2 / 2};
  const double angle = degrees * std::numbers::pi / 180;
  return {std::sin(angle), std::cos(angle)};
}

Point by_right_angles(Point point, int quarters) {
  for (; quarters > 0; --quarters) point = {-point.y, point.x};
  return point;
}

Length rounded(double micrometres) { return Length::micrometres(std::llround(micrometres)); }

/// Clockwise about the origin. Split into right angles and at most 45° either way, so that opposite turns round alike.
Point turned(Point point, int degrees) {
  const int quarters = (degrees + 45) / 90;
  const int rest = degrees - 90 * quarters;
  point = by_right_angles(point, quarters % 4);
  if (rest == 0) return point;
  auto [sine, cosine] = within_an_eighth(std::abs(rest));
  if (rest < 0) sine = -sine;
  const auto x = static_cast<double>(point.x.in_micrometres());
  const auto y = static_cast<double>(point.y.in_micrometres());
  return {rounded(x * cosine - y * sine), rounded(x * sine + y * cosine)};
}

/// How a kind is put on the map: mirrored left to right or not, turned, then moved.
struct Pose {
  Point at;
  int turn = 0;
  bool mirrored = false;

  Point operator()(Point point) const {
    if (mirrored) point.x = -point.x;
    return at + turned(point, turn);
  }
};

/// Whether the corners of a simple polygon go clockwise as one looks at the map. Told at its leftmost corner, which is
/// none where it bends inwards; exact.
bool clockwise(const std::vector<Point>& corners) {
  const auto count = corners.size();
  const auto leftmost = static_cast<std::size_t>(std::min_element(corners.begin(), corners.end()) - corners.begin());
  const auto ahead = corners[(leftmost + 1) % count] - corners[leftmost];
  const auto behind = corners[(leftmost + count - 1) % count] - corners[leftmost];
  return ahead.x.in_micrometres() * behind.y.in_micrometres() >= ahead.y.in_micrometres() * behind.x.in_micrometres();
}

PlacedFootprint place(const PolygonFootprint& polygon, const Pose& pose) {
  PolygonFootprint placed;
  for (const auto& corner : polygon.corners) placed.corners.push_back(pose(corner));
  if (!clockwise(placed.corners)) std::reverse(placed.corners.begin(), placed.corners.end());
  return placed;
}

PlacedFootprint place(const Rectangle& rectangle, const Pose& pose) {
  const auto& [from, to] = rectangle;
  return place(PolygonFootprint{{from, {to.x, from.y}, to, {from.x, to.y}}}, pose);
}

PlacedFootprint place(const CircleFootprint& circle, const Pose& pose) {
  return CircleFootprint{pose(circle.centre), circle.radius};
}

PlacedFootprint place(const FeaturePart& part, const Pose& pose) {
  return std::visit([&](const auto& footprint) { return place(footprint, pose); }, part.footprint);
}

/// The same footprint beginning at its first corner from the top-left, so that equal ones compare equal.
PlacedFootprint in_order(PlacedFootprint footprint) {
  if (auto* polygon = std::get_if<PolygonFootprint>(&footprint)) {
    auto& corners = polygon->corners;
    std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()), corners.end());
  }
  return footprint;
}

struct Body {
  const FeaturePart* part = nullptr;
  PlacedFootprint footprint;
};

std::vector<Body> bodies(const FeatureKind& kind, const Pose& pose) {
  std::vector<Body> result;
  for (const auto& part : kind.parts) result.push_back({&part, in_order(place(part, pose))});
  return result;
}

bool alike(const Body& a, const Body& b) {
  return a.footprint == b.footprint && a.part->begins_at == b.part->begins_at && a.part->height == b.part->height &&
         a.part->name == b.part->name &&
         std::is_permutation(a.part->types.begin(), a.part->types.end(), b.part->types.begin(), b.part->types.end());
}

}  // namespace

const FeatureKind* find_feature_kind(const Mission& mission, const Id& id) {
  for (const auto& used : mission.sets) {
    for (const auto& kind : used.set->feature_kinds) {
      if (kind.id == id) return &kind;
    }
  }
  return nullptr;
}

std::vector<PlacedFootprint> place_parts(const FeatureKind& kind, const Board& board, const Feature& feature) {
  const Pose pose{board.at + feature.at, feature.turn, feature.mirrored};
  std::vector<PlacedFootprint> result;
  for (const auto& part : kind.parts) result.push_back(place(part, pose));
  return result;
}

Rectangle bounds_of(const PlacedFootprint& footprint) {
  if (const auto* circle = std::get_if<CircleFootprint>(&footprint)) {
    const Point reach{circle->radius, circle->radius};
    return {circle->centre - reach, circle->centre + reach};
  }
  const auto& corners = std::get<PolygonFootprint>(footprint).corners;
  Rectangle bounds{corners.front(), corners.front()};
  for (const auto& corner : corners) {
    bounds.top_left = {std::min(bounds.top_left.x, corner.x), std::min(bounds.top_left.y, corner.y)};
    bounds.bottom_right = {std::max(bounds.bottom_right.x, corner.x), std::max(bounds.bottom_right.y, corner.y)};
  }
  return bounds;
}

std::optional<int> turn_that_mirrors(const FeatureKind& kind) {
  const auto mirrored = bodies(kind, {{}, 0, true});
  for (const int turn : {0, 90, 180, 270}) {
    const auto turned = bodies(kind, {{}, turn, false});
    if (std::is_permutation(mirrored.begin(), mirrored.end(), turned.begin(), turned.end(), alike)) return turn;
  }
  return std::nullopt;
}

TerrainTraits traits_of(const GameSystem& system, const FeaturePart& part) {
  TerrainTraits result;
  for (const auto& id : part.types) {
    const auto* type = find_terrain_type(system, id);
    if (type == nullptr) continue;
    result.passage = std::max(result.passage, type->traits.passage);
    result.sight = std::max(result.sight, type->traits.sight);
    result.cover = std::max(result.cover, type->traits.cover);
    result.stand |= type->traits.stand;
    result.hazard |= type->traits.hazard;
  }
  if (result.cover == TerrainTraits::Cover::denies && result.sight == TerrainTraits::Sight::obscures) {
    result.sight = TerrainTraits::Sight::clear;
  }
  return result;
}

}  // namespace bulkhead
