// SPDX-License-Identifier: MIT
#include "editor/tools/boards/custom_mission.h"

#include <gtest/gtest.h>

#include "editor/tools/view/sheet_view.h"
#include "editor/tools/view/table.h"
#include "model/io/mission_file.h"
#include "rendering/map/map_painter.h"
#include "rendering/text/text_measure.h"
#include "tests/support/invariants.h"
#include "workbench/checking.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {
namespace {

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

CustomMission gallowdark() {
  CustomMission wanted;
  wanted.board.set = Id("gallowdark");
  return wanted;
}

Mission made(const CustomMission& wanted) {
  const LibraryOnDemand library;
  auto mission = mission_of(wanted, library);
  if (!mission) throw std::runtime_error(mission.error().message);
  EXPECT_EQ(test::broken_invariants(*mission), std::vector<std::string>());
  EXPECT_TRUE(read_mission(write_mission(*mission), "made", nullptr)->mission == *mission);
  return *mission;
}

std::string cells(const Mission& mission, std::string_view zone) {
  std::string words;
  for (const auto& cell : std::get<CellsShape>(find_zone(mission, Id(zone))->shape).cells) {
    words += (words.empty() ? "" : " ") + to_text(mission, cell);
  }
  return words;
}

TEST(CustomMission, IsUntitledWithABoardAndTwoSides) {
  const auto mission = made(gallowdark());
  EXPECT_EQ(mission.head->title, "Untitled killzone");
  EXPECT_EQ(mission.head->id, Id("untitled-killzone"));
  EXPECT_EQ(mission.head->version, "1");
  ASSERT_EQ(mission.boards.size(), 1U);
  EXPECT_EQ(find_lattice(mission, 1)->size(), (LatticeSize{6, 7}));
  ASSERT_EQ(mission.sides->size(), 2U);
  EXPECT_EQ(mission.sides->front().id, Id("attacker"));
  EXPECT_EQ(cells(mission, "attacker-zone"), "A1 B1 C1 D1 E1 F1");
  EXPECT_EQ(cells(mission, "defender-zone"), "A7 B7 C7 D7 E7 F7");
  EXPECT_EQ(find_zone(mission, Id("attacker-zone"))->kind, Id("drop-zone"));
}

TEST(CustomMission, LaysBoardsBesideEachOther) {
  auto wanted = gallowdark();
  wanted.title = "Twin Decks";
  wanted.boards = 3;
  wanted.zones = CustomMission::Zones::left_right;
  wanted.board.cells = {2, 2};
  // 2 × 97 + 2 × 12 = 218 mm each.
  auto mission = made(wanted);
  EXPECT_EQ(mission.head->id, Id("twin-decks"));
  EXPECT_EQ(find_board(mission, 3)->at, mm(436, 0));
  EXPECT_EQ(cells(mission, "attacker-zone"), "A1 A2");
  EXPECT_EQ(cells(mission, "defender-zone"), "3:B1 3:B2");
  wanted.board.place = BoardPlace::below;
  EXPECT_EQ(find_board(made(wanted), 3)->at, mm(0, 436));
  wanted.board.place = BoardPlace::apart;
  mission = made(wanted);
  // Four inches are 101.6 mm.
  EXPECT_EQ(find_board(mission, 2)->at.x, Length::micrometres(319'600));
  EXPECT_EQ(find_board(mission, 3)->at.x, Length::micrometres(639'200));
}

TEST(CustomMission, LeavesRoomForTheNumbersOfRowsBetweenBoardsApart) {
  struct Case {
    int boards;
    LatticeSize cells;
  };
  for (const auto& [boards, cells] : {Case{2, {6, 7}}, Case{3, {6, 7}}, Case{8, {6, 7}}, Case{2, {5, 20}}}) {
    auto wanted = gallowdark();
    wanted.boards = boards;
    wanted.board.cells = cells;
    wanted.board.place = BoardPlace::apart;
    const auto mission = made(wanted);
    // The map of a window of 1280 × 720 pixels, all in sight.
    View view;
    view.resize({840, 330});
    fit_sheet(view, mission, Table(mission).bounds(), 24);
    const auto plan = lay_out_map(mission, {paper_scale(view.zoom()), {}, &usual_design()});
    EXPECT_EQ(plan.floor.outline.size(), static_cast<std::size_t>(boards)) << "one of each";
    std::size_t numbers = 0;
    for (const auto& run : plan.coordinates) {
      if (run.text.find_first_not_of("0123456789") != std::string::npos) continue;
      ++numbers;
      for (const auto& board : plan.floor.outline) {
        EXPECT_FALSE(bounds_of(run).overlaps(bounds_of(std::vector<Loop>{board}).grown(0.5)))
            << run.text << " of " << boards;
      }
    }
    EXPECT_GE(numbers, static_cast<std::size_t>(boards));
  }
}

TEST(CustomMission, BeginsWithoutErrorsWhereverItsBoardsLie) {
  for (const auto place : {BoardPlace::right, BoardPlace::below, BoardPlace::apart, BoardPlace::above}) {
    for (const auto zones :
         {CustomMission::Zones::top_bottom, CustomMission::Zones::left_right, CustomMission::Zones::none}) {
      auto wanted = gallowdark();
      wanted.boards = 2;
      wanted.board.place = place;
      wanted.zones = zones;
      for (const auto& finding : check_mission(made(wanted)).findings) {
        EXPECT_NE(finding.level, Level::error)
            << finding.key << ", place " << static_cast<int>(place) << ", zones " << static_cast<int>(zones);
      }
    }
  }
  auto wanted = gallowdark();
  wanted.boards = 3;
  wanted.board.place = BoardPlace::apart;
  EXPECT_EQ(made(wanted).links->size(), 2U) << "a lift from each board to the next";
  wanted.board.place = BoardPlace::right;
  EXPECT_TRUE(made(wanted).links->empty()) << "they join";
}

TEST(CustomMission, HasLiftsBetweenItsLevels) {
  auto wanted = gallowdark();
  wanted.boards = 2;
  wanted.board.place = BoardPlace::above;
  wanted.lifts = 2;
  const auto mission = made(wanted);
  EXPECT_EQ(find_board(mission, 2)->level, 1);
  EXPECT_EQ(find_board(mission, 2)->at, mm(0, 0));
  ASSERT_EQ(mission.markers->size(), 4U);
  ASSERT_EQ(mission.links->size(), 2U);
  const auto& lift = mission.links->front();
  EXPECT_TRUE(find_link_kind(*mission.system, lift.kind)->moves);
  // A quarter and three quarters of six columns, in the middle of seven rows.
  EXPECT_EQ(find_marker(mission, lift.from)->at, Place(CellAddress{1, {1, 3}}));
  EXPECT_EQ(find_marker(mission, lift.to)->at, Place(CellAddress{2, {1, 3}}));
  EXPECT_EQ(find_marker(mission, mission.links->back().to)->at, Place(CellAddress{2, {4, 3}}));
  EXPECT_EQ(find_marker(mission, lift.from)->label, "A1");
  EXPECT_EQ(find_marker(mission, lift.to)->label, "A2");
  wanted.system = Id("boarding-actions");
  EXPECT_EQ(made(wanted).links->front().kind, Id("access")) << "the game has a kind of its own";
}

TEST(CustomMission, MayBeAnOpenTable) {
  CustomMission wanted;
  wanted.board.lattice = false;
  wanted.board.set = Id("gallowdark");
  wanted.terrain = Id("table-terrain");
  wanted.zones = CustomMission::Zones::left_right;
  wanted.depth = 5;
  wanted.sides = {"Reds", "Blues", "  "};
  auto mission = made(wanted);
  EXPECT_EQ(std::get<PlainGround>(mission.boards.front()->ground),
            (PlainGround{Length::inches(30), Length::inches(22)}));
  ASSERT_EQ(mission.sets.size(), 1U);
  EXPECT_EQ(mission.sets.front().set->id, Id("table-terrain"));
  ASSERT_EQ(mission.sides->size(), 2U);
  EXPECT_EQ(find_zone(mission, Id("reds-zone"))->shape, Shape(StripShape{Compass::west, Length::inches(5)}));
  EXPECT_EQ(find_zone(mission, Id("blues-zone"))->shape, Shape(StripShape{Compass::east, Length::inches(5)}));
  wanted.zones = CustomMission::Zones::quarters;
  mission = made(wanted);
  EXPECT_EQ(find_zone(mission, Id("blues-zone"))->shape, Shape(QuarterShape{Quarter::south_east, Length::inches(6)}));
  wanted.zones = CustomMission::Zones::none;
  EXPECT_TRUE(made(wanted).zones->empty());
}

TEST(CustomMission, SaysWhatCannotBe) {
  const LibraryOnDemand library;
  const auto trouble = [&](const CustomMission& wanted) { return mission_of(wanted, library).error().message; };
  auto wanted = gallowdark();
  wanted.boards = 9;
  EXPECT_EQ(trouble(wanted), "A mission begins with 1 to 8 boards");
  wanted = gallowdark();
  wanted.board.set.reset();
  EXPECT_EQ(trouble(wanted), "A board with a lattice is built of a terrain set; choose one");
  wanted.board.lattice = false;
  wanted.board.size.x = Length();
  EXPECT_EQ(trouble(wanted), "A board is more than nothing wide and high");
  wanted = gallowdark();
  wanted.system = Id("chess");
  EXPECT_NE(trouble(wanted), "");
}

TEST(CustomMission, HasZonesInEveryGameThatHasAKindForThem) {
  const LibraryOnDemand library;
  for (const auto* game : {"kill-team", "boarding-actions", "cqb", "narrative-play", "zone-mortalis"}) {
    auto wanted = gallowdark();
    wanted.system = Id(game);
    EXPECT_EQ(made(wanted).zones->size(), 2U) << game;
  }
  auto wanted = gallowdark();
  wanted.system = Id("boarding-actions");
  EXPECT_EQ(find_zone(made(wanted), Id("defender-zone"))->kind, Id("defender-entry"));
}

}  // namespace
}  // namespace bulkhead
