// SPDX-License-Identifier: MIT
// Boards and new missions in the window, by pointer and keys.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "editor/panels/parts/words.h"
#include "editor/window/canvas/ruler_painter.h"
#include "editor/window/files/board_dialogs.h"
#include "editor/window/files/custom_dialog.h"
#include "editor/window/start/template_card.h"
#include "model/mission/geometry.h"
#include "tests/gui/support/editor_window.h"
#include "tests/support/edited.h"

namespace bulkhead::test {
namespace {

/// Where a point of a board lies on the canvas.
wxPoint on_canvas(EditorWindow& window, int board, Point point) {
  const auto at = window.controller().view().to_screen(window.stage().table().at(board, point));
  return {static_cast<int>(std::lround(at.x + ruler_width)), static_cast<int>(std::lround(at.y + ruler_width))};
}

void drag(EditorWindow& window, wxPoint from, wxPoint to) {
  auto& canvas = window.frame().canvas();
  wxUIActionSimulator pointer;
  const auto move = [&](wxPoint at) {
    const auto wanted = canvas.ClientToScreen(at);
    pointer.MouseMove(wanted);
    ASSERT_TRUE(wait_for([&] { return wxGetMousePosition() == wanted; }));
    settle(20);
  };
  move(from);
  pointer.MouseDown();
  settle(30);
  constexpr int steps = 6;
  for (int step = 1; step <= steps; ++step) move(from + (to - from) * step / steps);
  pointer.MouseUp();
  settle();
}

Point corner(EditorWindow& window, int board) { return find_board(window.mission(), board)->at; }

TEST(EditorBoards, AreAddedMovedUndoneAndRemovedWithoutTheViewMoving) {
  EditorWindow window("kill-team/gallowdark-6x7");
  window.choose("view.page.map");
  window.choose("tool.select");
  NewBoard board;
  board.set = Id("gallowdark");
  board.cells = {3, 3};
  board.place = BoardPlace::apart;
  window.dialogs.board = board;
  const auto view = window.controller().view();
  wxUIActionSimulator keys;
  keys.Char('B', wxMOD_CONTROL | wxMOD_SHIFT);
  ASSERT_TRUE(wait_for([&] { return window.mission().boards.size() == 2; }));
  EXPECT_EQ(window.controller().view(), view);
  EXPECT_EQ(window.stage().selection().board(), 2);
  window.choose("view.fit");
  settle();
  screenshot("boards-added");
  const auto still = window.controller().view();
  // By its left edge to where it touches board 1.
  const auto at = corner(window, 2);
  const auto from = on_canvas(window, 2, at + Point{Length(), Length::millimetres(150)});
  const auto to = on_canvas(window, 2, Point{Length::millimetres(609), at.y + Length::millimetres(150)});
  drag(window, from, to);
  EXPECT_EQ(corner(window, 2), (Point{Length::millimetres(606), Length()}));
  EXPECT_EQ(window.controller().view(), still);
  screenshot("boards-joined");
  keys.Char('Z', wxMOD_CONTROL);
  ASSERT_TRUE(wait_for([&] { return corner(window, 2) == at; }));
  window.frame().canvas().SetFocus();
  window.choose("mission.choose-board");
  window.choose("mission.choose-board");
  EXPECT_TRUE(window.stage().selection().board().has_value());
  window.stage().select(Selection::of_board(2));
  settle();
  keys.Char(WXK_DOWN, wxMOD_ALT);
  ASSERT_TRUE(wait_for([&] { return corner(window, 2).y == at.y + Length::millimetres(97); }));
  keys.Char(WXK_DELETE);
  ASSERT_TRUE(wait_for([&] { return window.mission().boards.size() == 1; }));
}

TEST(EditorBoards, AreChosenByTheirEdgeAndShownInTheInspector) {
  EditorWindow window("boarding-actions/two-boards");
  window.choose("view.page.map");
  window.choose("tool.select");
  const auto at = corner(window, 2) + Point{Length::millimetres(300), Length::millimetres(703)};
  click(window.frame().canvas(), on_canvas(window, 2, at) + wxPoint(0, 2));
  ASSERT_TRUE(wait_for([&] { return window.stage().selection().board() == 2; }));
  settle();
  screenshot("board-chosen");
  EXPECT_NE(find(window.frame(), "Board 2"), nullptr) << "the inspector's title";
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(wait_for([&] { return !window.stage().selection().board(); }));
}

TEST(EditorBoards, TheDialogOfABoardsSizeSaysWhatGoes) {
  EditorWindow window("kill-team/gallowdark-6x7");
  BoardSizeDialog dialog(&window.frame(), window.mission(), 1, RulerUnit::inches);
  dialog.Show();
  settle();
  auto& columns = dynamic_cast<wxSpinCtrl&>(*find(dialog, "Columns"));
  columns.SetFocus();
  wxUIActionSimulator keys;
  keys.Char('A', wxMOD_CONTROL);
  keys.Text("4");
  keys.Char(WXK_TAB);
  ASSERT_TRUE(wait_for([&] { return dialog.lost() == "This goes: 4 cells of zones"; })) << dialog.lost();
  EXPECT_EQ(dialog.wanted(), (ResizeBoard{1, LatticeSize{4, 7}}));
  settle();
  screenshot("board-size");
  EXPECT_EQ(cut_off(dialog), std::vector<std::string>());
  auto& rows = dynamic_cast<wxSpinCtrl&>(*find(dialog, "Rows"));
  rows.SetFocus();
  keys.Char('A', wxMOD_CONTROL);
  keys.Text("6");
  keys.Char(WXK_TAB);
  auto* const ok = dialog.FindWindow(wxID_OK);
  EXPECT_TRUE(wait_for([&] { return !ok->IsEnabled(); })) << "nothing would be left of a zone";
  settle();
  screenshot("board-size-refused");
}

/// What a dialog ends with where somebody types a figure into it at once, and Enter.
int typed_into(wxDialog& dialog, const char* figure) {
  dialog.CallAfter([&] {
    settle();
    type(figure);
    press_key(WXK_RETURN);
    if (dialog.IsModal()) dialog.EndModal(wxID_CANCEL);
  });
  return dialog.ShowModal();
}

TEST(EditorBoards, DialogsBeginWithTheirFirstFigureToBeTypedOver) {
  EditorWindow window("kill-team/gallowdark-6x7");
  BoardSizeDialog cells(&window.frame(), window.mission(), 1, RulerUnit::inches);
  EXPECT_EQ(typed_into(cells, "5"), wxID_OK);
  EXPECT_EQ(cells.wanted(), (ResizeBoard{1, LatticeSize{5, 7}}));
  AddBoardDialog another(&window.frame(), window.mission(), RulerUnit::inches);
  EXPECT_EQ(typed_into(another, "5"), wxID_OK);
  EXPECT_EQ(another.wanted().cells, (LatticeSize{5, 7}));
  const auto mission = edited(window.mission(), "board new size 762mm,317.5mm");
  BoardSizeDialog table(&window.frame(), mission, 2, RulerUnit::inches);
  EXPECT_EQ(typed_into(table, "20"), wxID_OK);
  EXPECT_EQ(table.wanted(), (ResizeBoard{2, PlainGround{Length::millimetres(508), Length::micrometres(317'500)}}));
  AddBoardDialog plain(&window.frame(), mission, RulerUnit::inches);
  EXPECT_EQ(typed_into(plain, "20"), wxID_OK);
  EXPECT_EQ(plain.wanted().size, (Point{Length::millimetres(508), Length::micrometres(317'500)}));
}

wxTextCtrl& line(wxWindow& dialog, const char* name) { return dynamic_cast<wxTextCtrl&>(*find(dialog, name)); }

/// A mission whose last board, the second, is an open table of 762 × 317.5 mm.
Mission with_open_table(const Mission& mission) { return edited(mission, "board new size 762mm,317.5mm"); }

TEST(EditorBoards, TheDialogOfAnotherBoardRefusesASizeOfNothing) {
  EditorWindow window("kill-team/gallowdark-6x7");
  const auto mission = with_open_table(window.mission());
  AddBoardDialog dialog(&window.frame(), mission, RulerUnit::inches);
  dialog.Show();
  settle();
  const auto* const ok = dialog.FindWindow(wxID_OK);
  auto& width = line(dialog, "Width");
  EXPECT_TRUE(ok->IsEnabled());
  width.SetValue("wide");
  EXPECT_FALSE(ok->IsEnabled());
  EXPECT_EQ(dialog.picture().words(), "“wide” is no length; write 6\", 150mm or 15cm, or a number of inches");
  width.SetValue("-3");
  EXPECT_FALSE(ok->IsEnabled());
  EXPECT_EQ(dialog.picture().words(), "A board is more than nothing wide and high");
  settle();
  screenshot("board-of-nothing");
  EXPECT_EQ(cut_off(dialog), std::vector<std::string>());
  width.SetValue("3");
  EXPECT_TRUE(ok->IsEnabled());
}

TEST(EditorBoards, DialogsHaveLengthsInTheUnitThatIsShown) {
  EditorWindow window("kill-team/gallowdark-6x7");
  const auto mission = with_open_table(window.mission());
  const Point size{Length::millimetres(762), Length::micrometres(317'500)};
  AddBoardDialog inches(&window.frame(), mission, RulerUnit::inches);
  EXPECT_EQ(line(inches, "Width").GetValue(), "30\"");
  EXPECT_EQ(line(inches, "Height").GetValue(), "12.5\"");
  line(inches, "Width").SetValue("20");
  EXPECT_EQ(inches.wanted().size, (Point{Length::millimetres(508), size.y}));
  AddBoardDialog metric(&window.frame(), mission, RulerUnit::millimetres);
  EXPECT_EQ(line(metric, "Width").GetValue(), "762 mm");
  line(metric, "Width").SetValue("20");
  EXPECT_EQ(metric.wanted().size, (Point{Length::millimetres(20), size.y}));
  BoardSizeDialog resize(&window.frame(), mission, 2, RulerUnit::inches);
  line(resize, "Height").SetValue("10");
  EXPECT_EQ(resize.wanted(), (ResizeBoard{2, PlainGround{size.x, Length::millimetres(254)}}));
  line(resize, "Height").SetValue("high");
  EXPECT_FALSE(resize.FindWindow(wxID_OK)->IsEnabled());
  EXPECT_EQ(resize.picture().words(), "“high” is no length; write 6\", 150mm or 15cm, or a number of inches");
}

TEST(EditorBoards, DialogsKeepASizeThatIsShownRounded) {
  EditorWindow window("kill-team/gallowdark-6x7");
  // 12.4015… inches.
  const auto mission = edited(window.mission(), "board new size 315mm,315mm");
  const BoardSizeDialog dialog(&window.frame(), mission, 2, RulerUnit::inches);
  EXPECT_EQ(dialog.wanted(), (ResizeBoard{2, PlainGround{Length::millimetres(315), Length::millimetres(315)}}));
}

TEST(EditorBoards, TheDialogOfGamesTellsWhatTheyLack) {
  EditorWindow window("kill-team/gallowdark-6x7");
  GameDialog dialog(&window.frame(), window.mission());
  dialog.Show();
  settle();
  auto& game = dynamic_cast<wxChoice&>(*find(dialog, "Game"));
  ASSERT_TRUE(game.SetStringSelection("Boarding Actions")) << from_wx(game.GetString(0));
  wxCommandEvent event(wxEVT_CHOICE, game.GetId());
  game.ProcessWindowEvent(event);
  EXPECT_NE(dialog.told().find("Kept in this mission: Drop zone (zone kind)"), std::string::npos) << dialog.told();
  settle();
  screenshot("game-dialog");
  EXPECT_EQ(cut_off(dialog), std::vector<std::string>());
}

TEST(EditorNew, CustomShowsTheMissionWhileOneChooses) {
  EditorWindow window;
  CustomDialog dialog(&window.frame(), RulerUnit::inches);
  dialog.Show();
  settle();
  screenshot("custom");
  EXPECT_TRUE(dialog.picture().has_picture());
  EXPECT_EQ(dialog.picture().words(), "606 × 703 mm (23.9\" × 27.7\")");
  EXPECT_EQ(cut_off(dialog), std::vector<std::string>());
  wxUIActionSimulator keys;
  dynamic_cast<wxTextCtrl&>(*find(dialog, "Title")).SetFocus();
  settle();
  keys.Text("Two decks");
  ASSERT_TRUE(wait_for([&] { return dialog.wanted().title == "Two decks"; }));
  auto& boards = dynamic_cast<wxSpinCtrl&>(*find(dialog, "Boards"));
  boards.SetFocus();
  keys.Char('A', wxMOD_CONTROL);
  keys.Text("2");
  auto& lie = dynamic_cast<wxChoice&>(*find(dialog, "They lie"));
  ASSERT_TRUE(wait_for([&] { return lie.IsEnabled(); }));
  lie.SetFocus();
  settle();
  lie.SetSelection(3);
  wxCommandEvent event(wxEVT_CHOICE, lie.GetId());
  lie.ProcessWindowEvent(event);
  auto& lifts = dynamic_cast<wxSpinCtrl&>(*find(dialog, "Lifts between boards"));
  ASSERT_TRUE(wait_for([&] { return lifts.IsEnabled(); }));
  lifts.SetFocus();
  keys.Char('A', wxMOD_CONTROL);
  keys.Text("2");
  keys.Char(WXK_TAB);
  ASSERT_TRUE(wait_for([&] { return dialog.wanted().lifts == 2; }));
  settle();
  screenshot("custom-two-decks");
  window.dialogs.custom = dialog.wanted();
  dialog.Hide();
  window.choose("file.new-custom");
  ASSERT_TRUE(wait_for([&] { return !window.frame().on_start_page(); })) << window.notices().last_words();
  EXPECT_EQ(window.mission().head->title, "Two decks");
  EXPECT_EQ(window.mission().boards.size(), 2U);
  EXPECT_EQ(window.mission().links->size(), 2U);
  settle();
  screenshot("custom-begun");
}

TEST(EditorNew, CustomSaysWhyThereIsNoPicture) {
  EditorWindow window;
  CustomDialog dialog(&window.frame(), RulerUnit::inches);
  dialog.Show();
  settle();
  auto& kind = dynamic_cast<wxChoice&>(*find(dialog, "Kind of board"));
  kind.SetSelection(1);
  wxCommandEvent event(wxEVT_CHOICE, kind.GetId());
  kind.ProcessWindowEvent(event);
  ASSERT_TRUE(wait_for([&] { return find(dialog, "Width") != nullptr; }));
  auto& width = dynamic_cast<wxTextCtrl&>(*find(dialog, "Width"));
  ASSERT_TRUE(wait_for([&] { return width.IsShown(); }));
  settle();
  EXPECT_EQ(dialog.picture().words(), "762 × 559 mm (30\" × 22\")");
  screenshot("custom-open-table");
  width.SetFocus();
  wxUIActionSimulator keys;
  keys.Char('A', wxMOD_CONTROL);
  keys.Text("wide");
  ASSERT_TRUE(wait_for([&] { return !dialog.picture().has_picture(); }));
  EXPECT_EQ(dialog.picture().words(), "“wide” is no length; write 6\", 150mm or 15cm, or a number of inches");
  EXPECT_FALSE(dialog.FindWindow(wxID_OK)->IsEnabled());
  settle();
  screenshot("custom-refused");
}

TEST(EditorNew, TemplatesOfOnesOwnComeAndGoOnTheStartPage) {
  EditorWindow window("kill-team/gallowdark-6x7");
  setenv("XDG_DATA_HOME", (window.folder() / "data").c_str(), 1);
  window.frame().begin_background_work();
  auto& cards = window.frame().start_page().cards();
  const auto own = [&]() -> TemplateCard* {
    const auto found = std::find_if(cards.begin(), cards.end(), [](auto* card) { return card->source().own; });
    return found == cards.end() ? nullptr : *found;
  };
  window.dialogs.called = "My lock";
  window.choose("file.save-as-template");
  window.choose("file.new");
  ASSERT_TRUE(wait_for([&] { return own() != nullptr; })) << window.notices().last_words();
  EXPECT_EQ(own()->source().title, "My lock");
  settle(400);
  screenshot("own-template");
  own()->SetFocus();
  press_key(WXK_DELETE);
  ASSERT_TRUE(wait_for([&] { return window.notices().shown() != nullptr; }));
  window.notices().answer(0);
  EXPECT_TRUE(wait_for([&] { return cards.size() >= 4 && own() == nullptr; }));
  unsetenv("XDG_DATA_HOME");
}

TEST(EditorNew, AnotherWindowIsAskedForByAKey) {
  EditorWindow window("kill-team/gallowdark-6x7");
  window.frame().canvas().SetFocus();
  settle();
  wxUIActionSimulator keys;
  keys.Char('N', wxMOD_CONTROL | wxMOD_ALT);
  EXPECT_TRUE(wait_for([&] { return window.dialogs.asked == std::vector<std::string>{"window"}; }));
}

}  // namespace
}  // namespace bulkhead::test
