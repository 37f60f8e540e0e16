// SPDX-License-Identifier: MIT
#include "scripting/battle/battle_ground.h"

#include <gtest/gtest.h>

#include "model/mission/geometry.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

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

/// Of a base of 32 mm, in millimetres.
std::optional<double> away(const Mission& mission, const std::string& at, const BattleSpot& thing) {
  const auto there = BattleGround(mission).distance({at, base}, thing);
  const auto back = BattleGround(mission).distance(thing, {at, base});
  EXPECT_EQ(there, back) << at;
  if (!there) return std::nullopt;
  return static_cast<double>(*there) / 1000;
}

TEST(BattleGround, FeaturesAreAsFarAsTheirOutlines) {
  // The tower reaches from 280 to 320 mm across and from 180 to 220 mm down; its circle the pool to 30 mm from 500,200.
  auto mission = test::with_feature(test::open_board(), "tower", "tower", 300, 200);
  mission = test::with_feature(std::move(mission), "pool", "pool", 500, 200);
  const BattleSpot tower{"300mm,200mm", {}, {}, "tower"};
  const BattleSpot pool{"500mm,200mm", {}, {}, "pool"};
  for (const auto measured : {Measuring::Distance::straight, Measuring::Distance::ways}) {
    auto system = *mission.system;
    system.measuring.distance = measured;
    mission.system = std::move(system);
    // Straight before its side: 280 - 200 - 16. Off its corner by 30 and 40: 50 - 16. On it, and reaching into it.
    EXPECT_EQ(away(mission, "200mm,190mm", tower), 64);
    EXPECT_EQ(away(mission, "250mm,140mm", tower), 34);
    EXPECT_EQ(away(mission, "300mm,210mm", tower), 0);
    EXPECT_EQ(away(mission, "270mm,200mm", tower), 0);
    // 100 from the middle, less the radii of both.
    EXPECT_EQ(away(mission, "500mm,100mm", pool), 54);
    const BattleGround ground(mission);
    EXPECT_EQ(ground.straight({"200mm,190mm", base}, tower), 64'000);
    EXPECT_EQ(ground.straight(pool, {"500mm,100mm", base}), 54'000);
  }
  // One that is unknown, as one whose kind has no parts, is a point.
  EXPECT_EQ(away(mission, "200mm,200mm", {"300mm,200mm", {}, {}, "gone"}), 84);
}

TEST(BattleGround, WaysToFeaturesGoRoundWalls) {
  // The wall goes south from the northern edge between C and D, one cell long, 5.5 mm thick: it ends where the cells of
  // the second row begin, at 12 + 97 mm. The crate stands right behind it, from 330 to 370 mm across, 50 to 70 mm down.
  auto mission = test::with_terrain(test::mission_with({6, 7}, "C1/D1", ""));
  mission = test::with_feature(std::move(mission), "crate", "crate", 350, 60);
  const BattleSpot crate{"350mm,60mm", {}, {}, "crate"};
  const BattleGround straight(mission);
  // Straight through the wall it is 330 - 270 - 16.
  EXPECT_EQ(straight.straight({"270mm,60mm", base}, crate), 44'000);
  auto ground = BattleGround(mission);
  const auto round_the_wall = ground.distance({"270mm,60mm", base}, crate);
  ASSERT_TRUE(round_the_wall);
  EXPECT_GT(*round_the_wall, 44'000);
  // To its nearest corner, south-west, which the end of the wall is passed to: no longer than to that as a point, and
  // what is limited to less finds none.
  const auto to_corner = ground.distance({"270mm,60mm", base}, {"330mm,70mm", {}});
  ASSERT_TRUE(to_corner);
  EXPECT_LE(*round_the_wall, *to_corner);
  EXPECT_GE(*round_the_wall, *to_corner - 3'000);
  EXPECT_FALSE(ground.distance({"270mm,60mm", base}, crate, Length::micrometres(*round_the_wall - 1)));
  EXPECT_EQ(ground.distance({"270mm,60mm", base}, crate, Length::micrometres(*round_the_wall)), round_the_wall);
}

}  // namespace
}  // namespace bulkhead
