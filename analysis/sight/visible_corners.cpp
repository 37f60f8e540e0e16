// SPDX-License-Identifier: MIT
#include "analysis/sight/visible_corners.h"

#include <algorithm>

namespace bulkhead {
namespace {

struct CornerCollector {
  std::vector<std::uint32_t>& found;

  template <StripMesh::Side>
  static bool strip(std::uint32_t, Ray, Ray) {
    return true;
  }
  template <StripMesh::Side>
  static void touching(Ray) {}
  void corner(std::uint32_t number, FinePoint) { found.push_back(number); }
};

}  // namespace

void visible_corners(const StripMesh& mesh, const Viewpoint& viewpoint, std::vector<std::uint32_t>& found) {
  found.clear();
  CornerCollector collector{found};
  follow_all_cones(mesh, viewpoint, collector);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
}

}  // namespace bulkhead
