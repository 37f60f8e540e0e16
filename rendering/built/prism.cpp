// SPDX-License-Identifier: MIT
#include "rendering/built/prism.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bulkhead {
namespace {

constexpr double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
constexpr double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
double length(Vec a) { return std::hypot(a.x, a.y); }

constexpr double infinite = std::numeric_limits<double>::infinity();

struct Interval {
  double low = infinite;
  double high = -infinite;
  void add(double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};
bool share_more_than_ends(const Interval& a, const Interval& b, double slack) {
  return a.low < b.high - slack && b.low < a.high - slack;
}

/// Whether all of another lies beyond the side that begins at a corner.
bool parts(const Prism& prism, std::size_t corner, const Prism& other) {
  const auto normal = outwards(prism, corner);
  const auto from = prism.corners[corner];
  // No shorter than the normal: its length is worked out where it matters only.
  const double at_most = std::abs(normal.x) + std::abs(normal.y);
  return std::ranges::all_of(other.corners, [&](Vec point) {
    const double beyond = dot(point - from, normal);
    return beyond >= 0 || (beyond >= -touching * at_most && beyond >= -touching * length(normal));
  });
}

/// Leaves out sides so short that their direction is chance.
void leave_out_short_sides(Prism& prism) {
  for (std::size_t corner = 0; corner < prism.corners.size();) {
    if (length(outwards(prism, corner)) >= touching || prism.corners.size() < 3) {
      ++corner;
      continue;
    }
    prism.corners.erase(prism.corners.begin() + static_cast<std::ptrdiff_t>(corner));
    prism.sides.erase(prism.sides.begin() + static_cast<std::ptrdiff_t>(corner));
  }
}

/// What planes say, until two contradict each other.
class Verdict {
 public:
  /// The first body is the nearer one (above 0), the other (below 0), or a view lies in the plane.
  void add(double nearer) {
    parted_ = true;
    if (nearer > 0) first_is_nearer_ = true;
    if (nearer < 0) other_is_nearer_ = true;
    // All that they share in the picture is a line.
    if (nearer == 0) first_is_nearer_ = other_is_nearer_ = true;
  }
  [[nodiscard]] bool decided() const { return first_is_nearer_ && other_is_nearer_; }
  [[nodiscard]] Precedence precedence() const {
    if (!parted_ || decided()) return Precedence::either;
    return first_is_nearer_ ? Precedence::second : Precedence::first;
  }

 private:
  bool parted_ = false;
  bool first_is_nearer_ = false;
  bool other_is_nearer_ = false;
};

/// Of what is seen of a prism across a direction of the picture.
Interval seen_across(const Prism& prism, const Axonometry& view, Vec across) {
  Interval interval;
  for (const auto corner : prism.corners) {
    interval.add(dot(view.at(corner, prism.low), across));
    interval.add(dot(view.at(corner, prism.high), across));
  }
  return interval;
}

}  // namespace

Prism prism_of(Loop corners, double low, double high, std::size_t body) {
  std::vector<Prism::Side> sides(corners.size());
  Prism prism{std::move(corners), std::move(sides), low, high, body};
  leave_out_short_sides(prism);
  return prism;
}

Rect ground_of(const Prism& prism) {
  Vec low = prism.corners.front();
  Vec high = low;
  for (const auto corner : prism.corners) {
    low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
    high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
  }
  return {low, high - low};
}

Rect seen_bounds(const Prism& prism, const Axonometry& view) {
  Vec low{infinite, infinite};
  Vec high{-infinite, -infinite};
  for (const auto corner : prism.corners) {
    const auto top = view.at(corner, prism.high);
    const auto foot = view.at(corner, prism.low);
    low = {std::min(low.x, top.x), std::min(low.y, top.y)};
    high = {std::max(high.x, foot.x), std::max(high.y, foot.y)};
  }
  return {low, high - low};
}

std::pair<std::optional<Prism>, std::optional<Prism>> cut_along(const Prism& prism, Vec through, Vec direction) {
  const double slack = touching * length(direction);
  const auto count = prism.corners.size();
  std::vector<double> beyond(count);
  for (std::size_t corner = 0; corner < count; ++corner) {
    beyond[corner] = cross(direction, prism.corners[corner] - through);
    if (std::abs(beyond[corner]) <= slack) beyond[corner] = 0;
  }
  if (std::ranges::all_of(beyond, [](double at) { return at <= 0; })) return {prism, std::nullopt};
  if (std::ranges::all_of(beyond, [](double at) { return at >= 0; })) return {std::nullopt, prism};
  constexpr Prism::Side joint{false, 0};
  const auto half = [&](double sign) -> std::optional<Prism> {
    Prism part{{}, {}, prism.low, prism.high, prism.body};
    for (std::size_t corner = 0; corner < count; ++corner) {
      const auto next = corner + 1 == count ? 0 : corner + 1;
      const double here = beyond[corner] * sign;
      const double there = beyond[next] * sign;
      if (here >= 0) {
        part.corners.push_back(prism.corners[corner]);
        // A side that leaves this half at its corner belongs to the other one: here the joint begins.
        part.sides.push_back(here == 0 && there < 0 ? joint : prism.sides[corner]);
      }
      if ((here > 0 && there < 0) || (here < 0 && there > 0)) {
        const auto along = prism.corners[next] - prism.corners[corner];
        part.corners.push_back(prism.corners[corner] + along * (here / (here - there)));
        part.sides.push_back({here < 0 && prism.sides[corner].outer, 0});
      }
    }
    leave_out_short_sides(part);
    if (part.corners.size() < 3) return std::nullopt;
    return part;
  };
  return {half(-1), half(1)};
}

bool overlap(const Prism& one, const Prism& other) {
  if (!share_more_than_ends({one.low, one.high}, {other.low, other.high}, touching)) return false;
  for (std::size_t corner = 0; corner < one.corners.size(); ++corner) {
    if (parts(one, corner, other)) return false;
  }
  for (std::size_t corner = 0; corner < other.corners.size(); ++corner) {
    if (parts(other, corner, one)) return false;
  }
  return true;
}

Precedence precedence(const Prism& one, const Prism& other, Vec towards_viewer) {
  constexpr double edge_on = 1e-9;
  Verdict verdict;
  const bool above = one.low >= other.high - touching;
  const bool below = other.low >= one.high - touching;
  if (above != below) verdict.add(above ? 1 : -1);
  const auto look_at_sides = [&](const Prism& prism, const Prism& beyond, double sign) {
    for (std::size_t corner = 0; corner < prism.corners.size() && !verdict.decided(); ++corner) {
      if (!parts(prism, corner, beyond)) continue;
      const auto normal = outwards(prism, corner);
      const double faces = dot(normal, towards_viewer);
      // What lies beyond a side that faces the viewer is nearer.
      verdict.add(std::abs(faces) <= edge_on * length(normal) ? 0 : -sign * faces);
    }
  };
  look_at_sides(one, other, 1);
  look_at_sides(other, one, -1);
  return verdict.precedence();
}

bool seen_overlap(const Prism& one, const Prism& other, const Axonometry& view) {
  const auto share = [&](Vec across) {
    return share_more_than_ends(seen_across(one, view, across), seen_across(other, view, across), touching);
  };
  if (!share({1, 0})) return false;
  for (const auto* prism : {&one, &other}) {
    for (std::size_t corner = 0; corner < prism->corners.size(); ++corner) {
      const auto side = view.at(side_end(*prism, corner), 0) - view.at(prism->corners[corner], 0);
      const double size = length(side);
      if (size > 0 && !share({side.y / size, -side.x / size})) return false;
    }
  }
  return true;
}

}  // namespace bulkhead
