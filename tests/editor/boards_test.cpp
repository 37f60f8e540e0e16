// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/boards/board_actions.h"
#include "editor/tools/boards/board_edits.h"
#include "editor/tools/canvas/selection_commands.h"
#include "editor/tools/canvas/take_terrain.h"
#include "editor/tools/inspector/inspector.h"
#include "editor/tools/inspector/outline.h"
#include "tests/editor/answered_dialogs.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::edited;
using test::two_boards;

Point mm(std::int64_t x, std::int64_t y) { return {Length::millimetres(x), Length::millimetres(y)}; }

/// Two boards of 315 × 218 mm with a gap of 85 mm between them.
CanvasFixture& with_select(CanvasFixture& fixture) {
  fixture.canvas.choose("select");
  return fixture;
}

Point at(const CanvasFixture& fixture, int board) { return find_board(fixture.mission(), board)->at; }

ScreenPoint on_screen(const CanvasFixture& fixture, int board, Point point) {
  return fixture.canvas.view().to_screen(fixture.stage.table().at(board, point));
}

TEST(BoardWords, DoNotSayALabelTwice) {
  const auto mission = two_boards(mm(400, 0));
  const auto labelled = [&](const std::string& label) {
    auto boards = mission.boards;
    auto board = *boards.at(1);
    board.label = label;
    boards.at(1) = board;
    auto changed = mission;
    changed.boards = boards;
    return board_words(changed, 2);
  };
  EXPECT_EQ(labelled(""), "board 2");
  EXPECT_EQ(labelled("Board 2"), "board 2");
  EXPECT_EQ(labelled("Bridge"), "board 2 “Bridge”");
}

TEST(BoardSelection, IsMadeByAClickOnTheEdgeAndHoldsNothingElse) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  with_select(fixture);
  const auto edge = on_screen(fixture, 2, mm(400, 100));
  fixture.canvas.press(edge, Button::left, {});
  fixture.canvas.release(edge, {});
  EXPECT_EQ(fixture.stage.selection().board(), 2);
  EXPECT_TRUE(fixture.stage.selection().empty());
  EXPECT_EQ(inspected(fixture.mission(), fixture.stage.selection()), "Board 2");
  ASSERT_EQ(fixture.stage.marks().boards.size(), 1U);
  EXPECT_FALSE(fixture.document.can_undo());
  fixture.click("B2");
  EXPECT_EQ(fixture.stage.selection().board(), std::nullopt);
}

TEST(BoardSelection, EndsWithTheBoard) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  fixture.stage.select(Selection::of_board(3));
  EXPECT_EQ(fixture.stage.selection().board(), std::nullopt) << "there is no such board";
  fixture.stage.select(Selection::of_board(2));
  ASSERT_TRUE(fixture.document.apply(RemoveBoard{2}).has_value());
  EXPECT_EQ(fixture.stage.selection(), Selection());
}

TEST(BoardSelection, ShowsItsPropertiesToBeChanged) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  fixture.stage.select(Selection::of_board(2));
  const auto set = [&](std::string_view key, const std::string& value) -> std::string {
    for (const auto& row : inspect(fixture.mission(), fixture.stage.selection())) {
      if (row.key != key) continue;
      const auto edit = row.change(fixture.mission(), value);
      const auto done = edit ? fixture.document.apply(*edit) : tl::unexpected(edit.error());
      return done ? "" : done.error().message;
    }
    return "no such row";
  };
  EXPECT_EQ(set("board-2.columns", "4"), "");
  EXPECT_EQ(set("board-2.rows", "5"), "");
  EXPECT_EQ(set("board-2.label", "Lower deck"), "");
  EXPECT_EQ(set("board-2.level", "-1"), "");
  EXPECT_EQ(set("board-2.at.x", "500mm"), "");
  EXPECT_EQ(set("board-2.at.y", "20mm"), "");
  EXPECT_EQ(set("board-2.set", "volkus"), "There is no terrain set volkus; this mission has gallowdark");
  EXPECT_NE(set("board-2.rows", "0"), "");
  const auto& board = *find_board(fixture.mission(), 2);
  EXPECT_EQ(board.lattice()->size(), (LatticeSize{4, 5}));
  EXPECT_EQ(board.level, -1);
  EXPECT_EQ(board.at, mm(500, 20));
  EXPECT_EQ(inspected(fixture.mission(), fixture.stage.selection()), "Board 2 “Lower deck”");
  const auto tree = outline(fixture.mission());
  EXPECT_EQ(tree.children[1].text, "Board 2 “Lower deck” (4 × 5)");
  EXPECT_EQ(tree.children[1].board, 2);
}

TEST(Boards, AreDraggedByTheEdgeOnceChosenAndJoin) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  with_select(fixture);
  const auto view = fixture.canvas.view();
  fixture.stage.select(Selection::of_board(2));
  const auto from = on_screen(fixture, 2, mm(400, 100));
  // 80 mm to the left and 3 mm down: 5 mm from where it would touch board 1, which is 315 mm wide.
  const ScreenPoint to{from.x - 80, from.y + 3};
  fixture.canvas.press(from, Button::left, {});
  fixture.canvas.move(to, {});
  EXPECT_EQ(at(fixture, 2), mm(400, 0)) << "it moves when the button is released";
  ASSERT_EQ(fixture.canvas.marks().boards.size(), 2U);
  fixture.canvas.release(to, {});
  EXPECT_EQ(at(fixture, 2), mm(315, 0));
  EXPECT_EQ(fixture.stage.selection().board(), 2);
  EXPECT_EQ(fixture.canvas.view(), view);
  EXPECT_EQ(fixture.document.undo_name(), "Move board 2");
  fixture.stage.undo();
  EXPECT_EQ(at(fixture, 2), mm(400, 0));
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST(Boards, LieAlongTheirNeighboursSoThatTheirLatticesGoOn) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  with_select(fixture);
  fixture.stage.select(Selection::of_board(2));
  const auto drag = [&](double across, double down, Modifiers keys = {}) {
    const auto from = on_screen(fixture, 2, mm(400, 100));
    const ScreenPoint to{from.x + across, from.y + down};
    fixture.canvas.press(from, Button::left, keys);
    fixture.canvas.move(to, keys);
    fixture.canvas.release(to, keys);
    const auto there = at(fixture, 2);
    fixture.stage.undo();
    return there;
  };
  // Board 1 is 315 mm wide, the cells of both are 97 mm.
  EXPECT_EQ(drag(-80, 60), mm(315, 97));
  EXPECT_EQ(drag(-80, 40), mm(315, 0));
  EXPECT_EQ(drag(-80, -60), mm(315, -97));
  EXPECT_EQ(drag(-80, 60, test::alt), mm(320, 60)) << "Alt: where it is put";
  EXPECT_EQ(drag(60, 60), mm(460, 60)) << "it joins nothing";
}

TEST(Boards, OnAnotherLevelDoNotHoldOneAnother) {
  CanvasFixture fixture(two_boards(mm(400, 0), 1));
  EXPECT_EQ(joined(fixture.mission(), 2, mm(320, 60), Length::millimetres(20)), mm(315, 60));
}

TEST(Boards, GoWhereverTheyAreDraggedWithAlt) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  with_select(fixture);
  fixture.stage.select(Selection::of_board(2));
  const auto from = on_screen(fixture, 2, mm(400, 100));
  const ScreenPoint to{from.x - 80, from.y + 3};
  fixture.canvas.press(from, Button::left, test::alt);
  fixture.canvas.move(to, test::alt);
  fixture.canvas.release(to, test::alt);
  EXPECT_EQ(at(fixture, 2), mm(320, 3));
}

TEST(Boards, GoAsFarAsIsTyped) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  with_select(fixture);
  fixture.canvas.set_unit(RulerUnit::millimetres);
  fixture.stage.select(Selection::of_board(2));
  const auto from = on_screen(fixture, 2, mm(400, 100));
  fixture.canvas.press(from, Button::left, {});
  EXPECT_FALSE(fixture.canvas.type('5')) << "nothing is dragged yet";
  const ScreenPoint to{from.x - 60, from.y + 30};
  fixture.canvas.move(to, {});
  for (const char key : std::string_view("50\t10")) EXPECT_TRUE(fixture.canvas.type(key));
  EXPECT_EQ(fixture.canvas.marks().words.at(0).text, "Across -50 mm · Down 10");
  EXPECT_TRUE(fixture.canvas.type('\r'));
  EXPECT_EQ(at(fixture, 2), mm(350, 10));
  fixture.canvas.release(to, {});
  EXPECT_EQ(at(fixture, 2), mm(350, 10)) << "it was done with";
}

TEST(Boards, ThatMoveLeaveTheRestWhereItIsSeen) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  const auto first = on_screen(fixture, 1, mm(0, 0));
  ASSERT_TRUE(fixture.stage.apply(SetBoard{2, mm(-400, -300), std::nullopt}));
  EXPECT_EQ(on_screen(fixture, 1, mm(0, 0)), first);
  fixture.stage.undo();
  EXPECT_EQ(on_screen(fixture, 1, mm(0, 0)), first);
}

TEST(Boards, StayChosenWhereThingsAreHidden) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  fixture.stage.select(Selection::of_board(2));
  fixture.stage.toggle_hidden(MapClass::markers);
  EXPECT_EQ(fixture.stage.selection().board(), 2);
}

TEST(Boards, AreNudgedByTheirCells) {
  CanvasFixture fixture(two_boards(mm(400, 0)));
  fixture.stage.select(Selection::of_board(2));
  fixture.stage.nudge(1, 0);
  fixture.stage.nudge(0, -1);
  EXPECT_EQ(at(fixture, 2), mm(497, -97));
}

TEST(Boards, AreRemovedWithWhatStandsOnThem) {
  CanvasFixture fixture(test::lively_mission());
  fixture.stage.select(Selection::of_board(2));
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.mission().boards.size(), 1U);
  EXPECT_EQ(find_marker(fixture.mission(), Id("o2")), nullptr);
  EXPECT_EQ(fixture.stage.message(), "Removed with the board: 1 marker");
  fixture.stage.undo();
  EXPECT_TRUE(fixture.mission() == test::lively_mission());
  EXPECT_FALSE(fixture.document.can_undo()) << "it is one step";
  fixture.stage.select(Selection::of_board(1));
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.mission().boards.size(), 1U);
  EXPECT_EQ(find_marker(fixture.mission(), Id("o2"))->at, Place(CellAddress{1, {0, 0}}));
  remove_selected(fixture.stage);
  fixture.stage.select(Selection::of_board(1));
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.stage.message(), "A battlefield has at least one board");
}

TEST(Boards, KeepPillarsThatFollowFromWallsAndSaySo) {
  CanvasFixture fixture(test::mission_with({3, 3}, "A1/A2 A1/B1", ""));
  const auto before = fixture.mission();
  fixture.stage.select(Selection({parse_address("B2.nw").value()}));
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.stage.message(), "Pillars and wall ends follow from the walls beside them");
  EXPECT_TRUE(fixture.mission() == before);
  EXPECT_FALSE(fixture.document.can_undo());
  // With a wall of theirs that is taken away there is nothing to say.
  fixture.stage.say({});
  fixture.stage.select(Selection({parse_address("A1/A2").value(), parse_address("B2.nw").value()}));
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.stage.message(), "");
  EXPECT_FALSE(fixture.mission() == before);
}

TEST(Boards, ThatGrowPushTheirNeighbours) {
  const auto mission = two_boards(mm(315, 0));
  const auto edit = edit_that_resizes(mission, ResizeBoard{1, LatticeSize{4, 2}});
  const auto after = edit->apply(mission).value();
  EXPECT_EQ(find_board(after, 2)->at, mm(412, 0));
  const auto back = edit_that_resizes(after, ResizeBoard{2, LatticeSize{2, 2}, Quarter::north_east})->apply(after);
  EXPECT_EQ(find_board(*back, 2)->at, mm(509, 0));
  EXPECT_EQ(find_board(*back, 1)->at, mm(97, 0)) << "it keeps touching";
}

TEST(Boards, WhatIsLostIsSaid) {
  const auto before = test::lively_mission();
  const auto after = edited(before, "board 1 columns 5");
  EXPECT_EQ(lost_between(before, after), "1 solid or void cell, 2 cells of zones");
  EXPECT_EQ(lost_between(after, after), "");
}

struct Acting {
  explicit Acting(Mission mission) : fixture(std::move(mission)) {}
  CanvasFixture fixture;
  test::AnsweredDialogs dialogs;
  Notices notices;
  BoardActions boards{fixture.stage, dialogs, notices};
};

TEST(BoardActions, AddABoardWhereItIsWanted) {
  Acting acting(test::empty_mission());
  NewBoard board;
  board.cells = {2, 3};
  board.set = Id("gallowdark");
  board.place = BoardPlace::below;
  acting.dialogs.board = board;
  acting.boards.add();
  ASSERT_EQ(acting.fixture.mission().boards.size(), 2U);
  EXPECT_EQ(at(acting.fixture, 2), mm(0, 703));
  EXPECT_EQ(acting.fixture.stage.selection().board(), 2);
  board.place = BoardPlace::above;
  acting.dialogs.board = board;
  acting.boards.add();
  EXPECT_EQ(find_board(acting.fixture.mission(), 3)->level, 1);
  EXPECT_EQ(at(acting.fixture, 3), mm(0, 0));
  acting.fixture.stage.undo();
  acting.fixture.stage.undo();
  EXPECT_TRUE(acting.fixture.mission() == test::empty_mission());
}

TEST(BoardActions, TakeWhatTheLibraryHas) {
  Acting acting(test::empty_mission());
  const auto used = acting.boards.use_set();
  const auto& offered = acting.dialogs.offered;
  EXPECT_EQ(std::count(offered.begin(), offered.end(), "Gallowdark"), 0) << "it is used already";
  EXPECT_EQ(std::count(offered.begin(), offered.end(), "Butt-joint kit"), 1);
  EXPECT_EQ(acting.fixture.mission().sets.size(), 2U);
  ASSERT_TRUE(used.has_value());
  EXPECT_EQ(acting.fixture.mission().sets.back().set->id, *used);
  // What is said goes on with what can be done with it.
  const auto said = "The mission uses " + offered.front() + " now. ";
  EXPECT_EQ(acting.notices.last_words().substr(0, said.size()), said);
}

TEST(BoardActions, ASetOfTerrainIsTakenIntoTheHand) {
  Acting acting(test::empty_mission());
  acting.boards.use_set();
  const auto& offered = acting.dialogs.offered;
  acting.fixture.stage.undo();
  const auto volkus = std::find(offered.begin(), offered.end(), "Volkus");
  ASSERT_NE(volkus, offered.end());
  acting.dialogs.one = static_cast<std::size_t>(volkus - offered.begin());
  const auto used = acting.boards.use_set();
  ASSERT_TRUE(used.has_value());
  EXPECT_NE(acting.notices.last_words().find("Its terrain is in the list"), std::string::npos);
  auto& canvas = acting.fixture.canvas;
  take_terrain_of(canvas, *used);
  EXPECT_EQ(canvas.tool().info().key, "terrain");
  const auto choice = canvas.tool().choices(acting.fixture.mission()).front();
  ASSERT_TRUE(choice.chosen.has_value());
  EXPECT_EQ(choice.names[*choice.chosen], find_set(acting.fixture.mission(), *used)->feature_kinds.front().name);
  // Walls alone cannot be taken.
  canvas.choose("wall");
  take_terrain_of(canvas, Id("gallowdark"));
  EXPECT_EQ(canvas.tool().info().key, "wall");
}

TEST(BoardActions, ChangeTheGameAndSayWhatIsKept) {
  Acting acting(test::lively_mission());
  acting.dialogs.system = Id("kill-team");
  acting.boards.change_system();
  EXPECT_EQ(acting.fixture.mission().system->id, Id("kill-team"));
  ASSERT_NE(acting.notices.shown(), nullptr);
  EXPECT_EQ(acting.notices.shown()->text,
            "The mission is one of Kill Team now.\nKept in this mission: Shrine (area kind), Lift (link kind).");
  EXPECT_NE(find_link_kind(*acting.fixture.mission().system, Id("lift")), nullptr);
  acting.fixture.stage.undo();
  EXPECT_TRUE(acting.fixture.mission() == test::lively_mission());
}

TEST(BoardActions, LinkTwoMarkersAndUnlinkThem) {
  Acting acting(edited(test::lively_mission(), "unlink lift #o1 #o2"));
  EXPECT_FALSE(acting.boards.can_link());
  acting.fixture.stage.select(Selection({ObjectAddress{Id("o1")}, ObjectAddress{Id("o2")}}));
  ASSERT_TRUE(acting.boards.can_link());
  acting.dialogs.one = 1;
  acting.boards.link();
  EXPECT_EQ(acting.dialogs.offered, (std::vector<std::string>{"Power line", "Lift"}));
  ASSERT_EQ(acting.fixture.mission().links->size(), 1U);
  EXPECT_EQ(acting.fixture.mission().links->front().kind, Id("lift"));
  acting.boards.link();
  EXPECT_TRUE(acting.fixture.mission().links->empty());
}

TEST(BoardActions, ResizeTheChosenBoardOrSayThatNoneIs) {
  Acting acting(two_boards(mm(315, 0)));
  acting.boards.resize();
  EXPECT_TRUE(acting.dialogs.asked.empty());
  EXPECT_EQ(acting.notices.last_words(), "Choose a board first: click its edge, or its row in the outline");
  acting.boards.choose_next();
  acting.boards.choose_next();
  EXPECT_EQ(acting.fixture.stage.selection().board(), 2);
  acting.dialogs.size = ResizeBoard{2, LatticeSize{1, 1}};
  acting.boards.resize();
  EXPECT_EQ(find_lattice(acting.fixture.mission(), 2)->size(), (LatticeSize{1, 1}));
  acting.boards.choose_next();
  EXPECT_EQ(acting.fixture.stage.selection().board(), 1);
}

}  // namespace
}  // namespace bulkhead
