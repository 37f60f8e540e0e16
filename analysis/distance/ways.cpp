// SPDX-License-Identifier: MIT
#include "analysis/distance/ways.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "analysis/sight/line.h"
#include "analysis/sight/obstacle_line.h"
#include "analysis/sight/visible_corners.h"

namespace bulkhead {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr std::size_t most_samples = 16'000'000;

WholePoint whole(FinePoint at) { return {static_cast<std::int64_t>(at.x), static_cast<std::int64_t>(at.y)}; }

/// Landmarks pay off on plans with more corners than this, after so many searches.
constexpr std::size_t corners_worth_landmarks = 300;
constexpr std::uint32_t searches_before_landmarks = 32;
/// In micrometres: what bounds by landmarks may be wrong by, summed in another order.
constexpr double bearing_slack = 1e-3;

}  // namespace

/// All samples of a grid.
struct WayFinder::SampleGoal {
  FinePoint first;
  double spacing;
  int columns;
  int rows;
  const WayFinder& finder;
  std::vector<double>& distances;
  static constexpr bool past_polygons = false;

  [[nodiscard]] static double estimate(double distance, std::uint32_t, FinePoint) { return distance; }
  [[nodiscard]] static bool needs(double) { return true; }
  static void pass(std::uint32_t, double) {}

  void strip(const StripMesh& mesh, std::uint32_t number, FinePoint from, StripMesh::Side side, Ray west, Ray east,
             double distance, std::uint32_t corner) {
    const bool polygons = finder.obstacles() != nullptr;
    const auto& strip = mesh.strips()[number];
    const double north = side == StripMesh::south ? std::max(strip.y[0], from.y) : strip.y[0];
    const double south = side == StripMesh::south ? strip.y[1] : std::min(strip.y[1], from.y);
    const int last_row = std::min(rows - 1, step_below(south - first.y));
    for (int row = std::max(0, step_above(north - first.y)); row <= last_row; ++row) {
      const double dy = first.y + spacing * row - from.y;
      const double away = std::abs(dy);
      const double begin = west.y > 0 ? std::max(strip.west, from.x + west.x * away / west.y) : strip.west;
      const double end = east.y > 0 ? std::min(strip.east, from.x + east.x * away / east.y) : strip.east;
      const int last_column = std::min(columns - 1, step_below(end - first.x));
      auto* sample = distances.data() + static_cast<std::ptrdiff_t>(row) * columns;
      for (int column = std::max(0, step_above(begin - first.x)); column <= last_column; ++column) {
        const double dx = first.x + spacing * column - from.x;
        const double whole = distance + std::sqrt(dx * dx + dy * dy);
        if (polygons && whole < sample[column] && !finder.passes(corner, from, from + FinePoint{dx, dy})) continue;
        sample[column] = std::min(sample[column], whole);
      }
    }
  }

 private:
  [[nodiscard]] int step_below(double offset) const { return static_cast<int>(std::floor(offset / spacing)); }
  [[nodiscard]] int step_above(double offset) const { return static_cast<int>(std::ceil(offset / spacing)); }
};

/// The one point a search is for.
struct WayFinder::PointGoal {
  FinePoint to;
  StripMesh::Places strips;
  const WayFinder& finder;
  /// Null without landmarks.
  const std::vector<Bearings>* bearings = nullptr;
  Bearings bearings_of_goal{};
  double best = infinite;
  /// The corner from which it is reached.
  std::uint32_t last = StripMesh::none;
  static constexpr bool past_polygons = false;

  /// No way by the corner is shorter. Landmarks, which know of no polygons, tell of the mesh's corners alone.
  [[nodiscard]] double estimate(double distance, std::uint32_t number, FinePoint corner) const {
    double rest = length(to - corner);
    if (bearings != nullptr && number < bearings->size()) {
      const auto& from_here = (*bearings)[number];
      for (std::size_t index = 0; index < landmarks; ++index) {
        // Where neither is reached from the landmark this is not a number, which is never more.
        rest = std::max(rest, std::abs(from_here[index] - bearings_of_goal[index]) - bearing_slack);
      }
    }
    return distance + rest;
  }
  [[nodiscard]] bool needs(double estimate) const { return estimate < best; }
  static void pass(std::uint32_t, double) {}

  void strip(const StripMesh&, std::uint32_t number, FinePoint from, StripMesh::Side side, Ray west, Ray east,
             double distance, std::uint32_t corner) {
    if (std::find(strips.begin(), strips.end(), number) == strips.end()) return;
    const auto offset = to - from;
    const double y = side == StripMesh::south ? offset.y : -offset.y;
    if (y < 0 || west.x * y > offset.x * west.y || east.x * y < offset.x * east.y) return;
    const double whole = distance + length(offset);
    if (whole >= best || !finder.passes(corner, from, to)) return;
    best = whole;
    last = corner;
  }
};

/// All corners of the mesh, from one landmark and as if there were no polygons: what lies between them then is a lower
/// bound.
struct WayFinder::CornersGoal {
  std::vector<Bearings>& bearings;
  std::size_t landmark;
  static constexpr bool past_polygons = true;

  [[nodiscard]] static double estimate(double distance, std::uint32_t, FinePoint) { return distance; }
  [[nodiscard]] static bool needs(double) { return true; }
  void pass(std::uint32_t number, double distance) {
    bearings[number][landmark] = std::min(bearings[number][landmark], distance);
  }
  void strip(const StripMesh&, std::uint32_t, FinePoint, StripMesh::Side, Ray, Ray, double, std::uint32_t) {}
};

/// What one cone of a search sees: corners to go on from, strips in which the goal may lie.
template <typename Goal>
class WayFinder::Seen {
 public:
  Seen(WayFinder& finder, Goal& goal, FinePoint from, double distance, std::uint32_t before)
      : finder_(finder), goal_(goal), from_(from), distance_(distance), before_(before) {}

  template <StripMesh::Side Towards>
  void look(std::uint32_t strip, Ray west, Ray east) {
    Half<Towards> half{*this};
    ConeWalk<Towards, Half<Towards>>(finder_.mesh(), from_, half).follow(strip, west, east, {});
  }

  void reach(std::uint32_t number, FinePoint direction) {
    const auto& corner = finder_.mesh().corners()[number];
    const double distance = distance_ + length(direction);
    goal_.pass(number, distance);
    if (corner.tangent(direction.x, direction.y)) {
      finder_.reach(number, {distance, finder_.search_, before_, direction}, goal_);
    }
  }

 private:
  template <StripMesh::Side Towards>
  struct Half {
    struct State {};
    Seen& seen;
    void strip(std::uint32_t number, Ray west, Ray east) {
      seen.goal_.strip(seen.finder_.mesh(), number, seen.from_, Towards, west, east, seen.distance_, seen.before_);
    }
    static State vertex(State, bool, double, double) { return {}; }
    void corner(bool is_seen, std::uint32_t number, double x, double y) {
      if (is_seen) seen.reach(number, {x, Towards == StripMesh::south ? y : -y});
    }
  };

  WayFinder& finder_;
  Goal& goal_;
  FinePoint from_;
  double distance_;
  std::uint32_t before_;
};

WayFinder::WayFinder(Plan plan, std::stop_token stop)
    : plan_(std::move(plan)),
      stop_(std::move(stop)),
      polygon_corners_(plan_),
      steps_(obstacles() == nullptr ? 0 : mesh().corners().size() + polygon_corners_.others.size()),
      reached_(mesh().corners().size() + polygon_corners_.others.size()) {}

FinePoint WayFinder::place(std::uint32_t corner) const {
  const auto of_mesh = mesh().corners().size();
  if (corner < of_mesh) return {mesh().corners()[corner].x, mesh().corners()[corner].y};
  return fine(polygon_corners_.others[corner - of_mesh].at);
}

bool WayFinder::may_leave(std::uint32_t corner, FinePoint direction) const {
  const auto of_mesh = mesh().corners().size();
  if (corner == StripMesh::none) return true;
  if (corner < of_mesh) return mesh().corners()[corner].tangent(direction.x, direction.y);
  return polygon_corners_.others[corner - of_mesh].tangent(whole(direction));
}

bool WayFinder::passes(std::uint32_t corner, FinePoint from, FinePoint to) const {
  if (obstacles() == nullptr) return true;
  return may_leave(corner, to - from) && is_clear_of_polygons(obstacles(), from, to);
}

std::vector<WayFinder::Step> WayFinder::steps_from(std::uint32_t corner, FinePoint at) const {
  std::vector<Step> steps;
  const auto& others = polygon_corners_.others;
  for (std::uint32_t number = 0; number < others.size(); ++number) {
    const auto to = fine(others[number].at);
    if (others[number].tangent(whole(to - at)) && is_clear(mesh(), at, to) && passes(corner, at, to)) {
      steps.push_back({static_cast<std::uint32_t>(mesh().corners().size()) + number, to - at});
    }
  }
  return steps;
}

const std::vector<WayFinder::Step>& WayFinder::steps_from(std::uint32_t corner) {
  auto& known = steps_[corner];
  if (!known) {
    known = steps_from(corner, place(corner));
    std::erase_if(*known, [&](const Step& step) { return step.direction == FinePoint{}; });
  }
  return *known;
}

/// Goes on from there later, unless a way that is as short has led there before.
template <typename Goal>
void WayFinder::reach(std::uint32_t corner, const Reached& how, Goal& goal) {
  auto& reached = reached_[corner];
  if (reached.search == search_ && reached.distance <= how.distance) return;
  const auto at = place(corner);
  const double estimate = goal.estimate(how.distance, corner, at);
  if (!goal.needs(estimate)) return;
  if constexpr (!Goal::past_polygons) {
    const bool of_mesh = corner < mesh().corners().size();
    if (obstacles() != nullptr && of_mesh &&
        (polygon_corners_.replaced[corner] || !passes(how.before, at - how.direction, at))) {
      return;
    }
  }
  reached = how;
  heap_.push_back({estimate, how.distance, corner});
  std::push_heap(heap_.begin(), heap_.end());
}

template <typename Goal>
void WayFinder::follow(const std::vector<Step>& steps, double distance, std::uint32_t before, Goal& goal) {
  for (const auto& [corner, direction] : steps) {
    reach(corner, {distance + length(direction), search_, before, direction}, goal);
  }
}

template <typename Goal>
void WayFinder::look_all_round(FinePoint from, double distance, std::uint32_t before, Goal& goal) {
  Seen<Goal> seen(*this, goal, from, distance, before);
  const Outlook outlook(mesh(), from);
  for (const auto strip : outlook.strips[StripMesh::north]) {
    seen.template look<StripMesh::north>(strip, due_west, due_east);
  }
  for (const auto strip : outlook.strips[StripMesh::south]) {
    seen.template look<StripMesh::south>(strip, due_west, due_east);
  }
  outlook.for_each_level_corner(mesh(), [&](std::uint32_t corner) {
    seen.reach(corner, FinePoint{mesh().corners()[corner].x - from.x, 0});
  });
}

template <typename Goal>
void WayFinder::look_round(std::uint32_t number, Goal& goal) {
  const auto& corner = mesh().corners()[number];
  const auto& reached = reached_[number];
  const FinePoint from{corner.x, corner.y};
  Seen<Goal> seen(*this, goal, from, reached.distance, number);
  const auto direction = reached.direction;
  const auto look = [&](StripMesh::Side side, Ray a, Ray b) {
    const bool a_is_west = a.x * b.y < b.x * a.y;
    const auto& west = a_is_west ? a : b;
    const auto& east = a_is_west ? b : a;
    if (west.x * east.y == east.x * west.y) return;
    const auto follow = [&](std::uint32_t strip) {
      side == StripMesh::south ? seen.template look<StripMesh::south>(strip, west, east)
                               : seen.template look<StripMesh::north>(strip, west, east);
    };
    if (!corner.flat) return follow(corner.strips[side]);
    for (const auto strip : Outlook(mesh(), corner).strips[side]) follow(strip);
  };
  const auto level = [&](double towards) {
    if (corner.flat) {
      // The other corner of a wall without thickness may be at the same place.
      Outlook(mesh(), corner).for_each_level_corner(mesh(), [&](std::uint32_t next) {
        const double away = mesh().corners()[next].x - corner.x;
        if (next != number && (away == 0 || away * towards > 0)) seen.reach(next, {away, 0});
      });
    } else if (towards != 0) {
      const auto next = corner.level[towards > 0 ? 1 : 0];
      if (next != StripMesh::none) seen.reach(next, {mesh().corners()[next].x - corner.x, 0});
    }
  };
  // Towards the blocked quadrant.
  const double x = corner.blocked_west ? -1 : 1;
  const double y = corner.blocked_north ? -1 : 1;
  if (direction.x * x <= 0 && direction.y * y >= 0) {
    const bool along_level = direction.y == 0;
    look(y > 0 ? StripMesh::south : StripMesh::north, {0, 1},
         direction.x == 0 && along_level ? Ray{-x, 0} : Ray{direction.x, std::abs(direction.y)});
    level(along_level ? -x : 0);
  }
  if (direction.x * x >= 0 && direction.y * y <= 0) {
    look(y > 0 ? StripMesh::north : StripMesh::south, {x, 0},
         direction.x == 0 && direction.y == 0 ? Ray{0, 1} : Ray{direction.x, std::abs(direction.y)});
    level(x);
  }
}

template <typename Goal>
void WayFinder::search(std::span<const Point> from, Goal& goal) {
  ++search_;
  heap_.clear();
  for (const auto point : from) {
    if (stop_.stop_requested()) return;
    const auto at = mesh().inside(point);
    if (!is_clear_of_polygons(obstacles(), at, at)) continue;
    look_all_round(at, 0, StripMesh::none, goal);
    if (obstacles() != nullptr) follow(steps_from(StripMesh::none, at), 0, StripMesh::none, goal);
  }
  go_on(goal);
}

template <typename Goal>
void WayFinder::go_on(Goal& goal) {
  while (!heap_.empty() && !stop_.stop_requested()) {
    const auto next = heap_.front();
    if (!goal.needs(next.estimate)) break;
    std::pop_heap(heap_.begin(), heap_.end());
    heap_.pop_back();
    if (next.distance > reached_[next.corner].distance) continue;
    if (next.corner < mesh().corners().size()) {
      look_round(next.corner, goal);
    } else {
      look_all_round(place(next.corner), next.distance, next.corner, goal);
    }
    if constexpr (!Goal::past_polygons) {
      if (obstacles() != nullptr) follow(steps_from(next.corner), next.distance, next.corner, goal);
    }
  }
}

/// Each landmark after the first is the corner farthest from those before; where some cannot be reached, one of them.
void WayFinder::choose_landmarks() {
  Bearings unreached;
  unreached.fill(infinite);
  bearings_.assign(mesh().corners().size(), unreached);
  std::vector<double> nearest(mesh().corners().size(), infinite);
  std::size_t landmark_corner = 0;
  for (std::size_t landmark = 0; landmark < landmarks; ++landmark) {
    const auto& corner = mesh().corners()[landmark_corner];
    bearings_[landmark_corner][landmark] = 0;
    CornersGoal goal{bearings_, landmark};
    ++search_;
    heap_.clear();
    look_all_round({corner.x, corner.y}, 0, StripMesh::none, goal);
    go_on(goal);
    for (std::size_t number = 0; number < nearest.size(); ++number) {
      nearest[number] = std::min(nearest[number], bearings_[number][landmark]);
    }
    landmark_corner = static_cast<std::size_t>(std::max_element(nearest.begin(), nearest.end()) - nearest.begin());
  }
}

WayFinder::Bearings WayFinder::bearings_of(FinePoint at) {
  Bearings bearings;
  bearings.fill(infinite);
  visible_corners(mesh(), Outlook(mesh(), at), seen_);
  for (const auto number : seen_) {
    const auto& corner = mesh().corners()[number];
    const double away = length(FinePoint{corner.x - at.x, corner.y - at.y});
    for (std::size_t landmark = 0; landmark < landmarks; ++landmark) {
      bearings[landmark] = std::min(bearings[landmark], bearings_[number][landmark] + away);
    }
  }
  return bearings;
}

double WayFinder::find(Point from, Point to, std::uint32_t& last) {
  const auto begin = mesh().inside(from);
  const auto end = mesh().inside(to);
  last = StripMesh::none;
  if (is_clear(mesh(), begin, end) && is_clear_of_polygons(obstacles(), begin, end)) {
    return bulkhead::distance(begin, end);
  }
  PointGoal goal{end, mesh().places(end), *this};
  if (goal.strips.empty() || !is_clear_of_polygons(obstacles(), end, end)) return infinite;
  if (bearings_.empty() && search_ >= searches_before_landmarks && mesh().corners().size() > corners_worth_landmarks) {
    choose_landmarks();
  }
  if (!bearings_.empty()) {
    goal.bearings = &bearings_;
    goal.bearings_of_goal = bearings_of(end);
  }
  search(std::span(&from, 1), goal);
  last = goal.last;
  return goal.best;
}

std::optional<double> WayFinder::distance(Point from, Point to) {
  std::uint32_t last = StripMesh::none;
  const double found = find(from, to, last);
  if (found == infinite) return std::nullopt;
  return found;
}

std::optional<Way> WayFinder::way(Point from, Point to) {
  std::uint32_t corner = StripMesh::none;
  Way way;
  way.length = find(from, to, corner);
  if (way.length == infinite) return std::nullopt;
  way.points.push_back(fine(to));
  const auto add = [&](FinePoint point) {
    if (!(way.points.back() == point)) way.points.push_back(point);
  };
  for (; corner != StripMesh::none; corner = reached_[corner].before) add(mesh().on_battlefield(place(corner)));
  add(fine(from));
  std::reverse(way.points.begin(), way.points.end());
  return way;
}

std::vector<double> WayFinder::distances(std::span<const Point> from, const SampleGrid& grid) {
  std::vector<double> distances(grid.count(), infinite);
  SampleGoal goal{mesh().inside(grid.first),
                  static_cast<double>(grid.spacing.in_micrometres()),
                  grid.columns,
                  grid.rows,
                  *this,
                  distances};
  search(from, goal);
  return distances;
}

Result<SampleGrid> sample_grid(const Plan& plan, Length spacing) {
  if (spacing <= Length()) return fail("Sample points must be some distance apart; give a spacing of more than 0 mm");
  SampleGrid grid;
  grid.spacing = spacing;
  if (plan.ground().empty()) return grid;
  auto bounds = plan.ground().front();
  for (const auto& area : plan.ground()) {
    bounds.top_left = {std::min(bounds.top_left.x, area.top_left.x), std::min(bounds.top_left.y, area.top_left.y)};
    bounds.bottom_right = {std::max(bounds.bottom_right.x, area.bottom_right.x),
                           std::max(bounds.bottom_right.y, area.bottom_right.y)};
  }
  const auto size = bounds.bottom_right - bounds.top_left;
  const auto steps = [&](Length length) { return length.in_micrometres() / spacing.in_micrometres(); };
  const auto columns = steps(size.x) + 1;
  const auto rows = steps(size.y) + 1;
  if (static_cast<double>(columns) * static_cast<double>(rows) > static_cast<double>(most_samples)) {
    return fail("That many sample points are too many for this battlefield; set them farther apart");
  }
  grid.columns = static_cast<int>(columns);
  grid.rows = static_cast<int>(rows);
  const auto margin = [&](Length length, std::int64_t count) { return (length - spacing * (count - 1)) / 2; };
  grid.first = bounds.top_left + Point{margin(size.x, columns), margin(size.y, rows)};
  return grid;
}

}  // namespace bulkhead
