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
/// What is kept at most: 56 MB.
constexpr std::size_t most_tangents = std::size_t{1} << 20;
/// Landmarks pay off on plans with more corners than this.
constexpr std::size_t corners_worth_landmarks = 100;

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
  for (const auto& corner : points_.graph().polygon_corners().others) {
    const double from = direction_of(fine(corner.free.from));
    const double free = turn_between(from, direction_of(fine(corner.free.to)));
    corners_.push_back({fine(corner.at), from + quarter, free - pi});
  }
  arcs_.resize(corners_.size());
  tangents_.resize(2 * corners_.size());
  sees_end_.resize(corners_.size());
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

Outlook BaseWayFinder::outlook(std::uint32_t corner) const {
  const auto corners = mesh().corners();
  return corner < corners.size() ? Outlook(mesh(), corners[corner]) : Outlook(mesh(), corners_[corner].at);
}

/// Tells in `seen_` which corners may be reached next; those of polygons are all tried.
void BaseWayFinder::see_corners(const Outlook& outlook) {
  visible_corners(mesh(), outlook, seen_);
  if (obstacles() == nullptr) return;
  std::erase_if(seen_, [&](std::uint32_t number) { return points_.graph().polygon_corners().replaced[number]; });
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

std::optional<std::uint32_t> BaseWayFinder::arc_at(std::uint32_t corner, double angle) {
  const auto& free = arcs(corner);
  const auto arc = std::find_if(free.begin(), free.end(), [&](const Arc& candidate) {
    return angle >= candidate.from - angular_slack && angle <= candidate.to + angular_slack;
  });
  if (arc == free.end()) return std::nullopt;
  return static_cast<std::uint32_t>(arc - free.begin());
}

std::optional<BaseWayFinder::Tangent> BaseWayFinder::tangent(std::uint32_t from, double sense, std::uint32_t to,
                                                             double sense_there) {
  const auto& here = corners_[from];
  const auto between = corners_[to].at - here.at;
  const double away = length(between);
  // The directions from both corners to where the straight piece touches their circles.
  double leave = 0;
  double arrive = 0;
  if (away == 0) {
    // Both ends of a wall without thickness: the one quarter goes on where the other ends.
    if (sense_there != sense) return std::nullopt;
    leave = arrive = here.first + (sense > 0 ? here.angle : 0);
  } else if (sense_there == sense) {
    leave = arrive = direction_of({sense * between.y, -sense * between.x});
  } else {
    const double cosine = 2 * r_ / away;
    if (cosine > 1 + angular_slack) return std::nullopt;
    leave = direction_of(between) - sense * std::acos(std::min(cosine, 1.0));
    arrive = leave + pi;
  }
  const auto left_at = angle_on(from, leave);
  const auto angle = angle_on(to, arrive);
  if (!left_at || !angle || !arc_at(from, *left_at)) return std::nullopt;
  const auto arc = arc_at(to, *angle);
  if (!arc) return std::nullopt;
  return Tangent{to, sense_there, *left_at, *angle, *arc, bulkhead::distance(place(from, *left_at), place(to, *angle))};
}

std::vector<BaseWayFinder::Tangent>& BaseWayFinder::tangents(std::uint32_t corner, double sense) {
  auto& known = tangents_[turn_index(corner, sense)];
  if (known) return *known;
  if (tangents_kept_ > most_tangents) {
    for (auto& kept : tangents_) kept.reset();
    tangents_kept_ = 0;
  }
  known.emplace();
  see_corners(outlook(corner));
  for (const auto next : seen_) {
    if (next == corner) continue;
    for (const double sense_there : {1.0, -1.0}) {
      if (const auto found = tangent(corner, sense, next, sense_there)) known->push_back(*found);
    }
  }
  tangents_kept_ += known->size();
  return *known;
}

bool BaseWayFinder::has_room(Tangent& tangent, std::uint32_t from) const {
  if (tangent.room == Tangent::Room::unknown) {
    const bool room = has_room(place(from, tangent.left_at), place(tangent.to, tangent.angle));
    tangent.room = room ? Tangent::Room::enough : Tangent::Room::none;
  }
  return tangent.room == Tangent::Room::enough;
}

bool BaseWayFinder::is_worse(const Label& label) {
  const auto& others = labels_at_[turn_index(label.corner, label.sense)];
  return std::any_of(others.begin(), others.end(), [&](std::uint32_t number) {
    const auto& other = labels_[number];
    const double ahead = label.sense * (label.angle - other.angle);
    return other.arc == label.arc && ahead >= 0 && other.distance + r_ * ahead <= label.distance;
  });
}

/// How far it is for a point from the landmarks to a place, from the corners that the place sees.
Landmarks::Distances BaseWayFinder::from_landmarks(const Landmarks& landmarks, const Outlook& outlook) {
  Landmarks::Distances nearest;
  nearest.fill(std::numeric_limits<float>::infinity());
  visible_corners(mesh(), outlook, seen_);
  for (const auto number : seen_) {
    const auto away = static_cast<float>(bulkhead::distance(outlook.from, corners_[number].at));
    const auto& there = landmarks.to(number);
    for (std::size_t index = 0; index < there.size(); ++index) {
      nearest[index] = std::min(nearest[index], there[index] + away);
    }
  }
  return nearest;
}

void BaseWayFinder::use_landmarks() {
  if (!landmarks_) {
    if (obstacles() != nullptr || corners_.size() < corners_worth_landmarks) return;
    if (expanded_ < Landmarks::count * corners_.size()) return;
    landmarks_.emplace(points_.graph(), stop_);
    for (std::uint32_t corner = 0; corner < corners_.size(); ++corner) {
      to_landmarks_.push_back(from_landmarks(*landmarks_, outlook(corner)));
    }
  }
  end_to_landmarks_ = from_landmarks(*landmarks_, Outlook(mesh(), end_));
}

/// No way that turns round a corner and is there after a distance is shorter. A point would go from the corner to the
/// base's middle and along with it.
double BaseWayFinder::estimate(std::uint32_t corner, FinePoint at, double distance) const {
  double rest = bulkhead::distance(at, end_);
  if (landmarks_) {
    const auto& here = to_landmarks_[corner];
    for (std::size_t index = 0; index < here.size(); ++index) {
      // Where neither is reached from the landmark this is not a number, which is never more.
      const double difference = std::abs(here[index] - end_to_landmarks_[index]);
      rest = std::max(rest, difference - r_ - landmarks_->slack());
    }
  }
  return distance + rest;
}

template <typename HasRoom>
void BaseWayFinder::reach(const Label& label, FinePoint at, const HasRoom& has_room) {
  const double whole = estimate(label.corner, at, label.distance);
  if (whole >= best_ || is_worse(label) || !has_room()) return;
  const auto number = static_cast<std::uint32_t>(labels_.size());
  labels_.push_back(label);
  labels_at_[turn_index(label.corner, label.sense)].push_back(number);
  heap_.push_back({whole, number});
  std::push_heap(heap_.begin(), heap_.end());
}

void BaseWayFinder::look_from(FinePoint from) {
  see_corners(Outlook(mesh(), from));
  for (const auto number : seen_) {
    const auto from_corner = from - corners_[number].at;
    const double half_angle = std::acos(std::min(r_ / length(from_corner), 1.0));
    for (const double sense : {1.0, -1.0}) {
      const auto angle = angle_on(number, direction_of(from_corner) + sense * half_angle);
      if (!angle) continue;
      const auto arc = arc_at(number, *angle);
      if (!arc) continue;
      const auto at = place(number, *angle);
      Label label;
      label.distance = bulkhead::distance(from, at);
      label.corner = number;
      label.sense = sense;
      label.angle = *angle;
      label.arc = *arc;
      reach(label, at, [&] { return has_room(from, at); });
    }
  }
}

std::optional<double> BaseWayFinder::turned_by(const Label& label, double angle) {
  const auto& arc = arcs(label.corner)[label.arc];
  const double by = label.sense * (angle - label.angle);
  if (by < -angular_slack || angle < arc.from - angular_slack || angle > arc.to + angular_slack) return std::nullopt;
  return std::max(by, 0.0);
}

void BaseWayFinder::finish(std::uint32_t number) {
  const auto& label = labels_[number];
  const auto to_end = end_ - corners_[label.corner].at;
  const double half_angle = std::acos(std::min(r_ / length(to_end), 1.0));
  const auto angle = angle_on(label.corner, direction_of(to_end) - label.sense * half_angle);
  if (!angle) return;
  const auto by = turned_by(label, *angle);
  if (!by) return;
  const auto at = place(label.corner, *angle);
  const double whole = label.distance + r_ * *by + bulkhead::distance(at, end_);
  if (whole >= best_ || !has_room(at, end_)) return;
  best_ = whole;
  last_ = number;
  left_ = *angle;
}

void BaseWayFinder::turn(std::uint32_t number) {
  const auto label = labels_[number];
  if (sees_end_[label.corner] == search_) finish(number);
  for (auto& tangent : tangents(label.corner, label.sense)) {
    const auto by = turned_by(label, tangent.left_at);
    if (!by) continue;
    Label reached;
    reached.distance = label.distance + r_ * *by + tangent.length;
    reached.corner = tangent.to;
    reached.sense = tangent.sense;
    reached.angle = tangent.angle;
    reached.arc = tangent.arc;
    reached.before = number;
    reached.left_at = tangent.left_at;
    reach(reached, place(tangent.to, tangent.angle), [&] { return has_room(tangent, label.corner); });
  }
}

/// The length of the way, infinite where there is none.
double BaseWayFinder::search(FinePoint from, FinePoint to) {
  last_ = StripMesh::none;
  best_ = infinite;
  if (has_room(from, to)) return bulkhead::distance(from, to);
  for (const auto& label : labels_) labels_at_[turn_index(label.corner, label.sense)].clear();
  labels_.clear();
  heap_.clear();
  end_ = to;
  ++search_;
  see_corners(Outlook(mesh(), to));
  for (const auto number : seen_) sees_end_[number] = search_;
  use_landmarks();
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
