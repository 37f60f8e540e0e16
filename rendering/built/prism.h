// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "rendering/built/axonometry.h"
#include "rendering/canvas/outline.h"

namespace bulkhead {

/// A convex body that stands upright, or a piece of one. Millimetres of the map.
struct Prism {
  struct Side {
    /// One of the whole body. Others are joints, where a body was cut: no line is drawn there.
    bool outer = true;
    /// How far up the edge at the side's first corner is drawn, where it is one.
    double edge_to = std::numeric_limits<double>::infinity();
    friend bool operator==(const Side&, const Side&) = default;
  };
  /// Clockwise on the map.
  Loop corners;
  /// By the corner at which they begin.
  std::vector<Side> sides;
  double low = 0;
  double high = 0;
  /// What it is, or is a piece of.
  std::size_t body = 0;
  friend bool operator==(const Prism&, const Prism&) = default;
};

/// Bodies that come nearer than this touch.
inline constexpr double touching = 1e-4;

/// Of a whole body. Corners that touch become one; fewer than three are left of what is no body.
[[nodiscard]] Prism prism_of(Loop corners, double low, double high, std::size_t body);

/// Where the side ends that begins at a corner.
[[nodiscard]] inline Vec side_end(const Prism& prism, std::size_t corner) {
  return prism.corners[corner + 1 == prism.corners.size() ? 0 : corner + 1];
}
/// Outwards from the side that begins at a corner; as long as the side.
[[nodiscard]] inline Vec outwards(const Prism& prism, std::size_t corner) {
  const auto side = side_end(prism, corner) - prism.corners[corner];
  return {side.y, -side.x};
}

/// Around its ground.
[[nodiscard]] Rect ground_of(const Prism& prism);
/// Around what is seen of it.
[[nodiscard]] Rect seen_bounds(const Prism& prism, const Axonometry& view);

/// The two parts of a prism left (first) and right of a straight line through a point along a direction, as one looks
/// along it on the map; where it is cut there is a joint. What is thinner than `touching` is left out.
[[nodiscard]] std::pair<std::optional<Prism>, std::optional<Prism>> cut_along(const Prism& prism, Vec through,
                                                                              Vec direction);

/// Whether two share more than their surfaces.
[[nodiscard]] bool overlap(const Prism& one, const Prism& other);

/// Which of two bodies that do not overlap must be drawn first where one hides a part of the other.
enum class Precedence : unsigned char { either, first, second };
/// A plane between two convex bodies tells: what is on the viewer's side hides what is behind. Upright prisms that do
/// not overlap are always parted by an upright plane along one of their sides or by a level one. Where such planes
/// contradict each other, neither hides anything of the other.
[[nodiscard]] Precedence precedence(const Prism& one, const Prism& other, Vec towards_viewer);

/// Whether what is seen of two of them shares more than rims, exactly.
[[nodiscard]] bool seen_overlap(const Prism& one, const Prism& other, const Axonometry& view);

}  // namespace bulkhead
