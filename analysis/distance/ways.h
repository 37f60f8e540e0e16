// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "analysis/distance/polygon_corners.h"
#include "analysis/plan/plan.h"
#include "analysis/sight/cone.h"

namespace bulkhead {

/// A shortest way: its length in micrometres and the places where it begins, turns and ends.
struct Way {
  double length = 0;
  std::vector<FinePoint> points;
};

/// Sample points in rows and columns, from `first` on.
struct SampleGrid {
  Point first;
  Length spacing;
  int columns = 0;
  int rows = 0;
  friend bool operator==(const SampleGrid&, const SampleGrid&) = default;

  [[nodiscard]] std::size_t count() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
  /// Sample (column, row) has number row × columns + column.
  [[nodiscard]] Point at(int column, int row) const { return first + Point{spacing * column, spacing * row}; }
  [[nodiscard]] Point at(std::size_t number) const {
    const auto across = static_cast<std::size_t>(columns);
    return at(static_cast<int>(number % across), static_cast<int>(number / across));
  }
};

/// The largest grid of this spacing over the ground, centred on it. Fails if the spacing is not positive or there would
/// be more than 16 million samples.
[[nodiscard]] Result<SampleGrid> sample_grid(const Plan& plan, Length spacing);

/// Finds shortest ways round what blocks on one plan. Ways may touch what blocks, but squeeze through no gap without
/// width. Keeps its working memory between questions, so each thread needs a finder of its own.
///
/// A shortest way turns only round corners, and goes on from a corner only within the wedge between the direction it
/// came by and the wall behind the corner. So each corner asks one narrow cone what it sees. On large plans, after some
/// questions, the distances from a few corners far apart (landmarks) are kept: by the triangle inequality they tell
/// which corners lead astray.
///
/// Where polygons block, too, the lines that what is seen past rectangles alone would let through are asked about, and
/// corners of polygons are gone on from in all directions; which of these see one another is kept.
class WayFinder {
 public:
  /// Once `stop` asks to, answers come soon and are not to be used.
  explicit WayFinder(Plan plan, std::stop_token stop = {});

  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] const PolygonCorners& polygon_corners() const { return polygon_corners_; }

  /// In micrometres; nothing where there is no way, or where a point is inside of something or off the ground.
  [[nodiscard]] std::optional<double> distance(Point from, Point to);
  [[nodiscard]] std::optional<Way> way(Point from, Point to);

  /// The distance from the nearest of some places to every sample, in micrometres; infinite where there is no way.
  [[nodiscard]] std::vector<double> distances(std::span<const Point> from, const SampleGrid& grid);

 private:
  /// On to a corner of a polygon, by its number among these.
  struct Step {
    std::uint32_t corner;
    FinePoint direction;
  };
  struct Reached {
    double distance = 0;
    std::uint32_t search = 0;
    std::uint32_t before = StripMesh::none;
    FinePoint direction;
  };
  struct Candidate {
    double estimate;
    double distance;
    std::uint32_t corner;
    /// For a heap with the nearest on top.
    friend bool operator<(const Candidate& a, const Candidate& b) { return a.estimate > b.estimate; }
  };
  static constexpr std::size_t landmarks = 8;
  /// Distances from all landmarks to one place.
  using Bearings = std::array<double, landmarks>;
  struct PointGoal;
  struct SampleGoal;
  struct CornersGoal;
  template <typename Goal>
  class Seen;

  [[nodiscard]] const StripMesh& mesh() const { return plan_.open_to_ways(); }
  [[nodiscard]] const Obstacles* obstacles() const { return plan_.obstacles_to_ways(); }
  /// Of a corner: those of polygons are numbered after those of the mesh.
  [[nodiscard]] FinePoint place(std::uint32_t corner) const;
  /// Whether a way goes on from a corner in a direction; from `none` in any.
  [[nodiscard]] bool may_leave(std::uint32_t corner, FinePoint direction) const;
  /// Whether polygons let a way go on from a corner, or begin (`none`), along a line that is clear of rectangles.
  [[nodiscard]] bool passes(std::uint32_t corner, FinePoint from, FinePoint to) const;
  /// To the corners of polygons that are seen from a place.
  [[nodiscard]] std::vector<Step> steps_from(std::uint32_t corner, FinePoint at) const;
  [[nodiscard]] const std::vector<Step>& steps_from(std::uint32_t corner);
  template <typename Goal>
  void search(std::span<const Point> from, Goal& goal);
  template <typename Goal>
  void look_all_round(FinePoint from, double distance, std::uint32_t before, Goal& goal);
  template <typename Goal>
  void go_on(Goal& goal);
  template <typename Goal>
  void look_round(std::uint32_t number, Goal& goal);
  template <typename Goal>
  void follow(const std::vector<Step>& steps, double distance, std::uint32_t before, Goal& goal);
  template <typename Goal>
  void reach(std::uint32_t corner, const Reached& how, Goal& goal);
  [[nodiscard]] double find(Point from, Point to, std::uint32_t& last);
  void choose_landmarks();
  [[nodiscard]] Bearings bearings_of(FinePoint at);

  Plan plan_;
  std::stop_token stop_;
  PolygonCorners polygon_corners_;
  /// From each corner, as far as that was asked for.
  std::vector<std::optional<std::vector<Step>>> steps_;
  /// Of the mesh's corners, polygons left out; empty until there are landmarks.
  std::vector<Bearings> bearings_;
  std::vector<std::uint32_t> seen_;
  std::vector<Reached> reached_;
  std::vector<Candidate> heap_;
  std::uint32_t search_ = 0;
};

}  // namespace bulkhead
