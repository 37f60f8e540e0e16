// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <limits>

#include "analysis/kernel/strips.h"

namespace bulkhead {

/// A direction from the source of a cone of sight, with y counted away from it, never negative. Whole micrometres.
struct Ray {
  double x = 0;
  double y = 0;
};

/// Between these a cone holds all that lies on one side of its source.
inline constexpr Ray due_west{-1, 0};
inline constexpr Ray due_east{1, 0};

/// A place that looks out, in whole micrometres inside a mesh, and the strips it looks into.
struct Viewpoint {
  FinePoint from;
  /// By the side one looks to: the strips that have height there.
  StripMesh::Places strips[2];
  /// Strips one side of which lies at the height of `from`.
  StripMesh::Places level;

  Viewpoint(const StripMesh& mesh, FinePoint at);
  /// From a corner, which borders on free ground on three quadrants only.
  Viewpoint(const StripMesh& mesh, const StripMesh::Corner& corner);

  /// Calls back for every corner due west or due east of `from` in the strips beside it; some more than once.
  template <typename Visit>
  void for_each_level_corner(const StripMesh& mesh, const Visit& visit) const {
    for (const auto number : level) {
      const auto& strip = mesh.strips()[number];
      for (const auto side : {StripMesh::north, StripMesh::south}) {
        if (strip.y[side] != from.y) continue;
        for (auto index = strip.openings[side].first; index < strip.openings[side].last; ++index) {
          for (const auto corner : mesh.openings()[index].corners) {
            if (corner != StripMesh::none) visit(corner);
          }
        }
      }
    }
  }

 private:
  void look(const StripMesh& mesh, StripMesh::Side side, std::uint32_t number);
};

/// A box round the source of cones of sight, relative to it, in micrometres.
struct ViewBox {
  double west = 0;
  double east = 0;
  /// How far it reaches northwards and southwards.
  std::array<double, 2> away{};
};
/// As wide as the ground.
struct WholeView {
  static constexpr double west = -std::numeric_limits<double>::infinity();
  static constexpr double east = std::numeric_limits<double>::infinity();
  static constexpr std::array<double, 2> away{east, east};
};

/// Follows a cone of sight from strip to strip, from west to east: the triangular expansion of Bungiu and others
/// ("Efficient computation of visibility polygons", 2014) over strips instead of triangles. What lies beyond the bounds
/// may be left out. The visitor is told
///   `strip<Towards>(number, west, east)`  of a strip seen between two rays; it says whether to look beyond;
///   `corner(number, direction)`           of a corner in sight, perhaps on the cone's border;
///   `touching<Towards>(ray)`              of a cone that narrows to one ray, between two things that touch it.
template <StripMesh::Side Towards, typename Visitor, typename Bounds = WholeView>
class ConeWalk {
 public:
  ConeWalk(const StripMesh& mesh, FinePoint from, Visitor& visitor, const Bounds& bounds = {})
      : strips_(mesh.strips().data()),
        openings_(mesh.openings().data()),
        from_(from),
        bounds_(bounds),
        visitor_(visitor) {}

  void follow(std::uint32_t number, Ray west, Ray east) {
    if (!visitor_.template strip<Towards>(number, west, east)) return;
    const auto& strip = strips_[number];
    const double y = Towards == StripMesh::south ? strip.y[Towards] - from_.y : from_.y - strip.y[Towards];
    if (y > bounds_.away[Towards]) return;
    const double first = west.x * y / west.y;
    const double last = east.x * y / east.y;
    const auto range = strip.openings[Towards];
    for (auto index = range.first; index < range.last; ++index) {
      const auto& opening = openings_[index];
      const double begin = opening.west - from_.x;
      const double end = opening.east - from_.x;
      if (end < first || end < bounds_.west) continue;
      if (begin > last || begin > bounds_.east) break;
      const bool from_begin = begin >= first;
      const bool to_end = end <= last;
      if (from_begin && opening.corners[0] != StripMesh::none) corner(opening.corners[0], begin, y);
      if (to_end && opening.corners[1] != StripMesh::none) corner(opening.corners[1], end, y);
      const Ray from = from_begin ? Ray{begin, y} : west;
      const Ray to = to_end ? Ray{end, y} : east;
      if (from.x * to.y < to.x * from.y) {
        follow(opening.strips[Towards], from, to);
      } else {
        visitor_.template touching<Towards>(from);
      }
    }
  }

 private:
  void corner(std::uint32_t number, double x, double y) {
    visitor_.corner(number, FinePoint{x, Towards == StripMesh::south ? y : -y});
  }

  const StripMesh::Strip* strips_;
  const StripMesh::Opening* openings_;
  FinePoint from_;
  [[no_unique_address]] Bounds bounds_;
  Visitor& visitor_;
};

/// Follows the cones that hold all that a place sees. Corners level with it, which no cone holds, are told as well;
/// some more than once.
template <typename Visitor, typename Bounds = WholeView>
void follow_all_cones(const StripMesh& mesh, const Viewpoint& viewpoint, Visitor& visitor, const Bounds& bounds = {}) {
  ConeWalk<StripMesh::north, Visitor, Bounds> northwards(mesh, viewpoint.from, visitor, bounds);
  for (const auto strip : viewpoint.strips[StripMesh::north]) northwards.follow(strip, due_west, due_east);
  ConeWalk<StripMesh::south, Visitor, Bounds> southwards(mesh, viewpoint.from, visitor, bounds);
  for (const auto strip : viewpoint.strips[StripMesh::south]) southwards.follow(strip, due_west, due_east);
  viewpoint.for_each_level_corner(mesh, [&](std::uint32_t corner) {
    visitor.corner(corner, FinePoint{mesh.corners()[corner].x - viewpoint.from.x, 0});
  });
}

}  // namespace bulkhead
