// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>
#include <map>

#include "analysis/cells/access.h"
#include "analysis/fields/sample_sight.h"
#include "analysis/geometry/shape_ground.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/sight/sight.h"
#include "model/base/measures.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText start_zones_in_sight{
    "start-zones-in-sight",
    "at the start a side should see at most {limit} % of another's start zones; {side} sees {there} % of those of "
    "{other}, and the other way round it is {back} %; for example {to} from {from}"};
constexpr MessageText nothing_in_sight{"start-zones-in-sight-at-all",
                                       "at the start a side should see nothing of another's start zones; {side} sees "
                                       "{there} % of those of {other}, and the "
                                       "other way round it is {back} %; for example {to} from {from}"};

/// Places of a zone are tried on a grid of this pitch; of a larger one where they would be more than so many.
constexpr auto usual_step = Length::inches(1);
constexpr std::int64_t most_places = 1000;

struct Standpoint {
  Point at;
  int level = 0;
  /// Its number in the grid.
  std::size_t sample = 0;
};

/// The points of a grid over the battlefield that lie on a side's start zones and on a board.
struct Places {
  SampleGrid grid;
  std::vector<Standpoint> points;
};

/// Squares in the middle of the field, so that its mirror image has the same places.
SampleGrid grid_over(const Rectangle& field, Length step) {
  const auto first_of = [&](Length from, Length to) {
    const auto squares_across = std::max<std::int64_t>((to - from).in_micrometres() / step.in_micrometres(), 1);
    return from + (to - from - step * static_cast<int>(squares_across)) / 2 + step / 2;
  };
  const auto count = [&](Length first, Length to) {
    return static_cast<int>(((to - first).in_micrometres() + step.in_micrometres() - 1) / step.in_micrometres());
  };
  const Point first{first_of(field.top_left.x, field.bottom_right.x), first_of(field.top_left.y, field.bottom_right.y)};
  return {first, step, count(first.x, field.bottom_right.x), count(first.y, field.bottom_right.y)};
}

Places places_of(const Mission& mission, const Id& side, const std::stop_token& stop) {
  Places places;
  const auto zones = own_start_zones(mission, side);
  if (zones.empty()) return places;
  std::vector<GroundPiece> ground;
  for (const auto* zone : zones) {
    const auto pieces = ground_of(mission, zone->shape, std::nullopt);
    ground.insert(ground.end(), pieces.begin(), pieces.end());
  }
  std::vector<std::pair<Rectangle, int>> boards;
  for (const auto& board : mission.boards) boards.emplace_back(board_bounds(mission, *board), board->level);
  const auto field = battlefield_bounds(mission);
  auto step = usual_step;
  const auto squares = [&](Length from, Length to) { return (to - from).in_micrometres() / step.in_micrometres() + 1; };
  // Of the whole field no more are tried than thirty times as many as are kept.
  while (squares(field.top_left.x, field.bottom_right.x) * squares(field.top_left.y, field.bottom_right.y) >
         30 * most_places) {
    step = step * 2;
  }
  do {
    places = {grid_over(field, step), {}};
    for (std::size_t sample = 0; sample < places.grid.count() && !stop.stop_requested(); ++sample) {
      const auto at = places.grid.at(sample);
      if (!contains(ground, at)) continue;
      for (const auto& [bounds, level] : boards) {
        if (bounds.contains(at)) places.points.push_back({at, level, sample});
      }
    }
    step = step * 2;
  } while (static_cast<std::int64_t>(places.points.size()) > most_places);
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
  return measure(place.at);
}

/// What one side sees of the other's start zones.
struct Sighted {
  std::int64_t seen = 0;
  std::int64_t all = 0;
  std::optional<std::pair<Standpoint, Standpoint>> line;

  /// Rounded up, so that nothing is 0 but nothing.
  [[nodiscard]] std::int64_t per_cent() const { return all == 0 ? 0 : (seen * 100 + all - 1) / all; }
};

/// Which places one place after another sees.
class Sightlines {
 public:
  /// Of two sets of places on the same grid, all that a place sees is found at once.
  Sightlines(const std::map<int, Plan>& plans, const Places& from, const Places& to) : plans_(plans) {
    if (from.points.empty() || to.points.empty() || from.grid != to.grid) return;
    for (const auto& [level, plan] : plans) rows_.emplace(level, SampleSight(plan, from.grid));
    seen_.emplace(from.grid.count());
  }

  void look_from(const Standpoint& from) {
    from_ = from;
    if (!seen_) return;
    seen_->clear();
    if (const auto found = rows_.find(from.level); found != rows_.end()) found->second.add_seen(from.sample, *seen_);
  }
  [[nodiscard]] bool reach(const Standpoint& to) const {
    if (to.level != from_.level) return false;
    if (seen_) return seen_->holds(to.sample);
    const auto plan = plans_.find(to.level);
    return plan != plans_.end() && sees(plan->second, from_.at, to.at);
  }

 private:
  const std::map<int, Plan>& plans_;
  std::map<int, SampleSight> rows_;
  std::optional<SampleSet> seen_;
  Standpoint from_;
};

/// What the first sees of the second, and the other way round: sight goes both ways.
std::pair<Sighted, Sighted> look(const std::map<int, Plan>& plans, const Places& first, const Places& second,
                                 const std::stop_token& stop) {
  constexpr auto nobody = SIZE_MAX;
  std::vector<std::size_t> seen_by(second.points.size(), nobody);
  Sighted back;
  Sightlines lines(plans, first, second);
  for (std::size_t observer = 0; observer < first.points.size() && !stop.stop_requested(); ++observer) {
    lines.look_from(first.points[observer]);
    bool sees_any = false;
    for (std::size_t target = 0; target < seen_by.size(); ++target) {
      if ((seen_by[target] != nobody && sees_any) || !lines.reach(second.points[target])) continue;
      sees_any = true;
      seen_by[target] = std::min(seen_by[target], observer);
    }
    ++back.all;
    if (sees_any) ++back.seen;
  }
  Sighted there;
  for (std::size_t target = 0; target < seen_by.size(); ++target) {
    ++there.all;
    if (seen_by[target] == nobody) continue;
    ++there.seen;
    if (!there.line) there.line.emplace(first.points[seen_by[target]], second.points[target]);
  }
  return {there, back};
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto limit = number_limit(mission, "start-zones-seen").value_or(0);
  std::map<Id, Places> places;
  for (const auto& side : *mission.sides) places.emplace(side.id, places_of(mission, side.id, context.stop));
  if (std::count_if(places.begin(), places.end(), [](const auto& entry) { return !entry.second.points.empty(); }) < 2) {
    return observations;
  }
  std::map<int, Plan> plans;
  for (const auto level : levels_of(mission)) {
    if (auto plan = plan_of(mission, level)) plans.emplace(level, std::move(*plan));
  }
  const auto& sides = *mission.sides;
  for (auto side = sides.begin(); side != sides.end(); ++side) {
    for (auto other = std::next(side); other != sides.end(); ++other) {
      const auto [there, back] = look(plans, places.at(side->id), places.at(other->id), context.stop);
      if (!there.line || std::max(there.per_cent(), back.per_cent()) <= limit) continue;
      const auto one = arg<"side">(name_of(mission, side->id));
      const auto another = arg<"other">(name_of(mission, other->id));
      const auto seen = arg<"there">(there.per_cent());
      const auto seen_back = arg<"back">(back.per_cent());
      const auto from = arg<"from">(words_for(mission, there.line->first));
      const auto to = arg<"to">(words_for(mission, there.line->second));
      observations.push_back(
          {limit == 0 ? message<nothing_in_sight>(one, another, seen, seen_back, from, to)
                      : message<start_zones_in_sight>(one, another, arg<"limit">(limit), seen, seen_back, from, to),
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
          .messages = {start_zones_in_sight, nothing_in_sight},
          .limits = {"start-zones-seen"},
          .speed = Check::Speed::background,
          .run = run};
}

}  // namespace bulkhead
