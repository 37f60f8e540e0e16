// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/sight/view_mesh.h"

namespace bulkhead {

/// Follows cones of sight from strip to strip and writes down the border of what they see, from left to right. All
/// decisions compare products of whole numbers, which are exact; only vertices that are no corners take a division.
class Outline {
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
  Outline(FinePoint inside, FinePoint at, std::vector<FinePoint>& vertices)
      : inside_(inside), at_(at), vertices_(vertices), limit_(vertices.data() + vertices.size()) {}

  /// Looks from the source, which must not lie beyond the strip's far side, as the view is turned. Writes the vertices
  /// from the number `begin` on; returns the number of the next one.
  std::size_t follow(const ViewMesh& view, std::uint32_t strip, Ray left, Ray right, std::size_t begin);

 private:
  FinePoint* follow(const ViewMesh::Strip& first, Ray left, Ray right, FinePoint* next);
  FinePoint* with_room(FinePoint* next);

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
