// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/sight/view_mesh.h"

namespace bulkhead {

/// Writes down the visibility polygon of a point, from left to right, by triangular expansion (Bungiu and others,
/// "Efficient computation of visibility polygons", 2014) over strips instead of triangles. All decisions compare
/// products of whole numbers, which are exact; only vertices that are no corners take a division.
///
/// A loop of its own beside `ConeWalk`, which finds corners and samples: over a copy of the mesh made for it, as what
/// takes its time is memory, and branches that cannot be foreseen.
class VisibilityPolygonWriter {
 public:
  /// A direction from the source, in whole micrometres below 2^28; y is never negative.
  struct Ray {
    std::int64_t x = 0;
    std::int64_t y = 0;
  };
  /// Between these a cone holds all that one sees. They end farther away than any strip.
  static constexpr Ray leftmost{-2 * StripMesh::largest_extent, 0};
  static constexpr Ray rightmost{2 * StripMesh::largest_extent, 0};

  /// The source is at `inside` in the mesh, `at` on the battlefield. Vertices are written over those there are, which
  /// are made more if need be.
  VisibilityPolygonWriter(FinePoint inside, FinePoint at, std::vector<FinePoint>& vertices)
      : inside_(inside), at_(at), vertices_(vertices), limit_(vertices.data() + vertices.size()) {}

  /// Looks from the source, which must not lie beyond the strip's far side, as the view is turned. Writes the vertices
  /// from the number `begin` on; returns the number of the next one.
  std::size_t follow(const ViewMesh& view, std::uint32_t strip, Ray left, Ray right, std::size_t begin);

 private:
  /// How a cone comes to the far side of a strip. All is relative to the source.
  struct Approach {
    Ray left;
    Ray right;
    std::int64_t y;
    std::int64_t strip_left;
    std::int64_t strip_right;
    /// A place on the far side lies to the left of a ray where its x times the ray's y is less than these.
    std::int64_t left_ray;
    std::int64_t right_ray;
  };

  FinePoint* follow(const ViewMesh::Strip& first, Ray left, Ray right, FinePoint* next);
  FinePoint* with_room(FinePoint* next);
  // Each writes what it adds at `next` and returns where the next vertex goes. Conditions that can seldom be foreseen
  // are not branched upon: a vertex is written in any case, and the next one over it if it is not `seen`.
  FinePoint* add(FinePoint* next, double x, double y, bool seen = true) const {
    *next = {at_.x + sign_ * x, at_.y - sign_ * y};
    return next + (seen ? 1 : 0);
  }
  FinePoint* add_on_side(FinePoint* next, Ray ray, std::int64_t side) const;
  FinePoint* add_left_end(FinePoint* next, const Approach& cone, bool blocked) const;
  FinePoint* add_right_end(FinePoint* next, const Approach& cone, bool blocked) const;
  FinePoint* add_end(FinePoint* next, const Approach& cone) const;

  FinePoint inside_;
  FinePoint at_;
  std::vector<FinePoint>& vertices_;
  const FinePoint* limit_;
  // Of the view that is being followed.
  const ViewMesh::Opening* openings_ = nullptr;
  /// -1 where it is turned.
  double sign_ = 1;
  std::int64_t from_x_ = 0;
  std::int64_t from_y_ = 0;
};

}  // namespace bulkhead
