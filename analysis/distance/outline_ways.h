// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "analysis/distance/visibility_graph.h"
#include "analysis/geometry/discs.h"
#include "analysis/geometry/shape_ground.h"

namespace bulkhead {

/// A part of what ways lead from or to, in micrometres: a side, or a place, which is a side without length; with a
/// radius the circle about a place.
struct OutlinePart {
  FinePoint from;
  FinePoint to;
  double radius = 0;
  /// So much is added to ways that end here.
  double beyond = 0;
};

/// What ways lead from or to, all of it on one level.
struct WayOutline {
  std::vector<OutlinePart> parts;
  /// Places where parts meet the outline of something that blocks: there a way may come to one of them that would come
  /// to it elsewhere, if nothing blocked.
  std::vector<OutlinePart> meeting = {};
  /// The outline of its own ground, in which nothing is in the way: ways are looked at up to that.
  std::vector<FineSegment> sides = {};
  std::vector<Disc> discs = {};

  void add(Point place) { parts.push_back({fine(place), fine(place)}); }
};

/// An outline at an end of ways on one graph. Keeps what corners see of it, so that it is best used again.
class OutlineEnd {
 public:
  OutlineEnd(const VisibilityGraph& graph, const WayOutline& outline);

 private:
  friend class OutlineWays;
  [[nodiscard]] bool is_places() const;
  [[nodiscard]] double away(FinePoint at) const;
  [[nodiscard]] double part_before(FinePoint from, FinePoint to) const;

  // In the coordinates of the graph, with all places where it meets what blocks among its parts.
  std::vector<OutlinePart> parts_;
  /// How many of them are no such places: nothing of it is nearer than these.
  std::size_t own_ = 0;
  std::vector<FineSegment> sides_;
  std::vector<Disc> discs_;
  /// Of the corners that searches came to the lengths of the shortest straight pieces to it, infinite where there is
  /// none.
  std::unordered_map<std::uint32_t, double> pieces_;
};

/// Finds how long shortest ways between outlines are: exact, but for the corner of a wall less than two micrometres
/// from an outline. A straight piece at the end of a shortest way is the shortest from the last corner to a part of the
/// outline, so that it comes to sides and circles square; or else it comes to a place where the outline meets what
/// blocks. Keeps its working memory between questions.
///
/// A* over the visibility graph, as `WayFinder` searches, but for where it begins and ends: whether a corner sees an
/// outline is looked at once the search comes to it. Where all begin in places, it begins with what these see.
class OutlineWays {
 public:
  /// In micrometres; the limit where there is no way that is shorter. Once `stop` asks to, the answer comes soon and is
  /// not to be used. The ends must be of this graph (contract).
  [[nodiscard]] double distance(VisibilityGraph& graph, OutlineEnd& from, OutlineEnd& to, double limit,
                                const std::stop_token& stop);

 private:
  struct Reached {
    double distance = 0;
    std::uint32_t search = 0;
    FinePoint came;
  };
  struct Candidate {
    double estimate = 0;
    double distance = 0;
    std::uint32_t corner = 0;
    /// Whether it is still to be looked at whether a way begins with a straight piece to the corner.
    bool begins = false;
    /// For a heap with the nearest on top.
    friend bool operator<(const Candidate& a, const Candidate& b) { return a.estimate > b.estimate; }
  };
  struct Piece;

  void search(const std::stop_token& stop);
  void go_straight();
  void begin_at_places();
  void begin_at_outline();
  void add(const Candidate& candidate);
  void reach(std::uint32_t corner, double distance, FinePoint came);
  [[nodiscard]] double piece_from(std::uint32_t corner, OutlineEnd& end) const;
  [[nodiscard]] bool is_clear(const Piece& piece) const;

  VisibilityGraph* graph_ = nullptr;
  OutlineEnd* from_ = nullptr;
  OutlineEnd* to_ = nullptr;
  double best_ = 0;
  std::uint32_t search_ = 0;
  std::vector<Reached> reached_;
  std::vector<Candidate> heap_;
  std::vector<VisibilityGraph::Edge> edges_;
};

}  // namespace bulkhead
