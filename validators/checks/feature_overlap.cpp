// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <tuple>

#include "analysis/geometry/rectangles.h"
#include "analysis/plan/uprights.h"
#include "model/edit/edit.h"
#include "model/mission/geometry.h"
#include "validators/engine/check.h"
#include "validators/fixes/harmless.h"

namespace bulkhead {
namespace {

constexpr MessageText feature_overlap{
    "feature-overlap",
    "a terrain feature must not share its ground with anything else upright; {feature} overlaps {other}"};

using Pairs = std::set<std::pair<Address, Address>>;

void search(const Uprights& deck, const std::stop_token& stop, Pairs& pairs) {
  const auto& features = deck.features;
  for (auto one = features.begin(); one != features.end(); ++one) {
    if (pairs.size() >= most_pairs || stop.stop_requested()) return;
    for (auto other = std::next(one); other != features.end(); ++other) {
      if (other->bounds.top_left.x >= one->bounds.bottom_right.x) break;
      if (one->address == other->address || !collide(*one, *other)) continue;
      pairs.emplace(std::min(one->address, other->address), std::max(one->address, other->address));
    }
  }
  for (const auto& wall : deck.walls) {
    if (pairs.size() >= most_pairs || stop.stop_requested()) return;
    for (const auto& feature : features) {
      if (feature.bounds.top_left.x >= wall.bounds.bottom_right.x) break;
      if (collide(feature, wall)) pairs.emplace(feature.address, wall.address);
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

Upright moved(Upright obstacle, Point by) {
  if (auto* circle = std::get_if<CircleFootprint>(&obstacle.footprint)) circle->centre = circle->centre + by;
  if (auto* polygon = std::get_if<PolygonFootprint>(&obstacle.footprint)) {
    for (auto& corner : polygon->corners) corner = corner + by;
  }
  obstacle.bounds = {obstacle.bounds.top_left + by, obstacle.bounds.bottom_right + by};
  return obstacle;
}

/// Moves a feature to the nearest place on its board where it overlaps nothing, if there is one not far away. What was
/// wholly on the board stays so.
std::optional<Edit> move_away(const Mission& mission, const Uprights& deck, const Id& id) {
  const auto& board = *find_board(mission, board_of_feature(mission, id));
  const auto from = board.at + find_feature(mission, id)->at;
  const Address address = ObjectAddress{id};
  std::vector<Upright> parts;
  std::copy_if(deck.features.begin(), deck.features.end(), std::back_inserter(parts),
               [&](const Upright& feature) { return feature.address == address; });
  std::vector<const Upright*> others;
  const auto add_near = [&](const Upright& other) {
    const Point margin{farthest, farthest};
    const Rectangle around{other.bounds.top_left - margin, other.bounds.bottom_right + margin};
    const bool near =
        std::any_of(parts.begin(), parts.end(), [&](const Upright& part) { return overlap(part.bounds, around); });
    if (near && other.address != address) others.push_back(&other);
  };
  std::for_each(deck.features.begin(), deck.features.end(), add_near);
  std::for_each(deck.walls.begin(), deck.walls.end(), add_near);
  const auto table = board_bounds(mission, board);
  const auto fits = [&](const Upright& part) {
    return table.contains(part.bounds.top_left) && table.contains(part.bounds.bottom_right);
  };
  const bool whole = std::all_of(parts.begin(), parts.end(), fits);
  for (const auto by : steps_away()) {
    if (!table.contains(from + by)) continue;
    if (whole && !std::all_of(parts.begin(), parts.end(), [&](const Upright& part) { return fits(moved(part, by)); })) {
      continue;
    }
    const bool free = std::all_of(parts.begin(), parts.end(), [&](const Upright& part) {
      const auto there = moved(part, by);
      return std::none_of(others.begin(), others.end(), [&](const Upright* other) { return collide(there, *other); });
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
  std::set<int> numbers;
  for (const auto& board : mission.boards) {
    if (!board->features.empty()) numbers.insert(board->level);
  }
  std::vector<Observation> observations;
  for (const auto number : numbers) {
    const auto deck = std::make_shared<const Uprights>(uprights_on(mission, number));
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
        return without_harm(checked, std::move(edits), {"feature-off-board", "vantage-in-zone", "exposed-drop-zone"});
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
