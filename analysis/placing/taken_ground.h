// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "analysis/placing/placing_ground.h"

namespace bulkhead {

/// Where things of a placing stand already, in a grid, so that only those near a spot are looked at.
class TakenGround {
 public:
  explicit TakenGround(const PlacingGround& ground);

  void add(const Spot& spot);
  /// Whether one more may stand there as far as those that stand are concerned. Pays for what is looked at.
  [[nodiscard]] bool leaves_room(const Spot& spot, Looks& looks) const;

 private:
  struct Level {
    int number = 0;
    Rectangle extent;
    std::size_t columns = 1;
    std::size_t rows = 1;
    /// By cell: the number of the last spot there, from 1 on.
    std::vector<std::uint32_t> last;
  };
  struct Taken {
    Spot spot;
    /// The one before it in its cell, from 1 on.
    std::uint32_t before = 0;
  };
  [[nodiscard]] static std::size_t place(Length at, Length from, Length step, std::size_t parts);

  const PlacingGround& ground_;
  /// Whatever is too near to a spot lies in its cell or one beside it.
  Length step_;
  std::vector<Level> levels_;
  std::vector<Taken> taken_;
};

}  // namespace bulkhead
