// SPDX-License-Identifier: MIT
#include "analysis/sight/visible_corners.h"

#include <algorithm>

namespace bulkhead {
namespace {

struct Collected {
  struct State {};
  std::vector<std::uint32_t>& found;

  void strip(std::uint32_t, Ray, Ray) {}
  static State vertex(State, bool, double, double) { return {}; }
  void corner(bool seen, std::uint32_t number, double, double) {
    if (seen) found.push_back(number);
  }
};

}  // namespace

void visible_corners(const StripMesh& mesh, const Outlook& outlook, std::vector<std::uint32_t>& found) {
  found.clear();
  Collected collected{found};
  ConeWalk<StripMesh::north, Collected> northwards(mesh, outlook.from, collected);
  for (const auto strip : outlook.strips[StripMesh::north]) northwards.follow(strip, due_west, due_east, {});
  ConeWalk<StripMesh::south, Collected> southwards(mesh, outlook.from, collected);
  for (const auto strip : outlook.strips[StripMesh::south]) southwards.follow(strip, due_west, due_east, {});
  outlook.for_each_level_corner(mesh, [&](std::uint32_t number) { found.push_back(number); });
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
}

}  // namespace bulkhead
