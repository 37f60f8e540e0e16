// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
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

}  // namespace bulkhead::test
