// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "analysis/plan/obstacles.h"

namespace bulkhead {

/// Finds shortest ways among obstacles: over the graph of corners that see one another, which is drawn as far as it is
/// needed and kept. In inside coordinates. A way that slides along a wall without thickness up to a corner may go on
/// from the corner on the wall's other side.
class CornerWays {
 public:
  static constexpr std::uint32_t none = UINT32_MAX;

  /// The obstacles must outlive it.
  explicit CornerWays(const Obstacles& obstacles);

  struct Found {
    /// Infinite where there is no way.
    double length = 0;
    /// Where it turns, in order.
    std::vector<WholePoint> turns;
  };
  [[nodiscard]] Found find(WholePoint from, WholePoint to);

  /// From the nearest of some places to each of others, infinite where there is no way.
  [[nodiscard]] std::vector<double> distances(std::span<const WholePoint> from, std::span<const WholePoint> to);

 private:
  struct Step {
    std::uint32_t corner;
    double length;
  };
  struct Reached {
    double distance = 0;
    std::uint32_t search = 0;
    std::uint32_t before = none;
  };
  struct Candidate {
    double estimate;
    double distance;
    std::uint32_t corner;
    /// For a heap with the nearest on top.
    friend bool operator<(const Candidate& a, const Candidate& b) { return a.estimate > b.estimate; }
  };

  /// The corners that one can go on to from another one, by its number.
  [[nodiscard]] const std::vector<Step>& steps_from(std::uint32_t number);
  /// Whether a straight way leads from a place to a corner, round which it may go on.
  [[nodiscard]] bool leads_to(WholePoint from, std::uint32_t number) const;
  void begin();
  void reach(std::uint32_t corner, double distance, std::uint32_t before, double rest);
  [[nodiscard]] std::optional<Candidate> next(double limit);

  const Obstacles* obstacles_;
  std::vector<std::optional<std::vector<Step>>> steps_;
  std::vector<Reached> reached_;
  std::vector<Candidate> heap_;
  std::uint32_t search_ = 0;
};

}  // namespace bulkhead
