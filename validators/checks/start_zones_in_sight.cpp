// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>
#include <map>

#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "validators/check.h"
#include "validators/names.h"
#include "validators/zone_ground.h"

namespace bulkhead {
namespace {

constexpr MessageText start_zones_in_sight{
    "start-zones-in-sight",
    "at the start a side should see at most {limit} % of another's start zones; {side} sees {there} % of those of "
    "{other}, and the other way round it is {back} %; for example {to} from {from}"};

/// Places of a zone are tried on a grid of this pitch; of a larger one where they would be more than so many.
constexpr auto usual_step = Length::inches(1);
constexpr std::int64_t most_places = 1000;

struct Standpoint {
  Point at;
  int level = 0;
};

/// The points of a grid over the battlefield that lie on a side's start zones and on a board.
std::vector<Standpoint> places_of(const Mission& mission, const Id& side, const std::stop_token& stop) {
  const auto zones = own_start_zones(mission, side);
  std::vector<Standpoint> places;
  if (zones.empty()) return places;
  const auto field = battlefield_bounds(mission);
  auto step = usual_step;
  const auto squares = [&](Length from, Length to) { return (to - from).in_micrometres() / step.in_micrometres() + 1; };
  // Of the whole field no more are tried than thirty times as many as are kept.
  while (squares(field.top_left.x, field.bottom_right.x) * squares(field.top_left.y, field.bottom_right.y) >
         30 * most_places) {
    step = step * 2;
  }
  // Squares in the middle of the field, so that its mirror image has the same places.
  const auto first_of = [&](Length from, Length to) {
    const auto squares_across = std::max<std::int64_t>((to - from).in_micrometres() / step.in_micrometres(), 1);
    return from + (to - from - step * static_cast<int>(squares_across)) / 2 + step / 2;
  };
  do {
    places.clear();
    const Point first{first_of(field.top_left.x, field.bottom_right.x),
                      first_of(field.top_left.y, field.bottom_right.y)};
    for (auto y = first.y; y < field.bottom_right.y && !stop.stop_requested(); y = y + step) {
      for (auto x = first.x; x < field.bottom_right.x; x = x + step) {
        const Point at{x, y};
        const bool inside =
            std::any_of(zones.begin(), zones.end(), [&](const Zone* zone) { return holds(mission, zone->shape, at); });
        if (!inside) continue;
        for (const auto& board : mission.boards) {
          if (board_bounds(mission, *board).contains(at)) places.push_back({at, board->level});
        }
      }
    }
    step = step * 2;
  } while (static_cast<std::int64_t>(places.size()) > most_places);
  return places;
}

/// The cell in which it is, else the point.
std::string words_for(const Mission& mission, const Standpoint& place) {
  for (int number = 1; const auto* board = find_board(mission, number); ++number) {
    const auto* lattice = board->lattice();
    if (lattice == nullptr || board->level != place.level || !board_bounds(mission, *board).contains(place.at))
      continue;
    const auto& set = *set_of(mission, *board);
    const auto first = node_on_board(set, {0, 0});
    const auto pitch = node_on_board(set, {1, 1}) - first;
    const auto from_first = place.at - board->at - first;
    const auto cell = [](Length away, Length size, int count) {
      return std::clamp(static_cast<int>(away.in_micrometres() / size.in_micrometres()), 0, count - 1);
    };
    return to_text(mission, CellAddress{number,
                                        {cell(from_first.x, pitch.x, lattice->size().columns),
                                         cell(from_first.y, pitch.y, lattice->size().rows)}});
  }
  return to_text(place.at);
}

/// What one side sees of the other's start zones.
struct Sighted {
  std::int64_t seen = 0;
  std::int64_t all = 0;
  std::optional<std::pair<Standpoint, Standpoint>> line;

  /// Rounded up, so that nothing is 0 but nothing.
  [[nodiscard]] std::int64_t per_cent() const { return all == 0 ? 0 : (seen * 100 + all - 1) / all; }
};

Sighted look(const std::map<int, Plan>& plans, const std::vector<Standpoint>& from, const std::vector<Standpoint>& to,
             const std::stop_token& stop) {
  Sighted result;
  for (const auto& target : to) {
    if (stop.stop_requested()) break;
    ++result.all;
    const auto plan = plans.find(target.level);
    if (plan == plans.end()) continue;
    const auto observer = std::find_if(from.begin(), from.end(), [&](const Standpoint& each) {
      return each.level == target.level && sees(plan->second, each.at, target.at);
    });
    if (observer == from.end()) continue;
    ++result.seen;
    if (!result.line) result.line.emplace(*observer, target);
  }
  return result;
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto limit = number_limit(mission, "start-zones-seen").value_or(0);
  std::map<Id, std::vector<Standpoint>> places;
  for (const auto& side : *mission.sides) places.emplace(side.id, places_of(mission, side.id, context.stop));
  if (std::count_if(places.begin(), places.end(), [](const auto& entry) { return !entry.second.empty(); }) < 2) {
    return observations;
  }
  std::map<int, Plan> plans;
  for (const auto level : levels_of(mission)) {
    if (auto plan = plan_of(mission, level)) plans.emplace(level, std::move(*plan));
  }
  const auto& sides = *mission.sides;
  for (auto side = sides.begin(); side != sides.end(); ++side) {
    for (auto other = std::next(side); other != sides.end(); ++other) {
      const auto there = look(plans, places.at(side->id), places.at(other->id), context.stop);
      const auto back = look(plans, places.at(other->id), places.at(side->id), context.stop);
      if (!there.line || std::max(there.per_cent(), back.per_cent()) <= limit) continue;
      observations.push_back(
          {message<start_zones_in_sight>(
               arg<"side">(name_of(mission, side->id)), arg<"other">(name_of(mission, other->id)), arg<"limit">(limit),
               arg<"there">(there.per_cent()), arg<"back">(back.per_cent()),
               arg<"from">(words_for(mission, there.line->first)), arg<"to">(words_for(mission, there.line->second))),
           {address_of(side->id), address_of(other->id)},
           {}});
    }
  }
  return observations;
}

}  // namespace

Check start_zones_in_sight_check() {
  return {.key = "start-zones-in-sight",
          .title = "Start zones in sight of each other",
          .group = Check::Group::entry_zones,
          .level = Level::note,
          .rule =
              "As the battle begins, a side sees from start zones of its own no more of another side's own than the "
              "limit `start-zones-seen` says in per cent: nothing where there is no such limit. Tried are straight "
              "lines between places an inch apart, on large battlefields wider ones; hatchways stand as they start.",
          .reason =
              "What is seen on turn one can be shot before it has moved. Whether that is fair is for the mission to "
              "say, which can give this check another level.",
          .places = "both sides",
          .remedy = "Put a wall or a closed hatchway between the zones, or move one of them.",
          .messages = {start_zones_in_sight},
          .limits = {"start-zones-seen"},
          .speed = Check::Speed::background,
          .run = run};
}

}  // namespace bulkhead
