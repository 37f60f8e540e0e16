// SPDX-License-Identifier: MIT
#include "analysis/distance/corner_ways.h"

#include <algorithm>
#include <limits>

#include "analysis/sight/obstacle_line.h"

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();

double between(WholePoint a, WholePoint b) { return length(fine(b - a)); }

}  // namespace

CornerWays::CornerWays(const Obstacles& obstacles)
    : obstacles_(&obstacles), steps_(obstacles.corners().size()), reached_(obstacles.corners().size()) {}

bool CornerWays::leads_to(WholePoint from, std::uint32_t number) const {
  const auto& corner = obstacles_->corners()[number];
  return corner.tangent(corner.at - from) && is_clear(*obstacles_, from, corner.at);
}

const std::vector<CornerWays::Step>& CornerWays::steps_from(std::uint32_t number) {
  auto& known = steps_[number];
  if (known) return *known;
  known.emplace();
  const auto corners = obstacles_->corners();
  const auto& here = corners[number];
  for (std::uint32_t other = 0; other < corners.size(); ++other) {
    if (other == number || !here.tangent(corners[other].at - here.at) || !leads_to(here.at, other)) continue;
    known->push_back({other, between(here.at, corners[other].at)});
  }
  return *known;
}

void CornerWays::begin() {
  ++search_;
  heap_.clear();
}

void CornerWays::reach(std::uint32_t corner, double distance, std::uint32_t before, double rest) {
  auto& reached = reached_[corner];
  if (reached.search == search_ && reached.distance <= distance) return;
  reached = {distance, search_, before};
  heap_.push_back({distance + rest, distance, corner});
  std::push_heap(heap_.begin(), heap_.end());
}

/// The nearest corner not gone on from yet, if a way by it may be shorter than the limit.
std::optional<CornerWays::Candidate> CornerWays::next(double limit) {
  while (!heap_.empty() && heap_.front().estimate < limit) {
    const auto nearest = heap_.front();
    std::pop_heap(heap_.begin(), heap_.end());
    heap_.pop_back();
    if (nearest.distance == reached_[nearest.corner].distance) return nearest;
  }
  return std::nullopt;
}

CornerWays::Found CornerWays::find(WholePoint from, WholePoint to) {
  if (is_clear(*obstacles_, from, to)) return {between(from, to), {}};
  Found found{infinite, {}};
  if (!obstacles_->is_free(from) || !obstacles_->is_free(to)) return found;
  const auto corners = obstacles_->corners();
  begin();
  for (std::uint32_t number = 0; number < corners.size(); ++number) {
    if (leads_to(from, number)) reach(number, between(from, corners[number].at), none, between(corners[number].at, to));
  }
  std::uint32_t last = none;
  while (const auto nearest = next(found.length)) {
    const auto& here = corners[nearest->corner];
    const double whole = nearest->distance + between(here.at, to);
    if (whole < found.length && leads_to(to, nearest->corner)) {
      found.length = whole;
      last = nearest->corner;
    }
    for (const auto& step : steps_from(nearest->corner)) {
      reach(step.corner, nearest->distance + step.length, nearest->corner, between(corners[step.corner].at, to));
    }
  }
  for (; last != none; last = reached_[last].before) found.turns.push_back(corners[last].at);
  std::reverse(found.turns.begin(), found.turns.end());
  return found;
}

std::vector<double> CornerWays::distances(std::span<const WholePoint> from, std::span<const WholePoint> to) {
  const auto corners = obstacles_->corners();
  begin();
  for (const auto& place : from) {
    if (!obstacles_->is_free(place)) continue;
    for (std::uint32_t number = 0; number < corners.size(); ++number) {
      if (leads_to(place, number)) reach(number, between(place, corners[number].at), none, 0);
    }
  }
  std::vector<Step> settled;
  while (const auto nearest = next(infinite)) {
    settled.push_back({nearest->corner, nearest->distance});
    for (const auto& step : steps_from(nearest->corner)) {
      reach(step.corner, nearest->distance + step.length, nearest->corner, 0);
    }
  }
  std::vector<double> distances;
  std::vector<Candidate> candidates;
  for (const auto& place : to) {
    double best = infinite;
    if (obstacles_->is_free(place)) {
      for (const auto& source : from) {
        const double straight = between(source, place);
        if (straight < best && is_clear(*obstacles_, source, place)) best = straight;
      }
      candidates.clear();
      for (const auto& corner : settled) {
        const double whole = corner.length + between(corners[corner.corner].at, place);
        if (whole < best) candidates.push_back({whole, whole, corner.corner});
      }
      std::make_heap(candidates.begin(), candidates.end());
      while (!candidates.empty() && !leads_to(place, candidates.front().corner)) {
        std::pop_heap(candidates.begin(), candidates.end());
        candidates.pop_back();
      }
      if (!candidates.empty()) best = candidates.front().estimate;
    }
    distances.push_back(best);
  }
  return distances;
}

}  // namespace bulkhead
