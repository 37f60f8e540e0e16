// SPDX-License-Identifier: MIT
#include "analysis/distance/outline_ways.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "analysis/geometry/whole_point.h"

namespace bulkhead {
namespace {

/// Less than any length, and more than doubles make of one.
constexpr double nothing = 1e-3;

bool is_whole(FinePoint at) { return at.x == std::floor(at.x) && at.y == std::floor(at.y); }

double away(FinePoint at, const OutlinePart& part) {
  return std::max(0.0, distance_to_segment(at, part.from, part.to) - part.radius) + part.beyond;
}

/// The shortest straight piece from one part to another; their sides must not cross (contract).
FineSegment straight_piece(const OutlinePart& one, const OutlinePart& other) {
  FineSegment shortest{one.from, nearest_on(other.from, other.to, one.from)};
  const auto look = [&](FineSegment piece) {
    if (distance(piece.from, piece.to) < distance(shortest.from, shortest.to)) shortest = piece;
  };
  look({one.to, nearest_on(other.from, other.to, one.to)});
  look({nearest_on(one.from, one.to, other.from), other.from});
  look({nearest_on(one.from, one.to, other.to), other.to});
  if (one.radius == 0 && other.radius == 0) return shortest;
  const auto along = shortest.to - shortest.from;
  const double size = length(along);
  if (size <= one.radius + other.radius) return {shortest.from, shortest.from};
  return {shortest.from + along * (one.radius / size), shortest.to - along * (other.radius / size)};
}

/// The whole micrometres about a place, the nearest first, until one is taken.
template <typename Take>
bool any_beside(FinePoint at, const Take& take) {
  const FinePoint nearest{std::round(at.x), std::round(at.y)};
  if (take(nearest)) return true;
  if (nearest == at) return false;
  for (const double x : {std::floor(at.x), std::ceil(at.x)}) {
    for (const double y : {std::floor(at.y), std::ceil(at.y)}) {
      const FinePoint beside{x, y};
      if (!(beside == nearest) && take(beside)) return true;
    }
  }
  return false;
}

}  // namespace

OutlineEnd::OutlineEnd(const VisibilityGraph& graph, const WayOutline& outline) : own_(outline.parts.size()) {
  const auto by = FinePoint{} - graph.kernel().on_battlefield({});
  for (const auto* const those : {&outline.parts, &outline.meeting}) {
    for (const auto& part : *those) parts_.push_back({part.from + by, part.to + by, part.radius, part.beyond});
  }
  for (const auto& side : outline.sides) sides_.push_back({side.from + by, side.to + by});
  for (const auto& disc : outline.discs) discs_.push_back({disc.centre + by, disc.radius});
}

/// Without ground of its own, in which it may lie.
bool OutlineEnd::is_places() const {
  return sides_.empty() && discs_.empty() && std::all_of(parts_.begin(), parts_.end(), [](const OutlinePart& part) {
           return part.radius == 0 && part.from == part.to && is_whole(part.from);
         });
}

double OutlineEnd::away(FinePoint at) const {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t index = 0; index < own_; ++index) least = std::min(least, bulkhead::away(at, parts_[index]));
  return least;
}

/// How much of the way from one place to another lies before own ground; all of it, 1, where it comes to none.
double OutlineEnd::part_before(FinePoint from, FinePoint to) const {
  double part = 1;
  const auto way = to - from;
  if (way == FinePoint{}) return part;
  for (const auto& side : sides_) {
    const auto along = side.to - side.from;
    const double turned = cross(way, along);
    if (turned == 0) continue;
    const double on_side = cross(side.from - from, way) / turned;
    const double on_way = cross(side.from - from, along) / turned;
    if (on_side >= 0 && on_side <= 1 && on_way >= 0) part = std::min(part, on_way);
  }
  for (const auto& disc : discs_) {
    const auto through = chord({from, way}, disc, 0);
    if (through && through->leave >= 0) part = std::min(part, std::max(0.0, through->enter));
  }
  return part;
}

/// A straight piece of a way between a corner and an outline, or between two outlines.
struct OutlineWays::Piece {
  FineSegment line;
  /// None at a corner.
  const OutlineEnd* at_from = nullptr;
  const OutlineEnd* at_to = nullptr;
  /// At its beginning.
  std::uint32_t corner = StripMesh::none;
};

/// Whether nothing is in its way.
bool OutlineWays::is_clear(const Piece& piece) const {
  const auto& [from, to] = piece.line;
  const auto along = to - from;
  const double size = length(along);
  double begin = piece.at_from == nullptr ? 0 : 1 - piece.at_from->part_before(to, from);
  double end = piece.at_to == nullptr ? 1 : piece.at_to->part_before(from, to);
  // Its ends themselves where they are whole micrometres, else a hair before them.
  const bool at_begin = begin * size < nothing && is_whole(from);
  const bool at_end = (1 - end) * size < nothing && is_whole(to);
  if (size > 0 && !at_begin) begin += a_hair / size;
  if (size > 0 && !at_end) end -= a_hair / size;
  const bool is_short = size < nothing || begin >= end;
  if (is_short && piece.corner != StripMesh::none) return true;
  const auto& kernel = graph_->kernel();
  const auto first = at_begin ? from : from + along * begin;
  const auto last = at_end ? to : from + along * end;
  // A place in whole micrometres may lie inside of what its line only touches; where it does not, it tells.
  bool is_free = false;
  any_beside(first, [&](FinePoint one) {
    if (piece.corner == StripMesh::none && !kernel.is_free(one)) return false;
    return any_beside(last, [&](FinePoint other) {
      if (is_short || (kernel.is_clear(one, other) && graph_->may_come_to(piece.corner, other - one))) {
        is_free = true;
        return true;
      }
      return kernel.is_free(other);
    });
  });
  return is_free;
}

double OutlineWays::distance(VisibilityGraph& graph, OutlineEnd& from, OutlineEnd& to, double limit,
                             const std::stop_token& stop) {
  graph_ = &graph;
  from_ = &from;
  to_ = &to;
  best_ = limit;
  reached_.resize(graph.size());
  ++search_;
  heap_.clear();
  go_straight();
  if (from.is_places()) {
    begin_at_places();
  } else {
    begin_at_outline();
  }
  search(stop);
  return best_;
}

/// Ways without corners.
void OutlineWays::go_straight() {
  for (const auto& one : from_->parts_) {
    for (const auto& other : to_->parts_) {
      const Piece piece{straight_piece(one, other), from_, to_};
      const double whole = bulkhead::distance(piece.line.from, piece.line.to) + one.beyond + other.beyond;
      if (whole < best_ && is_clear(piece)) best_ = whole;
    }
  }
}

void OutlineWays::begin_at_places() {
  const auto& kernel = graph_->kernel();
  for (const auto& part : from_->parts_) {
    // Where the mesh decides, who is not free sees nothing.
    if (!kernel.mesh_decides() && !kernel.is_free(part.from)) continue;
    if (std::isfinite(best_)) {
      const FinePoint reach{best_, best_};
      graph_->see(part.from, {part.from - reach, part.from + reach}, edges_);
    } else {
      graph_->see(part.from, edges_);
    }
    for (const auto& edge : edges_) reach(edge.to, edge.length + part.beyond, edge.direction);
  }
}

void OutlineWays::begin_at_outline() {
  const auto& replaced = graph_->turning_points().replaced;
  for (std::uint32_t corner = 0; corner < graph_->size(); ++corner) {
    if (corner < replaced.size() && replaced[corner]) continue;
    const auto at = graph_->place(corner);
    const double first = from_->away(at);
    if (first < best_) add({first + to_->away(at), first, corner, true});
  }
}

void OutlineWays::add(const Candidate& candidate) {
  if (candidate.estimate >= best_) return;
  heap_.push_back(candidate);
  std::push_heap(heap_.begin(), heap_.end());
}

/// Goes on from there later, unless a way that is as short has led there before.
void OutlineWays::reach(std::uint32_t corner, double distance, FinePoint came) {
  auto& reached = reached_[corner];
  if (reached.search == search_ && reached.distance <= distance) return;
  reached = {distance, search_, came};
  add({distance + to_->away(graph_->place(corner)), distance, corner});
}

void OutlineWays::search(const std::stop_token& stop) {
  while (!heap_.empty() && heap_.front().estimate < best_ && !stop.stop_requested()) {
    const auto next = heap_.front();
    std::pop_heap(heap_.begin(), heap_.end());
    heap_.pop_back();
    if (next.begins) {
      // From which direction it came need not be whole: all ways on will do.
      const double first = piece_from(next.corner, *from_);
      if (first < best_) reach(next.corner, first, {});
      continue;
    }
    if (next.distance > reached_[next.corner].distance) continue;
    best_ = std::min(best_, next.distance + piece_from(next.corner, *to_));
    graph_->for_each_taut(next.corner, reached_[next.corner].came, [&](const VisibilityGraph::Edge& edge) {
      reach(edge.to, next.distance + edge.length, edge.direction);
    });
  }
}

/// The length of the shortest straight piece to an end, infinite where there is none.
double OutlineWays::piece_from(std::uint32_t corner, OutlineEnd& end) const {
  const auto [kept, is_new] = end.pieces_.try_emplace(corner, std::numeric_limits<double>::infinity());
  if (!is_new) return kept->second;
  const auto at = graph_->place(corner);
  double least = std::numeric_limits<double>::infinity();
  for (const auto& part : end.parts_) {
    const double whole = away(at, part);
    if (whole >= least) continue;
    if (is_clear({straight_piece({at, at}, part), nullptr, &end, corner})) least = whole;
  }
  return kept->second = least;
}

}  // namespace bulkhead
