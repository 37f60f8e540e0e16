// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "analysis/kernel/kernel.h"

namespace bulkhead {

/// The visibility graph of a plan (Lozano-Pérez and Wesley, "An algorithm for planning collision-free paths among
/// polyhedral obstacles", 1979), reduced to its tangents (Liu and Arimoto, "Path planning using a tangent graph for
/// mobile robots among polygonal and curved obstacles", 1992): its vertices are the corners of what blocks, its edges
/// lead to corners in sight by whose blocked side they pass at both ends, as every straight piece of a shortest way
/// does.
///
/// Corners of the strips' mesh come first, as they are numbered there, then the other `TurningPoints` of its kernel.
/// The edges of a corner are found when they are first asked for, and kept as long as all that is kept stays below a
/// bound.
class VisibilityGraph {
 public:
  struct Edge {
    std::uint32_t to = 0;
    /// Whole micrometres.
    FinePoint direction;
    double length = 0;
  };
  /// A box by its least and its greatest coordinates.
  struct Box {
    FinePoint low;
    FinePoint high;
    [[nodiscard]] bool holds(FinePoint at) const {
      return low.x <= at.x && at.x <= high.x && low.y <= at.y && at.y <= high.y;
    }
  };
  /// What is kept at most: 48 MB.
  static constexpr std::size_t most_edges = std::size_t{4} << 20;

  /// The kernel must outlive it.
  explicit VisibilityGraph(const Kernel& kernel);

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(rows_.size()); }
  [[nodiscard]] const Kernel& kernel() const { return *kernel_; }
  [[nodiscard]] const StripMesh& mesh() const { return kernel_->mesh(); }
  [[nodiscard]] const TurningPoints& turning_points() const { return turning_points_; }
  [[nodiscard]] FinePoint place(std::uint32_t corner) const;
  /// Whether a way goes on from a corner in a direction; from `none` in any.
  [[nodiscard]] bool may_leave(std::uint32_t corner, FinePoint direction) const;
  /// Whether a straight line may come to a corner from where this direction away from it leads, on the side on which
  /// ways turn round it. To be asked of lines that are clear; to `none` from anywhere.
  [[nodiscard]] bool may_come_to(std::uint32_t corner, FinePoint direction) const;
  /// Whether polygons let a way go on from a corner, or begin (`none`), along a line that the mesh finds clear. To be
  /// asked where the mesh does not decide.
  [[nodiscard]] bool passes(std::uint32_t corner, FinePoint from, FinePoint to) const;

  /// To all corners that a shortest way from a place may turn round first; into a vector whose memory is used again.
  /// Seen the other way round, from which it may come there last.
  void see(FinePoint from, std::vector<Edge>& edges) const { see(StripMesh::none, from, edges); }
  /// Of these, those to the corners within a box, and perhaps to some others; much sooner where the place sees farther.
  /// The box must hold the place (contract).
  void see(FinePoint from, const Box& box, std::vector<Edge>& edges) const;

  /// Calls back for all edges of a corner; for some without length twice.
  template <typename Visit>
  void for_each_edge(std::uint32_t corner, const Visit& visit);
  /// Calls back for those by which a shortest way may go on that came in a direction: the taut ones.
  template <typename Visit>
  void for_each_taut(std::uint32_t corner, FinePoint came, const Visit& visit);

 private:
  /// A corner's edges in one vector: those within one quadrant beside the blocked one, then those within the other. In
  /// each the nearer to the wall come first, one without length before all others.
  struct Row {
    std::uint32_t first = StripMesh::none;
    std::uint32_t second = 0;
    std::uint32_t last = 0;
  };
  /// An edge as it is kept: small, as searches wait for memory more than for anything else.
  struct PackedEdge {
    std::uint32_t to = 0;
    std::int32_t x = 0;
    std::int32_t y = 0;
    [[nodiscard]] FinePoint direction() const { return {static_cast<double>(x), static_cast<double>(y)}; }
    [[nodiscard]] Edge edge() const { return {to, direction(), length(direction())}; }
  };
  class EdgeCollector;

  void see(std::uint32_t corner, FinePoint from, std::vector<Edge>& edges) const;
  [[nodiscard]] bool of_mesh(std::uint32_t corner) const { return corner < corners_.size(); }
  const Row& row(std::uint32_t corner);
  void make_row(std::uint32_t corner);
  /// Those within `box`, or all.
  void add_polygon_corners(std::uint32_t corner, FinePoint from, const Box* box, std::vector<Edge>& edges) const;

  const Kernel* kernel_;
  std::span<const StripMesh::Corner> corners_;
  TurningPoints turning_points_;
  std::vector<Row> rows_;
  std::vector<PackedEdge> edges_;
  std::vector<Edge> found_;
};

inline const VisibilityGraph::Row& VisibilityGraph::row(std::uint32_t corner) {
  if (rows_[corner].first == StripMesh::none) make_row(corner);
  return rows_[corner];
}

template <typename Visit>
void VisibilityGraph::for_each_edge(std::uint32_t corner, const Visit& visit) {
  const auto& found = row(corner);
  for (auto index = found.first; index < found.last; ++index) visit(edges_[index].edge());
}

template <typename Visit>
void VisibilityGraph::for_each_taut(std::uint32_t corner, FinePoint came, const Visit& visit) {
  if (!of_mesh(corner)) return for_each_edge(corner, visit);
  const auto& found = row(corner);
  // Towards the blocked quadrant.
  const double x = corners_[corner].blocked_west ? -1 : 1;
  const double y = corners_[corner].blocked_north ? -1 : 1;
  if (came.x * x <= 0 && came.y * y >= 0) {
    for (auto index = found.first; index < found.second; ++index) {
      const auto& edge = edges_[index];
      if (x * y * cross(came, edge.direction()) > 0) break;
      visit(edge.edge());
    }
  }
  if (came.x * x >= 0 && came.y * y <= 0) {
    for (auto index = found.second; index < found.last; ++index) {
      const auto& edge = edges_[index];
      if (x * y * cross(came, edge.direction()) < 0) break;
      visit(edge.edge());
    }
  }
}

}  // namespace bulkhead
