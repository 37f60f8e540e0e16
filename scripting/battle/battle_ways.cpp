// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_ways.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include "analysis/geometry/fine_point.h"
#include "analysis/plan/mission_plan.h"
#include "model/mission/feature.h"
#include "model/mission/geometry.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_grounds = 16;
constexpr std::size_t most_ways = 10'000;
/// What comes to a panel touches it: whole millimetres must not leave a gap.
constexpr double overlap = 1'000;

double as_number(Length length) { return static_cast<double>(length.in_micrometres()); }

bool holds(const std::vector<Address>& sorted, const Address& address) {
  return std::binary_search(sorted.begin(), sorted.end(), address);
}

/// How far along a leg it first meets an outline, as a part of the leg; nothing where it does not.
std::optional<double> meets(FinePoint begin, FinePoint end, const std::vector<Point>& outline) {
  std::optional<double> first;
  const auto leg = end - begin;
  for (std::size_t index = 0; index < outline.size(); ++index) {
    const auto corner = fine(outline[index]);
    const auto side = fine(outline[(index + 1) % outline.size()]) - corner;
    const double across = cross(leg, side);
    if (across == 0) continue;
    const double along = cross(corner - begin, side) / across;
    const double on_side = cross(corner - begin, leg) / across;
    if (along < 0 || along > 1 || on_side < 0 || on_side > 1) continue;
    first = first ? std::min(*first, along) : along;
  }
  return first;
}

/// The middle of a hatchway, on the lattice or off it; nothing of all else.
std::optional<Point> middle_of_hatchway(const Mission& mission, const Address& at) {
  if (const auto* const object = std::get_if<ObjectAddress>(&at)) {
    const auto free = find_free_hatchway(mission, object->id);
    return free ? std::optional(free->middle) : std::nullopt;
  }
  const auto* const edge = std::get_if<EdgeAddress>(&at);
  const auto* const lattice = edge == nullptr ? nullptr : find_lattice(mission, edge->board);
  if (lattice == nullptr || lattice->edge(edge->edge) != EdgeKind::hatchway) return std::nullopt;
  return point_of(mission, Place(*edge));
}

/// Whole millimetres, as players measure.
Point rounded(FinePoint point) {
  const auto whole = [](double length) { return Length::micrometres(std::llround(length / 1000) * 1000); };
  return {whole(point.x), whole(point.y)};
}

Point exact(FinePoint point) {
  return {Length::micrometres(std::llround(point.x)), Length::micrometres(std::llround(point.y))};
}

/// The place so far along a way.
FinePoint place_on(const Way& way, double far) {
  for (std::size_t index = 1; index < way.points.size(); ++index) {
    const auto leg = way.points[index] - way.points[index - 1];
    const double long_is = length(leg);
    if (far <= long_is) return long_is == 0 ? way.points[index] : way.points[index - 1] + leg * (far / long_is);
    far -= long_is;
  }
  return way.points.back();
}

}  // namespace

BattleWays::Ground* BattleWays::ground(int level, const std::vector<Address>& locked) {
  const auto kept = grounds_.find({level, locked});
  if (kept != grounds_.end()) return kept->second ? &*kept->second : nullptr;
  if (grounds_.size() == most_grounds) grounds_.clear();
  auto& made = grounds_[{level, locked}];
  std::vector<Panel> panels;
  std::vector<Address> open;
  for (auto& wall : walls_on(mission_, level, OpenHatchways::none())) {
    const auto middle = middle_of_hatchway(mission_, wall.subject);
    if (!middle || holds(locked, wall.subject)) continue;
    open.push_back(wall.subject);
    if (auto* const polygon = std::get_if<PolygonFootprint>(&wall.footprint)) {
      panels.push_back({wall.subject, *middle, std::move(polygon->corners)});
    }
  }
  auto plan = plan_of(mission_, level, {.open = OpenHatchways::these(std::move(open)), .least_opening = {}});
  if (plan) made.emplace(std::move(*plan), std::move(panels));
  return made ? &*made : nullptr;
}

/// The first shut hatchway on a way, but for one.
std::optional<BattleWays::Shut> BattleWays::first_shut(const Ground& ground, const Way& way,
                                                       const std::vector<Address>& open, const Panel* but_for) {
  std::optional<Shut> first;
  double gone = 0;
  for (std::size_t index = 1; index < way.points.size() && !first; ++index) {
    const auto begin = way.points[index - 1];
    const auto end = way.points[index];
    const double leg = bulkhead::distance(begin, end);
    for (const auto& panel : ground.panels) {
      if (holds(open, panel.hatchway) || (but_for != nullptr && panel.hatchway == but_for->hatchway)) continue;
      const auto met = meets(begin, end, panel.outline);
      if (met && (!first || gone + *met * leg < first->far)) first = Shut{&panel, gone + *met * leg};
    }
    gone += leg;
  }
  return first;
}

/// Ways touch what blocks: where whole millimetres lie inside of it, micrometres do not.
Point BattleWays::place_at(Ground& ground, const Way& way, double far) {
  const auto place = place_on(way, far);
  for (const auto at : {rounded(place), exact(place)}) {
    if (ground.finder.distance(at, at)) return at;
  }
  return exact(way.points.front());
}

const std::optional<Way>& BattleWays::way(Ground& ground, Point from, Point to) {
  const auto [kept, is_new] = ground.ways.try_emplace({from, to});
  if (is_new) kept->second = ground.finder.way(from, to);
  return kept->second;
}

std::optional<WayReached> BattleWays::reached(const Wish& wish, const std::vector<Address>& open,
                                              const std::vector<Address>& locked) {
  auto* const on = ground(wish.level, locked);
  if (on == nullptr) return std::nullopt;
  if (on->ways.size() > most_ways) on->ways.clear();
  const auto& whole = way(*on, wish.from, wish.to);
  if (!whole) return std::nullopt;
  const auto shut = first_shut(*on, *whole, open);
  const double far = std::min(as_number(wish.most), std::max(0.0, whole->length - as_number(wish.apart)));
  WayReached result{{}, whole->length, {}};
  if (!shut || shut->far - as_number(wish.radius) >= far) {
    result.at = place_at(*on, *whole, far);
    return result;
  }
  // To the middle of its panel, which is where one is that opens it.
  const double touching = std::max(0.0, as_number(wish.radius) - overlap);
  const auto& to_panel = way(*on, wish.from, shut->panel->middle);
  if (!to_panel || first_shut(*on, *to_panel, open, shut->panel)) {
    result.at = place_at(*on, *whole, std::max(0.0, shut->far - touching));
    return result;
  }
  result.at = place_at(*on, *to_panel, std::min(as_number(wish.most), std::max(0.0, to_panel->length - touching)));
  result.before = shut->panel->hatchway;
  return result;
}

bool BattleWays::has_ground(int level, Point at) {
  auto* const on = ground(level, {});
  return on != nullptr && on->finder.distance(at, at).has_value();
}

}  // namespace bulkhead
