// SPDX-License-Identifier: MIT
#include "analysis/plan/uprights.h"

#include <algorithm>

#include "analysis/geometry/bodies.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/plan/mission_plan.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

std::optional<Length> wall_height(const Mission& mission, const Address& address) {
  int board = 0;
  if (const auto* edge = std::get_if<EdgeAddress>(&address)) board = edge->board;
  if (const auto* node = std::get_if<NodeAddress>(&address)) board = node->board;
  if (board == 0) return std::nullopt;
  const auto* set = set_of(mission, *find_board(mission, board));
  return set == nullptr || set->wall_height == Length() ? std::nullopt : std::optional(set->wall_height);
}

std::vector<Upright> upright_walls(const Mission& mission, int level) {
  std::vector<Upright> walls;
  for (auto& [subject, footprint] : walls_on(mission, level, OpenHatchways::none())) {
    const auto bounds = bounds_of(footprint);
    walls.push_back({subject, std::move(footprint), bounds, {}, wall_height(mission, subject)});
  }
  return walls;
}

Upright upright_of(const Id& feature, const FeaturePart& part, PlacedFootprint footprint) {
  const auto bounds = bounds_of(footprint);
  return {ObjectAddress{feature}, std::move(footprint), bounds, part.begins_at, part.begins_at + part.height};
}

}  // namespace

bool collide(const Upright& one, const Upright& other) {
  if (!overlap(one.bounds, other.bounds)) return false;
  if (one.top && *one.top <= other.begins_at) return false;
  if (other.top && *other.top <= one.begins_at) return false;
  return overlap(one.footprint, other.footprint);
}

Uprights uprights_on(const Mission& mission, int level) {
  Uprights uprights;
  for (const auto& body : bodies_of(mission)) {
    if (body.level != level || body.flat()) continue;
    uprights.features.push_back(upright_of(body.feature->id, *body.part, body.footprint));
  }
  std::stable_sort(uprights.features.begin(), uprights.features.end(), [](const Upright& one, const Upright& other) {
    return one.bounds.top_left.x < other.bounds.top_left.x;
  });
  uprights.walls = upright_walls(mission, level);
  return uprights;
}

std::vector<Upright> uprights_of(const Mission& mission, int board, const Feature& feature) {
  std::vector<Upright> uprights;
  const auto* kind = find_feature_kind(mission, feature.kind);
  if (kind == nullptr) return uprights;
  auto places = place_parts(*kind, *find_board(mission, board), feature);
  for (std::size_t index = 0; index < places.size(); ++index) {
    const auto& part = kind->parts[index];
    if (part.height > Length()) uprights.push_back(upright_of(feature.id, part, std::move(places[index])));
  }
  return uprights;
}

const Upright* in_the_way_of(const std::vector<Upright>& parts, const Uprights& uprights) {
  for (const auto* all : {&uprights.features, &uprights.walls}) {
    for (const auto& other : *all) {
      const bool hit = std::any_of(parts.begin(), parts.end(), [&](const Upright& part) {
        return part.address != other.address && collide(part, other);
      });
      if (hit) return &other;
    }
  }
  return nullptr;
}

}  // namespace bulkhead
