// SPDX-License-Identifier: MIT
#include <algorithm>
#include <bit>
#include <iterator>
#include <map>
#include <memory>

#include "analysis/placing/placing_ground.h"
#include "analysis/placing/placings.h"
#include "model/base/measures.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"
#include "validators/fixes/nearest_spot.h"

namespace bulkhead {
namespace {

using Wish = Objection::Wish;

constexpr MessageText near_edge{
    "placed-near-edge",
    "{item} places {kind} at least {limit} clear of the edge of the table; {marker} is {distance} from it"};
constexpr MessageText at_centre{
    "placed-at-centre",
    "{item} places {kind} at least {limit} clear of the centre of the battlefield; {marker} is {distance} from it"};
constexpr MessageText near_wall{
    "placed-near-wall", "{item} places {kind} at least {limit} clear of walls; {marker} is {distance} from one"};
constexpr MessageText near_zone{
    "placed-near-zone",
    "{item} places {kind} at least {limit} clear of enemy zones; {marker} is {distance} from {zone}"};
constexpr MessageText far_from_centre{
    "placed-far-from-centre",
    "{item} places {kind} wholly within {limit} of the centre of the battlefield; {marker} reaches {distance} from it"};
constexpr MessageText not_inside{"placed-not-inside", "{item} places {kind} in {ground}; {marker} lies elsewhere"};
constexpr MessageText not_outside{"placed-not-outside",
                                  "{item} places {kind} outside of {ground}; {marker} lies in it"};
constexpr MessageText too_close{
    "placed-too-close", "{item} places {kind} at least {limit} apart; {marker} and {other} are {distance} apart"};
constexpr MessageText too_few_near{
    "placed-too-few-near",
    "{item} places at least {wanted} of {count} {kind} wholly within {limit} of the centre of the battlefield; {far} "
    "stand farther off"};
constexpr MessageText quarter_left{
    "placed-quarter-left",
    "{item} places one {kind} in each of {wanted} quarters; those that stand leave {left} of "
    "them without, and {more} at most are still to come"};

/// A zone or area with its address, or a kind of them.
std::string ground_words(const Mission& mission, const Id& id) {
  const auto* zone = find_zone(mission, id);
  if (zone == nullptr) zone = find_area(mission, id);
  return zone == nullptr ? ground_name(mission, id) : name_of(*zone);
}

/// A placing, and the ground that it leaves to markers of each side.
class Judge {
 public:
  Judge(PlacingShapes& shapes, const AskedPlacing& asked)
      : mission_(shapes.mission()),
        shapes_(shapes),
        asked_(asked),
        size_(marker_size(*mission_.system, asked.placing->what)) {}

  [[nodiscard]] const Item& item() const { return *asked_.item; }
  [[nodiscard]] const Placing& placing() const { return *asked_.placing; }
  [[nodiscard]] const PlacingGround& ground(const Marker& marker) {
    auto& ground = grounds_[marker.side];
    if (!ground) ground = std::make_unique<const PlacingGround>(shapes_, placing(), size_, marker.side);
    return *ground;
  }

  /// What is wrong with where a marker stands, whatever else stands; nothing where it stands off the floor, which is
  /// not for placings to judge.
  [[nodiscard]] std::optional<Objection> objection(const Marker& marker) {
    std::optional<Objection> first;
    for (const auto& spot : spots_of(mission_, marker.at)) {
      const auto objection = ground(marker).objection(spot);
      if (!objection || objection->wish == Wish::floor) return std::nullopt;
      if (!first) first = objection;
    }
    return first;
  }

 private:
  const Mission& mission_;
  PlacingShapes& shapes_;
  AskedPlacing asked_;
  Length size_;
  std::map<std::optional<Id>, std::unique_ptr<const PlacingGround>> grounds_;
};

/// Of what is wrong with a marker by itself, whatever else stands.
Message message_for(const Mission& mission, const Item& item, const Marker& marker, const Objection& objection) {
  const auto place = arg<"item">(name_of(item));
  const auto kind = arg<"kind">(kind_name(mission, marker));
  const auto which = arg<"marker">(name_of(marker));
  const auto limit = arg<"limit">(measure(objection.asked));
  const auto distance = arg<"distance">(measure(objection.found));
  const auto ground = objection.ground ? ground_words(mission, *objection.ground) : std::string();
  switch (objection.wish) {
    case Wish::clear_of_centre: return message<at_centre>(place, kind, limit, which, distance);
    case Wish::clear_of_walls: return message<near_wall>(place, kind, limit, which, distance);
    case Wish::clear_of_zones: return message<near_zone>(place, kind, limit, which, distance, arg<"zone">(ground));
    case Wish::near_centre: return message<far_from_centre>(place, kind, limit, which, distance);
    case Wish::inside: return message<not_inside>(place, kind, which, arg<"ground">(ground));
    case Wish::outside: return message<not_outside>(place, kind, which, arg<"ground">(ground));
    case Wish::clear_of_edge:
    case Wish::floor:
    case Wish::apart:
    case Wish::quarters: break;
  }
  return message<near_edge>(place, kind, limit, which, distance);
}

/// Where the others of a kind stand.
std::vector<Spot> spots_of_others(const Mission& mission, const PlacedKind& kind, const Marker& marker) {
  std::vector<Spot> spots;
  for (const auto* other : kind.markers) {
    if (other == &marker) continue;
    const auto here = spots_of(mission, other->at);
    if (!here.empty()) spots.push_back(here.front());
  }
  return spots;
}

/// Moves a marker to the nearest place where it keeps to a placing, and where the others do not prevent it.
std::optional<NearestPlace> nearest_allowed(const Mission& mission, const PlacedKind& kind, const PlacingGround& ground,
                                            const Marker& marker) {
  const auto others = spots_of_others(mission, kind, marker);
  return nearest_place(mission, point_of(mission, marker.at),
                       [&](const Spot& spot) { return !ground.objection(spot, others); });
}

/// What is placed of one kind, as it stands.
class Standing {
 public:
  Standing(PlacingShapes& shapes, PlacedKind kind) : mission_(shapes.mission()), kind_(std::move(kind)) {
    for (const auto& asked : kind_.placings) judges_.emplace_back(shapes, asked);
  }

  /// Whether more stand than are placed: then nobody can tell which of them are.
  [[nodiscard]] bool too_many() const {
    std::int64_t most = 0;
    for (const auto& asked : kind_.placings) most += greatest_count(mission_, *asked.placing);
    return static_cast<std::int64_t>(kind_.markers.size()) > most;
  }

  /// Markers that no placing would put where they stand.
  void look_at_each(std::vector<Observation>& observations) {
    for (const auto* marker : kind_.markers) {
      const auto mine = placings_for(mission_, *marker);
      std::optional<Objection> first;
      Judge* by = nullptr;
      for (auto& judge : judges_) {
        const auto is_judge = [&](const AskedPlacing& asked) { return asked.placing == &judge.placing(); };
        if (std::none_of(mine.begin(), mine.end(), is_judge)) continue;
        const auto objection = judge.objection(*marker);
        if (!objection) {
          first.reset();
          break;
        }
        if (!first) {
          first = objection;
          by = &judge;
        }
      }
      if (!first) continue;
      observations.push_back({message_for(mission_, by->item(), *marker, *first),
                              {address_of(marker->id)},
                              move_of(*marker, by->ground(*marker))});
    }
  }

  /// What concerns several of them; said only where one placing has placed them all.
  void look_at_all(const CheckContext& context, std::vector<Observation>& observations) {
    if (judges_.size() != 1) return;
    auto& judge = judges_.front();
    if (judge.placing().apart > Length()) look_at_pairs(context, judge, observations);
    look_at_share(judge, observations);
    look_at_quarters(judge, observations);
  }

 private:
  [[nodiscard]] Spot spot_of(const Marker& marker) const {
    const auto spots = spots_of(mission_, marker.at);
    return spots.empty() ? Spot{point_of(mission_, marker.at), 0} : spots.front();
  }
  [[nodiscard]] std::string name_of_kind() const { return kind_name(mission_, *kind_.markers.front()); }
  [[nodiscard]] std::vector<Address> addresses() const {
    std::vector<Address> all;
    for (const auto* marker : kind_.markers) all.push_back(address_of(marker->id));
    return all;
  }

  /// The marker moves to where it may stand.
  [[nodiscard]] FixMaker move_of(const Marker& marker, const PlacingGround& ground) const {
    return one_fix([kind = kind_, ground, marker = &marker](const CheckContext& checked) -> std::optional<Edit> {
      const auto nearest = nearest_allowed(checked.mission, kind, ground, *marker);
      if (!nearest) return std::nullopt;
      return MoveObject{marker->id, nearest->place};
    });
  }
  /// One of some markers moves, the one with the shortest way, after which what is left to be done may be done.
  [[nodiscard]] FixMaker move_of_one(std::vector<const Marker*> markers, const PlacingGround& ground,
                                     std::function<bool(const std::vector<Spot>&)> is_fine) const {
    return one_fix([kind = kind_, ground, markers = std::move(markers),
                    is_fine = std::move(is_fine)](const CheckContext& checked) -> std::optional<Edit> {
      std::optional<NearestPlace> best;
      const Marker* moved = nullptr;
      for (const auto* marker : markers) {
        const auto nearest = nearest_allowed(checked.mission, kind, ground, *marker);
        if (!nearest || (best && best->squared_distance <= nearest->squared_distance)) continue;
        auto standing = spots_of_others(checked.mission, kind, *marker);
        standing.push_back(nearest->spot);
        if (!is_fine(standing)) continue;
        best = nearest;
        moved = marker;
      }
      if (!best) return std::nullopt;
      return MoveObject{moved->id, best->place};
    });
  }

  void look_at_pairs(const CheckContext& context, Judge& judge, std::vector<Observation>& observations) {
    for (auto one = kind_.markers.begin(); one != kind_.markers.end(); ++one) {
      for (auto other = std::next(one); other != kind_.markers.end(); ++other) {
        if (observations.size() >= most_pairs || context.stop.stop_requested()) return;
        const auto& ground = judge.ground(**one);
        const auto close = ground.too_close(spot_of(**one), spot_of(**other));
        if (!close) continue;
        observations.push_back(
            {message<too_close>(arg<"item">(name_of(judge.item())), arg<"kind">(name_of_kind()),
                                arg<"limit">(measure(close->asked)), arg<"marker">(name_of(**one)),
                                arg<"other">(name_of(**other)), arg<"distance">(measure(close->found))),
             {address_of((*one)->id), address_of((*other)->id)},
             [second = move_of(**other, judge.ground(**other)),
              first = move_of(**one, ground)](const CheckContext& checked) {
               auto edits = second(checked);
               for (auto& edit : first(checked)) edits.push_back(std::move(edit));
               return edits;
             }});
      }
    }
  }

  void look_at_share(Judge& judge, std::vector<Observation>& observations) {
    const auto& ground = judge.ground(*kind_.markers.front());
    if (judge.placing().share == Placing::Share::all) return;
    const int count = std::max(ground.greatest_count(), static_cast<int>(kind_.markers.size()));
    const int wanted = ground.wanted_near(count);
    std::vector<const Marker*> far;
    for (const auto* marker : kind_.markers) {
      if (!ground.is_near(point_of(mission_, marker->at))) far.push_back(marker);
    }
    if (static_cast<int>(far.size()) <= count - wanted) return;
    std::vector<Address> places;
    for (const auto* marker : far) places.push_back(address_of(marker->id));
    const auto is_fine = [ground, count, wanted](const std::vector<Spot>& standing) {
      const auto off = std::count_if(standing.begin(), standing.end(),
                                     [&](const Spot& spot) { return !ground.is_near(spot.point); });
      return off <= count - wanted;
    };
    observations.push_back(
        {message<too_few_near>(arg<"item">(name_of(judge.item())), arg<"wanted">(wanted), arg<"count">(count),
                               arg<"kind">(name_of_kind()), arg<"limit">(measure(judge.placing().near_centre)),
                               arg<"far">(far.size())),
         std::move(places), move_of_one(far, ground, is_fine)});
  }

  void look_at_quarters(Judge& judge, std::vector<Observation>& observations) {
    const auto& ground = judge.ground(*kind_.markers.front());
    if (!ground.wanted_quarters()) return;
    const int wanted = std::popcount(*ground.wanted_quarters());
    const int more = ground.greatest_count() - static_cast<int>(kind_.markers.size());
    const auto left_by = [ground, wanted](const std::vector<Spot>& standing) {
      QuarterFill filled;
      for (const auto& spot : standing) filled.add(ground.quarters_at(spot.point) & *ground.wanted_quarters());
      return wanted - filled.most();
    };
    std::vector<Spot> standing;
    for (const auto* marker : kind_.markers) standing.push_back(spot_of(*marker));
    const int left = left_by(standing);
    if (left <= more) return;
    observations.push_back({message<quarter_left>(arg<"item">(name_of(judge.item())), arg<"kind">(name_of_kind()),
                                                  arg<"wanted">(wanted), arg<"left">(left), arg<"more">(more)),
                            addresses(),
                            move_of_one(kind_.markers, ground, [left_by, more](const std::vector<Spot>& after) {
                              return left_by(after) <= more;
                            })});
  }

  const Mission& mission_;
  PlacedKind kind_;
  std::vector<Judge> judges_;
};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  PlacingShapes shapes(context.mission);
  for (auto& kind : placed_kinds(context.mission)) {
    if (context.stop.stop_requested()) return {};
    if (find_marker_kind(*context.mission.system, kind.kind) == nullptr) continue;
    Standing standing(shapes, std::move(kind));
    if (standing.too_many()) continue;
    standing.look_at_each(observations);
    standing.look_at_all(context, observations);
  }
  return observations;
}

}  // namespace

Check misplaced_marker_check() {
  return {
      .key = "misplaced-marker",
      .title = "Marker where it may not be placed",
      .group = Check::Group::objectives,
      .level = Level::warning,
      .rule =
          "Markers of a kind that players place before the battle stand as the rule, objective, action or stratagem "
          "says that places them: clear of edges, the centre, walls, hatchways and the zones of an enemy, near the "
          "centre, in a zone or area or outside of it, apart, in quarters. Distances are between nearest points: a "
          "marker has the size of its kind. It lies in a zone or area when its middle does, outlines included. "
          "Where several items place the kind, a marker may have been placed by any of them, and what concerns "
          "several markers is not looked at; where more stand than are placed, nothing is. What is placed during "
          "the battle does not stand yet.",
      .reason = "A marker that stands already shows where players would place it, and they could not.",
      .places = "the marker, both of a pair, those that are too far from the centre, or all of the kind",
      .remedy = "Move the marker to where it may be placed.",
      .messages = {near_edge, at_centre, near_wall, near_zone, far_from_centre, not_inside, not_outside, too_close,
                   too_few_near, quarter_left},
      .run = run};
}

}  // namespace bulkhead
