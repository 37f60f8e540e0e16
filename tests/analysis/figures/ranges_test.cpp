// SPDX-License-Identifier: MIT
#include "analysis/figures/ranges.h"

#include <gtest/gtest.h>

#include "model/io/mission_file.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead::test {
namespace {

/// Measured against a season with these figures, each from 1 to 2.
Mission measured(Mission mission, const std::vector<std::string>& figures) {
  auto system = *mission.system;
  Season season{Id("first"), "First", 1, "", {}, {}};
  for (const auto& figure : figures) season.ranges.push_back({Id(figure), 1, 2, {}});
  system.seasons = {season};
  mission.system = system;
  auto head = *mission.head;
  head.season = Id("first");
  mission.head = head;
  return mission;
}

std::vector<RangeStanding> standings(const Mission& mission) {
  return range_standings(mission, Snapshot::make(mission));
}

int value(const Mission& mission, const std::string& figure) {
  return standings(measured(mission, {figure})).at(0).value.value();
}

std::string reason(const Mission& mission, const std::string& figure) {
  return to_text(standings(measured(mission, {figure})).at(0).value.error());
}

TEST(Ranges, MeasureEveryFigure) {
  // Two rooms of two rows, joined by a hatchway; a wall on the border and a wall end.
  auto mission = with_drop_zones(mission_with({2, 4}, "A2/A3 A1/north", "B2/B3"));
  mission = with_objective(mission, "o1", "A2");
  Board board = *mission.boards.front();
  board.lattice()->set_node({1, 0}, {NodePiece::wall_end, std::nullopt});
  mission.boards.front() = board;
  EXPECT_EQ(value(mission, "walls"), 2);
  EXPECT_EQ(value(mission, "hatchways"), 1);
  EXPECT_EQ(value(mission, "pillars"), 4);
  EXPECT_EQ(value(mission, "wall-ends"), 1);
  EXPECT_EQ(value(mission, "objectives"), 1);
  EXPECT_EQ(value(mission, "border-walls"), 1);
  EXPECT_EQ(value(mission, "regions"), 1);
  EXPECT_EQ(value(mission, "compartments"), 2);
  EXPECT_EQ(value(mission, "longest-lane"), 2);
  EXPECT_EQ(value(mission, "route-hatchways"), 1);
  EXPECT_EQ(value(mission, "symmetries"), 0);
  EXPECT_EQ(value(empty_mission(), "symmetries"), 3);
}

TEST(Ranges, SayWhatLiesOutside) {
  const auto mission = measured(mission_with({3, 3}, "A1/A2 B1/B2 C1/C2", "A2/A3"), {"walls", "hatchways", "pillars"});
  const auto answer = standings(mission);
  ASSERT_EQ(answer.size(), 3U);
  EXPECT_EQ(answer[0].figure, Id("walls"));
  EXPECT_TRUE(answer[0].outside()) << "three";
  EXPECT_FALSE(answer[1].outside());
  EXPECT_TRUE(answer[2].outside());
  EXPECT_EQ(answer[1].low, 1);
  EXPECT_EQ(answer[1].high, 2);
}

TEST(Ranges, GiveReasonsForWhatTheyCannotSay) {
  EXPECT_EQ(reason(empty_mission(), "colours"), "this version knows no figure colours");
  EXPECT_EQ(reason(empty_mission(), "route-hatchways"), "there is no objective");
  EXPECT_EQ(reason(with_objective(empty_mission(), "o1", "A1"), "route-hatchways"),
            "the side has no zone to start from");
  auto two = empty_mission();
  two.boards.push_back(two.boards.front());
  EXPECT_EQ(reason(two, "walls"), "the figures are of battlefields with one board");
  auto plain = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  plain.boards.front() = board;
  EXPECT_EQ(reason(plain, "walls"), "no board has a lattice");
  EXPECT_FALSE(standings(measured(two, {"walls"})).front().outside());
}

TEST(Ranges, AreOfTheSeasonThatTheMissionNames) {
  const auto mission = measured(empty_mission(), {"walls"});
  auto head = *mission.head;
  head.season = Id("second");
  auto other = mission;
  other.head = head;
  EXPECT_TRUE(standings(other).empty());
  head.season.reset();
  other.head = head;
  EXPECT_TRUE(standings(other).empty());
}

TEST(Ranges, ShippedOnesNameOnlyKnownFigures) {
  const std::string path = BULKHEAD_TEMPLATES "/systems/kill-team.xml";
  auto mission = with_objective(with_drop_zones(empty_mission()), "o1", "A3");
  auto system = *mission.system;
  system.seasons = read_system(content_of(path), path).value().seasons;
  ASSERT_EQ(system.seasons.size(), 2U);
  mission.system = system;
  for (const auto& season : system.seasons) {
    auto head = *mission.head;
    head.season = season.id;
    mission.head = head;
    EXPECT_FALSE(season.source.empty());
    EXPECT_FALSE(season.ranges.empty());
    for (const auto& standing : standings(mission)) EXPECT_TRUE(standing.value.has_value()) << standing.figure.text();
  }
}

}  // namespace
}  // namespace bulkhead::test
