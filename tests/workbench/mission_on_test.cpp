// SPDX-License-Identifier: MIT
#include "workbench/mission_on.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "model/io/mission_file.h"
#include "model/mission/fields.h"
#include "tests/support/edited.h"
#include "tests/support/generators.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

using Names = std::vector<std::string>;

std::vector<Id> ids(const auto& things) {
  std::vector<Id> result;
  for (const auto& thing : things) result.push_back(thing.id);
  return result;
}

TEST(MissionOn, HasTheContentOfOneAndTheBattlefieldOfTheOther) {
  const auto mission = lively_mission();
  const auto field = edited(with_drop_zones(empty_mission({5, 5})), "wall B2/C2\nbalance symmetric");
  const auto [made, remarks] = mission_on(mission, field);
  EXPECT_EQ(*made.rules, *mission.rules);
  EXPECT_EQ(*made.objectives, *mission.objectives);
  EXPECT_EQ(*made.stratagems, *mission.stratagems);
  EXPECT_EQ(*made.briefing, *mission.briefing);
  EXPECT_EQ(*made.sides, *mission.sides);
  EXPECT_EQ(made.boards, field.boards);
  EXPECT_EQ(made.sets, field.sets);
  EXPECT_EQ(*made.zones, *field.zones);
  EXPECT_TRUE(made.markers->empty() && made.areas->empty() && made.links->empty());
  EXPECT_EQ(made.head->balance, Balance::symmetric);
  EXPECT_EQ(made.head->title, mission.head->title);
  // The waiver and the notes are about places that are gone.
  EXPECT_TRUE(made.waivers->empty());
  EXPECT_TRUE(made.notes->empty());
  EXPECT_EQ(
      remarks,
      (Names{"what is named must exist; rule Venting (#venting) names the reference {marker:1}, which does not exist",
             "what is named must exist; rule Venting (#venting) names the reference {marker:o1}, which does not exist",
             "what is named must exist; mission objective Hold (#hold) names the reference {area:shrine-1}, "
             "which does not exist",
             "what is named must exist; mission objective Hold (#hold) names the reference {marker:o1}, which "
             "does not exist"}));
}

TEST(MissionOn, GivesZonesToTheSidesOfTheMission) {
  auto mission = empty_mission();
  mission.sides = std::vector<Side>{{Id("wardens"), "Wardens", {}}, {Id("attacker"), "Raiders", {}}};
  auto field = edited(with_drop_zones(empty_mission()), "hatchway B2/C2 access controlled by defender");
  const auto made = mission_on(mission, field).mission;
  EXPECT_EQ(*made.sides, *mission.sides);
  EXPECT_EQ(made.zones->at(0).side, Id("attacker"));
  EXPECT_EQ(made.zones->at(1).side, Id("wardens"));
  const auto* lattice = find_lattice(made, 1);
  EXPECT_EQ(lattice->hatchways().begin()->second.access.side(), Id("wardens"));
  // A side that the mission has not comes with the field.
  mission.sides = std::vector<Side>{{Id("wardens"), "Wardens", {}}};
  const auto more = mission_on(mission, field).mission;
  EXPECT_EQ(ids(*more.sides), (std::vector{Id("wardens"), Id("defender")}));
  EXPECT_EQ(more.zones->at(0).side, Id("wardens"));
  EXPECT_EQ(more.zones->at(1).side, Id("defender"));
}

TEST(MissionOn, GivesTakenIdsANumber) {
  const auto mission = edited(empty_mission(), "rule o1 name \"R\"\nrule attacker-drop-zone name \"Z\"");
  const auto field = edited(with_objective(with_drop_zones(empty_mission()), "o1", "C3", "1"),
                            "marker o1-2 kind terminal at D4\nlink lift #o1 #o1-2\nwaive no-route at #o1 reason \"r\"\n"
                            "waive no-zone reason \"r\"\nnote \"n\" at #o1\nnote \"m\"");
  const auto [made, remarks] = mission_on(mission, field);
  EXPECT_EQ(ids(*made.markers), (std::vector{Id("o1-3"), Id("o1-2")}));
  EXPECT_EQ(made.links->at(0).from, Id("o1-3"));
  EXPECT_EQ(ids(*made.zones), (std::vector{Id("attacker-drop-zone-2"), Id("defender-drop-zone")}));
  ASSERT_EQ(made.waivers->size(), 1U);
  EXPECT_EQ(made.waivers->at(0).at, std::vector<Address>{ObjectAddress{Id("o1-3")}});
  ASSERT_EQ(made.notes->size(), 1U);
  EXPECT_EQ(remarks, (Names{"the zone attacker-drop-zone is now called attacker-drop-zone-2: the mission has a rule of "
                            "that id",
                            "the marker o1 is now called o1-3: the mission has a rule of that id"}));
}

TEST(MissionOn, BringsTheKindsThatItsBattlefieldNeeds) {
  auto mission = empty_mission();
  GameSystem other;
  other.id = Id("other");
  other.marker_kinds = {{Id("objective"), "Goal", "", {}}};
  mission.system = other;
  const auto field = with_objective(with_drop_zones(empty_mission()), "o1", "C3", "1");
  const auto made = mission_on(mission, field).mission;
  EXPECT_EQ(made.system->id, Id("other"));
  EXPECT_EQ(made.system->marker_kinds, other.marker_kinds);
  EXPECT_EQ(ids(made.system->zone_kinds), std::vector{Id("drop-zone")});
  EXPECT_TRUE(made.system->link_kinds.empty());
}

RC_GTEST_PROP(MissionOn, IsAMissionThatCanBeReadAgain, (const Mission& mission, const Mission& field)) {
  const auto made = mission_on(mission, field).mission;
  const auto read = read_mission(write_mission(made), "m.bulkhead", nullptr);
  RC_LOG() << (read ? std::string() : to_text(read.error()));
  RC_ASSERT(read.has_value());
  RC_ASSERT(read->mission == made);
  RC_ASSERT(made.boards.size() == field.boards.size());
  for_each_item(mission, [&](const auto& item) { RC_ASSERT(has_object(made, item.id)); });
}

}  // namespace
}  // namespace bulkhead::test
