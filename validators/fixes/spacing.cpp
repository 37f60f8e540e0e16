// SPDX-License-Identifier: MIT
#include "validators/fixes/spacing.h"

#include <algorithm>
#include <limits>
#include <memory>

#include "analysis/cells/floor_cells.h"
#include "analysis/cells/free_places.h"
#include "analysis/geometry/points.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/geometry/table_edges.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/snapshot/snapshot.h"
#include "model/base/measures.h"
#include "model/edit/edit.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

/// Of the numbers 0 to `last`: calls `visit` for `start` and those below, then for those above it, each time the
/// nearest first and until it returns false.
template <typename Visit>
void outward(int start, int last, const Visit& visit) {
  for (int number = std::min(start, last); number >= 0 && visit(number); --number) {
  }
  for (int number = std::max(start + 1, 0); number <= last && visit(number); ++number) {
  }
}

/// How many half pitches a coordinate lies from the lattice's first node.
int half_pitches(Length coordinate, Length origin, Length pitch) {
  return static_cast<int>((coordinate - origin).in_micrometres() * 2 / pitch.in_micrometres());
}

}  // namespace

struct Spacing::Candidate {
  std::int64_t distance = 0;
  Place place;
};

Spacing::Spacing(const CheckContext& context) : context_(context) {
  const auto& mission = context.mission;
  for (const auto& marker : *mission.markers) {
    const auto limit = [&](const char* what) { return length_limit(mission, marker.kind.text() + what); };
    const auto [entry, added] = limits_.try_emplace(marker.kind);
    if (added) entry->second = {limit("-to-edge"), limit("-to-centre"), limit("-apart")};
    const auto& limits = entry->second;
    const bool limited = limits.to_edge || limits.to_centre || limits.apart;
    if (!limited || !exists(mission, marker.at)) continue;
    markers_.push_back(&marker);
    points_.push_back(point(marker));
  }
  if (markers_.empty()) return;
  for (const int level : levels_of(mission)) {
    const auto edges = table_edges(mission, level);
    outline_.insert(outline_.end(), edges.begin(), edges.end());
  }
  centre_ = centre_of(battlefield_bounds(mission));
}

std::vector<Observation> markers_nearer_than(const CheckContext& context, NearMessage say,
                                             std::optional<Length> Spacing::Limits::*limit,
                                             Length (Spacing::*distance)(Point) const) {
  std::vector<Observation> observations;
  const auto spacing = std::make_shared<Spacing>(context);
  for (const auto* marker : spacing->markers()) {
    const auto least = spacing->limits_of(*marker).*limit;
    if (!least) continue;
    const auto found = ((*spacing).*distance)(spacing->point(*marker));
    if (found >= *least) continue;
    observations.push_back(
        {say({kind_name(context.mission, *marker)}, {measure(*least)}, {name_of(*marker)}, {measure(found)}),
         {address_of(marker->id)},
         one_fix([spacing, marker](const CheckContext&) { return spacing->move_within_limits(*marker); })});
  }
  return observations;
}

std::int64_t Spacing::squared_to_edge(Point point) const {
  auto least = std::numeric_limits<std::int64_t>::max();
  for (const auto& side : outline_) least = std::min(least, squared_distance(point, nearest_in(side, point)));
  return least;
}

Length Spacing::to_edge(Point point) const { return square_root(squared_to_edge(point)); }

Length Spacing::to_centre(Point point) const { return distance_between(point, centre_); }

bool Spacing::compared(const Marker& one, const Marker& other) {
  return one.kind == other.kind && one.side == other.side && one.id != other.id;
}

Spacing::Fit Spacing::fit(const Marker& like, Point point) const {
  const auto& limits = limits_of(like);
  if (limits.to_edge && squared_to_edge(point) < squared(*limits.to_edge)) return {Fit::Whom::nobody};
  if (limits.to_centre && squared_distance(point, centre_) < squared(*limits.to_centre)) return {Fit::Whom::nobody};
  Fit fit{Fit::Whom::all};
  if (!limits.apart) return fit;
  for (std::size_t index = 0; index < markers_.size(); ++index) {
    const auto& other = *markers_[index];
    if (squared_distance(point, points_[index]) >= squared(*limits.apart)) continue;
    if (other.kind != like.kind || other.side != like.side) continue;
    if (fit.whom == Fit::Whom::one) return {Fit::Whom::nobody};
    fit = {Fit::Whom::one, index};
  }
  return fit;
}

bool Spacing::is_place(const Place& place) const {
  return is_free(context_.mission, place) &&
         !floor_cells_at(context_.mission, context_.snapshot.graph(), place).empty();
}

void Spacing::search(const Marker& marker, Places& places, std::optional<Candidate>& best) const {
  const auto& board = *places.board;
  const auto from = point(marker);
  const auto coordinate = [&](Length origin, int halves) { return origin + board.pitch * halves / 2; };
  const auto column = half_pitches(from.x, board.origin.x, board.pitch);
  const auto row = half_pitches(from.y, board.origin.y, board.pitch);
  outward(row, 2 * board.size.rows, [&](int down) {
    const auto y = coordinate(board.origin.y, down);
    if (best && squared_distance(from, {from.x, y}) >= best->distance) return false;
    outward(column, 2 * board.size.columns, [&](int across) {
      const Point at{coordinate(board.origin.x, across), y};
      const auto distance = squared_distance(from, at);
      if (best && distance >= best->distance) return false;
      const auto place = place_at_halves(board.number, across, down);
      auto& known = places.fits[static_cast<std::size_t>(down) * places.across + static_cast<std::size_t>(across)];
      if (known.whom == Fit::Whom::unknown) known = is_place(place) ? fit(marker, at) : Fit{Fit::Whom::nobody};
      const bool fits =
          known.whom == Fit::Whom::all || (known.whom == Fit::Whom::one && markers_[known.one]->id == marker.id);
      if (fits) best = Candidate{distance, place};
      return true;
    });
    return true;
  });
}

std::optional<Edit> Spacing::move_within_limits(const Marker& marker) {
  const std::lock_guard guard(mutex_);
  const auto [entry, added] = moves_.try_emplace(marker.id);
  if (!added) return entry->second;
  auto& boards = places_[{marker.kind, marker.side}];
  if (boards.empty()) {
    for (const auto& board : context_.snapshot.graph().boards()) {
      const auto across = 2 * static_cast<std::size_t>(board.size.columns) + 1;
      const auto down = 2 * static_cast<std::size_t>(board.size.rows) + 1;
      boards.push_back({&board, across, std::vector<Fit>(across * down)});
    }
  }
  std::optional<Candidate> best;
  for (auto& board : boards) search(marker, board, best);
  if (best) entry->second = MoveObject{marker.id, best->place};
  return entry->second;
}

}  // namespace bulkhead
