// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <vector>

#include "analysis/geometry/box_grid.h"
#include "analysis/geometry/convex_pieces.h"
#include "analysis/geometry/rectangles.h"
#include "analysis/plan/mission_plan.h"
#include "analysis/snapshot/snapshot.h"
#include "model/mission/forces.h"
#include "model/mission/geometry.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText narrow_corridor{
    "narrow-corridor",
    "a base of {base} should get through wherever there is no wall; at {edge} the largest that does is {width}"};

/// In micrometres, along an edge or across it.
struct Stretch {
  double from = 0;
  double to = 0;
};

/// Something that stops ways: a rectangle, or a convex polygon within it.
struct Barrier {
  Rectangle bounds;
  /// None for a rectangle.
  std::vector<FinePoint> corners;
};

/// Rectangles, and polygons cut into convex pieces.
std::vector<Barrier> barriers_of(const Plan& plan) {
  std::vector<Barrier> barriers;
  for (const auto& block : plan.blocks()) {
    if (block.stops_ways) barriers.push_back({block.area, {}});
  }
  for (const auto& polygon : plan.polygons()) {
    if (!polygon.stops_ways) continue;
    const auto bounds = bounds_of(polygon.corners);
    std::vector<WholePoint> inside;
    for (const auto corner : polygon.corners) {
      const auto from_top_left = corner - bounds.top_left;
      inside.push_back({from_top_left.x.in_micrometres(), from_top_left.y.in_micrometres()});
    }
    for (const auto& piece : convex_pieces(std::move(inside))) {
      Barrier barrier{bounds, {}};
      for (const auto corner : piece) barrier.corners.push_back(fine(bounds.top_left) + fine(corner));
      barriers.push_back(std::move(barrier));
    }
  }
  return barriers;
}

/// Where the line y = 0 comes nearer than a radius to a stretch of straight line: from one x to another.
std::optional<Stretch> stretch_near(FinePoint from, FinePoint to, double radius) {
  std::optional<Stretch> near;
  const auto add = [&](double begin, double end) {
    if (begin >= end) return;
    near = near ? Stretch{std::min(near->from, begin), std::max(near->to, end)} : Stretch{begin, end};
  };
  for (const auto end : {from, to}) {
    if (std::abs(end.y) >= radius) continue;
    const double reach = std::sqrt(radius * radius - end.y * end.y);
    add(end.x - reach, end.x + reach);
  }
  // Beside the stretch, between its ends: both conditions hold from one x to another.
  const auto along = to - from;
  const double long_by = length(along);
  double first = -std::numeric_limits<double>::infinity();
  double last = std::numeric_limits<double>::infinity();
  const auto keep = [&](double slope, double at_zero, double low, double high) {
    if (slope == 0) {
      if (at_zero <= low || at_zero >= high) last = first;
      return;
    }
    const double one = (low - at_zero) / slope;
    const double other = (high - at_zero) / slope;
    first = std::max(first, std::min(one, other));
    last = std::min(last, std::max(one, other));
  };
  keep(along.x, -dot(along, from), 0, long_by * long_by);
  keep(along.y, from.y * along.x - from.x * along.y, -radius * long_by, radius * long_by);
  add(first, last);
  return near;
}

/// The line between two cells, as coordinates along the edge, and what blocks near it.
class Gap {
 public:
  Gap(Axis axis, Point from, Point to) : axis_(axis), line_(along({from, to})), height_(across({from, to}).from) {}

  void add(const Barrier& barrier) {
    Near near{along(barrier.bounds), across(barrier.bounds), {}};
    for (const auto corner : barrier.corners) {
      near.corners.push_back(axis_ == Axis::horizontal ? FinePoint{corner.x, corner.y - height_}
                                                       : FinePoint{corner.y, corner.x - height_});
    }
    barriers_.push_back(std::move(near));
  }

  /// Whether the middle of a base can cross the line somewhere.
  [[nodiscard]] bool lets_through(double radius) const {
    std::vector<Stretch> barred;
    for (const auto& barrier : barriers_) {
      if (const auto stretch = barred_by(barrier, radius)) barred.push_back(*stretch);
    }
    std::sort(barred.begin(), barred.end(),
              [](const Stretch& one, const Stretch& other) { return one.from < other.from; });
    double free_from = line_.from;
    for (const auto& stretch : barred) {
      if (stretch.from >= free_from) return free_from <= line_.to;
      free_from = std::max(free_from, stretch.to);
    }
    return free_from <= line_.to;
  }

  /// The diameter of the largest base that it lets through, to the micrometre below.
  [[nodiscard]] Length width(Length too_wide) const {
    std::int64_t fits = 0;
    auto fails = too_wide.in_micrometres();
    while (fails - fits > 1) {
      const auto middle = fits + (fails - fits) / 2;
      (lets_through(static_cast<double>(middle) / 2) ? fits : fails) = middle;
    }
    return Length::micrometres(fits);
  }

 private:
  struct Near {
    Stretch along;
    Stretch across;
    /// Of a polygon: along the line and from it.
    std::vector<FinePoint> corners;
  };
  [[nodiscard]] Stretch along(const Rectangle& area) const { return stretch(area, axis_ == Axis::horizontal); }
  [[nodiscard]] Stretch across(const Rectangle& area) const { return stretch(area, axis_ != Axis::horizontal); }
  [[nodiscard]] static Stretch stretch(const Rectangle& area, bool x) {
    const auto from = fine(area.top_left);
    const auto to = fine(area.bottom_right);
    return x ? Stretch{from.x, to.x} : Stretch{from.y, to.y};
  }

  [[nodiscard]] std::optional<Stretch> barred_by(const Near& barrier, double radius) const {
    const double off = std::max({barrier.across.from - height_, height_ - barrier.across.to, 0.0});
    if (off >= radius) return std::nullopt;
    if (barrier.corners.empty()) {
      const double reach = std::sqrt(radius * radius - off * off);
      return Stretch{barrier.along.from - reach, barrier.along.to + reach};
    }
    // What is convex and grown by a radius bars one stretch, whose ends are barred by sides.
    std::optional<Stretch> barred;
    for (std::size_t index = 0; index < barrier.corners.size(); ++index) {
      const auto next = barrier.corners[(index + 1) % barrier.corners.size()];
      const auto near = stretch_near(barrier.corners[index], next, radius);
      if (!near) continue;
      barred = barred ? Stretch{std::min(barred->from, near->from), std::max(barred->to, near->to)} : near;
    }
    return barred;
  }

  Axis axis_;
  Stretch line_;
  double height_;
  std::vector<Near> barriers_;
};

/// What stops ways on a level, over a grid.
class Barriers {
 public:
  Barriers(std::vector<Barrier> barriers, Length reach)
      : barriers_(std::move(barriers)), reach_(static_cast<double>(reach.in_micrometres())) {
    std::vector<Rectangle> areas;
    for (const auto& barrier : barriers_) areas.push_back(barrier.bounds);
    const auto bounds = bounds_of(areas);
    origin_ = fine(bounds.top_left);
    std::vector<BoxGrid::Box> boxes;
    for (const auto& area : areas) boxes.push_back({inside(area.top_left), inside(area.bottom_right)});
    grid_ = BoxGrid(inside(bounds.bottom_right), std::sqrt(static_cast<double>(boxes.size() + 1)), boxes);
  }

  /// Adds what may come nearer to the line than the reach.
  void add_near(Point from, Point to, Gap& gap) const {
    std::set<std::uint32_t> found;
    grid_.for_each_near(inside(from), inside(to), reach_, [&](std::uint32_t index) {
      found.insert(index);
      return true;
    });
    for (const auto index : found) gap.add(barriers_[index]);
  }

 private:
  [[nodiscard]] FinePoint inside(Point point) const { return fine(point) - origin_; }

  std::vector<Barrier> barriers_;
  double reach_;
  FinePoint origin_;
  BoxGrid grid_;
};

/// The open edges of a level between floor cells of one board that a base of this size does not get through.
void search(const CheckContext& context, int level, Length base, std::vector<Observation>& observations) {
  const auto& mission = context.mission;
  const auto& graph = context.snapshot.graph();
  const auto plan = plan_of(mission, level, {OpenHatchways::all(), base});
  if (!plan) return;
  const Barriers barriers(barriers_of(*plan), base / 2 + Length::micrometres(1));
  for (const auto& pair : graph.neighbours()) {
    if (context.stop.stop_requested()) return;
    const auto edges = graph.edges_between(pair);
    const auto& at = edges.front();
    const auto* board = graph.board(at.board);
    if (pair.kind != EdgeKind::open || edges.size() != 1 || board->level != level) continue;
    const auto from = point_of(mission, NodeAddress{at.board, at.edge.first_node()});
    const auto to = point_of(mission, NodeAddress{at.board, at.edge.second_node()});
    Gap gap(at.edge.axis, from, to);
    barriers.add_near(from, to, gap);
    if (gap.lets_through(static_cast<double>(base.in_micrometres()) / 2)) continue;
    observations.push_back({message<narrow_corridor>(arg<"base">(to_text(base)), arg<"edge">(to_text(mission, at)),
                                                     arg<"width">(to_text(gap.width(base)))),
                            {at},
                            {}});
  }
}

std::vector<Observation> run(const CheckContext& context) {
  const auto& mission = context.mission;
  std::vector<Observation> observations;
  const auto largest = length_limit(mission, "largest-base");
  const auto base = std::max(largest ? largest : length_limit(mission, "base"), largest_base(mission));
  if (!base || *base <= Length() || !context.snapshot.has_lattice()) return observations;
  for (const auto level : levels_of(mission)) search(context, level, *base, observations);
  return observations;
}

}  // namespace

Check narrow_corridor_check() {
  return {.key = "narrow-corridor",
          .title = "Narrow corridor",
          .group = Check::Group::terrain,
          .level = Level::warning,
          .rule =
              "Between two floor cells with neither wall nor hatchway between them, a base of the limit "
              "`largest-base`, or where there is none of the limit `base`, crosses the line somewhere, clear of "
              "walls, pillars and terrain features that nobody walks through, at whatever angle they stand. Where a "
              "unit of the mission's forces has a larger base, the largest of them counts instead.",
          .reason =
              "A model stands on a base and goes no further than that fits. Between two pillars of a Gallowdark "
              "board about 69 mm are clear; walls off the lattice may leave less.",
          .places = "the edge between the two cells",
          .remedy = "Move the wall, pillar or feature that narrows the corridor, or choose terrain of a larger pitch.",
          .messages = {narrow_corridor},
          .limits = {"largest-base", "base"},
          .speed = Check::Speed::background,
          .run = run};
}

}  // namespace bulkhead
