// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "editor/tools/tool/nudging.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

/// The arrow keys: the cursor on boards without lattice, and the selection that they move.
namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::open_board;
using test::with_feature;

std::string where(const Mission& mission, const char* id) {
  if (const auto* marker = find_marker(mission, Id(id))) return to_text(mission, marker->at);
  const auto* feature = find_feature(mission, Id(id));
  return feature == nullptr ? "nowhere" : to_text(mission, Place(feature->at));
}

Mission with_marker(Mission mission, const char* id, int x, int y) {
  auto markers = *mission.markers;
  markers.push_back({Id(id), Id("objective"), "", Point{Length::millimetres(x), Length::millimetres(y)}, {}});
  mission.markers = std::move(markers);
  return mission;
}

struct CursorOnOpenGround : testing::Test {
  CanvasFixture fixture{with_feature(open_board(), "first", "crate", 100, 100)};
  void go(Compass direction, StepSize size = StepSize::usual, int times = 1) {
    for (int time = 0; time < times; ++time) fixture.canvas.move_cursor(direction, size);
  }
  void enter() { fixture.canvas.click_at_cursor(Button::left, {}); }
  [[nodiscard]] std::string place() const {
    const auto& at = fixture.canvas.cursor().place();
    return at ? to_text(fixture.mission(), *at) : "nowhere";
  }
};

TEST_F(CursorOnOpenGround, GoesByHalfInchesFromTheBoardsCorner) {
  go(Compass::east);
  // The middle of 600 × 400 mm is 23.6 and 15.7 half inches from the corner.
  EXPECT_EQ(place(), "304.8mm,203.2mm");
  go(Compass::east);
  EXPECT_EQ(place(), "317.5mm,203.2mm");
  go(Compass::north, StepSize::coarse);
  EXPECT_EQ(place(), "317.5mm,152.4mm");
  go(Compass::west, StepSize::fine);
  EXPECT_EQ(place(), "316.5mm,152.4mm");
  go(Compass::south, StepSize::coarse, 20);
  EXPECT_EQ(place(), "316.5mm,400mm") << "it stays on the board";
  EXPECT_EQ(fixture.canvas.status().substr(0, 5), "12.5\"");
}

TEST_F(CursorOnOpenGround, GoesByCentimetresWhereTheseAreMeant) {
  fixture.canvas.set_unit(RulerUnit::millimetres);
  go(Compass::east);
  EXPECT_EQ(place(), "300mm,200mm");
  go(Compass::east);
  EXPECT_EQ(place(), "310mm,200mm");
  go(Compass::south, StepSize::coarse);
  EXPECT_EQ(place(), "310mm,250mm");
}

TEST_F(CursorOnOpenGround, PutsAndTurnsTerrainJustWhereItStands) {
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.canvas.choose("terrain");
  go(Compass::east);
  turn_selected(fixture.stage, fixture.canvas, 15);
  enter();
  EXPECT_EQ(where(fixture.mission(), "crate"), "300mm,200mm");
  EXPECT_EQ(find_feature(fixture.mission(), Id("crate"))->turn, 15);
  // On a piece it takes hold of that, and lets go at the next click.
  enter();
  go(Compass::east, StepSize::usual, 3);
  EXPECT_EQ(where(fixture.mission(), "crate"), "330mm,200mm");
  enter();
  go(Compass::east, StepSize::usual, 3);
  EXPECT_EQ(where(fixture.mission(), "crate"), "330mm,200mm") << "it was let go";
  fixture.stage.undo();
  EXPECT_EQ(where(fixture.mission(), "crate"), "300mm,200mm") << "one step";
}

TEST_F(CursorOnOpenGround, EscapeGivesBackWhatWasTakenThenPutsTheCursorAway) {
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.canvas.choose("terrain");
  go(Compass::east);
  enter();
  enter();
  go(Compass::south, StepSize::usual, 2);
  EXPECT_EQ(where(fixture.mission(), "crate"), "300mm,220mm");
  fixture.canvas.cancel();
  EXPECT_EQ(where(fixture.mission(), "crate"), "300mm,200mm");
  EXPECT_NE(place(), "nowhere");
  fixture.canvas.cancel();
  EXPECT_EQ(place(), "nowhere");
}

TEST_F(CursorOnOpenGround, DrawsAZoneFromClickToClick) {
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.canvas.choose("zone");
  fixture.choose_option("Rectangle");
  go(Compass::east);
  enter();
  go(Compass::east, StepSize::coarse, 2);
  go(Compass::south, StepSize::coarse);
  enter();
  ASSERT_EQ(fixture.mission().zones->size(), 1U);
  const auto& corners = std::get<PolygonShape>(fixture.mission().zones->front().shape).corners;
  ASSERT_EQ(corners.size(), 4U);
  EXPECT_EQ(to_text(corners[0]), "300mm,200mm");
  EXPECT_EQ(to_text(corners[2]), "400mm,250mm");
}

TEST_F(CursorOnOpenGround, MovesAHandleOfAZone) {
  fixture.canvas.set_unit(RulerUnit::millimetres);
  const auto point = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  Zone zone{Id("yard"),
            Id("drop-zone"),
            Id("attacker"),
            "",
            PolygonShape{{point(300, 200), point(400, 200), point(400, 300), point(300, 300)}},
            {}};
  ASSERT_TRUE(fixture.stage.apply(PutZone{zone, false}));
  fixture.canvas.choose("select");
  fixture.stage.select(Selection({ObjectAddress{Id("yard")}}));
  EXPECT_TRUE(fixture.canvas.arrows_nudge());
  // The cursor comes with another tool, and stays.
  fixture.canvas.choose("measure");
  go(Compass::east);
  fixture.canvas.choose("select");
  EXPECT_FALSE(fixture.canvas.arrows_nudge()) << "the arrows are the cursor's";
  ASSERT_EQ(place(), "300mm,200mm");
  enter();
  go(Compass::west, StepSize::usual, 2);
  enter();
  EXPECT_EQ(to_text(std::get<PolygonShape>(fixture.mission().zones->front().shape).corners[0]), "280mm,200mm");
}

TEST_F(CursorOnOpenGround, CrossesToALatticeBesideIt) {
  auto mission = open_board();
  auto lattice = test::with_terrain(test::empty_mission({3, 2}));
  auto board = *lattice.boards.front();
  board.at = {Length::millimetres(600), Length()};
  auto sets = mission.sets;
  for (const auto& used : lattice.sets) sets.push_back(used);
  mission.sets = sets;
  mission.boards.emplace_back(board);
  LatticeCursor cursor;
  cursor.move(mission, Compass::east, StepSize::usual, RulerUnit::millimetres);
  for (int step = 0; step < 30; ++step) cursor.move(mission, Compass::east, StepSize::usual, RulerUnit::millimetres);
  EXPECT_EQ(to_text(mission, *cursor.place()), "600mm,200mm") << "first to the edge";
  cursor.move(mission, Compass::east, StepSize::usual, RulerUnit::millimetres);
  EXPECT_EQ(to_text(mission, *cursor.place()), "2:A2");
  cursor.move(mission, Compass::west, StepSize::usual, RulerUnit::millimetres);
  cursor.move(mission, Compass::west, StepSize::usual, RulerUnit::millimetres);
  EXPECT_EQ(cursor.board(), 1) << "and back";
}

TEST(Nudging, MovesWhatStandsOnOpenGroundByHalfInchesOrFiner) {
  CanvasFixture fixture(with_marker(with_feature(open_board(), "crate", "crate", 100, 100), "o1", 200, 100));
  fixture.canvas.choose("select");
  fixture.stage.select_all();
  EXPECT_TRUE(fixture.canvas.arrows_nudge());
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  fixture.stage.end_nudge();
  EXPECT_EQ(where(fixture.mission(), "crate"), "125.4mm,100mm");
  EXPECT_EQ(where(fixture.mission(), "o1"), "225.4mm,100mm");
  fixture.canvas.nudge(Compass::south, StepSize::fine);
  fixture.stage.end_nudge();
  EXPECT_EQ(where(fixture.mission(), "crate"), "125.4mm,101mm");
  fixture.stage.undo();
  EXPECT_EQ(where(fixture.mission(), "crate"), "125.4mm,100mm");
  fixture.stage.undo();
  EXPECT_EQ(where(fixture.mission(), "crate"), "100mm,100mm") << "a key that is held is one step";
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST(Nudging, KeepsTogetherWhatReachesTheEdge) {
  CanvasFixture fixture(with_marker(with_feature(open_board(), "crate", "crate", 100, 100), "o1", 590, 100));
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.stage.select_all();
  fixture.canvas.nudge(Compass::east, StepSize::coarse);
  fixture.stage.end_nudge();
  EXPECT_EQ(where(fixture.mission(), "o1"), "600mm,100mm");
  EXPECT_EQ(where(fixture.mission(), "crate"), "110mm,100mm") << "as far as the other";
}

TEST(Nudging, KeepsSelectedWhatCannotMoveAndSaysWhy) {
  auto mission = test::two_boards({Length::millimetres(400), Length()});
  const Zone hall{Id("hall"), Id("shrine"), std::nullopt, "", cells_shape({{1, {0, 0}}, {2, {0, 0}}}), "", {}};
  mission.areas = std::vector<Zone>{hall};
  CanvasFixture fixture(std::move(mission));
  fixture.canvas.choose("select");
  fixture.stage.select(Selection({ObjectAddress{Id("hall")}}));
  const auto before = fixture.mission();
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  fixture.stage.end_nudge();
  EXPECT_EQ(fixture.selected(), "#hall");
  EXPECT_NE(fixture.stage.message().find("does not stand on the lattice of one board"), std::string::npos)
      << fixture.stage.message();
  fixture.drag({"A1", "B1"});
  EXPECT_EQ(fixture.selected(), "#hall") << "nor by a drag";
  EXPECT_NE(fixture.stage.message(), "");
  EXPECT_EQ(fixture.mission(), before);
}

TEST(Nudging, OfWhatIsLockedKeepsItSelected) {
  CanvasFixture fixture(with_feature(open_board(), "crate", "crate", 100, 100));
  fixture.canvas.choose("select");
  fixture.stage.select_all();
  fixture.stage.set_classes({{}, {MapClass::terrain}});
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  fixture.stage.end_nudge();
  EXPECT_EQ(fixture.selected(), "#crate");
  EXPECT_EQ(where(fixture.mission(), "crate"), "100mm,100mm");
  EXPECT_NE(fixture.stage.message().find("locked"), std::string::npos) << fixture.stage.message();
}

TEST(Nudging, SaysWhyNothingMoves) {
  CanvasFixture fixture(test::with_objective(test::mission_with({6, 7}, "B2/B3 C2/C3", ""), "o1", "A1", "1"));
  fixture.canvas.choose("select");
  const auto nudged = [&](std::vector<Address> what, Compass way) {
    fixture.stage.select(Selection(std::move(what)));
    const auto before = fixture.mission();
    fixture.canvas.nudge(way, StepSize::usual);
    const auto words = fixture.stage.message();
    fixture.stage.end_nudge();
    EXPECT_EQ(fixture.mission(), before);
    return words;
  };
  const Address lamp = ObjectAddress{Id("o1")};
  EXPECT_EQ(nudged({lamp}, Compass::west), "It goes no further that way: it is at the edge of its board");
  EXPECT_EQ(nudged({lamp, parse_address("B2/B3").value()}, Compass::west),
            "It goes no further that way: something that is selected is at the edge of its board");
  EXPECT_EQ(nudged({parse_address("C3").value()}, Compass::west), "Nothing that is selected can be moved by itself");
  fixture.stage.set_classes({{}, {MapClass::markers}});
  EXPECT_EQ(nudged({lamp}, Compass::west), "Markers: locked, see the page Overlays");
}

TEST(Nudging, IsNotOfTextsWhichStandNowhereOnTheMap) {
  auto mission = test::with_objective(test::mission_with({6, 7}, "B2/B3", ""), "o1", "A1", "1");
  mission.rules = std::vector<Rule>{{{Id("fog"), "Fog", {}, {}, {}, {}}, {}}};
  CanvasFixture fixture(std::move(mission));
  fixture.canvas.choose("select");
  fixture.stage.select(Selection({ObjectAddress{Id("fog")}}));
  EXPECT_FALSE(fixture.canvas.arrows_nudge());
  EXPECT_EQ(fixture.canvas.hint(), "");
  fixture.stage.select(Selection({ObjectAddress{Id("fog")}, ObjectAddress{Id("o1")}}));
  EXPECT_TRUE(fixture.canvas.arrows_nudge());
}

TEST(Nudging, SaysWhereAHeldKeyCameToTheEdgeUntilAnotherWayIsFree) {
  CanvasFixture fixture(with_feature(open_board(), "crate", "crate", 590, 100));
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.canvas.choose("select");
  fixture.stage.select_all();
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  EXPECT_EQ(fixture.stage.message(), "");
  EXPECT_EQ(where(fixture.mission(), "crate"), "600mm,100mm");
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  EXPECT_EQ(fixture.stage.message(), "It goes no further that way: it is at the edge of its board");
  fixture.canvas.nudge(Compass::south, StepSize::usual);
  EXPECT_EQ(fixture.stage.message(), "");
  EXPECT_EQ(where(fixture.mission(), "crate"), "600mm,110mm");
}

TEST(Nudging, ThereAndBackAgainLeavesNothing) {
  CanvasFixture fixture(with_feature(open_board(), "crate", "crate", 100, 100));
  fixture.stage.select_all();
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  fixture.canvas.nudge(Compass::west, StepSize::usual);
  fixture.stage.end_nudge();
  EXPECT_EQ(where(fixture.mission(), "crate"), "100mm,100mm");
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST(Nudging, OnALatticeGoesByCellsOverWhatStandsBetween) {
  CanvasFixture fixture(test::mission_with({6, 7}, "B2/B3 C2/C3", ""));
  fixture.canvas.choose("select");
  fixture.stage.select(Selection({parse_address("B2/B3").value()}));
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  fixture.canvas.nudge(Compass::east, StepSize::usual);
  fixture.stage.end_nudge();
  EXPECT_EQ(fixture.walls(), "C2/C3 D2/D3") << "what it has gone over is still there";
  EXPECT_EQ(fixture.selected(), "D2/D3");
  fixture.canvas.nudge(Compass::south, StepSize::coarse);
  fixture.stage.end_nudge();
  EXPECT_EQ(fixture.selected(), "D5/D6");
}

TEST(Nudging, MovesZonesOfPointsAndLeavesStrips) {
  auto mission = test::with_strip(open_board(), "west", "attacker", Compass::west, 100);
  const auto point = [](int x, int y) { return Point{Length::millimetres(x), Length::millimetres(y)}; };
  auto zones = *mission.zones;
  zones.push_back(
      {Id("ring"), Id("drop-zone"), Id("defender"), "", CircleShape{point(300, 200), Length::millimetres(50)}, {}});
  mission.zones = zones;
  CanvasFixture fixture(std::move(mission));
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.stage.select_all();
  fixture.canvas.nudge(Compass::north, StepSize::usual);
  fixture.stage.end_nudge();
  EXPECT_EQ(std::get<CircleShape>(fixture.mission().zones->back().shape).centre, Place(point(300, 190)));
  EXPECT_EQ(std::get<StripShape>(fixture.mission().zones->front().shape).depth, Length::millimetres(100));
  EXPECT_NE(fixture.stage.message(), "") << "it says what it left";
}

}  // namespace
}  // namespace bulkhead
