// SPDX-License-Identifier: MIT
#include "model/library/extraction.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "model/mission/roles.h"
#include "model/text/references.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

/// A mission whose sides are called after nobody's role.
Mission with_wardens() {
  auto mission = lively_mission();
  for (const auto* edit : {"rename #attacker wardens", "rename #defender raiders", "set #wardens role attacker"}) {
    mission = edited(mission, edit);
  }
  return mission;
}

template <typename T>
T taken(const Extraction& extraction) {
  return std::get<T>(extraction.item.item);
}

std::vector<std::string> ids_with(const Extraction& extraction) {
  std::vector<std::string> ids;
  for (const auto& item : extraction.item.with) ids.push_back(base_of(item).id.text());
  return ids;
}

TEST(Extraction, LeavesWhereItCameFromBehind) {
  const auto mission = lively_mission();
  const auto extraction = extracted(mission, Id("blow")).value();
  EXPECT_EQ(extraction.item.system, mission.system->id);
  EXPECT_EQ(extraction.item.version, 1);
  auto blow = mission.stratagems->front();
  blow.origin.reset();
  EXPECT_EQ(taken<Stratagem>(extraction), blow);
  EXPECT_EQ(extracted(mission, Id("o1")).error().message, "There is no item or force with the id o1");
}

TEST(Extraction, TakesAlongWhatIsNamedAndWhatThatNames) {
  const auto mission = lively_mission();
  const auto extraction = extracted(mission, Id("blow")).value();
  EXPECT_EQ(ids_with(extraction), (std::vector<std::string>{"hold", "venting"}));
  EXPECT_EQ(extraction.remarks,
            (std::vector<std::string>{"#hold names {area:shrine-1}, which is on the map and stays behind",
                                      "#hold names {marker:o1}, which is on the map and stays behind",
                                      "#venting names {marker:1}, which is on the map and stays behind",
                                      "#venting names {marker:o1}, which is on the map and stays behind"}));
  // A row names an action by its id.
  EXPECT_EQ(ids_with(extracted(mission, Id("fate")).value()), std::vector<std::string>{"signal"});
}

TEST(Extraction, AGroupBringsItsTable) {
  const auto mission = edited(lively_mission(), "set #hold group primary");
  const auto extraction = extracted(mission, Id("hold")).value();
  EXPECT_EQ(extraction.item.groups, *mission.objective_groups);
  EXPECT_EQ(ids_with(extraction), (std::vector<std::string>{"venting", "fate", "signal"}));
}

TEST(Extraction, RolesStandForSides) {
  auto mission = with_wardens();
  auto objective = mission.objectives->front();
  objective.side = Id("raiders");
  objective.conditions.front().side = Id("wardens");
  objective.places.push_back({.what = Id("terminal"), .by = Id("wardens")});
  mission.objectives = std::vector{objective};
  const auto extraction = extracted(mission, Id("hold")).value();
  const auto hold = taken<MissionObjective>(extraction);
  EXPECT_EQ(hold.side, Id("raiders")) << "who plays no role";
  EXPECT_EQ(hold.conditions.front().side, Id("attacker"));
  EXPECT_EQ(hold.places.front().by, Id("attacker"));
  EXPECT_EQ(std::get<Rule>(extraction.item.with.front()).text, "From {side:attacker} at {marker:1} and {marker:o1}");
  EXPECT_NE(std::find(extraction.remarks.begin(), extraction.remarks.end(),
                      "#hold names the side raiders, which plays no role that no other plays, and so means nothing "
                      "elsewhere; give it one, as with `set #raiders role attacker`"),
            extraction.remarks.end());
  // In the mission itself the role means that side.
  EXPECT_EQ(resolve({"side", "attacker"}, nullptr, mission), "Attacker");
  EXPECT_EQ(resolve({"side", "defender"}, nullptr, mission), std::nullopt);
}

TEST(Extraction, ARoleThatTwoSidesPlayIsNobodys) {
  const auto mission = edited(with_wardens(), "set #raiders role attacker");
  EXPECT_EQ(role_of(mission, mission.sides->at(0)), Id("attacker"));
  EXPECT_EQ(role_of(mission, mission.sides->at(1)), std::nullopt);
}

TEST(Extraction, TakesTheKindsAlong) {
  auto mission = lively_mission();
  auto rule = mission.rules->front();
  rule.places.push_back({.what = Id("terminal"), .inside = Id("shrine"), .outside = Id("shrine-1")});
  rule.places.push_back({.what = Id("objective")});
  rule.places.push_back({.what = Id("lift")});
  rule.places.push_back({.what = Id("crate")});
  mission.rules = std::vector{rule};
  const auto extraction = extracted(mission, Id("venting")).value();
  EXPECT_EQ(extraction.item.zone_kinds, std::vector{*find_zone_kind(*mission.system, Id("shrine"))});
  EXPECT_EQ(extraction.item.marker_kinds, std::vector{*find_marker_kind(*mission.system, Id("terminal"))});
  EXPECT_TRUE(extraction.item.link_kinds.empty()) << "a link is not placed";
  EXPECT_EQ(extraction.remarks.at(2), "#venting names the area shrine-1, which stays behind");
  EXPECT_EQ(extraction.remarks.at(3),
            "#venting places the terrain feature crate, which is of a terrain set and stays behind");
}

TEST(Extraction, AsksWhoKnowsLua) {
  auto mission = lively_mission();
  auto rule = mission.rules->front();
  rule.lua = "battle:table('fate')";
  mission.rules = std::vector{rule};
  std::string asked;
  const auto extraction = extracted(mission, Id("venting"), [&](std::string_view lua) {
                            asked += lua;
                            return NamedInLua{{Id("fate"), Id("none")}, {Id("terminal"), Id("none")}};
                          }).value();
  EXPECT_EQ(asked, "battle:table('fate')");
  EXPECT_EQ(ids_with(extraction), (std::vector<std::string>{"fate", "signal"}));
  EXPECT_EQ(extraction.item.marker_kinds.size(), 1U);
}

}  // namespace
}  // namespace bulkhead::test
