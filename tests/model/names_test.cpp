// SPDX-License-Identifier: MIT
#include "model/mission/names.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead::test {
namespace {

TEST(Names, OfGroundAreThoseOfTheZoneOrAreaElseOfItsKindAndSide) {
  auto mission = with_drop_zones(empty_mission());
  mission.areas = std::vector<Zone>{{Id("altar"), Id("shrine"), {}, "High altar", CellsShape(), {}},
                                    {Id("cellar"), Id("crypt"), {}, "", CellsShape(), {}}};
  EXPECT_EQ(ground_name(mission, Id("altar")), "High altar");
  EXPECT_EQ(ground_name(mission, Id("attacker-drop-zone")), "Drop zone (Attacker)") << "it has no name of its own";
  EXPECT_EQ(ground_name(mission, Id("cellar")), "crypt") << "which the system does not know";
  EXPECT_EQ(ground_name(mission, Id("shrine")), "Shrine") << "any of that kind";
  EXPECT_EQ(ground_name(mission, Id("nowhere")), "nowhere");
  auto areas = *mission.areas;
  areas[0].label = "2";
  areas[1].label = "3";
  areas[1].side = Id("defender");
  mission.areas = areas;
  EXPECT_EQ(ground_name(mission, Id("altar")), "High altar (2)");
  EXPECT_EQ(ground_name(mission, Id("cellar")), "crypt 3 (Defender)");
}

TEST(Names, OfWhatIsPlacedAreThoseOfKindsOfMarkersOrFeatures) {
  auto mission = open_board();
  EXPECT_EQ(placed_kind_name(mission, Id("objective")), "Objective");
  EXPECT_EQ(placed_kind_name(mission, Id("crate")), "crate") << "it has no name";
  auto set = *mission.sets.back().set;
  set.feature_kinds.front().name = "Supply crate";
  mission.sets.back().set = set;
  EXPECT_EQ(placed_kind_name(mission, set.feature_kinds.front().id), "Supply crate");
  EXPECT_EQ(placed_kind_name(mission, Id("nothing")), "nothing");
}

}  // namespace
}  // namespace bulkhead::test
