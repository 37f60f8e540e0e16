// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "model/mission/mission.h"

namespace bulkhead::test {

/// Sight and distance by brute force in whole numbers, against which the kernel is compared. Knows nothing of it.
struct BruteForce {
  struct Spot {
    std::int64_t x;
    std::int64_t y;
    friend bool operator==(const Spot&, const Spot&) = default;
  };
  struct Box {
    std::int64_t west;
    std::int64_t north;
    std::int64_t east;
    std::int64_t south;
  };
  Box ground;
  std::vector<Box> boxes;

  /// The walls and hatchways of a mission's first board, which has floor everywhere and a set without pillars;
  /// hatchways as they start.
  explicit BruteForce(const Mission& mission);

  /// On the ground and not inside of a box; its border is outside.
  [[nodiscard]] bool is_free(Spot spot) const;
  /// Both are free, and no box has an inner point in common with the line between them.
  [[nodiscard]] bool sees(Spot a, Spot b) const;
  /// Of two free spots.
  [[nodiscard]] bool is_clear(Spot a, Spot b) const;
  /// From one free spot to another: the shortest way over the corners of all boxes, in micrometres.
  [[nodiscard]] std::optional<double> distance(Spot from, Spot to) const;
};

/// A board of 3 × 3 cells of 100 mm, walls 6 mm thick, hatchways 40 mm wide, no pillars, a border of 12 mm.
[[nodiscard]] Mission small_board(const Lattice& lattice);
/// The same with every edge, the border's too, open, a wall, or a hatchway that starts open or shut.
[[nodiscard]] Mission small_board(std::mt19937& random);

}  // namespace bulkhead::test
