// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "analysis/plan/plan.h"
#include "tests/analysis/kernel/wall_runs.h"

namespace bulkhead::test {

/// A map of tests/data/plans: walls without thickness, points to ask about, and what is expected between 1000 pairs.
struct PlanFile {
  struct Expected {
    Point from;
    Point to;
    /// For walls without thickness and for walls 3 mm thick.
    bool visible[2] = {false, false};
    /// In millimetres; infinite where there is no way.
    double distance[2] = {0, 0};
  };
  Rectangle ground;
  std::vector<WallRun> walls;
  std::vector<Point> points;
  std::vector<Expected> expected;

  [[nodiscard]] Plan plan(Length thickness) const;
};

/// `board6x7`, `square24x28` or `maze64`.
[[nodiscard]] PlanFile read_plan_file(const std::string& name);

}  // namespace bulkhead::test
