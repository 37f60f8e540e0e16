// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_ground.h"

#include <gtest/gtest.h>

#include "model/mission/geometry.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

constexpr auto base = Length::micrometres(16'000);

/// A place so far from another, in micrometres.
std::string beside(Point point, std::int64_t across, std::int64_t down) {
  const auto millimetres = [](Length length) {
    const auto whole = length.in_micrometres() / 1000;
    const auto rest = std::to_string(length.in_micrometres() % 1000);
    return std::to_string(whole) + "." + std::string(3 - rest.size(), '0') + rest + "mm";
  };
  return millimetres(point.x + Length::micrometres(across)) + "," + millimetres(point.y + Length::micrometres(down));
}

TEST(BattleGround, BasesAreInAnOpeningWhereTheyReachIntoIt) {
  const auto mission = test::mission_with({6, 7}, "D2/D3 D3/D4 D3/E3", "C3/D3");
  const auto& set = *set_of(mission, *mission.boards.front());
  // The opening is as thick as the wall and as wide as a base gets through, about the middle of the edge.
  const auto across = set.wall_thickness.in_micrometres() / 2;
  const auto along = (set.access_width > Length() ? set.access_width : set.pitch).in_micrometres() / 2;
  const auto middle = point_of(mission, *place_of(*parse_address("C3/D3")));
  const BattleGround ground(mission);
  const auto in_opening = [&](std::int64_t right, std::int64_t down) {
    return ground.in_opening({beside(middle, right, down), base}, "C3/D3");
  };
  EXPECT_TRUE(ground.in_opening({"C3/D3", base}, "C3/D3"));
  EXPECT_TRUE(ground.in_opening({"C3/D3", {}}, "C3/D3"));
  EXPECT_FALSE(ground.in_opening({"C3", base}, "C3/D3"));
  // From either side, and from its ends: what only touches it is not in it.
  for (const int side : {-1, 1}) {
    EXPECT_FALSE(in_opening(side * (across + 16'000), 0));
    EXPECT_TRUE(in_opening(side * (across + 15'999), 0));
    EXPECT_FALSE(in_opening(0, side * (along + 16'000)));
    EXPECT_TRUE(in_opening(0, side * (along + 15'999)));
  }
  // Nothing is in the opening of what is none.
  EXPECT_FALSE(ground.in_opening({"C3", base}, "C3"));
  EXPECT_FALSE(ground.in_opening({"C3", base}, "Z9/Z10"));
  EXPECT_FALSE(ground.in_opening({"nowhere", base}, "C3/D3"));
}

TEST(BattleGround, BasesHangOverEdgesWhereNoBoardGoesOn) {
  auto mission = test::empty_mission({2, 2});
  const auto bounds = board_bounds(mission, *mission.boards.front());
  const auto middle = (bounds.top_left.y + bounds.bottom_right.y) / 2;
  const auto hangs = [&](const Mission& of, Point corner, std::int64_t across) {
    return BattleGround(of).over_edge({beside({corner.x, middle}, across, 0), base});
  };
  EXPECT_FALSE(hangs(mission, bounds.top_left, 16'000));
  EXPECT_TRUE(hangs(mission, bounds.top_left, 15'999));
  EXPECT_FALSE(hangs(mission, bounds.bottom_right, -16'000));
  EXPECT_TRUE(hangs(mission, bounds.bottom_right, -15'999));
  // A base of no size stands on the edge itself.
  EXPECT_FALSE(BattleGround(mission).over_edge({beside({bounds.top_left.x, middle}, 0, 0), {}}));
  // Where a board goes on right behind the edge, nothing hangs over it; where one lies farther off, it does.
  auto board = *mission.boards.front();
  const auto width = bounds.bottom_right.x - bounds.top_left.x;
  for (const bool joins : {true, false}) {
    auto two = mission;
    auto other = board;
    other.at.x = board.at.x + width + Length::micrometres(joins ? 0 : 1000);
    two.boards.push_back(other);
    EXPECT_EQ(hangs(two, bounds.bottom_right, -15'000), !joins);
    EXPECT_TRUE(hangs(two, bounds.top_left, 15'000));
  }
}

}  // namespace
}  // namespace bulkhead
