// SPDX-License-Identifier: MIT
#include <algorithm>
#include <optional>
#include <set>

#include "analysis/plan/mission_plan.h"
#include "model/mission/geometry.h"
#include "validators/bodies.h"
#include "validators/checks/checks.h"
#include "validators/footprints.h"

namespace bulkhead {
namespace {

/// Something upright: what it is, where it stands and how far it reaches up.
struct Obstacle {
  Address address;
  PlacedFootprint footprint;
  Rectangle bounds;
  Length begins_at;
  /// Nothing where nobody knows.
  std::optional<Length> top;
};

bool meet(const Obstacle& one, const Obstacle& other) {
  if (one.top && *one.top <= other.begins_at) return false;
  if (other.top && *other.top <= one.begins_at) return false;
  return overlap(one.footprint, other.footprint);
}

std::optional<Length> wall_height(const Mission& mission, const Address& address) {
  int board = 0;
  if (const auto* edge = std::get_if<EdgeAddress>(&address)) board = edge->board;
  if (const auto* node = std::get_if<NodeAddress>(&address)) board = node->board;
  if (board == 0) return std::nullopt;
  const auto* set = set_of(mission, *find_board(mission, board));
  return set == nullptr || set->wall_height == Length() ? std::nullopt : std::optional(set->wall_height);
}

/// Walls, hatchways and pillars of a level, on the lattice and off it; not the cells that are no floor.
std::vector<Obstacle> walls_of(const Mission& mission, int level) {
  std::vector<Obstacle> walls;
  const auto plan = plan_of(mission, level, {OpenHatchways::none(), {}});
  if (!plan) return walls;
  for (const auto& block : plan->blocks()) {
    if (!block.subject || std::holds_alternative<CellAddress>(*block.subject)) continue;
    const auto* object = std::get_if<ObjectAddress>(&*block.subject);
    if (object != nullptr && find_feature(mission, object->id) != nullptr) continue;
    walls.push_back({*block.subject, footprint_of(block.area), block.area, {}, wall_height(mission, *block.subject)});
  }
  return walls;
}

/// Sorted by where they begin from the west, so that a search can end early.
std::vector<Obstacle> features_of(const std::vector<Body>& bodies, int level) {
  std::vector<Obstacle> features;
  for (const auto& body : bodies) {
    if (body.level != level || body.flat()) continue;
    features.push_back(
        {ObjectAddress{body.feature->id}, body.footprint, bounds_of(body.footprint), body.part->begins_at, body.top()});
  }
  std::stable_sort(features.begin(), features.end(), [](const Obstacle& one, const Obstacle& other) {
    return one.bounds.top_left.x < other.bounds.top_left.x;
  });
  return features;
}

using Pairs = std::set<std::pair<Address, Address>>;

void search(const Mission& mission, const std::vector<Obstacle>& features, int level, const std::stop_token& stop,
            Pairs& pairs) {
  for (auto one = features.begin(); one != features.end() && !stop.stop_requested(); ++one) {
    for (auto other = std::next(one); other != features.end(); ++other) {
      if (other->bounds.top_left.x >= one->bounds.bottom_right.x) break;
      if (one->address == other->address || !meet(*one, *other)) continue;
      pairs.emplace(std::min(one->address, other->address), std::max(one->address, other->address));
    }
  }
  for (const auto& wall : walls_of(mission, level)) {
    if (stop.stop_requested()) return;
    for (const auto& feature : features) {
      if (feature.bounds.top_left.x >= wall.bounds.bottom_right.x) break;
      if (meet(feature, wall)) pairs.emplace(feature.address, wall.address);
    }
  }
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto bodies = bodies_of(mission);
  std::set<int> levels;
  for (const auto& body : bodies) levels.insert(body.level);
  Pairs pairs;
  for (const auto level : levels) search(mission, features_of(bodies, level), level, context.stop, pairs);
  std::vector<Observation> observations;
  for (const auto& [feature, other] : pairs) {
    observations.push_back(
        {{"feature-overlap", {{"feature", to_text(mission, feature)}, {"other", to_text(mission, other)}}},
         {feature, other},
         {}});
  }
  return observations;
}

}  // namespace

Check feature_overlap_check() {
  return {.key = "feature-overlap",
          .title = "Terrain feature across something else",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "A part of a terrain feature shares no ground with a wall, a pillar or a part of another feature that "
              "reaches as high. What passes above, or lies flat, may. Touching is fine.",
          .reason = "Two solid things cannot stand in one place.",
          .places = "the feature, and the other one or the wall",
          .remedy = "Move or turn one of the two.",
          .run = run};
}

}  // namespace bulkhead
