// SPDX-License-Identifier: MIT
#include "analysis/distance/base_ways.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double drawn_step = 5 * std::numbers::pi / 180;

}  // namespace

BaseWayFinder::BaseWayFinder(Plan plan, Length radius, std::stop_token stop)
    : points_(std::move(plan), stop),
      stop_(std::move(stop)),
      radius_(radius),
      tangents_(kernel(), points_.graph().turning_points(), static_cast<double>(radius.in_micrometres())),
      sees_end_(circles().size()),
      labels_at_(2 * std::size_t{circles().size()}) {
  BULKHEAD_EXPECTS(radius >= Length());
}

bool BaseWayFinder::fits(Point centre) const {
  const auto at = kernel().inside(centre);
  return kernel().is_free(at) && tangents_.circles().has_room(at, at);
}

bool BaseWayFinder::is_worse(const Label& label) {
  const auto& others = labels_at(label);
  return std::any_of(others.begin(), others.end(), [&](std::uint32_t number) {
    const auto& other = labels_[number];
    const double ahead = label.sense * (label.angle - other.angle);
    return other.arc == label.arc && ahead >= 0 && other.distance + circles().radius() * ahead <= label.distance;
  });
}

bool BaseWayFinder::use_landmarks() {
  if (!landmarks_) {
    const std::size_t corners = circles().size();
    if (!kernel().mesh_decides() || corners < Landmarks::least_corners) return false;
    if (expanded_ < Landmarks::count * corners) return false;
    landmarks_.emplace(points_.graph(), circles().radius(), stop_);
  }
  landmarks_->set_goal(kernel().mesh(), end_);
  return true;
}

template <typename HasRoom>
void BaseWayFinder::reach(const Label& label, FinePoint at, const HasRoom& has_room) {
  double rest = bulkhead::distance(at, end_);
  if (is_led_by_landmarks_) rest = std::max(rest, landmarks_->bound(label.corner));
  const double whole = label.distance + rest;
  if (whole >= best_ || is_worse(label) || !has_room()) return;
  const auto number = static_cast<std::uint32_t>(labels_.size());
  labels_.push_back(label);
  labels_at(label).push_back(number);
  heap_.push_back({whole, number});
  std::push_heap(heap_.begin(), heap_.end());
}

void BaseWayFinder::look_from(FinePoint from) {
  auto& circles = this->circles();
  tangents_.see(from, seen_);
  for (const auto number : seen_) {
    const auto from_corner = from - circles.corner(number);
    const double half_angle = std::acos(std::min(circles.radius() / length(from_corner), 1.0));
    for (const double sense : {1.0, -1.0}) {
      const auto angle = circles.angle_of(number, direction_of(from_corner) + sense * half_angle);
      if (!angle) continue;
      const auto arc = circles.arc_at(number, *angle);
      if (!arc) continue;
      const auto at = circles.place(number, *angle);
      Label label;
      label.distance = bulkhead::distance(from, at);
      label.corner = number;
      label.sense = sense;
      label.angle = *angle;
      label.arc = *arc;
      reach(label, at, [&] { return circles.has_room(from, at); });
    }
  }
}

void BaseWayFinder::finish(std::uint32_t number) {
  auto& circles = this->circles();
  const auto& label = labels_[number];
  const auto to_end = end_ - circles.corner(label.corner);
  const double half_angle = std::acos(std::min(circles.radius() / length(to_end), 1.0));
  const auto angle = circles.angle_of(label.corner, direction_of(to_end) - label.sense * half_angle);
  if (!angle) return;
  const auto turned = circles.turn_on(label.corner, label.arc, label.sense, label.angle, *angle);
  if (!turned) return;
  const auto at = circles.place(label.corner, *angle);
  const double whole = label.distance + *turned + bulkhead::distance(at, end_);
  if (whole >= best_ || !circles.has_room(at, end_)) return;
  best_ = whole;
  last_ = number;
  left_ = *angle;
}

void BaseWayFinder::turn(std::uint32_t number) {
  const auto label = labels_[number];
  if (sees_end_[label.corner] == search_) finish(number);
  for (auto& tangent : tangents_.tangents(label.corner, label.sense)) {
    const auto turned = circles().turn_on(label.corner, label.arc, label.sense, label.angle, tangent.left_at);
    if (!turned) continue;
    Label reached;
    reached.distance = label.distance + *turned + tangent.length;
    reached.corner = tangent.to;
    reached.sense = tangent.sense;
    reached.angle = tangent.angle;
    reached.arc = tangent.arc;
    reached.before = number;
    reached.left_at = tangent.left_at;
    reach(reached, circles().place(tangent.to, tangent.angle),
          [&] { return tangents_.has_room(tangent, label.corner); });
  }
}

/// The length of the way, infinite where there is none.
double BaseWayFinder::search(FinePoint from, FinePoint to, bool by_landmarks) {
  last_ = StripMesh::none;
  best_ = infinite;
  if (circles().has_room(from, to)) return bulkhead::distance(from, to);
  for (const auto& label : labels_) labels_at(label).clear();
  labels_.clear();
  heap_.clear();
  end_ = to;
  ++search_;
  tangents_.see(to, seen_);
  for (const auto number : seen_) sees_end_[number] = search_;
  is_led_by_landmarks_ = by_landmarks && use_landmarks();
  look_from(from);
  while (!heap_.empty() && heap_.front().estimate < best_ && !stop_.stop_requested()) {
    const auto next = heap_.front();
    std::pop_heap(heap_.begin(), heap_.end());
    heap_.pop_back();
    ++expanded_;
    turn(next.label);
  }
  return best_;
}

std::optional<double> BaseWayFinder::find(Point from, Point to, bool by_landmarks) {
  if (!fits(from) || !fits(to)) return std::nullopt;
  const double found = search(kernel().inside(from), kernel().inside(to), by_landmarks);
  if (found == infinite) return std::nullopt;
  return found;
}

std::optional<double> BaseWayFinder::distance(Point from, Point to) {
  if (radius_ == Length()) return points_.distance(from, to);
  return find(from, to, true);
}

std::optional<Way> BaseWayFinder::way(Point from, Point to) {
  if (radius_ == Length()) return points_.way(from, to);
  const auto found = find(from, to, false);
  if (!found) return std::nullopt;
  Way way;
  way.length = *found;
  way.points.push_back(fine(to));
  double left_at = left_;
  for (auto number = last_; number != StripMesh::none; number = labels_[number].before) {
    const auto& label = labels_[number];
    const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(left_at - label.angle) / drawn_step)));
    for (int step = 0; step <= steps; ++step) {
      way.points.push_back(
          kernel().on_battlefield(circles().place(label.corner, left_at + (label.angle - left_at) * step / steps)));
    }
    left_at = label.left_at;
  }
  way.points.push_back(fine(from));
  std::reverse(way.points.begin(), way.points.end());
  return way;
}

}  // namespace bulkhead
