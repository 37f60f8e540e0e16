// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <tuple>

#include "analysis/geometry/bodies.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/plan/mission_plan.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"
#include "validators/engine/check.h"

namespace bulkhead {
namespace {

constexpr MessageText feature_overlap{
    "feature-overlap",
    "a terrain feature must not share its ground with anything else upright; {feature} overlaps {other}"};

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
  if (!overlap(one.bounds, other.bounds)) return false;
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
  for (auto& [subject, footprint] : walls_on(mission, level, OpenHatchways::none())) {
    const auto bounds = bounds_of(footprint);
    walls.push_back({subject, std::move(footprint), bounds, {}, wall_height(mission, subject)});
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

/// All that stands upright on one level.
struct Deck {
  std::vector<Obstacle> features;
  std::vector<Obstacle> walls;
};

using Pairs = std::set<std::pair<Address, Address>>;

void search(const Deck& deck, const std::stop_token& stop, Pairs& pairs) {
  const auto& features = deck.features;
  for (auto one = features.begin(); one != features.end(); ++one) {
    if (pairs.size() >= most_pairs || stop.stop_requested()) return;
    for (auto other = std::next(one); other != features.end(); ++other) {
      if (other->bounds.top_left.x >= one->bounds.bottom_right.x) break;
      if (one->address == other->address || !meet(*one, *other)) continue;
      pairs.emplace(std::min(one->address, other->address), std::max(one->address, other->address));
    }
  }
  for (const auto& wall : deck.walls) {
    if (pairs.size() >= most_pairs || stop.stop_requested()) return;
    for (const auto& feature : features) {
      if (feature.bounds.top_left.x >= wall.bounds.bottom_right.x) break;
      if (meet(feature, wall)) pairs.emplace(feature.address, wall.address);
    }
  }
}

/// With more findings than these nobody is told where else things could stand.
constexpr std::size_t most_moves = 12;

constexpr auto step = Length::millimetres(5);
constexpr auto farthest = Length::millimetres(100);

/// In each direction as far as that, the shortest first.
std::vector<Point> steps_away() {
  const int most = static_cast<int>(farthest.in_micrometres() / step.in_micrometres());
  std::vector<std::pair<int, int>> steps;
  for (int down = -most; down <= most; ++down) {
    for (int across = -most; across <= most; ++across) steps.emplace_back(across, down);
  }
  std::sort(steps.begin(), steps.end(), [](const auto& one, const auto& other) {
    const auto rank = [](const auto& each) {
      return std::tuple(each.first * each.first + each.second * each.second, each.second, each.first);
    };
    return rank(one) < rank(other);
  });
  std::vector<Point> result;
  for (const auto& [across, down] : steps) {
    result.push_back({step * across, step * down});
  }
  return result;
}

Obstacle moved(Obstacle obstacle, Point by) {
  if (auto* circle = std::get_if<CircleFootprint>(&obstacle.footprint)) circle->centre = circle->centre + by;
  if (auto* polygon = std::get_if<PolygonFootprint>(&obstacle.footprint)) {
    for (auto& corner : polygon->corners) corner = corner + by;
  }
  obstacle.bounds = {obstacle.bounds.top_left + by, obstacle.bounds.bottom_right + by};
  return obstacle;
}

/// Moves a feature to the nearest place on its board where it overlaps nothing, if there is one not far away.
std::optional<Edit> move_away(const Mission& mission, const Deck& deck, const Id& id) {
  const auto& board = *find_board(mission, board_of_feature(mission, id));
  const auto from = board.at + find_feature(mission, id)->at;
  const Address address = ObjectAddress{id};
  std::vector<Obstacle> parts;
  std::copy_if(deck.features.begin(), deck.features.end(), std::back_inserter(parts),
               [&](const Obstacle& feature) { return feature.address == address; });
  std::vector<const Obstacle*> others;
  const auto add_near = [&](const Obstacle& other) {
    const Point margin{farthest, farthest};
    const Rectangle around{other.bounds.top_left - margin, other.bounds.bottom_right + margin};
    const bool near =
        std::any_of(parts.begin(), parts.end(), [&](const Obstacle& part) { return overlap(part.bounds, around); });
    if (near && other.address != address) others.push_back(&other);
  };
  std::for_each(deck.features.begin(), deck.features.end(), add_near);
  std::for_each(deck.walls.begin(), deck.walls.end(), add_near);
  for (const auto by : steps_away()) {
    if (!board_bounds(mission, board).contains(from + by)) continue;
    const bool free = std::all_of(parts.begin(), parts.end(), [&](const Obstacle& part) {
      const auto there = moved(part, by);
      return std::none_of(others.begin(), others.end(), [&](const Obstacle* other) { return meet(there, *other); });
    });
    if (free) return MoveObject{id, from + by};
  }
  return std::nullopt;
}

Observation finding(const Mission& mission, const Address& feature, const Address& other) {
  return {message<feature_overlap>(arg<"feature">(to_text(mission, feature)), arg<"other">(to_text(mission, other))),
          {feature, other},
          {}};
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  const auto bodies = bodies_of(mission);
  std::set<int> numbers;
  for (const auto& body : bodies) numbers.insert(body.level);
  std::vector<Observation> observations;
  for (const auto number : numbers) {
    const auto deck = std::make_shared<const Deck>(Deck{features_of(bodies, number), walls_of(mission, number)});
    Pairs pairs;
    search(*deck, context.stop, pairs);
    for (const auto& pair : pairs) {
      auto& observation = observations.emplace_back(finding(mission, pair.first, pair.second));
      if (pairs.size() > most_moves) continue;
      observation.fixes = [deck, pair](const CheckContext& checked) {
        std::vector<Edit> edits;
        for (const auto* address : {&pair.second, &pair.first}) {
          const auto* object = std::get_if<ObjectAddress>(address);
          if (object == nullptr || find_feature(checked.mission, object->id) == nullptr) continue;
          if (auto edit = move_away(checked.mission, *deck, object->id)) edits.push_back(std::move(*edit));
        }
        return edits;
      };
    }
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
          .messages = {feature_overlap},
          .run = run};
}

}  // namespace bulkhead
