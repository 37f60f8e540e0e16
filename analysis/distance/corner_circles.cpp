// SPDX-License-Identifier: MIT
#include "analysis/distance/corner_circles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bulkhead {
namespace {

constexpr double pi = std::numbers::pi;
constexpr double quarter = pi / 2;
/// Micrometres by which the base may come too near.
constexpr double too_near = 1e-3;

/// The first angle of the quarter opposite to the blocked one.
double first_angle(const StripMesh::Corner& corner) {
  if (corner.blocked_north) return corner.blocked_west ? 0 : quarter;
  return corner.blocked_west ? -quarter : pi;
}

/// From 0 to a full turn.
double turn_between(double from, double to) {
  const double turn = std::remainder(to - from, 2 * pi);
  return turn > 0 ? turn : turn + 2 * pi;
}

}  // namespace

double direction_of(FinePoint vector) { return std::atan2(vector.y, vector.x); }

CornerCircles::CornerCircles(const Kernel& kernel, const TurningPoints& turning_points, double radius)
    : radius_(radius), clearance_(kernel.clearance()) {
  for (const auto& corner : kernel.mesh().corners()) {
    corners_.push_back({{corner.x, corner.y}, first_angle(corner), quarter});
  }
  for (const auto& corner : turning_points.others) {
    const double from = direction_of(fine(corner.free.from));
    const double free = turn_between(from, direction_of(fine(corner.free.to)));
    corners_.push_back({fine(corner.at), from + quarter, free - pi});
  }
  arcs_.resize(corners_.size());
}

FinePoint CornerCircles::place(std::uint32_t number, double angle) const {
  const double direction = corners_[number].first + angle;
  return corners_[number].at + FinePoint{std::cos(direction), std::sin(direction)} * radius_;
}

std::optional<double> CornerCircles::angle_of(std::uint32_t number, double direction) const {
  double angle = std::remainder(direction - corners_[number].first, 2 * pi);
  if (angle < -slack) angle += 2 * pi;
  if (angle > corners_[number].angle + slack) return std::nullopt;
  return std::clamp(angle, 0.0, corners_[number].angle);
}

bool CornerCircles::has_room(FinePoint from, FinePoint to) const {
  return clearance_.has_room(from, to, radius_, too_near);
}

/// Where the part of a circle comes within reach of something else or out of it, and its ends; sorted.
std::vector<double> CornerCircles::ends_of_arcs(std::uint32_t number) const {
  const auto centre = corners_[number].at;
  std::vector<double> ends = {0, corners_[number].angle};
  const auto add = [&](double direction) {
    if (const auto angle = angle_of(number, direction)) ends.push_back(*angle);
  };
  const auto add_around = [&](double direction, double cosine) {
    if (std::abs(cosine) > 1) return;
    add(direction + std::acos(cosine));
    add(direction - std::acos(cosine));
  };
  for (const auto& side : clearance_.sides_near(centre, 2 * radius_)) {
    const auto from_end = centre - side.from;
    if (!(from_end == FinePoint{})) add_around(direction_of(from_end), -length(from_end) / (2 * radius_));
    const auto along = side.to - side.from;
    if (along == FinePoint{}) continue;
    const FinePoint outwards = FinePoint{along.y, -along.x} * (1 / length(along));
    add_around(direction_of(outwards), (dot(outwards, side.from - centre) + radius_) / radius_);
  }
  std::sort(ends.begin(), ends.end());
  return ends;
}

const std::vector<CornerCircles::Arc>& CornerCircles::arcs(std::uint32_t number) {
  auto& known = arcs_[number];
  if (known) return *known;
  known.emplace();
  const auto ends = ends_of_arcs(number);
  bool open = false;
  for (std::size_t index = 0; index + 1 < ends.size(); ++index) {
    if (ends[index + 1] - ends[index] < slack) continue;
    const auto middle = place(number, (ends[index] + ends[index + 1]) / 2);
    const bool free = has_room(middle, middle);
    if (free && open) known->back().to = ends[index + 1];
    if (free && !open) known->push_back({ends[index], ends[index + 1]});
    open = free;
  }
  return *known;
}

std::optional<std::uint32_t> CornerCircles::arc_at(std::uint32_t number, double angle) {
  const auto& free = arcs(number);
  const auto arc = std::find_if(free.begin(), free.end(), [&](const Arc& candidate) {
    return angle >= candidate.from - slack && angle <= candidate.to + slack;
  });
  if (arc == free.end()) return std::nullopt;
  return static_cast<std::uint32_t>(arc - free.begin());
}

std::optional<double> CornerCircles::turn_on(std::uint32_t number, std::uint32_t arc, double sense, double from,
                                             double to) {
  const auto& part = arcs(number)[arc];
  const double by = sense * (to - from);
  if (by < -slack || to < part.from - slack || to > part.to + slack) return std::nullopt;
  return radius_ * std::max(by, 0.0);
}

}  // namespace bulkhead
