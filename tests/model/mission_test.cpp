// SPDX-License-Identifier: MIT
#include "model/mission/mission.h"

#include <gtest/gtest.h>

#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

Item item(std::string_view id) { return {Id(id), "", {}, {}, "", {}}; }

Mission sample() {
  auto mission = test::with_drop_zones(test::empty_mission());
  mission = test::with_objective(std::move(mission), "o1", "C3");
  Board board = *mission.boards.front();
  board.pieces.push_back({Id("stray"), FreePiece::Kind::pillar, {}, 0, {}});
  mission.boards.front() = board;
  mission.areas = std::vector<Zone>{{Id("vault"), Id("shrine"), {}, "", StripShape{}, {}}};
  mission.rules = std::vector<Rule>{{item("venting"), ""}};
  mission.objectives = std::vector<MissionObjective>{{item("hold"), Id("progressive"), "", {}, {}}};
  mission.stratagems = std::vector<Stratagem>{{item("blow"), Cost::exactly(1), "CP", {}, "", "", "", "", "", ""}};
  return mission;
}

TEST(Mission, FindsItsPartsById) {
  const auto mission = sample();
  ASSERT_NE(find_zone(mission, Id("attacker-drop-zone")), nullptr);
  EXPECT_EQ(find_zone(mission, Id("attacker-drop-zone"))->side, Id("attacker"));
  EXPECT_EQ(find_zone(mission, Id("vault")), nullptr);
  ASSERT_NE(find_area(mission, Id("vault")), nullptr);
  EXPECT_EQ(find_area(mission, Id("attacker-drop-zone")), nullptr);
  ASSERT_NE(find_marker(mission, Id("o1")), nullptr);
  EXPECT_EQ(find_marker(mission, Id("o2")), nullptr);
  ASSERT_NE(find_side(mission, Id("defender")), nullptr);
  EXPECT_EQ(find_side(mission, Id("o1")), nullptr);
  ASSERT_NE(find_set(mission, Id("gallowdark")), nullptr);
  EXPECT_EQ(find_set(mission, Id("other")), nullptr);
  ASSERT_NE(find_zone_kind(*mission.system, Id("shrine")), nullptr);
  EXPECT_TRUE(find_zone_kind(*mission.system, Id("shrine"))->area);
  EXPECT_EQ(find_zone_kind(*mission.system, Id("lift")), nullptr);
  EXPECT_NE(find_link_kind(*mission.system, Id("lift")), nullptr);
  EXPECT_NE(find_marker_kind(*mission.system, Id("terminal")), nullptr);
}

TEST(Mission, NumbersItsBoardsFromOne) {
  auto mission = sample();
  Board plain;
  plain.ground = PlainGround{Length::millimetres(1), Length::millimetres(1)};
  mission.boards.emplace_back(plain);
  EXPECT_EQ(find_board(mission, 0), nullptr);
  EXPECT_EQ(find_board(mission, -1), nullptr);
  EXPECT_EQ(find_board(mission, 3), nullptr);
  EXPECT_EQ(find_board(mission, 1), &*mission.boards[0]);
  EXPECT_EQ(find_board(mission, 2), &*mission.boards[1]);
  EXPECT_NE(find_lattice(mission, 1), nullptr);
  EXPECT_EQ(find_lattice(mission, 2), nullptr);
  EXPECT_EQ(set_of(mission, *mission.boards[0])->id, Id("gallowdark"));
  EXPECT_EQ(set_of(mission, *mission.boards[1]), nullptr);
}

TEST(Mission, ListsEverythingThatHasAnId) {
  std::vector<std::pair<std::string, std::string_view>> objects;
  for (const auto& object : named_objects(sample())) objects.emplace_back(object.id.text(), object.what);
  const std::vector<std::pair<std::string, std::string_view>> expected = {{"stray", "free piece"},
                                                                          {"attacker-drop-zone", "zone"},
                                                                          {"defender-drop-zone", "zone"},
                                                                          {"vault", "area"},
                                                                          {"o1", "marker"},
                                                                          {"attacker", "side"},
                                                                          {"defender", "side"},
                                                                          {"venting", "rule"},
                                                                          {"hold", "mission objective"},
                                                                          {"blow", "stratagem"}};
  EXPECT_EQ(objects, expected);
}

TEST(Mission, FindsAFreeId) {
  auto mission = sample();
  EXPECT_EQ(free_id(mission, Id("o2")), Id("o2"));
  EXPECT_EQ(free_id(mission, Id("o1")), Id("o1-2"));
  mission = test::with_objective(std::move(mission), "o1-2", "D3");
  EXPECT_EQ(free_id(mission, Id("o1")), Id("o1-3"));
  const std::string longest(64, 'z');
  mission = test::with_objective(std::move(mission), longest, "E3");
  EXPECT_EQ(free_id(mission, Id(longest)), Id(std::string(58, 'z') + "-2"));
}

TEST(Mission, IsAValueWhoseCopiesShareTheirParts) {
  const auto mission = sample();
  auto copy = mission;
  EXPECT_EQ(copy, mission);
  copy = test::with_objective(std::move(copy), "o2", "D3");
  EXPECT_FALSE(copy == mission);
  EXPECT_EQ(mission.markers->size(), 1U);
  EXPECT_TRUE(copy.zones.same_object(mission.zones));
  EXPECT_TRUE(copy.boards.front().same_object(mission.boards.front()));
}

TEST(Level, IsReadAndWrittenAndOrdered) {
  for (const auto level : {Level::off, Level::note, Level::warning, Level::error}) {
    EXPECT_EQ(parse_level(to_text(level)), level);
  }
  EXPECT_LT(Level::off, Level::note);
  EXPECT_LT(Level::note, Level::warning);
  EXPECT_LT(Level::warning, Level::error);
  EXPECT_FALSE(parse_level("fatal").has_value());
  EXPECT_FALSE(parse_level("").has_value());
}

TEST(Quarter, IsReadAndWritten) {
  for (const auto quarter : {Quarter::north_west, Quarter::north_east, Quarter::south_west, Quarter::south_east}) {
    EXPECT_EQ(parse_quarter(to_text(quarter)), quarter);
  }
  EXPECT_FALSE(parse_quarter("north").has_value());
  EXPECT_FALSE(parse_quarter("").has_value());
}

}  // namespace
}  // namespace bulkhead
