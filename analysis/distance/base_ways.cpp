// SPDX-License-Identifier: MIT
#include "analysis/distance/base_ways.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "analysis/sight/obstacle_line.h"
#include "analysis/sight/visible_corners.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double pi = std::numbers::pi;
constexpr double quarter = pi / 2;
/// Micrometres by which the base may come too near.
constexpr double slack = 1e-3;
constexpr double angular_slack = 1e-9;
constexpr double drawn_step = 5 * pi / 180;

/// The first angle of the quarter opposite to the blocked one.
double first_angle(const StripMesh::Corner& corner) {
  if (corner.blocked_north) return corner.blocked_west ? 0 : quarter;
  return corner.blocked_west ? -quarter : pi;
}

double direction_of(FinePoint vector) { return std::atan2(vector.y, vector.x); }

/// From 0 to a full turn.
double turn_between(double from, double to) {
  const double turn = std::remainder(to - from, 2 * pi);
  return turn > 0 ? turn : turn + 2 * pi;
}

}  // namespace

BaseWayFinder::BaseWayFinder(Plan plan, Length radius, std::stop_token stop)
    : points_(std::move(plan), stop),
      stop_(std::move(stop)),
      radius_(radius),
      r_(static_cast<double>(radius.in_micrometres())),
      clearance_(mesh()) {
  BULKHEAD_EXPECTS(radius >= Length());
  for (const auto& corner : mesh().corners()) corners_.push_back({{corner.x, corner.y}, first_angle(corner), quarter});
  for (const auto& corner : points_.polygon_corners().others) {
    const double from = direction_of(fine(corner.free.from));
    const double free = turn_between(from, direction_of(fine(corner.free.to)));
    corners_.push_back({fine(corner.at), from + quarter, free - pi});
  }
  arcs_.resize(corners_.size());
  labels_at_.resize(2 * corners_.size());
}

bool BaseWayFinder::fits(Point centre) const {
  const auto at = mesh().inside(centre);
  return !mesh().places(at).empty() && is_clear_of_polygons(obstacles(), at, at) && has_room(at, at);
}

bool BaseWayFinder::has_room(FinePoint from, FinePoint to) const {
  return clearance_.has_room(from, to, r_, slack) &&
         (obstacles() == nullptr || obstacles()->has_room(from, to, r_, slack));
}

/// Tells in `seen_` which corners may be reached next; those of polygons are all tried.
void BaseWayFinder::see_corners(const Outlook& outlook) {
  visible_corners(mesh(), outlook, seen_);
  if (obstacles() == nullptr) return;
  std::erase_if(seen_, [&](std::uint32_t number) { return points_.polygon_corners().replaced[number]; });
  for (auto number = mesh().corners().size(); number < corners_.size(); ++number) {
    seen_.push_back(static_cast<std::uint32_t>(number));
  }
}

FinePoint BaseWayFinder::place(std::uint32_t number, double angle) const {
  const double direction = corners_[number].first + angle;
  return corners_[number].at + FinePoint{std::cos(direction), std::sin(direction)} * r_;
}

std::optional<double> BaseWayFinder::angle_on(std::uint32_t corner, double direction) const {
  double angle = std::remainder(direction - corners_[corner].first, 2 * pi);
  if (angle < -angular_slack) angle += 2 * pi;
  if (angle > corners_[corner].angle + angular_slack) return std::nullopt;
  return std::clamp(angle, 0.0, corners_[corner].angle);
}

/// Where the part of a circle comes within reach of something else or out of it, and its ends; sorted.
std::vector<double> BaseWayFinder::ends_of_arcs(std::uint32_t number) const {
  const auto centre = corners_[number].at;
  std::vector<double> ends = {0, corners_[number].angle};
  const auto add = [&](double direction) {
    if (const auto angle = angle_on(number, direction)) ends.push_back(*angle);
  };
  const auto add_around = [&](double direction, double cosine) {
    if (std::abs(cosine) > 1) return;
    add(direction + std::acos(cosine));
    add(direction - std::acos(cosine));
  };
  const auto add_around_corner = [&](FinePoint other) {
    const auto from_other = centre - other;
    if (!(from_other == FinePoint{})) add_around(direction_of(from_other), -length(from_other) / (2 * r_));
  };
  if (obstacles() != nullptr && obstacles()->polygon_near(centre, centre, std::max(2 * r_, 1.0))) {
    obstacles()->for_each_near(centre, centre, 2 * r_, [&](const Obstacles::Piece& piece) {
      const auto corners = obstacles()->corners_of(piece);
      for (std::size_t index = 0; index < corners.size(); ++index) {
        const auto at = fine(corners[index]);
        const auto side = fine(corners[(index + 1) % corners.size()]) - at;
        add_around_corner(at);
        if (side == FinePoint{}) continue;
        const FinePoint outwards = FinePoint{side.y, -side.x} * (1 / length(side));
        add_around(direction_of(outwards), (dot(outwards, at - centre) + r_) / r_);
      }
      return true;
    });
    std::sort(ends.begin(), ends.end());
    return ends;
  }
  clearance_.for_each_near(centre, 2 * r_, [&](const StripMesh::Area& area) {
    add_around(0, (area.west - r_ - centre.x) / r_);
    add_around(0, (area.east + r_ - centre.x) / r_);
    add_around(quarter, (area.north - r_ - centre.y) / r_);
    add_around(quarter, (area.south + r_ - centre.y) / r_);
    for (const auto& other : {FinePoint{area.west, area.north}, FinePoint{area.east, area.north},
                              FinePoint{area.west, area.south}, FinePoint{area.east, area.south}}) {
      add_around_corner(other);
    }
  });
  std::sort(ends.begin(), ends.end());
  return ends;
}

const std::vector<BaseWayFinder::Arc>& BaseWayFinder::arcs(std::uint32_t number) {
  auto& known = arcs_[number];
  if (known) return *known;
  known.emplace();
  const auto ends = ends_of_arcs(number);
  bool open = false;
  for (std::size_t index = 0; index + 1 < ends.size(); ++index) {
    if (ends[index + 1] - ends[index] < angular_slack) continue;
    const auto middle = place(number, (ends[index] + ends[index + 1]) / 2);
    const bool free = has_room(middle, middle);
    if (free && open) known->back().to = ends[index + 1];
    if (free && !open) known->push_back({ends[index], ends[index + 1]});
    open = free;
  }
  return *known;
}

std::vector<std::uint32_t>& BaseWayFinder::labels_at(std::uint32_t corner, double sense) {
  return labels_at_[2 * corner + (sense > 0 ? 1U : 0U)];
}

bool BaseWayFinder::is_worse(const Label& label) {
  const auto& others = labels_at(label.corner, label.sense);
  return std::any_of(others.begin(), others.end(), [&](std::uint32_t number) {
    const auto& other = labels_[number];
    const double ahead = label.sense * (label.angle - other.angle);
    return other.arc == label.arc && ahead >= 0 && other.distance + r_ * ahead <= label.distance;
  });
}

void BaseWayFinder::reach(Label label, FinePoint from, FinePoint to) {
  const auto at = place(label.corner, label.angle);
  label.distance += bulkhead::distance(from, at);
  const double estimate = label.distance + bulkhead::distance(at, to);
  if (estimate >= best_) return;
  const auto& free = arcs(label.corner);
  const auto arc = std::find_if(free.begin(), free.end(), [&](const Arc& candidate) {
    return label.angle >= candidate.from - angular_slack && label.angle <= candidate.to + angular_slack;
  });
  if (arc == free.end()) return;
  label.arc = static_cast<std::uint32_t>(arc - free.begin());
  if (is_worse(label) || !has_room(from, at)) return;
  const auto number = static_cast<std::uint32_t>(labels_.size());
  labels_.push_back(label);
  labels_at(label.corner, label.sense).push_back(number);
  heap_.push_back({estimate, number});
  std::push_heap(heap_.begin(), heap_.end());
}

void BaseWayFinder::look_from(FinePoint from, FinePoint to) {
  see_corners(Outlook(mesh(), from));
  for (const auto number : seen_) {
    const auto from_corner = from - corners_[number].at;
    const double half_angle = std::acos(std::min(r_ / length(from_corner), 1.0));
    for (const double sense : {1.0, -1.0}) {
      const auto angle = angle_on(number, direction_of(from_corner) + sense * half_angle);
      if (!angle) continue;
      Label label;
      label.corner = number;
      label.sense = sense;
      label.angle = *angle;
      reach(label, from, to);
    }
  }
}

std::optional<double> BaseWayFinder::turned_by(const Label& label, double angle) {
  const auto& arc = arcs(label.corner)[label.arc];
  const double by = label.sense * (angle - label.angle);
  if (by < -angular_slack || angle < arc.from - angular_slack || angle > arc.to + angular_slack) return std::nullopt;
  return std::max(by, 0.0);
}

void BaseWayFinder::finish(std::uint32_t number, FinePoint to) {
  const auto& label = labels_[number];
  const auto to_end = to - corners_[label.corner].at;
  const double half_angle = std::acos(std::min(r_ / length(to_end), 1.0));
  const auto angle = angle_on(label.corner, direction_of(to_end) - label.sense * half_angle);
  if (!angle) return;
  const auto by = turned_by(label, *angle);
  if (!by) return;
  const auto at = place(label.corner, *angle);
  const double whole = label.distance + r_ * *by + bulkhead::distance(at, to);
  if (whole >= best_ || !has_room(at, to)) return;
  best_ = whole;
  last_ = number;
  left_ = *angle;
}

void BaseWayFinder::try_corner(std::uint32_t number, std::uint32_t next, double sense, FinePoint to) {
  const auto label = labels_[number];
  const auto& here = corners_[label.corner];
  const auto between = corners_[next].at - here.at;
  const double away = length(between);
  // The directions from both corners to where the straight piece touches their circles.
  double leave = 0;
  double arrive = 0;
  if (away == 0) {
    // Both ends of a wall without thickness: the one quarter goes on where the other ends.
    if (sense != label.sense) return;
    leave = arrive = here.first + (sense > 0 ? here.angle : 0);
  } else if (sense == label.sense) {
    leave = arrive = direction_of({sense * between.y, -sense * between.x});
  } else {
    const double cosine = 2 * r_ / away;
    if (cosine > 1 + angular_slack) return;
    leave = direction_of(between) - label.sense * std::acos(std::min(cosine, 1.0));
    arrive = leave + pi;
  }
  const auto leave_angle = angle_on(label.corner, leave);
  const auto arrive_angle = angle_on(next, arrive);
  if (!leave_angle || !arrive_angle) return;
  const auto by = turned_by(label, *leave_angle);
  if (!by) return;
  Label reached;
  reached.distance = label.distance + r_ * *by;
  reached.corner = next;
  reached.sense = sense;
  reached.angle = *arrive_angle;
  reached.before = number;
  reached.left_at = *leave_angle;
  reach(reached, place(label.corner, *leave_angle), to);
}

void BaseWayFinder::turn(std::uint32_t number, FinePoint to) {
  finish(number, to);
  const auto corner = labels_[number].corner;
  see_corners(corner < mesh().corners().size() ? Outlook(mesh(), mesh().corners()[corner])
                                               : Outlook(mesh(), corners_[corner].at));
  for (const auto next : seen_) {
    if (next == corner) continue;
    for (const double sense : {1.0, -1.0}) try_corner(number, next, sense, to);
  }
}

/// The length of the way, infinite where there is none.
double BaseWayFinder::search(FinePoint from, FinePoint to) {
  last_ = StripMesh::none;
  best_ = infinite;
  if (has_room(from, to)) return bulkhead::distance(from, to);
  for (const auto& label : labels_) labels_at(label.corner, label.sense).clear();
  labels_.clear();
  heap_.clear();
  look_from(from, to);
  while (!heap_.empty() && heap_.front().estimate < best_ && !stop_.stop_requested()) {
    const auto next = heap_.front();
    std::pop_heap(heap_.begin(), heap_.end());
    heap_.pop_back();
    turn(next.label, to);
  }
  return best_;
}

std::optional<double> BaseWayFinder::distance(Point from, Point to) {
  if (radius_ == Length()) return points_.distance(from, to);
  if (!fits(from) || !fits(to)) return std::nullopt;
  const double found = search(mesh().inside(from), mesh().inside(to));
  if (found == infinite) return std::nullopt;
  return found;
}

std::optional<Way> BaseWayFinder::way(Point from, Point to) {
  if (radius_ == Length()) return points_.way(from, to);
  const auto found = distance(from, to);
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
          mesh().on_battlefield(place(label.corner, left_at + (label.angle - left_at) * step / steps)));
    }
    left_at = label.left_at;
  }
  way.points.push_back(fine(from));
  std::reverse(way.points.begin(), way.points.end());
  return way;
}

}  // namespace bulkhead
