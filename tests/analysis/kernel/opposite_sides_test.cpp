// SPDX-License-Identifier: MIT
#include "analysis/distance/opposite_sides.h"

#include <gtest/gtest.h>

#include "model/edit/edit.h"
#include "model/mission/geometry.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

bool opposite(const Mission& mission, std::string_view hatchway, std::string_view a, std::string_view b) {
  const auto place = [&](std::string_view text) { return point_of(mission, parse_place(text).value()); };
  return on_opposite_sides(mission, parse_edge_address(hatchway).value(), place(a), place(b)).value();
}

TEST(OppositeSides, WhereTheShortestLineWouldPassThroughTheHatchway) {
  const auto mission = mission_with({4, 4}, "", "B2/C2");
  EXPECT_TRUE(opposite(mission, "B2/C2", "B2", "C2"));
  EXPECT_TRUE(opposite(mission, "B2/C2", "C2", "A2"));
  EXPECT_FALSE(opposite(mission, "B2/C2", "B2", "A2")) << "on the same side";
  EXPECT_FALSE(opposite(mission, "B2/C2", "B4", "C4")) << "the shortest line is elsewhere";
  EXPECT_FALSE(opposite(mission, "B2/C2", "B2", "B2"));
  EXPECT_FALSE(opposite(mission, "B3/C3", "B3", "C3")) << "there is no hatchway";
}

TEST(OppositeSides, OtherHatchwaysAreAsTheyStart) {
  // Row 2 is shut off by two hatchways side by side.
  const auto shut = mission_with({2, 2}, "", "A1/A2 B1/B2");
  EXPECT_TRUE(opposite(shut, "A1/A2", "B1", "B2")) << "through the left one, as the right one is shut";
  const auto open = parse_edit(shut, "hatchway B1/B2 starts open").value().apply(shut).value();
  EXPECT_FALSE(opposite(open, "A1/A2", "B1", "B2"));
  EXPECT_TRUE(opposite(open, "A1/A2", "A1", "A2"));
}

TEST(OppositeSides, NobodyIsWhereThereIsNoWay) {
  const auto mission = mission_with({3, 1}, "B1/C1", "A1/B1");
  EXPECT_FALSE(opposite(mission, "A1/B1", "A1", "C1"));
  EXPECT_TRUE(opposite(mission, "A1/B1", "A1", "B1"));
}

}  // namespace
}  // namespace bulkhead::test
