// SPDX-License-Identifier: MIT
#include "analysis/placing/ground_pieces.h"

#include <algorithm>
#include <limits>

namespace bulkhead {
namespace {

void pay(Looks* looks, const GroundPiece& piece) {
  if (looks != nullptr) looks->take(piece.corners.size());
}

}  // namespace

GroundPieces::GroundPieces(std::vector<GroundPiece> pieces) : pieces_(std::move(pieces)) {
  if (pieces_.empty()) return;
  std::vector<Rectangle> bounds;
  bounds.reserve(pieces_.size());
  for (const auto& piece : pieces_) bounds.push_back(piece.bounds);
  bounds_ = bounds_of(bounds);
  grid_ = NearGrid(bounds);
}

bool GroundPieces::contains(Point point, Looks* looks) const {
  bool found = false;
  if (pieces_.empty() || !bounds_.contains(point)) return found;
  grid_.for_each_at(point, looks, [&](std::uint32_t index) {
    pay(looks, pieces_[index]);
    found = pieces_[index].contains(point);
    return !found;
  });
  return found;
}

double GroundPieces::distance_outside(Point point, Looks* looks) const {
  constexpr auto far = std::numeric_limits<double>::infinity();
  if (pieces_.empty()) return far;
  return grid_.least(point, far, looks, [&](std::uint32_t index) {
    pay(looks, pieces_[index]);
    return bulkhead::distance_outside(pieces_[index], point);
  });
}

double GroundPieces::depth_inside(Point point, Looks* looks) const {
  double depth = 0;
  if (pieces_.empty() || !bounds_.contains(point)) return depth;
  grid_.for_each_at(point, looks, [&](std::uint32_t index) {
    pay(looks, pieces_[index]);
    depth = std::max(depth, bulkhead::depth_inside(pieces_[index], point));
    return true;
  });
  return depth;
}

}  // namespace bulkhead
