// SPDX-License-Identifier: MIT
#include "rendering/built/disjoint.h"

#include "rendering/built/box_squares.h"

namespace bulkhead {
namespace {

/// So many pairs of boxes are looked at, and so many pieces made, beyond those of a table that could be built.
constexpr std::size_t most_looks = 3'000'000;
constexpr std::size_t most_pieces = 60'000;

/// Adds what of a piece lies outside another body.
void cut_off(const Prism& piece, const Prism& cutter, std::vector<Prism>& left_over) {
  if (!overlap(piece, cutter)) return left_over.push_back(piece);
  auto rest = piece;
  for (std::size_t corner = 0; corner < cutter.corners.size(); ++corner) {
    const auto from = cutter.corners[corner];
    auto [outside, inside] = cut_along(rest, from, side_end(cutter, corner) - from);
    if (outside) left_over.push_back(*std::move(outside));
    if (!inside) return;
    rest = *std::move(inside);
  }
  if (rest.low < cutter.low - touching) {
    auto below = rest;
    below.high = cutter.low;
    left_over.push_back(std::move(below));
  }
  if (rest.high > cutter.high + touching) {
    rest.low = cutter.high;
    left_over.push_back(std::move(rest));
  }
}

Rect around(const std::vector<Prism>& prisms) {
  auto box = ground_of(prisms.front());
  for (const auto& prism : prisms) box = joined(box, ground_of(prism));
  return box;
}

}  // namespace

std::vector<Prism> without_overlaps(const std::vector<Prism>& prisms) {
  if (prisms.empty()) return {};
  std::vector<Prism> result;
  BoxSquares squares(around(prisms), prisms.size());
  std::size_t looks = 0;
  std::vector<std::size_t> near;
  for (const auto& prism : prisms) {
    near.clear();
    squares.add(ground_of(prism), [&](std::size_t other) {
      if (++looks < most_looks && prisms[other].body != prism.body && overlap(prism, prisms[other])) {
        near.push_back(other);
      }
    });
    std::vector<Prism> pieces = {prism};
    for (const auto other : near) {
      if (result.size() > most_pieces) break;
      std::vector<Prism> left_over;
      for (const auto& piece : pieces) cut_off(piece, prisms[other], left_over);
      pieces = std::move(left_over);
    }
    result.insert(result.end(), pieces.begin(), pieces.end());
  }
  return result;
}

}  // namespace bulkhead
