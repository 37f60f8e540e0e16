// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

/// On boards without lattice what is put by the pointer goes by half inches or centimetres, as lengths are shown.
namespace bulkhead {
namespace {

using test::alt;
using test::CanvasFixture;
using test::open_board;
using test::with_feature;

struct Grid : testing::Test {
  CanvasFixture fixture{open_board()};
  void begin(std::string_view tool, Mission mission) {
    fixture.document.begin(std::move(mission));
    fixture.canvas.choose(tool);
  }
  [[nodiscard]] std::string feature(std::string_view id) {
    return to_text(find_feature(fixture.mission(), Id(id))->at);
  }
  [[nodiscard]] std::string marker(std::string_view id) {
    return to_text(fixture.mission(), find_marker(fixture.mission(), Id(id))->at);
  }
};

// Half an inch is 12.7 mm.

TEST_F(Grid, TerrainGoesByHalfInches) {
  begin("terrain", open_board());
  fixture.choose_option("crate");
  // 23 and 16 halves are 292.1 and 203.2 mm.
  fixture.click("295mm,205mm");
  EXPECT_EQ(feature("crate"), "292.1mm,203.2mm");
  fixture.document.undo();
  fixture.click("295mm,205mm", Button::left, alt);
  EXPECT_EQ(feature("crate"), "295mm,205mm") << "Alt: just there";
}

TEST_F(Grid, TerrainGoesByCentimetresWhereMillimetresAreShown) {
  fixture.canvas.set_unit(RulerUnit::millimetres);
  begin("terrain", open_board());
  fixture.choose_option("crate");
  fixture.click("296mm,204mm");
  EXPECT_EQ(feature("crate"), "300mm,200mm");
}

TEST_F(Grid, WhatStandsNearDrawsMore) {
  begin("terrain", with_feature(open_board(), "first", "crate", 100, 100));
  fixture.choose_option("crate");
  // Its side comes to that of the first, 40 mm further to the east and in line with it.
  fixture.click("145mm,104mm");
  EXPECT_EQ(feature("crate"), "140mm,100mm");
}

TEST_F(Grid, TerrainIsMovedOntoItByEachTool) {
  for (const auto* const tool : {"terrain", "select"}) {
    begin(tool, with_feature(open_board(), "crate", "crate", 100, 100));
    fixture.drag({"105mm,102mm", "250mm,150mm", "300mm,207mm"});
    EXPECT_EQ(feature("crate"), "292.1mm,203.2mm") << tool << ": its middle would be at 295,205";
  }
}

TEST_F(Grid, MarkersStandOnIt) {
  begin("objective", open_board());
  fixture.point_at("295mm,205mm");
  EXPECT_TRUE(fixture.canvas.hint().starts_with("Click: Objective at 11.5\", 8\";")) << fixture.canvas.hint();
  fixture.click("295mm,205mm");
  const auto id = fixture.mission().markers->front().id.text();
  EXPECT_EQ(marker(id), "292.1mm,203.2mm");
  fixture.drag({"292mm,203mm", "350mm,250mm", "100mm,100mm"});
  EXPECT_EQ(marker(id), "101.6mm,101.6mm") << "eight halves";
  fixture.canvas.choose("select");
  fixture.drag({"101mm,101mm", "200mm,200mm", "300mm,207mm"});
  EXPECT_EQ(marker(id), "304.8mm,203.2mm");
  fixture.drag({"304mm,203mm", "200mm,200mm", "333mm,222mm"}, Button::left, alt);
  EXPECT_EQ(marker(id), "333mm,222mm");
}

TEST_F(Grid, SeveralGoAsFarAsTheOneThatIsHeld) {
  begin("select", with_feature(with_feature(open_board(), "one", "crate", 100, 100), "two", "crate", 200, 150));
  fixture.drag({"50mm,50mm", "400mm,300mm"});
  ASSERT_EQ(fixture.selected(), "#one #two");
  // By 104 and 103 mm the first would come to 204,203.
  fixture.drag({"100mm,100mm", "150mm,150mm", "204mm,203mm"});
  EXPECT_EQ(feature("one"), "203.2mm,203.2mm");
  EXPECT_EQ(feature("two"), "303.2mm,253.2mm") << "they stay as they lie to each other";
}

TEST_F(Grid, IsCountedFromTheCornerOfTheBoard) {
  auto mission = open_board();
  auto second = *mission.boards.front();
  second.at = {Length::millimetres(700), Length::millimetres(5)};
  mission.boards.emplace_back(second);
  begin("objective", mission);
  fixture.click("995mm,210mm");
  EXPECT_EQ(marker(fixture.mission().markers->front().id.text()), "992.1mm,208.2mm");
}

TEST_F(Grid, LatticesHaveTheirOwn) {
  begin("objective", test::empty_mission());
  fixture.click("C3.nw");
  EXPECT_EQ(marker(fixture.mission().markers->front().id.text()), "C3.nw");
}

}  // namespace
}  // namespace bulkhead
