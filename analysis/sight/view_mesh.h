// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "analysis/kernel/strips.h"

namespace bulkhead {

/// The strips of a mesh as one meets them who looks north; or who looks south, for which the map is turned by half a
/// turn. A compact copy of just what a cone of sight reads. Coordinates are whole micrometres: x to the right of who
/// looks, y away from them.
class ViewMesh {
 public:
  struct Strip {
    std::int32_t left = 0;
    std::int32_t right = 0;
    /// Its far side, and the range of the openings there, from left to right.
    std::int32_t far = 0;
    std::uint32_t first = 0;
    std::uint32_t last = 0;
  };
  /// Leads from a strip into the next one that has height, which it has at hand. Never without width.
  struct Opening {
    std::int32_t left = 0;
    std::int32_t right = 0;
    Strip strip;
    /// Whether the border of what is seen turns at its left or its right end, if that end is in sight. It does not
    /// where both strips have the same end, and is not counted again where the opening before it ends in the same
    /// place.
    bool turns_left = false;
    bool turns_right = false;
  };

  ViewMesh(const StripMesh& mesh, StripMesh::Side towards);

  /// Whether it is that of who looks south.
  [[nodiscard]] bool turned() const { return turned_; }
  /// Numbered as in the mesh; those without height have no openings and nothing leads into them.
  [[nodiscard]] const Strip& strip(std::uint32_t number) const { return strips_[number]; }
  /// One more than there are, so that the one behind a strip's last may be read.
  [[nodiscard]] const Opening* openings() const { return openings_.data(); }

 private:
  void add_openings(const StripMesh& mesh, StripMesh::Side towards, std::uint32_t number);
  void add_opening(const Strip& from, double west, double east, std::uint32_t to);

  bool turned_;
  std::vector<Strip> strips_;
  std::vector<Opening> openings_;
};

}  // namespace bulkhead
