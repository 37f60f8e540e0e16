// SPDX-License-Identifier: MIT
#include "analysis/sight/view_mesh.h"

#include <algorithm>

namespace bulkhead {

ViewMesh::ViewMesh(const StripMesh& mesh, StripMesh::Side towards) : turned_(towards == StripMesh::south) {
  strips_.reserve(mesh.strips().size());
  for (const auto& strip : mesh.strips()) {
    const auto west = static_cast<std::int32_t>(strip.west);
    const auto east = static_cast<std::int32_t>(strip.east);
    const auto far = static_cast<std::int32_t>(strip.y[towards]);
    strips_.push_back(turned_ ? Strip{-east, -west, far, 0, 0} : Strip{west, east, -far, 0, 0});
  }
  openings_.reserve(mesh.openings().size() + 1);
  for (std::uint32_t number = 0; number < strips_.size(); ++number) add_openings(mesh, towards, number);
  for (auto& opening : openings_) opening.strip = strips_[opening.strip.first];
  openings_.emplace_back();
}

void ViewMesh::add_openings(const StripMesh& mesh, StripMesh::Side towards, std::uint32_t number) {
  auto& here = strips_[number];
  const auto flat = [&](const StripMesh::Strip& strip) {
    return strip.y[StripMesh::north] == strip.y[StripMesh::south];
  };
  const auto openings_of = [&](const StripMesh::Strip& strip) {
    const auto range = strip.openings[towards];
    return mesh.openings().subspan(range.first, range.last - range.first);
  };
  const auto& strip = mesh.strips()[number];
  here.first = here.last = static_cast<std::uint32_t>(openings_.size());
  if (flat(strip)) return;
  for (const auto& opening : openings_of(strip)) {
    const auto next = opening.strips[towards];
    if (!flat(mesh.strips()[next])) {
      add_opening(here, opening.west, opening.east, next);
      continue;
    }
    // No two strips without height follow one another.
    for (const auto& beyond : openings_of(mesh.strips()[next])) {
      add_opening(here, std::max(opening.west, beyond.west), std::min(opening.east, beyond.east),
                  beyond.strips[towards]);
    }
  }
  here.last = static_cast<std::uint32_t>(openings_.size());
  const auto added = std::span(openings_).subspan(here.first);
  if (turned_) std::reverse(added.begin(), added.end());
  for (std::size_t index = 1; index < added.size(); ++index) {
    if (added[index].left == added[index - 1].right) added[index].turns_left = false;
  }
}

void ViewMesh::add_opening(const Strip& from, double west, double east, std::uint32_t to) {
  if (west >= east) return;
  const auto left = static_cast<std::int32_t>(turned_ ? -east : west);
  const auto right = static_cast<std::int32_t>(turned_ ? -west : east);
  auto strip = strips_[to];
  // Only its number, until the openings of all strips are known.
  strip.first = to;
  openings_.push_back(
      {left, right, strip, left != from.left || left != strip.left, right != from.right || right != strip.right});
}

}  // namespace bulkhead
