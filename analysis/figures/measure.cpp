// SPDX-License-Identifier: MIT
#include "analysis/figures/measure.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "analysis/sight/base_sight.h"
#include "analysis/sight/sight.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

std::vector<FinePoint> in_millimetres(const std::vector<FinePoint>& path) {
  std::vector<FinePoint> scaled;
  for (const auto& point : path)
    scaled.push_back({bulkhead::in_millimetres(point.x), bulkhead::in_millimetres(point.y)});
  return scaled;
}

Way straight_way(FinePoint from, FinePoint to) { return {distance(from, to), {from, to}}; }

/// Whether a distance of a kind that the system measures so is measured straight.
bool is_straight(const Mission& mission, const MeasureOptions& options, Measuring::Distance rule) {
  return options.straight || rule == Measuring::Distance::straight ||
         mission.system->measuring.distance == Measuring::Distance::straight;
}

/// One end of what is measured on one level: an area, or a place with its base.
struct End {
  GroundArea area;
  Length radius;
  /// Where shortest ways between this end and the other may begin.
  std::vector<Point> origins;
  /// What stands for its parts.
  std::vector<Base> parts;
};

/// Where ways from an area begin: on its outline, level with corners of what blocks and with places of another, and
/// nearest to those; and where they lie in it, these themselves.
std::vector<Point> origins_towards(const GroundArea& area, const std::vector<Point>& others, const Plan& plan) {
  auto origins = area.origins(plan, {});
  for (const auto& other : others) {
    const auto more = area.origins(plan, {other, Length::millimetres(1), 1, 1});
    origins.insert(origins.end(), more.begin(), more.end());
    if (const auto nearest = area.nearest(other)) origins.push_back(*nearest);
  }
  std::sort(origins.begin(), origins.end());
  origins.erase(std::unique(origins.begin(), origins.end()), origins.end());
  return origins;
}

void add_parts(End& end, const SampleGrid& grid) {
  for (const auto& origin : end.origins) end.parts.push_back({origin, end.radius});
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column) {
      const auto at = grid.at(column, row);
      if (end.radius == Length() && end.area.contains(at)) end.parts.push_back({at, Length()});
    }
  }
}

/// The nearest pair of places of two ends, straight or by ways.
std::optional<Way> nearest_way(const End& from, const End& to, WayFinder& finder, bool straight,
                               const std::stop_token& stop) {
  std::optional<std::pair<Point, Point>> nearest;
  double least = std::numeric_limits<double>::infinity();
  for (const auto& target : to.origins) {
    if (stop.stop_requested()) return std::nullopt;
    if (straight) {
      for (const auto& origin : from.origins) {
        const double away = distance(fine(origin), fine(target));
        if (away < least) nearest = {origin, target};
        least = std::min(least, away);
      }
      continue;
    }
    const double away = finder.distances(from.origins, {target, Length::millimetres(1), 1, 1}).front();
    if (away >= least) continue;
    least = away;
    nearest = {target, target};
  }
  if (!nearest) return std::nullopt;
  if (straight) return straight_way(fine(nearest->first), fine(nearest->second));
  std::optional<Way> best;
  for (const auto& origin : from.origins) {
    if (stop.stop_requested()) return std::nullopt;
    if (best && distance(fine(origin), fine(nearest->second)) >= best->length) continue;
    auto way = finder.way(origin, nearest->second);
    if (way && (!best || way->length < best->length)) best = std::move(way);
  }
  return best;
}

/// How many parts of the second end lie on open ground, and how many of those some part of the first sees, and sees
/// wholly.
struct Seen {
  std::size_t parts = 0;
  std::size_t seen = 0;
  std::size_t whole = 0;
};

void look(const Plan& plan, const End& from, const End& to, Seen& result, const std::stop_token& stop) {
  for (const auto& part : to.parts) {
    if (stop.stop_requested()) return;
    // Of a base in a wall the rim may stand out of it.
    if (part.radius == Length() && !sees(plan, part.centre, part.centre)) continue;
    const auto seen = [&](const Base& eye) {
      // Parts of areas are points; a base must be seen as a whole for the area to see all of it.
      return part.radius == Length() && eye.radius == Length() ? sees(plan, eye.centre, part.centre)
                                                               : sees(plan, eye, part);
    };
    const bool whole = std::any_of(from.parts.begin(), from.parts.end(), [&](const Base& eye) {
      return part.radius == Length() ? seen(eye) : fully_visible(plan, eye, part);
    });
    ++result.parts;
    if (whole) ++result.whole;
    if (whole || std::any_of(from.parts.begin(), from.parts.end(), seen)) ++result.seen;
  }
}

}  // namespace

Measure::Measure(const Mission& mission, MeasureOptions options) : mission_(mission), options_(std::move(options)) {}

Result<Measure::Standpoint> Measure::standpoint(const Address& address) const {
  const auto at_place = [&](const Place& place) {
    const auto* board = board_beneath(mission_, place);
    return Standpoint{point_of(mission_, place), board == nullptr ? 0 : board->level};
  };
  if (!exists(mission_, address)) return fail("There is no such place on this battlefield");
  if (const auto place = place_of(address)) return at_place(*place);
  const auto& id = std::get<ObjectAddress>(address).id;
  if (const auto* marker = find_marker(mission_, id)) {
    if (!exists(mission_, marker->at)) return fail(fmt::format("{} stands on no board", to_text(mission_, address)));
    return at_place(marker->at);
  }
  for (const auto& board : mission_.boards) {
    for (const auto& piece : board->pieces) {
      if (piece.id == id) return Standpoint{board->at + piece.at, board->level};
    }
  }
  if (const auto* feature = find_feature(mission_, id)) {
    const auto& board = *mission_.boards[static_cast<std::size_t>(board_of_feature(mission_, id)) - 1];
    return Standpoint{board.at + feature->at, board.level};
  }
  if (const auto* zone = find_zone(mission_, id)) return Standpoint{{}, 0, &zone->shape};
  if (const auto* area = find_area(mission_, id)) return Standpoint{{}, 0, &area->shape};
  return fail(fmt::format("{} has no place on the battlefield; measure between places, markers, zones or areas",
                          to_text(mission_, address)));
}

Result<Measure::Level*> Measure::level(int number) {
  auto& level = levels_[number];
  if (level.for_points || level.bases) return &level;
  PlanOptions options;
  options.open = options_.open;
  if (options_.base && mission_.system->measuring.any_base_passes_hatchways) options.least_opening = *options_.base;
  auto plan = plan_of(mission_, number, options);
  if (!plan) return tl::unexpected(std::move(plan.error()));
  if (options_.base) {
    level.bases.emplace(std::move(*plan), Length::micrometres(options_.base->in_micrometres() / 2), options_.stop);
  } else {
    level.for_points.emplace(std::move(*plan), options_.stop);
  }
  return &level;
}

Result<Measurement> Measure::between(const Address& from, const Address& to) {
  const auto first = standpoint(from);
  if (!first) return tl::unexpected(first.error());
  const auto second = standpoint(to);
  if (!second) return tl::unexpected(second.error());
  return first->shape != nullptr || second->shape != nullptr ? between_areas(*first, *second)
                                                             : between_places(*first, *second);
}

Result<WayFinder*> Measure::ways(int level) {
  auto finders = this->level(level);
  if (!finders) return tl::unexpected(std::move(finders.error()));
  return &(*finders)->points();
}

std::optional<double> Measure::way_to_ground(int level, Point from, const std::vector<GroundPiece>& ground,
                                             double limit) {
  GroundArea area;
  area.add(ground);
  const double straight = distance_outside(ground, from);
  auto finder = ways(level);
  if (straight >= limit || !finder) return std::nullopt;
  const auto& plan = (*finder)->plan();
  const auto nearest = area.nearest(from);
  if (nearest && plan.ways().is_clear(plan.ways().inside(from), plan.ways().inside(*nearest))) return straight;
  // One comes to it on its outline.
  auto origins = origins_towards(area, {from}, plan);
  std::erase_if(origins,
                [&](Point origin) { return distance(fine(origin), fine(from)) >= limit || area.surrounds(origin); });
  const double way = (*finder)->distances(origins, {from, Length::millimetres(1), 1, 1}).front();
  return way < limit ? std::optional(std::max(way, straight)) : std::nullopt;
}

Result<Measurement> Measure::between(int level, Point from, Point to) {
  return between_places({from, level}, {to, level});
}

Result<Measurement> Measure::between_places(const Standpoint& from, const Standpoint& to) {
  const auto* first = &from;
  const auto* second = &to;
  Measurement result;
  // Nothing passes between levels but links, which have no length.
  if (first->level != second->level) return result;
  const auto ground = level(first->level);
  if (!ground) return tl::unexpected(ground.error());
  auto& finders = **ground;
  const auto& plan = finders.points().plan();
  const auto fits = [&](Point at) {
    return options_.base ? finders.bases->fits(at) : finders.points().distance(at, at).has_value();
  };
  result.fits_from = fits(first->at);
  result.fits_to = fits(second->at);
  if (const auto stop = what_blocks(plan, first->at, second->at)) result.blocked_by = stop->by;
  std::optional<Way> way;
  result.straight = is_straight(mission_, options_, Measuring::Distance::ways);
  if (result.straight) {
    way = straight_way(fine(first->at), fine(second->at));
  } else {
    way = options_.base ? finders.bases->way(first->at, second->at) : finders.points().way(first->at, second->at);
  }
  if (way) {
    const double radii = options_.base ? 2 * static_cast<double>(finders.bases->radius().in_micrometres()) : 0;
    result.distance = in_millimetres(std::max(0.0, way->length - radii));
    result.path = in_millimetres(way->points);
    result.through =
        hindrances_on(mission_, first->level, way->points, options_.base ? finders.bases->radius() : Length());
  }
  if (options_.base) {
    const Base one{first->at, finders.bases->radius()};
    const Base other{second->at, finders.bases->radius()};
    result.visible = sees(plan, one, other);
    result.fully_visible = fully_visible(plan, one, other);
    if (result.fits_from && result.fits_to) {
      result.cover = target_cover(mission_, first->level, plan, options_.open, one, other);
    }
  } else {
    result.visible = result.fully_visible = sees(plan, first->at, second->at);
  }
  return result;
}

Result<Measurement> Measure::between_areas(const Standpoint& from, const Standpoint& to) {
  Measurement result;
  result.straight = is_straight(mission_, options_, mission_.system->measuring.to_areas);
  Seen seen;
  for (const auto number : levels_of(mission_)) {
    const auto ground = level(number);
    if (!ground) return tl::unexpected(ground.error());
    auto& finder = (*ground)->points();
    const auto& plan = finder.plan();
    const auto end_at = [&](const Standpoint& at) {
      End end;
      if (at.shape != nullptr) {
        end.area.add(mission_, *at.shape, number);
      } else if (at.level == number) {
        end.area.add(at.at);
        if (options_.base) end.radius = Length::micrometres(options_.base->in_micrometres() / 2);
      }
      return end;
    };
    auto first = end_at(from);
    auto second = end_at(to);
    if (second.area.empty()) continue;
    const auto parts = sample_grid(plan, Length::inches(1) / 2);
    if (!parts) return tl::unexpected(parts.error());
    first.origins = origins_towards(first.area, second.area.corners(), plan);
    second.origins = origins_towards(second.area, first.area.corners(), plan);
    for (auto* end : {&first, &second}) add_parts(*end, *parts);
    look(plan, first, second, seen, options_.stop);
    if (first.area.empty()) continue;
    // Each place of the second costs a search: let that be the end with fewer.
    const bool turned = second.origins.size() > first.origins.size();
    auto way = turned ? nearest_way(second, first, finder, result.straight, options_.stop)
                      : nearest_way(first, second, finder, result.straight, options_.stop);
    if (way && turned) std::reverse(way->points.begin(), way->points.end());
    if (!way) continue;
    const auto radii = static_cast<double>((first.radius + second.radius).in_micrometres());
    const double length = in_millimetres(std::max(0.0, way->length - radii));
    if (result.distance && *result.distance <= length) continue;
    result.distance = length;
    result.path = in_millimetres(way->points);
    result.through = hindrances_on(mission_, number, way->points, std::max(first.radius, second.radius));
  }
  result.visible = seen.seen > 0;
  result.fully_visible = result.visible && seen.whole == seen.parts;
  return result;
}

}  // namespace bulkhead
