// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "analysis/distance/corner_circles.h"
#include "analysis/sight/cone.h"

namespace bulkhead {

/// The visibility graph of circles (Chew, "Planning the shortest path for a disc in O(n² lg n) time", 1985): what leads
/// a base from turning round one corner to turning round another one is a tangent of both circles. Those of a corner
/// are found when they are first asked for, and kept as long as all that is kept stays below a bound.
class TangentGraph {
 public:
  struct Tangent {
    std::uint32_t to = 0;
    /// How one turns there: 1 where angles grow, else -1.
    double sense = 1;
    /// Where it leaves the one circle, and where it comes to the other, on which of its arcs.
    double left_at = 0;
    double angle = 0;
    std::uint32_t arc = 0;
    double length = 0;
    enum class Room : unsigned char { unknown, enough, none } room = Room::unknown;
  };

  /// The kernel must outlive it.
  TangentGraph(const Kernel& kernel, const TurningPoints& turning_points, double radius);

  [[nodiscard]] CornerCircles& circles() { return circles_; }
  [[nodiscard]] const CornerCircles& circles() const { return circles_; }

  /// The corners that a way may turn round first, or last: those in sight, and all of polygons, as nearly as is known
  /// without looking. Into a vector whose memory is used again.
  void see(FinePoint from, std::vector<std::uint32_t>& corners) const;
  /// By which a base leaves a corner that turns round it in a sense, whether there is room for it or not.
  [[nodiscard]] std::vector<Tangent>& tangents(std::uint32_t corner, double sense);
  /// Whether there is; found out once.
  [[nodiscard]] bool has_room(Tangent& tangent, std::uint32_t from) const;

 private:
  void see(const Viewpoint& viewpoint, std::vector<std::uint32_t>& corners) const;
  [[nodiscard]] std::optional<Tangent> tangent(std::uint32_t from, double sense, std::uint32_t to, double sense_there);

  const Kernel* kernel_;
  std::vector<bool> replaced_;
  CornerCircles circles_;
  /// By corner and sense, as far as they were asked for.
  std::vector<std::optional<std::vector<Tangent>>> tangents_;
  std::size_t kept_ = 0;
  std::vector<std::uint32_t> seen_;
};

}  // namespace bulkhead
