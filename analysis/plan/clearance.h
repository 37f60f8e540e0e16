// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/plan/strips.h"

namespace bulkhead {

/// Tells whether a disc has room, inside a mesh and in its coordinates. What lies off the ground leaves no room either.
class Clearance {
 public:
  explicit Clearance(const StripMesh& mesh);

  /// Whether nothing that blocks comes nearer than `radius` to a point, or to a straight line between two. What comes
  /// nearer by less than `slack` does no harm.
  [[nodiscard]] bool has_room(FinePoint at, double radius, double slack) const {
    return has_room(at, at, radius, slack);
  }
  [[nodiscard]] bool has_room(FinePoint from, FinePoint to, double radius, double slack) const;

  /// Calls back for every blocked area that may be nearer than `reach` to a point; some more than once.
  template <typename Visit>
  void for_each_near(FinePoint at, double reach, const Visit& visit) const {
    for (int row = row_of(at.y - reach); row <= row_of(at.y + reach); ++row) {
      for (int column = column_of(at.x - reach); column <= column_of(at.x + reach); ++column) {
        const auto cell = cell_of(column, row);
        for (auto index = first_[cell]; index < first_[cell + 1]; ++index) visit(areas_[members_[index]]);
      }
    }
  }

 private:
  [[nodiscard]] int column_of(double x) const;
  [[nodiscard]] int row_of(double y) const;
  [[nodiscard]] std::size_t cell_of(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
  }

  std::vector<StripMesh::Area> areas_;
  /// A uniform grid over the ground; for each cell the areas that reach into it.
  double cell_size_ = 1;
  int columns_ = 1;
  int rows_ = 1;
  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> members_;
};

}  // namespace bulkhead
