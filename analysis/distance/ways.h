// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "analysis/distance/landmarks.h"
#include "analysis/distance/outline_ways.h"
#include "analysis/distance/sample_grid.h"
#include "analysis/distance/shortest_path_map.h"
#include "analysis/distance/visibility_graph.h"
#include "analysis/plan/plan.h"

namespace bulkhead {

/// A shortest way: its length in micrometres and the places where it begins, turns and ends.
struct Way {
  double length = 0;
  std::vector<FinePoint> points;
};

/// Finds shortest ways round what blocks on one plan. Ways may touch what blocks, but squeeze through no gap without
/// width. Keeps its working memory between questions, so each thread needs a finder of its own.
///
/// A* (Hart, Nilsson and Raphael, "A formal basis for the heuristic determination of minimum cost paths", 1968) over
/// the visibility graph, from the corners that the beginning sees to those that see the end, round each as a taut
/// string would lie. (Boost.Graph's `astar_search` does not hand on the direction that a corner was come to from, which
/// decides by which edges a taut way goes on.) Once searches for distances have cost as much as landmarks do, these
/// lead them; distances are the same with and without. Ends that are near one another look for short ways first, no
/// farther than these could turn.
class WayFinder {
 public:
  /// Once `stop` asks to, answers come soon and are not to be used.
  explicit WayFinder(Plan plan, std::stop_token stop = {});

  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] VisibilityGraph& graph() { return graph_; }
  [[nodiscard]] const VisibilityGraph& graph() const { return graph_; }

  /// In micrometres; nothing where there is no way, or where a point is inside of something or off the ground.
  [[nodiscard]] std::optional<double> distance(Point from, Point to) { return distance_below(from, to, infinite); }
  /// The same, and nothing where it is so long or longer: no farther is searched than so long a way could turn.
  [[nodiscard]] std::optional<double> distance_below(Point from, Point to, double limit);
  /// Landmarks do not lead it: of ways of one length it is always the same, whatever was asked before.
  [[nodiscard]] std::optional<Way> way(Point from, Point to);

  /// Between outlines, in micrometres; nothing where there is no way, or none shorter than a limit. The ends must be of
  /// this finder's graph (contract).
  [[nodiscard]] std::optional<double> distance_between(OutlineEnd& from, OutlineEnd& to, double limit = infinite);

  /// The distance from the nearest of some places to every sample, in micrometres; infinite where there is no way.
  [[nodiscard]] std::vector<double> distances(std::span<const Point> from, const SampleGrid& grid);

 private:
  static constexpr double infinite = std::numeric_limits<double>::infinity();

  /// What the searches of these numbers know of a corner.
  struct Corner {
    std::uint32_t reached_by = 0;
    std::uint32_t before = StripMesh::none;
    double distance = 0;
    /// The direction a way came by.
    std::int32_t x = 0;
    std::int32_t y = 0;
    /// Where it sees the end: how far that is.
    std::uint32_t last_of = 0;
    double to_end = 0;
  };
  struct Candidate {
    double estimate;
    double distance;
    std::uint32_t corner;
    /// For a heap with the nearest on top.
    friend bool operator<(const Candidate& a, const Candidate& b) { return a.estimate > b.estimate; }
  };

  double find(Point from, Point to, bool by_landmarks, double limit);
  bool find_below(FinePoint begin, double limit);
  bool find_near(FinePoint begin);
  void look(FinePoint begin, const VisibilityGraph::Box* box);
  void search();
  bool reach(const VisibilityGraph::Edge& edge, FinePoint from, double so_far, std::uint32_t before);
  void use_landmarks();

  Plan plan_;
  std::stop_token stop_;
  VisibilityGraph graph_;
  ShortestPathMap map_;
  OutlineWays outline_ways_;
  std::optional<Landmarks> landmarks_;
  /// How many corners searches have gone on from.
  std::size_t expanded_ = 0;
  /// As far from one another as corners lie on average, in micrometres: the side of a square for each.
  double spacing_ = 0;

  // Of one search.
  std::uint32_t search_ = 0;
  FinePoint end_;
  std::vector<VisibilityGraph::Edge> first_edges_;
  std::vector<VisibilityGraph::Edge> last_edges_;
  std::vector<Corner> corners_;
  std::vector<Candidate> heap_;
  std::optional<Landmarks::Goal> goal_;
  /// The shortest way found so far, and the corner from which it goes straight to the end.
  double best_ = 0;
  std::uint32_t best_last_ = StripMesh::none;
};

}  // namespace bulkhead
