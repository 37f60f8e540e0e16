// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <new>
#include <utility>

#include "editor/tools/inspector/inspector.h"
#include "editor/tools/outline/outline.h"
#include "model/edit/edit.h"
#include "model/io/mission_file.h"
#include "tests/editor/desk.h"
#include "tests/support/generators.h"
#include "tests/support/invariants.h"
#include "tests/support/picking.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::Desk;
using test::empty_mission;
using test::mission_with;
using Event = CanvasEvent;

TEST(MissionStage, FitsTheBattlefieldAtFirst) {
  Document document(empty_mission());
  MissionStage stage(document);
  CanvasController canvas(stage);
  canvas.resize({606 * 2 + 2 * CanvasController::fit_margin, 5000});
  EXPECT_DOUBLE_EQ(canvas.view().zoom(), 2);
  canvas.wheel({100, 100}, 4);
  EXPECT_NEAR(canvas.view().zoom(), 4, 1e-12);
  canvas.resize({1000, 1000});
  EXPECT_NEAR(canvas.view().zoom(), 4, 1e-12) << "growing later leaves the zoom alone";
  canvas.fit();
  EXPECT_NEAR(canvas.view().zoom(), (1000 - 2 * CanvasController::fit_margin) / 703, 1e-12);
}

TEST(MissionStage, AfterATroubledEditAnotherMissionIsStillAnother) {
  Desk desk(test::empty_mission());
  bool full = true;
  int replaced = 0;
  desk.stage.listen([&](Event event) {
    if (event == Event::mission && std::exchange(full, false)) throw std::bad_alloc();
    if (event == Event::replaced) ++replaced;
  });
  EXPECT_THROW(desk.stage.apply(SetHead{"title", "Other"}), std::bad_alloc);
  EXPECT_EQ(replaced, 0);
  desk.document.begin(test::mission_with({6, 7}, "B2/B3", ""));
  EXPECT_EQ(replaced, 1);
}

TEST(MissionStage, SavingInTheMidstOfADragKeepsOneStep) {
  Desk desk(test::empty_mission());
  desk.press("B2.nw");
  desk.move("C2.nw");
  const auto drawn = desk.mission();
  EXPECT_TRUE(desk.stage.commit_typing().empty());
  EXPECT_FALSE(desk.stage.in_gesture());
  desk.move("E2.nw");
  desk.release("E2.nw");
  desk.canvas.cancel();
  EXPECT_EQ(desk.mission(), drawn) << "the gesture ended as it stood";
  desk.stage.undo();
  EXPECT_FALSE(desk.document.can_undo());
  EXPECT_EQ(desk.mission(), test::empty_mission());
}

TEST(MissionStage, AnotherMissionBeginsWithoutSelection) {
  Desk desk(test::mission_with({6, 7}, "B2/B3", ""));
  desk.stage.select_all();
  ASSERT_FALSE(desk.stage.selection().empty());
  desk.document.begin(test::mission_with({6, 7}, "B2/B3", ""));
  EXPECT_TRUE(desk.stage.selection().empty());
}

TEST(MissionStage, PansWithTheMiddleButtonWhateverTheTool) {
  Desk desk(empty_mission());
  const auto before = desk.canvas.view().origin();
  desk.canvas.press({300, 300}, Button::middle, {});
  desk.canvas.move({320, 310}, {});
  desk.canvas.release({320, 310}, {});
  EXPECT_EQ(desk.canvas.view().origin(), (ScreenPoint{before.x + 20, before.y + 10}));
  desk.canvas.hold_pan(true);
  desk.canvas.press({300, 300}, Button::left, {});
  desk.canvas.move({280, 290}, {});
  desk.canvas.release({280, 290}, {});
  desk.canvas.hold_pan(false);
  EXPECT_EQ(desk.canvas.view().origin(), before);
  EXPECT_FALSE(desk.document.can_undo());
}

TEST(MissionStage, NeverLosesTheBattlefieldFromSight) {
  Desk desk(empty_mission());
  for (int step = 0; step < 50; ++step) desk.canvas.pan_by({500, 300});
  const auto corner = desk.canvas.view().to_screen({0, 0});
  EXPECT_LT(corner.x, desk.canvas.view().size().x);
  EXPECT_LT(corner.y, desk.canvas.view().size().y);
}

TEST(MissionStage, RevealsWhatIsOutOfSight) {
  Desk desk(test::with_objective(empty_mission(), "o1", "F7", "1"));
  desk.canvas.wheel({48, 48}, 12);
  desk.stage.reveal(parse_address("#o1").value());
  const auto at = desk.at("F7");
  EXPECT_GE(at.x, 0);
  EXPECT_LE(at.x, desk.canvas.view().size().x);
  EXPECT_GE(at.y, 0);
  EXPECT_LE(at.y, desk.canvas.view().size().y);
  const auto before = desk.canvas.view();
  desk.stage.reveal(parse_address("#attacker").value());
  desk.stage.reveal(parse_address("#nothing").value());
  desk.stage.reveal(parse_address("2:Z99").value());
  EXPECT_EQ(desk.canvas.view(), before);
}

TEST(MissionStage, TellsWhatHappens) {
  Desk desk(mission_with({6, 7}, "B2/B3", ""));
  std::vector<Event> heard;
  desk.canvas.listen([&](Event event) { heard.push_back(event); });
  const auto was_told = [&](Event event) { return std::find(heard.begin(), heard.end(), event) != heard.end(); };
  desk.click("C2/C3");
  EXPECT_TRUE(was_told(Event::mission));
  EXPECT_FALSE(was_told(Event::selection));
  heard.clear();
  desk.canvas.choose("select");
  EXPECT_TRUE(was_told(Event::tool));
  desk.click("C2/C3");
  EXPECT_TRUE(was_told(Event::selection));
  EXPECT_FALSE(was_told(Event::mission));
  heard.clear();
  desk.stage.undo();
  EXPECT_TRUE(was_told(Event::mission));
  EXPECT_TRUE(was_told(Event::selection)) << "the selected wall is gone";
}

TEST(MissionStage, TellsWhyAnEditFails) {
  Desk desk(empty_mission());
  EXPECT_FALSE(desk.stage.apply(SetHead{"title", "\x01"}));
  EXPECT_FALSE(desk.stage.message().empty());
  desk.click("C2/C3");
  EXPECT_EQ(desk.stage.message(), "");
}

TEST(MissionStage, DrawsWithTheKeyboard) {
  Desk desk(empty_mission());
  desk.canvas.move_cursor(Compass::east, false);
  EXPECT_EQ(desk.canvas.hint(), "Move the cursor onto an edge first");
  desk.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(desk.mission(), empty_mission());
  EXPECT_EQ(desk.stage.message(), "Move the cursor onto an edge first");
  desk.canvas.move_cursor(Compass::east, false);
  EXPECT_EQ(desk.canvas.hint(), "Click or drag: wall A1/B1; Shift+drag: rectangle of walls");
  EXPECT_EQ(desk.canvas.status(), "B1 · 4.3\", 2.4\"");
  EXPECT_EQ(desk.canvas.overlay().cursor, parse_place("A1/B1").value());
  desk.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(desk.walls(), "A1/B1");
  desk.canvas.click_at_cursor(Button::right, {});
  EXPECT_EQ(desk.walls(), "");
  desk.canvas.choose("pillar");
  desk.canvas.move_cursor(Compass::south, false);
  desk.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(find_lattice(desk.mission(), 1)->node_overrides().size(), 1U);
  desk.canvas.choose("objective");
  desk.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(desk.markers(), "o1@B2.nw:1");
  desk.canvas.choose("select");
  desk.canvas.click_at_cursor(Button::left, {});
  EXPECT_EQ(desk.selected(), "#o1");
  desk.canvas.choose("zone");
  EXPECT_EQ(desk.canvas.hint(), "Move the cursor into a cell first");
}

TEST(MissionStage, ANewDocumentEndsWhatWasGoingOn) {
  Desk desk(mission_with({6, 7}, "B2/B3", ""));
  desk.press("C3.nw");
  desk.move("E3.nw");
  desk.document.begin(empty_mission({2, 2}));
  EXPECT_FALSE(desk.stage.in_gesture());
  EXPECT_EQ(desk.mission(), empty_mission({2, 2}));
  desk.canvas.move({100, 100}, {});
  desk.canvas.release({100, 100}, {});
  EXPECT_EQ(desk.mission(), empty_mission({2, 2}));
  EXPECT_EQ(desk.stage.table().bounds().size, (Vec{218, 218}));
}

TEST(MissionStage, AnEditFromElsewhereEndsAGestureAndKeepsBoth) {
  Desk desk(empty_mission());
  desk.press("C3.nw");
  desk.move("E3.nw");
  EXPECT_TRUE(desk.stage.apply(SetHead{"title", "Meanwhile"}));
  EXPECT_FALSE(desk.stage.in_gesture());
  desk.move("F3.nw");
  desk.release("F3.nw");
  EXPECT_EQ(desk.walls(), "C2/C3 D2/D3") << "what had been drawn until then";
  EXPECT_EQ(desk.mission().head->title, "Meanwhile");
  desk.stage.undo();
  EXPECT_NE(desk.mission().head->title, "Meanwhile");
  EXPECT_EQ(desk.walls(), "C2/C3 D2/D3");
  desk.stage.undo();
  EXPECT_EQ(desk.mission(), empty_mission());
  desk.drag({"A2.nw", "B2.nw"});
  EXPECT_EQ(desk.walls(), "A1/A2") << "the next gesture is a whole one";
}

TEST(MissionStage, AnEditFromElsewhereLetsGoOfWhatIsMoved) {
  Desk desk(test::with_objective(empty_mission(), "o1", "C3", "1"));
  desk.canvas.choose("select");
  desk.click("C3");
  desk.press("C3");
  desk.move("E3");
  EXPECT_TRUE(desk.stage.apply(SetHead{"title", "Meanwhile"}));
  desk.release("E5");
  EXPECT_EQ(desk.mission().head->title, "Meanwhile");
  desk.stage.undo();
  EXPECT_NE(desk.mission().head->title, "Meanwhile");
  while (desk.document.can_undo()) desk.stage.undo();
  EXPECT_EQ(desk.markers(), "o1@C3:1");
}

TEST(MissionStage, AnEditThatFailsLeavesWhatWasDrawn) {
  Desk desk(empty_mission());
  desk.press("C3.nw");
  desk.move("D3.nw");
  EXPECT_FALSE(desk.stage.attempt(SetHead{"title", "\x01"}).has_value());
  EXPECT_EQ(desk.stage.message(), "") << "who attempts it tells";
  desk.release("D3.nw");
  EXPECT_EQ(desk.walls(), "C2/C3");
}

TEST(MissionStage, CommandsBeginWithWhatIsBeingTyped) {
  Desk desk(mission_with({6, 7}, "B2/B3", ""));
  const auto before = desk.mission();
  std::string typed;
  desk.stage.add_typing_place([&]() -> std::vector<RefusedText> {
    if (typed.empty()) return {};
    const auto set = desk.stage.attempt(SetHead{"title", std::exchange(typed, "")});
    return set ? std::vector<RefusedText>() : std::vector{RefusedText{"Title", set.error().message}};
  });
  typed = "First";
  EXPECT_TRUE(desk.stage.commit_typing().empty());
  EXPECT_EQ(desk.mission().head->title, "First");
  typed = "Second";
  desk.stage.undo();
  EXPECT_EQ(desk.mission().head->title, "First") << "what was typed last is undone first";
  typed = "Third";
  desk.stage.select_all();
  remove_selected(desk.stage);
  EXPECT_EQ(desk.mission().head->title, "Third");
  EXPECT_EQ(desk.walls(), "");
  typed = "\x01";
  const auto refused = desk.stage.commit_typing();
  ASSERT_EQ(refused.size(), 1U);
  EXPECT_EQ(refused.front().field, "Title");
  EXPECT_EQ(desk.mission().head->title, "Third");
  while (desk.document.can_undo()) desk.stage.undo();
  EXPECT_EQ(desk.mission(), before);
}

TEST(MissionStage, CutsOnlyWhatTheClipboardHasTaken) {
  Desk desk(mission_with({6, 7}, "B2/B3", ""));
  desk.stage.select_all();
  cut(desk.stage, [](const std::string&) { return false; });
  EXPECT_EQ(desk.walls(), "B2/B3");
  EXPECT_EQ(desk.stage.message(), "The clipboard takes nothing; nothing was cut");
  std::string taken;
  cut(desk.stage, [&](const std::string& text) {
    EXPECT_EQ(desk.walls(), "B2/B3") << "still there while the clipboard takes it";
    taken = text;
    return true;
  });
  EXPECT_EQ(desk.walls(), "");
  EXPECT_TRUE(from_clipboard(taken).has_value());
}

TEST(MissionStage, TellsWhenAnotherDocumentTakesItsPlace) {
  Desk desk(empty_mission());
  std::vector<Event> heard;
  desk.stage.listen([&](Event event) { heard.push_back(event); });
  const auto replaced = [&] { return std::count(heard.begin(), heard.end(), Event::replaced); };
  desk.click("C2/C3");
  desk.stage.undo();
  desk.stage.redo();
  desk.stage.apply(SetHead{"title", "Another title"});
  EXPECT_EQ(replaced(), 0);
  desk.document.begin(empty_mission({2, 2}));
  EXPECT_EQ(replaced(), 1);
}

TEST(MissionStage, UndoInAGestureTakesTheGestureBackFirst) {
  Desk desk(empty_mission());
  desk.click("A1/A2");
  desk.press("C3.nw");
  desk.move("E3.nw");
  desk.stage.undo();
  EXPECT_EQ(desk.walls(), "") << "the gesture is gone, and the step before it undone";
  desk.stage.redo();
  EXPECT_EQ(desk.walls(), "A1/A2");
}

TEST(MissionStage, HasAnAnswerToEverythingOnOddBattlefields) {
  auto plain = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  plain.boards = {board};
  const Mission nothing;
  for (const auto& mission : {nothing, plain}) {
    Desk desk(mission);
    for (const auto tool : {"select", "wall", "hatchway", "pillar", "zone", "area", "measure", "look", "pan"}) {
      desk.canvas.choose(tool);
      desk.stage.set_pen(SymmetryPen::half_turn);
      desk.canvas.press({60, 60}, Button::left, {});
      desk.canvas.move({200, 200}, {});
      static_cast<void>(desk.canvas.overlay());
      EXPECT_FALSE(desk.canvas.hint().empty());
      desk.canvas.release({200, 200}, {});
      desk.canvas.move_cursor(Compass::south, true);
      desk.canvas.click_at_cursor(Button::left, {});
    }
    desk.stage.select_all();
    duplicate_selected(desk.stage);
    transform_selected(desk.stage, Transform::rotate_90);
    desk.stage.nudge(1, 1);
    EXPECT_EQ(desk.cut(), "");
    EXPECT_EQ(desk.mission(), mission);
  }
}

TEST(MissionStage, PutsMarkersOnPlainGround) {
  auto plain = empty_mission();
  Board board;
  board.ground = PlainGround{Length::inches(30), Length::inches(22)};
  plain.boards = {board};
  Desk desk(plain);
  desk.stage.set_pen(SymmetryPen::half_turn);
  desk.canvas.choose("objective");
  desk.click("100mm,50mm");
  // 762 × 558.8 mm.
  EXPECT_EQ(desk.markers(), "o1@100mm,50mm:1 o2@662mm,508.8mm:2");
}

TEST(MissionStage, DrawsOnTheLargestLattice) {
  Desk desk(empty_mission({256, 256}));
  desk.stage.set_pen(SymmetryPen::half_turn);
  desk.drag({"IU256.nw", "IV256.ne"});
  EXPECT_EQ(desk.walls(), "A1/A2 B1/B2 IU255/IU256 IV255/IV256");
}

ScreenPoint pick_point(const Desk& desk) {
  const auto size = desk.canvas.view().size();
  return {static_cast<double>(test::pick_int(0, static_cast<int>(size.x))),
          static_cast<double>(test::pick_int(0, static_cast<int>(size.y)))};
}

Modifiers pick_modifiers() { return {test::pick_seldom(4), test::pick_seldom(6), test::pick_seldom(4)}; }

void gesture(Desk& desk) {
  const auto modifiers = pick_modifiers();
  desk.canvas.press(pick_point(desk),
                    test::pick_of<Button>({Button::left, Button::left, Button::right, Button::middle}), modifiers);
  for (int moves = test::pick_int(0, 3); moves > 0; --moves) desk.canvas.move(pick_point(desk), modifiers);
  if (test::pick_seldom(6)) desk.canvas.cancel();
  if (test::pick_seldom(12)) desk.stage.undo();
  desk.canvas.release(pick_point(desk), modifiers);
}

void command(Desk& desk, std::string& clipboard) {
  switch (test::pick_int(0, 15)) {
    case 0: desk.stage.undo(); break;
    case 1: desk.stage.redo(); break;
    case 2: desk.stage.select_all(); break;
    case 3: remove_selected(desk.stage); break;
    case 4: duplicate_selected(desk.stage); break;
    case 5:
      transform_selected(desk.stage,
                         test::pick_of<Transform>({Transform::rotate_90, Transform::rotate_180, Transform::rotate_270,
                                                   Transform::mirror_left_right, Transform::mirror_top_bottom}));
      break;
    case 6: desk.stage.nudge(test::pick_int(-3, 3), test::pick_int(-3, 3)); break;
    case 7: clipboard = copy(desk.stage); break;
    case 8: clipboard = desk.cut(); break;
    case 9: paste(desk.stage, desk.canvas, clipboard); break;
    case 10:
      desk.stage.set_pen(test::pick_of<SymmetryPen>(
          {SymmetryPen::off, SymmetryPen::half_turn, SymmetryPen::left_right, SymmetryPen::top_bottom}));
      break;
    case 11: desk.canvas.wheel(pick_point(desk), test::pick_int(-8, 8)); break;
    case 12:
      desk.canvas.move_cursor(test::pick_of<Compass>({all_directions.begin(), all_directions.end()}),
                              test::pick_bool());
      break;
    case 13: desk.canvas.click_at_cursor(test::pick_bool() ? Button::left : Button::right, pick_modifiers()); break;
    case 14: desk.canvas.cancel(); break;
    default:
      desk.canvas.choose(test::pick_of<const char*>(
          {"select", "wall", "hatchway", "pillar", "zone", "area", "objective", "measure", "look", "pan"}));
  }
}

void look_around(Desk& desk) {
  desk.canvas.move(pick_point(desk), {});
  static_cast<void>(desk.canvas.overlay());
  static_cast<void>(desk.canvas.status());
  static_cast<void>(inspect(desk.mission(), desk.stage.selection()));
  static_cast<void>(outline(desk.mission()));
  RC_ASSERT(!desk.canvas.hint().empty());
  RC_ASSERT(desk.stage.selection().kept(desk.mission()) == desk.stage.selection());
}

void do_anything_to(const Mission& mission) {
  Desk desk(mission);
  std::string clipboard;
  for (int action = test::pick_int(1, 25); action > 0; --action) {
    if (test::pick_bool()) {
      gesture(desk);
    } else {
      command(desk, clipboard);
    }
    const auto broken = test::broken_invariants(desk.mission());
    if (!broken.empty()) RC_FAIL(broken.front());
    look_around(desk);
  }
  RC_ASSERT(!desk.stage.in_gesture());
  const auto text = write_mission(desk.mission());
  const auto again = read_mission(text, "", nullptr);
  RC_ASSERT(again.has_value());
  RC_ASSERT(again->mission == desk.mission());
  while (desk.document.can_undo()) desk.stage.undo();
  RC_ASSERT(desk.mission() == mission);
}

RC_GTEST_PROP(MissionStage, StandsAnythingAndUndoesAll, (const Mission& mission)) { do_anything_to(mission); }

RC_GTEST_PROP(MissionStage, StandsAnythingOnAnOrdinaryBoard, ()) {
  do_anything_to(test::with_drop_zones(
      test::with_objective(mission_with({6, 7}, "B2/B3 C2/C3 D4/D5 A1/B1", "B3/C3 E6/E7"), "o1", "D4.nw", "1")));
}

}  // namespace
}  // namespace bulkhead
