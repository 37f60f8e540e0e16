// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <new>
#include <utility>

#include "editor/tools/inspector/inspector.h"
#include "editor/tools/inspector/outline.h"
#include "editor/tools/pointing/position.h"
#include "editor/tools/view/sheet_view.h"
#include "editor/tools/view/sticky_letters.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "model/mission/names.h"
#include "rendering/map/map_painter.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/generators.h"
#include "tests/support/invariants.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::empty_mission;
using test::mission_with;
using Event = CanvasEvent;

TEST(MissionStage, FitsTheBattlefieldAtFirst) {
  Document document(empty_mission());
  MissionStage stage(document);
  CanvasController canvas(stage);
  canvas.resize({606 + 2 * CanvasController::fit_margin, 5000});
  EXPECT_DOUBLE_EQ(canvas.view().zoom(), 1);
  canvas.wheel({100, 100}, 8);
  EXPECT_NEAR(canvas.view().zoom(), 4, 1e-12);
  canvas.resize({1000, 1000});
  EXPECT_NEAR(canvas.view().zoom(), 4, 1e-12) << "growing later leaves the zoom alone";
  canvas.fit();
  EXPECT_NEAR(canvas.view().zoom(), (1000 - 2 * CanvasController::fit_margin) / 703, 1e-12);
}

TEST(MissionStage, FitsAnewWhereANoticeAboveTheMapIsClosed) {
  const auto fitted_into = [](ScreenPoint size) {
    CanvasFixture fixture(empty_mission());
    fixture.canvas.resize(size);
    fixture.canvas.fit();
    return fixture.canvas.view();
  };
  CanvasFixture fixture(empty_mission());
  auto& canvas = fixture.canvas;
  canvas.resize({800, 560});
  canvas.fit();
  canvas.reframe({800, 600}, {0, -40});
  EXPECT_EQ(canvas.view(), fitted_into({800, 600}));
  // What comes makes nothing jump, and when it goes all is as before.
  const auto corner = canvas.view().to_screen({0, 0});
  canvas.reframe({800, 560}, {0, 40});
  EXPECT_EQ(canvas.view().to_screen({0, 0}), (ScreenPoint{corner.x, corner.y - 40}));
  canvas.reframe({800, 600}, {0, -40});
  EXPECT_EQ(canvas.view(), fitted_into({800, 600}));
  // Who has moved the map has it stay.
  canvas.reframe({800, 560}, {0, 40});
  canvas.pan_by({10, 0});
  const double zoom = canvas.view().zoom();
  const auto moved = canvas.view().to_screen({0, 0});
  canvas.reframe({800, 600}, {0, -40});
  EXPECT_EQ(canvas.view().to_screen({0, 0}), (ScreenPoint{moved.x, moved.y + 40}));
  EXPECT_EQ(canvas.view().zoom(), zoom);
}

TEST(MissionStage, AMapThatWasHalfCoveredKeepsItsSizeWhereANoticeIsClosed) {
  CanvasFixture fixture(empty_mission());
  auto& canvas = fixture.canvas;
  canvas.resize({800, 560});
  canvas.fit();
  const auto corner = canvas.view().to_screen({0, 0});
  const double zoom = canvas.view().zoom();
  // A notice comes above it, the findings below it; then the notice goes.
  canvas.reframe({800, 520}, {0, 40});
  canvas.reframe({800, 320}, {0, 0});
  canvas.reframe({800, 360}, {0, -40});
  EXPECT_EQ(canvas.view().zoom(), zoom) << "fitted into what is left it would jump to a smaller size";
  EXPECT_EQ(canvas.view().to_screen({0, 0}), corner);
  // With the findings gone all is in sight again, and stays fitted with the window.
  canvas.reframe({800, 560}, {0, 0});
  EXPECT_EQ(canvas.view().to_screen({0, 0}), corner);
  canvas.resize({400, 280});
  EXPECT_LT(canvas.view().zoom(), zoom);
}

TEST(MissionStage, AllPlacesComeIntoSightWhereTheyFitAndElseTheFirst) {
  CanvasFixture fixture(empty_mission());
  auto& canvas = fixture.canvas;
  const auto is_seen = [&](const char* address) {
    const auto at = position_of(fixture.mission(), fixture.stage.table(), parse_address(address).value());
    const auto on_screen = canvas.view().to_screen(at.value());
    return on_screen.x >= 0 && on_screen.y >= 0 && on_screen.x <= canvas.view().size().x &&
           on_screen.y <= canvas.view().size().y;
  };
  const auto reveal = [&] { fixture.stage.reveal({parse_address("A1").value(), parse_address("A5").value()}); };
  canvas.resize({800, 800});
  canvas.fit();
  canvas.reframe({800, 500}, {0, 0});
  canvas.pan_by({0, -300});
  ASSERT_FALSE(is_seen("A1"));
  reveal();
  EXPECT_TRUE(is_seen("A1"));
  EXPECT_TRUE(is_seen("A5"));
  canvas.pan_by({0, 300});
  ASSERT_FALSE(is_seen("A5"));
  reveal();
  EXPECT_TRUE(is_seen("A5"));
  canvas.reframe({800, 150}, {0, 0});
  canvas.pan_by({0, -400});
  reveal();
  EXPECT_TRUE(is_seen("A1"));
  EXPECT_FALSE(is_seen("A5")) << "there is no room for both";
}

TEST(MissionStage, AFittedMapIsFittedAgainWhereAnotherPageIsTurnedTo) {
  CanvasFixture fixture(empty_mission());
  auto& canvas = fixture.canvas;
  canvas.resize({800, 560});
  canvas.fit();
  const auto fitted = canvas.view();
  const auto in_sight = [&] {
    const auto bounds = fixture.stage.table().bounds();
    const auto last = canvas.view().to_screen(bounds.bottom_right());
    return canvas.view().to_screen(bounds.top_left).x >= 0 && last.x <= canvas.view().size().x;
  };
  // Texts come beside it, in two steps, and go.
  canvas.reframe({1100, 600}, {-30, -40}, Framing::Cause::page);
  canvas.reframe({400, 560}, {30, 40}, Framing::Cause::page);
  EXPECT_EQ(canvas.view().size(), (ScreenPoint{400, 560}));
  EXPECT_TRUE(in_sight());
  canvas.reframe({800, 560}, {0, 0}, Framing::Cause::page);
  EXPECT_EQ(canvas.view(), fitted);
  // Who has moved it has it stay.
  canvas.pan_by({10, 0});
  const auto moved = canvas.view().to_screen({0, 0});
  canvas.reframe({400, 560}, {0, 0}, Framing::Cause::page);
  EXPECT_EQ(canvas.view().to_screen({0, 0}), moved);
  EXPECT_EQ(canvas.view().zoom(), fitted.zoom());
}

TEST(MissionStage, AFittedMapStaysWhereItIsWhileAllBesideItGoes) {
  CanvasFixture fixture(empty_mission());
  auto& canvas = fixture.canvas;
  canvas.resize({800, 560});
  canvas.fit();
  const auto fitted = canvas.view();
  // Panels beside it go, and what is above it; texts come beside it; all comes back.
  canvas.reframe({1100, 600}, {-30, -40});
  EXPECT_EQ(canvas.view().to_screen({0, 0}),
            (ScreenPoint{fitted.to_screen({0, 0}).x + 30, fitted.to_screen({0, 0}).y + 40}));
  canvas.reframe({500, 560}, {30, 40});
  canvas.reframe({800, 560}, {0, 0});
  EXPECT_EQ(canvas.view(), fitted);
}

TEST(MissionStage, FitsTheWholeSheetWhereThatNeedsMoreRoomThanTheBoards) {
  Document document(empty_mission());
  MissionStage stage(document);
  CanvasController canvas(stage);
  // On paper, 1:4, numbers need 6.6 mm before the board and an arrow 3.2 mm behind it, and the sheet goes on for 2.5
  // mm.
  canvas.resize({606 * 2 + 2 * CanvasController::fit_margin, 5000});
  EXPECT_NEAR(canvas.view().zoom(), (606 * 2 + 2 * CanvasController::fit_margin - 12) / (606 + 4 * 14.8), 1e-12);
  EXPECT_NEAR(canvas.view().to_screen({-4 * 9.1, 0}).x, 6, 1e-9);
}

TEST(MissionStage, FitsTheNamesOfBoardsAndLeavesNoLettersAtTheRim) {
  CanvasFixture fixture(test::two_boards({Length::millimetres(315), Length()}));
  for (const auto size :
       {ScreenPoint{420, 280}, ScreenPoint{720, 320}, ScreenPoint{1300, 560}, ScreenPoint{1900, 900}}) {
    fixture.canvas.resize(size);
    fixture.canvas.fit();
    const auto& view = fixture.canvas.view();
    auto plan = lay_out_map(fixture.mission(), {paper_scale(view.zoom()), {}, &usual_design()});
    const auto sheet = plan.bounds.grown(paper_margin);
    const auto from = view.to_screen(sheet.top_left * plan.scale);
    const auto to = view.to_screen(sheet.bottom_right() * plan.scale);
    EXPECT_GE(from.x, 0);
    EXPECT_GE(from.y, 0);
    EXPECT_LE(to.x, size.x);
    EXPECT_LE(to.y, size.y);
    EXPECT_TRUE(sticky_letters(fixture.mission(), fixture.stage.table(), view).empty());
  }
}

TEST(MissionStage, AfterATroubledEditAnotherMissionIsStillAnother) {
  CanvasFixture fixture(test::empty_mission());
  bool full = true;
  int replaced = 0;
  fixture.stage.listen([&](Event event) {
    if (event == Event::mission && std::exchange(full, false)) throw std::bad_alloc();
    if (event == Event::replaced) ++replaced;
  });
  EXPECT_THROW(fixture.stage.apply(SetHead{"title", "Other"}), std::bad_alloc);
  EXPECT_EQ(replaced, 0);
  fixture.document.begin(test::mission_with({6, 7}, "B2/B3", ""));
  EXPECT_EQ(replaced, 1);
}

TEST(MissionStage, SavingInTheMidstOfADragKeepsOneStep) {
  CanvasFixture fixture(test::empty_mission());
  fixture.press("B2.nw");
  fixture.move("C2.nw");
  const auto drawn = fixture.mission();
  EXPECT_TRUE(fixture.stage.commit_input().empty());
  EXPECT_FALSE(fixture.stage.in_gesture());
  fixture.move("E2.nw");
  fixture.release("E2.nw");
  fixture.canvas.cancel();
  EXPECT_EQ(fixture.mission(), drawn) << "the gesture ended as it stood";
  fixture.stage.undo();
  EXPECT_FALSE(fixture.document.can_undo());
  EXPECT_EQ(fixture.mission(), test::empty_mission());
}

TEST(MissionStage, AnotherMissionBeginsWithoutSelection) {
  CanvasFixture fixture(test::mission_with({6, 7}, "B2/B3", ""));
  fixture.stage.select_all();
  ASSERT_FALSE(fixture.stage.selection().empty());
  fixture.document.begin(test::mission_with({6, 7}, "B2/B3", ""));
  EXPECT_TRUE(fixture.stage.selection().empty());
}

TEST(MissionStage, PansWithTheMiddleButtonWhateverTheTool) {
  CanvasFixture fixture(empty_mission());
  const auto before = fixture.canvas.view().origin();
  fixture.canvas.press({300, 300}, Button::middle, {});
  fixture.canvas.move({320, 310}, {});
  fixture.canvas.release({320, 310}, {});
  EXPECT_EQ(fixture.canvas.view().origin(), (ScreenPoint{before.x + 20, before.y + 10}));
  fixture.canvas.hold_pan(true);
  fixture.canvas.press({300, 300}, Button::left, {});
  fixture.canvas.move({280, 290}, {});
  fixture.canvas.release({280, 290}, {});
  fixture.canvas.hold_pan(false);
  EXPECT_EQ(fixture.canvas.view().origin(), before);
  EXPECT_FALSE(fixture.document.can_undo());
}

TEST(MissionStage, NeverLosesTheBattlefieldFromSight) {
  CanvasFixture fixture(empty_mission());
  for (int step = 0; step < 50; ++step) fixture.canvas.pan_by({500, 300});
  const auto corner = fixture.canvas.view().to_screen({0, 0});
  EXPECT_LT(corner.x, fixture.canvas.view().size().x);
  EXPECT_LT(corner.y, fixture.canvas.view().size().y);
}

TEST(MissionStage, RevealsWhatIsOutOfSight) {
  CanvasFixture fixture(test::with_objective(empty_mission(), "o1", "F7", "1"));
  fixture.canvas.wheel({48, 48}, 12);
  fixture.stage.reveal(parse_address("#o1").value());
  const auto at = fixture.at("F7");
  EXPECT_GE(at.x, 0);
  EXPECT_LE(at.x, fixture.canvas.view().size().x);
  EXPECT_GE(at.y, 0);
  EXPECT_LE(at.y, fixture.canvas.view().size().y);
  const auto before = fixture.canvas.view();
  fixture.stage.reveal(parse_address("#attacker").value());
  fixture.stage.reveal(parse_address("#nothing").value());
  fixture.stage.reveal(parse_address("2:Z99").value());
  EXPECT_EQ(fixture.canvas.view(), before);
}

TEST(MissionStage, TellsWhatHappens) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3", ""));
  std::vector<Event> heard;
  fixture.canvas.listen([&](Event event) { heard.push_back(event); });
  const auto was_told = [&](Event event) { return std::find(heard.begin(), heard.end(), event) != heard.end(); };
  fixture.click("C2/C3");
  EXPECT_TRUE(was_told(Event::mission));
  EXPECT_FALSE(was_told(Event::selection));
  heard.clear();
  fixture.canvas.choose("select");
  EXPECT_TRUE(was_told(Event::tool));
  fixture.click("C2/C3");
  EXPECT_TRUE(was_told(Event::selection));
  EXPECT_FALSE(was_told(Event::mission));
  heard.clear();
  fixture.stage.undo();
  EXPECT_TRUE(was_told(Event::mission));
  EXPECT_TRUE(was_told(Event::selection)) << "the selected wall is gone";
}

TEST(MissionStage, TellsWhyAnEditFails) {
  CanvasFixture fixture(empty_mission());
  EXPECT_FALSE(fixture.stage.apply(SetHead{"title", "\x01"}));
  EXPECT_FALSE(fixture.stage.message().empty());
  fixture.click("C2/C3");
  EXPECT_EQ(fixture.stage.message(), "");
}

TEST(MissionStage, CallsThingsByTheirNamesWhereAnEditFails) {
  CanvasFixture fixture(test::with_drop_zones(empty_mission()));
  const auto& zone = fixture.mission().zones->front();
  EXPECT_FALSE(fixture.stage.apply(MoveObject{zone.id, parse_place("B2").value()}));
  EXPECT_EQ(fixture.stage.message(),
            ground_name(fixture.mission(), zone) + " is not round; give it another shape instead");
}

TEST(MissionStage, DrawsWithTheKeyboard) {
  CanvasFixture fixture(empty_mission());
  fixture.canvas.move_cursor(Compass::east, StepSize::usual);
  EXPECT_EQ(fixture.canvas.hint(), "Move the cursor onto an edge first  ·  Shift+Enter: a rectangle from here");
  fixture.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(fixture.mission(), empty_mission());
  EXPECT_EQ(fixture.stage.message(), "Move the cursor onto an edge first");
  fixture.canvas.move_cursor(Compass::east, StepSize::usual);
  EXPECT_EQ(fixture.canvas.hint(),
            "Click or drag: wall A1/B1; Shift+drag: rectangle of walls  ·  Shift+Enter: a rectangle from here  ·  "
            "Arrows: move the cursor; Esc puts it away");
  EXPECT_EQ(fixture.canvas.status(), "B1 · 4.3\", 2.4\"");
  EXPECT_EQ(fixture.canvas.cursor().place(), parse_place("A1/B1").value());
  EXPECT_EQ(fixture.canvas.marks().cursor, fixture.stage.table().at(fixture.mission(), parse_place("A1/B1").value()));
  fixture.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(fixture.walls(), "A1/B1");
  fixture.canvas.click_at_cursor(Button::right, {});
  EXPECT_EQ(fixture.walls(), "");
  fixture.canvas.choose("pillar");
  fixture.canvas.move_cursor(Compass::south, StepSize::usual);
  fixture.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(find_lattice(fixture.mission(), 1)->node_overrides().size(), 1U);
  fixture.canvas.choose("objective");
  fixture.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(fixture.markers(), "o1@B2.nw:1");
  fixture.canvas.choose("select");
  fixture.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(fixture.selected(), "#o1");
  fixture.canvas.choose("zone");
  EXPECT_EQ(fixture.canvas.hint(), "Move the cursor into a cell first");
}

TEST(MissionStage, ShowsNothingAtTheCursorThatAClickThereWouldRefuse) {
  const auto shows_something = [](const Marks& marks) {
    return !marks.edges.empty() || !marks.nodes.empty() || !marks.cells.empty() || !marks.ghost_pieces.empty();
  };
  for (const auto* const tool : {"wall", "hatchway"}) {
    CanvasFixture fixture(empty_mission());
    fixture.canvas.choose(tool);
    // Into the first cell, onto the edge beside it, and onto the node at the end of that.
    fixture.canvas.move_cursor(Compass::east, StepSize::usual);
    EXPECT_FALSE(shows_something(fixture.canvas.marks())) << tool << " in a cell";
    EXPECT_TRUE(fixture.canvas.marks().cursor.has_value());
    fixture.canvas.move_cursor(Compass::east, StepSize::usual);
    EXPECT_TRUE(shows_something(fixture.canvas.marks())) << tool << " on an edge";
    fixture.canvas.move_cursor(Compass::south, StepSize::usual);
    ASSERT_TRUE(std::holds_alternative<NodeAddress>(*fixture.canvas.cursor().place()));
    EXPECT_FALSE(shows_something(fixture.canvas.marks())) << tool << " on a node";
  }
}

TEST(MissionStage, AnotherMissionIsPointedAtOnlyOnceThePointerMoves) {
  CanvasFixture fixture(empty_mission());
  fixture.point_at("C2/C3");
  ASSERT_TRUE(fixture.canvas.pointed().has_value());
  fixture.document.begin(empty_mission());
  fixture.canvas.begin_mission();
  EXPECT_FALSE(fixture.canvas.pointed().has_value());
  fixture.canvas.move_cursor(Compass::east, StepSize::usual);
  ASSERT_TRUE(fixture.canvas.marks().cursor.has_value());
  fixture.canvas.choose("wall");
  fixture.document.begin(empty_mission());
  fixture.canvas.begin_mission();
  EXPECT_FALSE(fixture.canvas.marks().cursor.has_value());
  EXPECT_EQ(fixture.canvas.tool().info().key, "select") << "a first click is to change nothing";
}

TEST(MissionStage, ANewDocumentEndsWhatWasGoingOn) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3", ""));
  fixture.press("C3.nw");
  fixture.move("E3.nw");
  fixture.document.begin(empty_mission({2, 2}));
  EXPECT_FALSE(fixture.stage.in_gesture());
  EXPECT_EQ(fixture.mission(), empty_mission({2, 2}));
  fixture.canvas.move({100, 100}, {});
  fixture.canvas.release({100, 100}, {});
  EXPECT_EQ(fixture.mission(), empty_mission({2, 2}));
  EXPECT_EQ(fixture.stage.table().bounds().size, (Vec{218, 218}));
}

TEST(MissionStage, AnEditFromElsewhereEndsAGestureAndKeepsBoth) {
  CanvasFixture fixture(empty_mission());
  fixture.press("C3.nw");
  fixture.move("E3.nw");
  EXPECT_TRUE(fixture.stage.apply(SetHead{"title", "Meanwhile"}));
  EXPECT_FALSE(fixture.stage.in_gesture());
  fixture.move("F3.nw");
  fixture.release("F3.nw");
  EXPECT_EQ(fixture.walls(), "C2/C3 D2/D3") << "what had been drawn until then";
  EXPECT_EQ(fixture.mission().head->title, "Meanwhile");
  fixture.stage.undo();
  EXPECT_NE(fixture.mission().head->title, "Meanwhile");
  EXPECT_EQ(fixture.walls(), "C2/C3 D2/D3");
  fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), empty_mission());
  fixture.drag({"A2.nw", "B2.nw"});
  EXPECT_EQ(fixture.walls(), "A1/A2") << "the next gesture is a whole one";
}

TEST(MissionStage, AnEditFromElsewhereLetsGoOfWhatIsMoved) {
  CanvasFixture fixture(test::with_objective(empty_mission(), "o1", "C3", "1"));
  fixture.canvas.choose("select");
  fixture.click("C3");
  fixture.press("C3");
  fixture.move("E3");
  EXPECT_TRUE(fixture.stage.apply(SetHead{"title", "Meanwhile"}));
  fixture.release("E5");
  EXPECT_EQ(fixture.mission().head->title, "Meanwhile");
  fixture.stage.undo();
  EXPECT_NE(fixture.mission().head->title, "Meanwhile");
  while (fixture.document.can_undo()) fixture.stage.undo();
  EXPECT_EQ(fixture.markers(), "o1@C3:1");
}

TEST(MissionStage, AnEditThatFailsLeavesWhatWasDrawn) {
  CanvasFixture fixture(empty_mission());
  fixture.press("C3.nw");
  fixture.move("D3.nw");
  EXPECT_FALSE(fixture.stage.attempt(SetHead{"title", "\x01"}).has_value());
  EXPECT_EQ(fixture.stage.message(), "") << "who attempts it tells";
  fixture.release("D3.nw");
  EXPECT_EQ(fixture.walls(), "C2/C3");
}

TEST(MissionStage, CommandsBeginWithWhatIsBeingTyped) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3", ""));
  const auto before = fixture.mission();
  std::string typed;
  fixture.stage.add_input_source([&]() -> std::vector<RefusedText> {
    if (typed.empty()) return {};
    const auto set = fixture.stage.attempt(SetHead{"title", std::exchange(typed, "")});
    return set ? std::vector<RefusedText>() : std::vector{RefusedText{"Title", set.error().message}};
  });
  typed = "First";
  EXPECT_TRUE(fixture.stage.commit_input().empty());
  EXPECT_EQ(fixture.mission().head->title, "First");
  typed = "Second";
  fixture.stage.undo();
  EXPECT_EQ(fixture.mission().head->title, "First") << "what was typed last is undone first";
  typed = "Third";
  fixture.stage.select_all();
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.mission().head->title, "Third");
  EXPECT_EQ(fixture.walls(), "");
  typed = "\x01";
  const auto refused = fixture.stage.commit_input();
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_EQ(refused.front().field, "Title");
  EXPECT_EQ(fixture.mission().head->title, "Third");
  while (fixture.document.can_undo()) fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), before);
}

TEST(MissionStage, CutsOnlyWhatTheClipboardHasTaken) {
  CanvasFixture fixture(mission_with({6, 7}, "B2/B3", ""));
  fixture.stage.select_all();
  cut(fixture.stage, [](const std::string&) { return false; });
  EXPECT_EQ(fixture.walls(), "B2/B3");
  EXPECT_EQ(fixture.stage.message(), "The clipboard takes nothing; nothing was cut");
  std::string taken;
  cut(fixture.stage, [&](const std::string& text) {
    EXPECT_EQ(fixture.walls(), "B2/B3") << "still there while the clipboard takes it";
    taken = text;
    return true;
  });
  EXPECT_EQ(fixture.walls(), "");
  EXPECT_TRUE(from_clipboard(taken).has_value());
}

TEST(MissionStage, TellsWhenAnotherDocumentTakesItsPlace) {
  CanvasFixture fixture(empty_mission());
  std::vector<Event> heard;
  fixture.stage.listen([&](Event event) { heard.push_back(event); });
  const auto replaced = [&] { return std::count(heard.begin(), heard.end(), Event::replaced); };
  fixture.click("C2/C3");
  fixture.stage.undo();
  fixture.stage.redo();
  fixture.stage.apply(SetHead{"title", "Another title"});
  EXPECT_TRUE(fixture.document.apply(SetHead{"title", "A third title"}));
  EXPECT_EQ(replaced(), 0) << "an edit past the stage is one as well";
  fixture.document.begin(empty_mission({2, 2}));
  EXPECT_EQ(replaced(), 1);
}

TEST(MissionStage, TellsWhenWhatItsFileHoldsTakesItsPlace) {
  const test::TemporaryFolder folder;
  CanvasFixture fixture(empty_mission());
  ASSERT_TRUE(fixture.document.save_as(folder / "a.bulkhead").has_value());
  const auto other = SetHead{"title", "By somebody else"}.apply(fixture.mission()).value();
  ASSERT_TRUE(save_mission(real_files(), other, folder / "a.bulkhead").has_value());
  int replaced = 0;
  fixture.stage.listen([&](Event event) { replaced += event == Event::replaced ? 1 : 0; });
  ASSERT_TRUE(fixture.document.reload(nullptr).has_value());
  EXPECT_EQ(fixture.mission().head->title, "By somebody else");
  EXPECT_EQ(replaced, 1);
  fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), empty_mission());
  EXPECT_EQ(replaced, 1) << "it is a step";
}

TEST(MissionStage, UndoInAGestureTakesTheGestureBackFirst) {
  CanvasFixture fixture(empty_mission());
  fixture.click("A1/A2");
  fixture.press("C3.nw");
  fixture.move("E3.nw");
  fixture.stage.undo();
  EXPECT_EQ(fixture.walls(), "") << "the gesture is gone, and the step before it undone";
  fixture.stage.redo();
  EXPECT_EQ(fixture.walls(), "A1/A2");
}

TEST(MissionStage, HasAnAnswerToEverythingOnOddBattlefields) {
  auto plain = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  plain.boards = {board};
  const Mission nothing;
  for (const auto& mission : {nothing, plain}) {
    CanvasFixture fixture(mission);
    for (const auto tool : {"select", "wall", "hatchway", "pillar", "zone", "area", "measure", "look", "pan"}) {
      fixture.canvas.choose(tool);
      fixture.stage.set_pen(SymmetryPen::half_turn);
      fixture.canvas.press({60, 60}, Button::left, {});
      fixture.canvas.move({200, 200}, {});
      static_cast<void>(fixture.canvas.marks());
      EXPECT_FALSE(fixture.canvas.hint().empty());
      fixture.canvas.release({200, 200}, {});
      fixture.canvas.move_cursor(Compass::south, StepSize::coarse);
      fixture.canvas.click_at_cursor(Button::left, {});
    }
    fixture.stage.select_all();
    duplicate_selected(fixture.stage);
    transform_selected(fixture.stage, fixture.canvas, Transform::rotate_90);
    fixture.stage.nudge(1, 1);
    EXPECT_EQ(fixture.cut(), "");
    while (fixture.document.can_undo()) fixture.stage.undo();
    EXPECT_EQ(fixture.mission(), mission) << "zones alone can be drawn there, and are taken back";
  }
}

TEST(MissionStage, PutsMarkersOnPlainGround) {
  auto plain = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  plain.boards = {board};
  CanvasFixture fixture(plain);
  fixture.stage.set_pen(SymmetryPen::half_turn);
  fixture.canvas.choose("objective");
  fixture.click("100mm,50mm");
  // Eight and four halves of an inch from the corner; the board is 762 × 558.8 mm.
  EXPECT_EQ(fixture.markers(), "o1@101.6mm,50.8mm:1 o2@660.4mm,508mm:2");
}

TEST(MissionStage, DrawsOnTheLargestLattice) {
  CanvasFixture fixture(empty_mission({256, 256}));
  fixture.stage.set_pen(SymmetryPen::half_turn);
  fixture.drag({"IU256.nw", "IV256.ne"});
  EXPECT_EQ(fixture.walls(), "A1/A2 B1/B2 IU255/IU256 IV255/IV256");
}

ScreenPoint pick_point(const CanvasFixture& fixture) {
  const auto size = fixture.canvas.view().size();
  return {static_cast<double>(test::pick_int(0, static_cast<int>(size.x))),
          static_cast<double>(test::pick_int(0, static_cast<int>(size.y)))};
}

Modifiers pick_modifiers() { return {test::pick_seldom(4), test::pick_seldom(6), test::pick_seldom(4)}; }

void gesture(CanvasFixture& fixture) {
  const auto modifiers = pick_modifiers();
  fixture.canvas.press(pick_point(fixture),
                       test::pick_of<Button>({Button::left, Button::left, Button::right, Button::middle}), modifiers);
  for (int moves = test::pick_int(0, 3); moves > 0; --moves) fixture.canvas.move(pick_point(fixture), modifiers);
  if (test::pick_seldom(6)) fixture.canvas.cancel();
  if (test::pick_seldom(12)) fixture.stage.undo();
  fixture.canvas.release(pick_point(fixture), modifiers);
}

void command(CanvasFixture& fixture, std::string& clipboard) {
  switch (test::pick_int(0, 15)) {
    case 0: fixture.stage.undo(); break;
    case 1: fixture.stage.redo(); break;
    case 2: fixture.stage.select_all(); break;
    case 3: remove_selected(fixture.stage); break;
    case 4: duplicate_selected(fixture.stage); break;
    case 5:
      transform_selected(fixture.stage, fixture.canvas,
                         test::pick_of<Transform>({Transform::rotate_90, Transform::rotate_180, Transform::rotate_270,
                                                   Transform::mirror_left_right, Transform::mirror_top_bottom}));
      break;
    case 6: fixture.stage.nudge(test::pick_int(-3, 3), test::pick_int(-3, 3)); break;
    case 7: clipboard = copy(fixture.stage); break;
    case 8: clipboard = fixture.cut(); break;
    case 9: paste(fixture.stage, fixture.canvas, clipboard); break;
    case 10:
      fixture.stage.set_pen(test::pick_of<SymmetryPen>(
          {SymmetryPen::off, SymmetryPen::half_turn, SymmetryPen::left_right, SymmetryPen::top_bottom}));
      break;
    case 11: fixture.canvas.wheel(pick_point(fixture), test::pick_int(-8, 8)); break;
    case 12:
      fixture.canvas.move_cursor(test::pick_of<Compass>({all_directions.begin(), all_directions.end()}),
                                 test::pick_of<StepSize>({StepSize::fine, StepSize::usual, StepSize::coarse}));
      break;
    case 13: fixture.canvas.click_at_cursor(test::pick_bool() ? Button::left : Button::right, pick_modifiers()); break;
    case 14: fixture.canvas.cancel(); break;
    default:
      fixture.canvas.choose(test::pick_of<const char*>(
          {"select", "wall", "hatchway", "pillar", "zone", "area", "objective", "measure", "look", "pan"}));
  }
}

void look_around(CanvasFixture& fixture) {
  fixture.canvas.move(pick_point(fixture), {});
  static_cast<void>(fixture.canvas.marks());
  static_cast<void>(fixture.canvas.status());
  static_cast<void>(inspect(fixture.mission(), fixture.stage.selection()));
  static_cast<void>(outline(fixture.mission()));
  RC_ASSERT(!fixture.canvas.hint().empty());
  RC_ASSERT(fixture.stage.selection().kept(fixture.mission()) == fixture.stage.selection());
}

void do_anything_to(const Mission& mission) {
  CanvasFixture fixture(mission);
  std::string clipboard;
  for (int action = test::pick_int(1, 25); action > 0; --action) {
    if (test::pick_bool()) {
      gesture(fixture);
    } else {
      command(fixture, clipboard);
    }
    const auto broken = test::broken_invariants(fixture.mission());
    if (!broken.empty()) RC_FAIL(broken.front());
    look_around(fixture);
  }
  RC_ASSERT(!fixture.stage.in_gesture());
  const auto text = write_mission(fixture.mission());
  const auto again = read_mission(text, "", nullptr);
  RC_ASSERT(again.has_value());
  RC_ASSERT(again->mission == fixture.mission());
  while (fixture.document.can_undo()) fixture.stage.undo();
  RC_ASSERT(fixture.mission() == mission);
}

RC_GTEST_PROP(MissionStage, StandsAnythingAndUndoesAll, (const Mission& mission)) { do_anything_to(mission); }

RC_GTEST_PROP(MissionStage, StandsAnythingOnAnOrdinaryBoard, ()) {
  do_anything_to(test::with_drop_zones(
      test::with_objective(mission_with({6, 7}, "B2/B3 C2/C3 D4/D5 A1/B1", "B3/C3 E6/E7"), "o1", "D4.nw", "1")));
}

}  // namespace
}  // namespace bulkhead
