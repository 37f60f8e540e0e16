// SPDX-License-Identifier: MIT
#include "validators/spacing.h"

#include <algorithm>
#include <cmath>

#include "analysis/ground.h"
#include "analysis/snapshot.h"
#include "model/edit/objects.h"
#include "validators/lattices.h"

namespace bulkhead {
namespace {

/// In square micrometres; lengths are at most 100 m, so this is far from overflow.
std::int64_t squared_distance(Point one, Point other) {
  const auto across = (one.x - other.x).in_micrometres();
  const auto down = (one.y - other.y).in_micrometres();
  return across * across + down * down;
}

struct Interval {
  Length from;
  Length to;
};

/// What is left of some intervals without another.
std::vector<Interval> without(const std::vector<Interval>& intervals, Interval gap) {
  std::vector<Interval> left;
  for (const auto& interval : intervals) {
    if (gap.to <= interval.from || gap.from >= interval.to) {
      left.push_back(interval);
      continue;
    }
    if (gap.from > interval.from) left.push_back({interval.from, gap.from});
    if (gap.to < interval.to) left.push_back({gap.to, interval.to});
  }
  return left;
}

/// The stretches of one side of a board beyond which no other board of its level lies.
void add_side(const Mission& mission, const Board& board, Compass side, std::vector<Rectangle>& outline) {
  const bool across = side == Compass::north || side == Compass::south;
  const bool low = side == Compass::north || side == Compass::west;
  const auto at = [&](const Rectangle& bounds, bool first) {
    const auto& corner = first ? bounds.top_left : bounds.bottom_right;
    return across ? corner.y : corner.x;
  };
  const auto along = [&](const Rectangle& bounds) {
    return across ? Interval{bounds.top_left.x, bounds.bottom_right.x}
                  : Interval{bounds.top_left.y, bounds.bottom_right.y};
  };
  const auto bounds = board_bounds(mission, board);
  const auto line = at(bounds, low);
  std::vector<Interval> open = {along(bounds)};
  for (const auto& other : mission.boards) {
    const auto beyond = board_bounds(mission, *other);
    if (other->level == board.level && at(beyond, !low) == line) open = without(open, along(beyond));
  }
  for (const auto& [from, to] : open) {
    outline.push_back(across ? Rectangle{{from, line}, {to, line}} : Rectangle{{line, from}, {line, to}});
  }
}

/// Every node, edge and cell of a lattice.
template <typename Visit>
void for_each_place(int board, LatticeSize size, const Visit& visit) {
  for (std::size_t index = 0; index < size.node_count(); ++index) visit(NodeAddress{board, size.node_at(index)});
  for (std::size_t index = 0; index < size.edge_count(); ++index) visit(EdgeAddress{board, size.edge_at(index)});
  for (std::size_t index = 0; index < size.cell_count(); ++index) visit(CellAddress{board, size.cell_at(index)});
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
    if (limited && exists(mission, marker.at)) markers_.push_back(&marker);
  }
  if (markers_.empty()) return;
  for (const auto& board : mission.boards) {
    for (const auto side : all_directions) add_side(mission, *board, side, outline_);
  }
  const auto bounds = battlefield_bounds(mission);
  centre_ = {(bounds.top_left.x + bounds.bottom_right.x) / 2, (bounds.top_left.y + bounds.bottom_right.y) / 2};
}

Length distance_between(Point one, Point other) {
  const auto squared = squared_distance(one, other);
  auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(squared)));
  while (root * root > squared) --root;
  while ((root + 1) * (root + 1) <= squared) ++root;
  return Length::micrometres(root);
}

Length Spacing::to_edge(Point point) const {
  auto least = longest_length * 2;
  for (const auto& [from, to] : outline_) {
    const Point nearest{std::clamp(point.x, from.x, to.x), std::clamp(point.y, from.y, to.y)};
    least = std::min(least, distance_between(point, nearest));
  }
  return least;
}

Length Spacing::to_centre(Point point) const { return distance_between(point, centre_); }

bool Spacing::compared(const Marker& one, const Marker& other) {
  return one.kind == other.kind && one.side == other.side && one.id != other.id;
}

bool Spacing::fits(const Marker& marker, Point point) const {
  const auto& limits = limits_of(marker);
  if (limits.to_edge && to_edge(point) < *limits.to_edge) return false;
  if (limits.to_centre && to_centre(point) < *limits.to_centre) return false;
  return !limits.apart || std::all_of(markers_.begin(), markers_.end(), [&](const Marker* other) {
    return !compared(marker, *other) || distance_between(point, this->point(*other)) >= *limits.apart;
  });
}

void Spacing::consider(const Marker& marker, const Place& place, std::optional<Candidate>& best) const {
  const auto at = point_of(context_.mission, place);
  const auto distance = squared_distance(at, point(marker));
  if (best && distance >= best->distance) return;
  if (!fits(marker, at) || floor_cells_at(context_.mission, context_.snapshot.graph(), place).empty()) return;
  best = Candidate{distance, place};
}

std::vector<Edit> Spacing::move_within_limits(const Marker& marker) const {
  std::optional<Candidate> best;
  for_each_lattice(context_.mission, [&](int board, const Lattice& lattice) {
    for_each_place(board, lattice.size(), [&](const Place& place) { consider(marker, place, best); });
  });
  if (!best) return {};
  return {move_marker(context_.mission, marker.id, best->place)};
}

}  // namespace bulkhead
