// SPDX-License-Identifier: MIT
#include "analysis/kernel/strip_line.h"

#include <algorithm>
#include <cmath>

namespace bulkhead {
namespace {

/// Walks from strip to strip along a line that is not level.
class SlopingWalk {
 public:
  SlopingWalk(const StripMesh& mesh, const StraightLine& line, StripMesh::Side side, FinePoint to)
      : mesh_(mesh),
        line_(line),
        side_(side),
        to_(to),
        far_enough_(side == StripMesh::south ? to.y - line.slack : to.y + line.slack) {
    // How far along the x axis a line is that passes within the slack.
    if (line.slack > 0) slack_ = line.slack * length(line.direction) / std::abs(line.direction.y);
  }

  [[nodiscard]] bool reaches(std::uint32_t number) {
    while (true) {
      const auto& strip = mesh_.strips()[number];
      if (side_ == StripMesh::south ? strip.y[side_] >= far_enough_ : strip.y[side_] <= far_enough_)
        return holds(number);
      const double x = abscissa(strip.y[side_]);
      const auto range = strip.openings[side_];
      auto index = range.first;
      while (index < range.last && past(mesh_.openings()[index].east, x)) ++index;
      if (index == range.last || !before_or_at(mesh_.openings()[index].west, x)) return stopped(number, x);
      if (index + 1 < range.last && before_or_at(mesh_.openings()[index + 1].west, x)) {
        return reaches_through(range, index, x);
      }
      number = mesh_.openings()[index].strips[side_];
    }
  }

  [[nodiscard]] const LineStop& stop() const { return stop_; }

 private:
  /// Relative to `line_.through`, so that it is exact.
  [[nodiscard]] double abscissa(double y) const {
    return line_.direction.x * (y - line_.through.y) / line_.direction.y;
  }
  [[nodiscard]] bool past(double east, double x) const { return east - line_.through.x + slack_ < x; }
  [[nodiscard]] bool before_or_at(double west, double x) const { return west - line_.through.x - slack_ <= x; }

  [[nodiscard]] bool holds(std::uint32_t number) {
    const auto& strip = mesh_.strips()[number];
    if (strip.west - slack_ <= to_.x && to_.x <= strip.east + slack_) return true;
    return stopped(number, to_.x - line_.through.x);
  }

  /// The line passes where two openings meet: by the end of a wall without thickness, or within the slack.
  [[nodiscard]] bool reaches_through(StripMesh::Range range, std::uint32_t index, double x) {
    for (; index < range.last && before_or_at(mesh_.openings()[index].west, x); ++index) {
      const auto next = mesh_.openings()[index].strips[side_];
      if (std::find(tried_.begin(), tried_.end(), next) != tried_.end()) continue;
      tried_.push_back(next);
      if (reaches(next)) return true;
    }
    return false;
  }

  [[nodiscard]] bool stopped(std::uint32_t number, double x) {
    const auto& strip = mesh_.strips()[number];
    const double west = strip.west - line_.through.x;
    const double east = strip.east - line_.through.x;
    LineStop stop;
    if (x < west || x > east) {
      stop.at.x = x < west ? strip.west : strip.east;
      const double away = x < west ? west : east;
      stop.at.y = std::clamp(line_.through.y + away * line_.direction.y / line_.direction.x, strip.y[StripMesh::north],
                             strip.y[StripMesh::south]);
      stop.by = mesh_.block_beside(number, x > east, stop.at.y);
    } else {
      stop.at = {line_.through.x + x, strip.y[side_]};
      stop.by = mesh_.block_beyond(number, side_, std::clamp(stop.at.x, strip.west, strip.east));
    }
    const bool farther = side_ == StripMesh::south ? stop.at.y > stop_.at.y : stop.at.y < stop_.at.y;
    if (!stopped_ || farther) stop_ = stop;
    stopped_ = true;
    return false;
  }

  const StripMesh& mesh_;
  const StraightLine& line_;
  StripMesh::Side side_;
  FinePoint to_;
  /// A line that gets to this height has arrived.
  double far_enough_;
  double slack_ = 0;
  std::vector<std::uint32_t> tried_;
  bool stopped_ = false;
  LineStop stop_;
};

/// Walks along a level line through the strips that have it inside or as a side.
class LevelWalk {
 public:
  LevelWalk(const StripMesh& mesh, FinePoint from, FinePoint to, double slack)
      : mesh_(mesh), from_(from), to_(to), slack_(slack), eastwards_(to.x >= from.x) {}

  [[nodiscard]] bool reaches() {
    for (const auto strip : mesh_.places(from_, slack_)) enter(strip, from_.x);
    for (std::size_t index = 0; index < entered_.size(); ++index) {
      const auto [number, entry] = entered_[index];
      const auto& strip = mesh_.strips()[number];
      const double end = eastwards_ ? strip.east : strip.west;
      if (!nearer(end + (eastwards_ ? slack_ : -slack_), to_.x)) return true;
      if (nearer(stop_.at.x, end) || index == 0) {
        stop_ = {{end, from_.y}, mesh_.block_beside(number, eastwards_, std::clamp(from_.y, strip.y[0], strip.y[1]))};
      }
      for (const auto side : {StripMesh::north, StripMesh::south}) {
        if (std::abs(strip.y[side] - from_.y) <= slack_) leave(strip.openings[side], side, entry);
      }
    }
    return false;
  }

  [[nodiscard]] const LineStop& stop() const { return stop_; }

 private:
  struct Entry {
    std::uint32_t strip;
    /// The first abscissa at which it can be entered.
    double at;
  };

  /// Whether one comes to `a` strictly before `b`.
  [[nodiscard]] bool nearer(double a, double b) const { return eastwards_ ? a < b : a > b; }

  void leave(StripMesh::Range openings, StripMesh::Side side, double entry) {
    for (auto index = openings.first; index < openings.last; ++index) {
      const auto& opening = mesh_.openings()[index];
      const double begin = eastwards_ ? opening.west : opening.east;
      const double end = eastwards_ ? opening.east : opening.west;
      if (!nearer(end, entry)) enter(opening.strips[side], nearer(begin, entry) ? entry : begin);
    }
  }

  /// An entry earlier than one known may lead to more, so it is followed again.
  void enter(std::uint32_t strip, double at) {
    const auto known = std::any_of(entered_.begin(), entered_.end(),
                                   [&](const Entry& entry) { return entry.strip == strip && !nearer(at, entry.at); });
    if (!known) entered_.push_back({strip, at});
  }

  const StripMesh& mesh_;
  FinePoint from_;
  FinePoint to_;
  double slack_;
  bool eastwards_;
  std::vector<Entry> entered_;
  LineStop stop_;
};

}  // namespace

bool is_clear(const StripMesh& mesh, const StraightLine& line, FinePoint from, FinePoint to, LineStop* stop) {
  // So nearly level that the slack covers what it climbs.
  if (std::abs(line.direction.y) <= 1e-12 * std::abs(line.direction.x)) {
    LevelWalk walk(mesh, from, to, line.slack);
    const bool clear = walk.reaches();
    if (!clear && stop != nullptr) *stop = walk.stop();
    return clear;
  }
  SlopingWalk walk(mesh, line, to.y >= from.y ? StripMesh::south : StripMesh::north, to);
  for (const auto strip : mesh.places(from, line.slack)) {
    if (walk.reaches(strip)) return true;
  }
  if (stop != nullptr) *stop = walk.stop();
  return false;
}

bool is_clear(const StripMesh& mesh, FinePoint from, FinePoint to, LineStop* stop) {
  return is_clear(mesh, {from, to - from, 0}, from, to, stop);
}

}  // namespace bulkhead
