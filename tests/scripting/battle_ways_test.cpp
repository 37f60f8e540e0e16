// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "model/mission/geometry.h"
#include "scripting/battle/battle_ground.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

constexpr auto base = Length::micrometres(16'000);

std::int64_t pitch_of(const Mission& mission) {
  return set_of(mission, *mission.boards.front())->pitch.in_micrometres();
}

TEST(BattleWays, GoStraightWhereNothingIsInTheWay) {
  const auto mission = test::empty_mission();
  BattleGround ground(mission);
  // 50 mm towards the east, rounded to whole millimetres: the middles of cells lie at halves.
  const auto step = ground.step_towards({"B3", base}, {"E3", {}}, Length::millimetres(50), {}, {});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->length, 3 * pitch_of(mission));
  EXPECT_EQ(step->before, "");
  EXPECT_NEAR(static_cast<double>(*ground.straight({"B3", {}}, {step->at, {}})), 50'000, 1000);
  EXPECT_NEAR(static_cast<double>(*ground.straight({step->at, {}}, {"E3", {}})),
              static_cast<double>(3 * pitch_of(mission) - 50'000), 1000);
}

TEST(BattleWays, StopSoFarApart) {
  const auto mission = test::empty_mission();
  BattleGround ground(mission);
  const auto step = ground.step_towards({"B3", base}, {"C3", base}, Length::millimetres(1000), Length::inches(1), {});
  ASSERT_TRUE(step);
  // Rounded to a millimetre.
  const auto away = ground.distance({step->at, base}, {"C3", base});
  ASSERT_TRUE(away);
  EXPECT_NEAR(static_cast<double>(*away), 25'400, 1000);
}

TEST(BattleWays, StopBeforeAShutHatchwayAndGoThroughAnOpenOne) {
  // A room, D3, with a hatchway to the west.
  const auto mission = test::mission_with({6, 7}, "D2/D3 D3/D4 D3/E3", "C3/D3");
  BattleGround ground(mission);
  const auto far = Length::millimetres(1000);
  const auto shut = ground.step_towards({"B3", base}, {"D3", {}}, far, {}, {});
  ASSERT_TRUE(shut);
  EXPECT_EQ(shut->before, "C3/D3");
  // It touches the panel, so that it can be opened from there.
  EXPECT_EQ(ground.distance({shut->at, base}, {"C3/D3", {}}), 0);
  // Where it is not near yet, it goes as far as it may.
  const auto near = ground.step_towards({"B3", base}, {"D3", {}}, Length::millimetres(20), {}, {});
  ASSERT_TRUE(near);
  EXPECT_NEAR(static_cast<double>(*ground.straight({"B3", {}}, {near->at, {}})), 20'000, 1000);

  ground.set_open({"C3/D3"});
  const auto open = ground.step_towards({"B3", base}, {"D3", {}}, far, {}, {});
  ASSERT_TRUE(open);
  EXPECT_EQ(open->before, "");
  EXPECT_LE(ground.straight({open->at, {}}, {"D3", {}}), 16'000 + 1000);

  // What is locked is no way, and there is no other.
  ground.set_open({});
  EXPECT_FALSE(ground.step_towards({"B3", base}, {"D3", {}}, far, {}, {"C3/D3"}));
}

TEST(BattleWays, AreNoneToOtherPlacesThanThereAre) {
  const auto mission = test::empty_mission();
  BattleGround ground(mission);
  EXPECT_FALSE(ground.step_towards({"B3", base}, {"Z99", {}}, Length::inches(6), {}, {}));
  EXPECT_FALSE(ground.step_towards({"nowhere", base}, {"B3", {}}, Length::inches(6), {}, {}));
}

TEST(BattleGround, FindsSpotsForManyBases) {
  const auto mission = test::with_drop_zones(test::empty_mission());
  BattleGround ground(mission);
  const auto zone = (*mission.zones).front().id.text();
  const auto spots = ground.spots_in(base, zone);
  ASSERT_GT(spots.size(), 4U);
  EXPECT_EQ(std::set<std::string>(spots.begin(), spots.end()).size(), spots.size());
  for (const auto& spot : spots) {
    EXPECT_TRUE(ground.wholly_inside({spot, base}, zone)) << spot;
    for (const auto& other : spots) {
      if (spot < other) EXPECT_GE(*ground.straight({spot, base}, {other, base}), 0) << spot << " and " << other;
    }
  }
  EXPECT_TRUE(ground.spots_in(base, "no-zone").empty());
  // The whole battlefield, where bases can stand.
  EXPECT_GT(ground.spots_in(base, "").size(), spots.size());
}

}  // namespace
}  // namespace bulkhead
