// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "analysis/symmetry/symmetry.h"

namespace bulkhead {

/// The boards of a mission made ready to be laid over each other. Points into the mission.
class BoardPlans {
 public:
  explicit BoardPlans(const Mission& mission);

  [[nodiscard]] const Rectangle& bounds() const { return bounds_; }

  /// Whether every board comes to lie on one of the same level and lattice.
  [[nodiscard]] bool boards_match(const BoardSymmetry& map) const;
  /// Every place that differs from what comes to lie on it, on both boards of a pair; ends when `use` returns false.
  /// The boards must match.
  void each_difference(const BoardSymmetry& map, const std::function<bool(const Address&)>& use) const;

 private:
  struct Plan {
    int number = 1;
    const Board* board = nullptr;
    const TerrainSet* set = nullptr;
    Rectangle outline;
    /// Which nodes carry a pillar, in the order of their numbers.
    std::vector<bool> pillars;
  };
  [[nodiscard]] bool may_lie_on(const Plan& from, const Plan& to, const BoardSymmetry& map) const;
  [[nodiscard]] static bool same_cells(const Plan& from, const Plan& to, const BoardSymmetry& map,
                                       const std::function<bool(const Address&)>& use);
  [[nodiscard]] bool same_free_pieces(const BoardSymmetry& map, const std::function<bool(const Address&)>& use) const;
  [[nodiscard]] const Plan& twin_of(const Plan& from, const BoardSymmetry& map) const;

  const Mission& mission_;
  Rectangle bounds_;
  std::vector<Plan> plans_;
};

}  // namespace bulkhead
