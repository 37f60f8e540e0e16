// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "analysis/geometry/bodies.h"
#include "analysis/geometry/footprints.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/plan/mission_plan.h"
#include "model/edit/edit.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText out_of_line{"seam",
                                  "where boards touch, their cells should lie opposite each other; those of boards "
                                  "{first} and {second} are {distance} out of line"};
constexpr MessageText boards_apart{"seam-apart",
                                   "boards should touch, or lie an inch apart or more; boards {first} and {second} are "
                                   "{distance} apart, which nobody crosses"};
constexpr MessageText boards_overlap{"seam-overlap",
                                     "boards of one level must not overlap; boards {first} and {second} do"};
constexpr MessageText pitches_differ{"seam-pitch",
                                     "where boards touch, their cells should be of one size; those of board {first} "
                                     "measure {pitch}, those of board {second} {other}"};
constexpr MessageText seam_taken{
    "seam-taken", "nothing should stand on the seam of two boards; {thing} stands on that of {first} and {second}"};

/// Boards that are nearer to each other than that are meant to touch.
constexpr auto nearly = Length::inches(1);

Length along(Axis axis, Point point) { return axis == Axis::horizontal ? point.x : point.y; }
Length across(Axis axis, Point point) { return axis == Axis::horizontal ? point.y : point.x; }
Point placed(Axis axis, Length along, Length across) {
  return axis == Axis::horizontal ? Point{along, across} : Point{across, along};
}

/// Of a stretch of an axis from another; less than 0 where they overlap.
Length gap(Length from, Length to, Length other_from, Length other_to) {
  return std::max(other_from - to, from - other_to);
}

/// Two boards of one level, the one with the smaller number first, and how they lie to each other.
struct Pair {
  int first = 0;
  int second = 0;
  /// Of the seam that they have or should have.
  Axis axis = Axis::horizontal;
  /// Less than 0 where they overlap, by the shortest way.
  Length apart;
  /// By how much the cells of the second are out of line along the seam: no more than half a cell. Nothing where their
  /// cells are of different sizes, or a board has none.
  std::optional<Length> askew;
  bool sizes_differ = false;
  Rectangle first_bounds;
  Rectangle second_bounds;

  [[nodiscard]] bool in_line() const { return !sizes_differ && askew.value_or(Length()) == Length(); }
  [[nodiscard]] bool touching() const { return apart == Length(); }
  /// Whether the second lies south or east of the first.
  [[nodiscard]] bool second_follows() const {
    const auto middle = [&](const Rectangle& area) { return across(axis, area.top_left + area.bottom_right); };
    return middle(second_bounds) >= middle(first_bounds);
  }
};

void compare_cells(const Mission& mission, Pair& pair) {
  const auto& first = *find_board(mission, pair.first);
  const auto& second = *find_board(mission, pair.second);
  if (first.lattice() == nullptr || second.lattice() == nullptr) return;
  const auto* set = set_of(mission, first);
  const auto* other = set_of(mission, second);
  pair.sizes_differ = set->pitch != other->pitch;
  if (pair.sizes_differ) return;
  const auto origin = [&](const Board& board, const TerrainSet& of) {
    return along(pair.axis, board.at + node_on_board(of, {0, 0}));
  };
  const auto pitch = set->pitch.in_micrometres();
  auto shift = (origin(second, *other) - origin(first, *set)).in_micrometres() % pitch;
  if (shift * 2 > pitch) shift -= pitch;
  if (shift * 2 < -pitch) shift += pitch;
  pair.askew = Length::micrometres(shift);
}

/// The pairs of boards that touch, overlap or nearly touch, along more than a corner.
std::vector<Pair> pairs_of(const Mission& mission) {
  std::vector<Pair> pairs;
  for (std::size_t first = 0; first < mission.boards.size(); ++first) {
    for (auto second = first + 1; second < mission.boards.size(); ++second) {
      const auto& one = *mission.boards[first];
      const auto& other = *mission.boards[second];
      if (one.level != other.level) continue;
      Pair pair;
      pair.first = static_cast<int>(first) + 1;
      pair.second = static_cast<int>(second) + 1;
      pair.first_bounds = board_bounds(mission, one);
      pair.second_bounds = board_bounds(mission, other);
      const auto& [from, to] = pair.first_bounds;
      const auto& [other_from, other_to] = pair.second_bounds;
      const auto x = gap(from.x, to.x, other_from.x, other_to.x);
      const auto y = gap(from.y, to.y, other_from.y, other_to.y);
      if (std::max(x, y) >= nearly || std::min(x, y) >= Length()) continue;
      pair.axis = y >= x ? Axis::horizontal : Axis::vertical;
      pair.apart = std::max(x, y);
      compare_cells(mission, pair);
      pairs.push_back(pair);
    }
  }
  return pairs;
}

bool is_fault(const Pair& pair) { return !pair.touching() || !pair.in_line(); }

std::ptrdiff_t faults_of(const Mission& mission) {
  const auto pairs = pairs_of(mission);
  return std::count_if(pairs.begin(), pairs.end(), is_fault);
}

/// Moves the second board so that it touches the first and their cells are in line, or else the first, if the boards
/// then lie better to each other than before.
std::vector<Edit> fixes_for(const Mission& mission, const Pair& pair) {
  const auto outwards = pair.second_follows() ? -pair.apart : pair.apart;
  const auto by = placed(pair.axis, -pair.askew.value_or(Length()), outwards);
  const auto before = faults_of(mission);
  for (const auto& [board, way] : {std::pair(pair.second, by), std::pair(pair.first, Point() - by)}) {
    const SetBoard edit{board, find_board(mission, board)->at + way, std::nullopt};
    const auto fixed = edit.apply(mission);
    if (fixed && faults_of(*fixed) < before) return {edit};
  }
  return {};
}

/// Where a board lies at the seam: the border edge nearest to its middle, on a board without lattice the point there.
Address place_at(const Mission& mission, const Pair& pair, int number) {
  const auto& own = number == pair.first ? pair.first_bounds : pair.second_bounds;
  const auto& other = number == pair.first ? pair.second_bounds : pair.first_bounds;
  const auto from = std::max(along(pair.axis, own.top_left), along(pair.axis, other.top_left));
  const auto to = std::min(along(pair.axis, own.bottom_right), along(pair.axis, other.bottom_right));
  const auto middle = from + (to - from) / 2;
  const bool at_end = (number == pair.first) == pair.second_follows();
  const auto& board = *find_board(mission, number);
  if (board.lattice() == nullptr) {
    return placed(pair.axis, middle, across(pair.axis, at_end ? own.bottom_right : own.top_left));
  }
  const auto& set = *set_of(mission, board);
  const auto size = board.lattice()->size();
  const bool horizontal = pair.axis == Axis::horizontal;
  const auto origin = along(pair.axis, board.at + node_on_board(set, {0, 0}));
  const auto count = horizontal ? size.columns : size.rows;
  const auto place = static_cast<int>(
      std::clamp<std::int64_t>((middle - origin).in_micrometres() / set.pitch.in_micrometres(), 0, count - 1));
  const auto cell =
      horizontal ? CellPos{place, at_end ? size.rows - 1 : 0} : CellPos{at_end ? size.columns - 1 : 0, place};
  if (horizontal) return EdgeAddress{number, edge_of(cell, at_end ? Compass::south : Compass::north)};
  return EdgeAddress{number, edge_of(cell, at_end ? Compass::east : Compass::west)};
}

Observation finding(const Mission& mission, const Pair& pair) {
  const auto first = arg<"first">(pair.first);
  const auto second = arg<"second">(pair.second);
  Observation observation;
  if (pair.apart < Length()) {
    observation.message = message<boards_overlap>(first, second);
  } else if (pair.apart > Length()) {
    observation.message = message<boards_apart>(first, second, arg<"distance">(to_text(pair.apart)));
  } else if (pair.sizes_differ) {
    const auto pitch = [&](int board) { return to_text(set_of(mission, *find_board(mission, board))->pitch); };
    observation.message =
        message<pitches_differ>(first, second, arg<"pitch">(pitch(pair.first)), arg<"other">(pitch(pair.second)));
  } else {
    const auto askew = std::max(*pair.askew, -*pair.askew);
    observation.message = message<out_of_line>(first, second, arg<"distance">(to_text(askew)));
  }
  observation.addresses = {place_at(mission, pair, pair.first), place_at(mission, pair, pair.second)};
  if (!(pair.touching() && pair.sizes_differ)) {
    observation.fixes = [pair](const CheckContext& checked) { return fixes_for(checked.mission, pair); };
  }
  return observation;
}

/// The ground between the lattices of two boards that touch, as far as both lie along it.
struct Seam {
  Pair pair;
  int level = 0;
  Rectangle ground;
};

std::optional<Seam> seam_of(const Mission& mission, const Pair& pair) {
  const auto& first = *find_board(mission, pair.first);
  const auto& second = *find_board(mission, pair.second);
  if (!pair.touching() || first.lattice() == nullptr || second.lattice() == nullptr) return std::nullopt;
  const bool follows = pair.second_follows();
  const auto& before = follows ? pair.first_bounds : pair.second_bounds;
  const auto& after = follows ? pair.second_bounds : pair.first_bounds;
  const auto& set_before = *set_of(mission, follows ? first : second);
  const auto& set_after = *set_of(mission, follows ? second : first);
  const auto axis = pair.axis;
  const auto from = std::max(along(axis, before.top_left), along(axis, after.top_left));
  const auto to = std::min(along(axis, before.bottom_right), along(axis, after.bottom_right));
  const Rectangle ground{placed(axis, from, across(axis, before.bottom_right) - set_before.border),
                         placed(axis, to, across(axis, after.top_left) + set_after.border)};
  return Seam{pair, first.level, ground};
}

/// By how much something must move across a seam to lie beside it: back to the side on which most of it lies.
Point way_off(const Seam& seam, const Rectangle& bounds) {
  const auto axis = seam.pair.axis;
  const auto back = across(axis, seam.ground.top_left) - across(axis, bounds.bottom_right);
  const auto on = across(axis, seam.ground.bottom_right) - across(axis, bounds.top_left);
  return placed(axis, Length(), -back <= on ? back : on);
}

/// Something that stands on a seam, with where it is and all the ground that it takes.
struct Thing {
  Id id;
  Place at;
  Rectangle bounds;
};

/// Nothing where it cannot stand beside the seam.
std::optional<Edit> move_off(const Mission& mission, const Seam& seam, const Thing& thing) {
  const auto to = point_of(mission, thing.at) + way_off(seam, thing.bounds);
  if (!exists(mission, Place(to))) return std::nullopt;
  auto edit = MoveObject{thing.id, to};
  if (!edit.apply(mission)) return std::nullopt;
  return edit;
}

Observation finding(const Mission& mission, const Seam& seam, const Thing& thing) {
  Observation observation;
  observation.message = message<seam_taken>(arg<"thing">(to_text(mission, address_of(thing.id))),
                                            arg<"first">(seam.pair.first), arg<"second">(seam.pair.second));
  observation.addresses = {address_of(thing.id)};
  observation.fixes =
      one_fix([seam, thing](const CheckContext& checked) { return move_off(checked.mission, seam, thing); });
  return observation;
}

void add_markers(const Mission& mission, const Seam& seam, std::vector<Observation>& observations) {
  const auto& [from, to] = seam.ground;
  for (const auto& marker : *mission.markers) {
    const auto* point = std::get_if<Point>(&marker.at);
    if (point == nullptr) continue;
    const bool inside = from.x < point->x && point->x < to.x && from.y < point->y && point->y < to.y;
    if (inside) observations.push_back(finding(mission, seam, {marker.id, marker.at, {*point, *point}}));
  }
}

/// Collects what stands on a seam by what it is part of.
class SeamTerrain {
 public:
  explicit SeamTerrain(const Seam& seam) : seam_(footprint_of(seam.ground)) {}

  void add(const Id& id, const PlacedFootprint& footprint) {
    const auto bounds = bounds_of(footprint);
    const auto [found, added] = bounds_.try_emplace(id, bounds);
    if (!added) found->second = united(found->second, bounds);
    if (overlap(footprint, seam_)) on_it_.insert(id);
  }
  template <typename Visit>
  void for_each(const Visit& visit) const {
    for (const auto& id : on_it_) visit(id, bounds_.at(id));
  }

 private:
  PlacedFootprint seam_;
  std::map<Id, Rectangle> bounds_;
  std::set<Id> on_it_;
};

void add_features(const Mission& mission, int level, SeamTerrain& on_seam) {
  for (const auto& body : bodies_of(mission)) {
    if (body.level == level && !body.flat()) on_seam.add(body.feature->id, body.footprint);
  }
}

void add_pieces(const Mission& mission, int level, SeamTerrain& on_seam) {
  const bool has_pieces = std::any_of(mission.boards.begin(), mission.boards.end(),
                                      [](const Part<Board>& board) { return !board->pieces.empty(); });
  if (!has_pieces) return;
  const auto plan = plan_of(mission, level, {OpenHatchways::none(), {}});
  if (!plan) return;
  const auto add = [&](const std::optional<Address>& subject, const PlacedFootprint& footprint) {
    const auto* object = subject ? std::get_if<ObjectAddress>(&*subject) : nullptr;
    if (object != nullptr && find_feature(mission, object->id) == nullptr) on_seam.add(object->id, footprint);
  };
  for (const auto& block : plan->blocks()) add(block.subject, footprint_of(block.area));
  for (const auto& polygon : plan->polygons()) add(polygon.subject, PolygonFootprint{polygon.corners});
}

/// Terrain features that stand upright, and pieces off the lattice.
void add_terrain(const Mission& mission, const Seam& seam, std::vector<Observation>& observations) {
  SeamTerrain on_seam(seam);
  add_features(mission, seam.level, on_seam);
  add_pieces(mission, seam.level, on_seam);
  on_seam.for_each([&](const Id& id, const Rectangle& bounds) {
    for (const auto& board : mission.boards) {
      const auto add = [&](const auto& things) {
        for (const auto& each : things) {
          if (each.id == id) observations.push_back(finding(mission, seam, {id, board->at + each.at, bounds}));
        }
      };
      add(board->pieces);
      add(board->features);
    }
  });
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  for (const auto& pair : pairs_of(mission)) {
    if (is_fault(pair)) observations.push_back(finding(mission, pair));
    const auto seam = seam_of(mission, pair);
    if (!seam) continue;
    add_markers(mission, *seam, observations);
    add_terrain(mission, *seam, observations);
  }
  return observations;
}

}  // namespace

Check seam_check() {
  return {
      .key = "seam",
      .title = "Seam of two boards",
      .group = Check::Group::terrain,
      .level = Level::warning,
      .rule =
          "Boards of one level touch or lie at least an inch apart, and do not overlap. Where two boards with "
          "cells touch, these are of one size and lie opposite each other. No marker, upright terrain feature or "
          "piece off the lattice stands on the strip between their lattices.",
      .reason =
          "One crosses from board to board only where they touch, and only between cells that lie opposite each "
          "other. The strip between the lattices, about 24 mm of two Gallowdark boards, is floor on which nothing "
          "stands: the two boards part there, and a wall on a border fills it.",
      .places = "the edges of both boards at the seam, or what stands on it",
      .remedy = "Move one of the boards so that they touch and their cells meet; move off the seam what stands on it.",
      .messages = {out_of_line, boards_apart, boards_overlap, pitches_differ, seam_taken},
      .run = run};
}

}  // namespace bulkhead
