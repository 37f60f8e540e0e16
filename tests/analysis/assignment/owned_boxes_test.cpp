// SPDX-License-Identifier: MIT
#include "analysis/assignment/owned_boxes.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

TEST(OwnedBoxes, AreOfTheMissionsSetsOnly) {
  const auto mission = empty_mission();
  const auto set = mission.sets.front().set->id;
  EXPECT_EQ(boxes_to_build_from(mission, {}), designed_boxes(mission));
  EXPECT_EQ(boxes_to_build_from(mission, {{Id("another"), 3}}), designed_boxes(mission));
  EXPECT_EQ(boxes_to_build_from(mission, {{set, 3}, {Id("another"), 3}}), (Boxes{{set, 3}}));
  EXPECT_EQ(boxes_to_build_from(mission, {{set, 0}}), (Boxes{{set, 0}})) << "somebody says that there is none";
}

}  // namespace
}  // namespace bulkhead::test
