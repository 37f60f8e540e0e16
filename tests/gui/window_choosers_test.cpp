// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/dataview.h>
#include <wx/listctrl.h>
#include <wx/menu.h>
#include <wx/srchctrl.h>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/window/files/keys_dialog.h"
#include "tests/gui/support/editor_window.h"
#include "tests/support/sample_missions.h"

/// The lists that are searched by words: commands, what there is, steps of undo, keys.
namespace bulkhead::test {
namespace {

class ChoosersTest : public testing::Test {
 protected:
  /// Presses the key of a list with the keyboard on the map, and waits until one can type in it.
  Chooser& open(int key, int modifiers) {
    window_.frame().canvas().SetFocus();
    EXPECT_TRUE(wait_for([&] { return window_.frame().canvas().HasFocus(); }));
    press_key(key, modifiers);
    EXPECT_TRUE(wait_for([&] {
      auto* const chooser = window_.frame().chooser();
      return chooser != nullptr && chooser->IsActive() && chooser->IsDescendant(wxWindow::FindFocus());
    }));
    return *window_.frame().chooser();
  }
  bool closed() {
    return wait_for([&] { return window_.frame().chooser() == nullptr; });
  }

  EditorWindow window_{"kill-team/three-lamps"};
};

TEST_F(ChoosersTest, ACommandIsFoundByWordsAndCarriedOut) {
  auto& chooser = open('P', wxMOD_CONTROL | wxMOD_SHIFT);
  screenshot("all-commands");
  type("half symm");
  ASSERT_TRUE(wait_for([&] { return chooser.rows().size() == 1; }));
  EXPECT_EQ(chooser.rows().front().name, "Symmetry: half turn");
  EXPECT_EQ(chooser.rows().front().beside, "Alt+1");
  press_key(WXK_RETURN);
  EXPECT_TRUE(closed());
  EXPECT_TRUE(wait_for([&] { return window_.stage().pen() == SymmetryPen::half_turn; }));
  EXPECT_TRUE(wait_for([&] { return window_.frame().canvas().HasFocus(); })) << "the keyboard is where it was";
}

TEST_F(ChoosersTest, WhatRestsSaysWhyAndStays) {
  auto& chooser = open('P', wxMOD_CONTROL | wxMOD_SHIFT);
  type("duplicate");
  ASSERT_TRUE(wait_for([&] { return !chooser.rows().empty() && chooser.rows().front().name == "Duplicate"; }));
  EXPECT_NE(find(chooser, "Nothing is selected"), nullptr);
  screenshot("command-rests");
  press_key(WXK_RETURN);
  settle();
  EXPECT_EQ(window_.frame().chooser(), &chooser);
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(closed());
  EXPECT_FALSE(window_.document().modified());
}

TEST_F(ChoosersTest, CommandsAreAtHandOnTheStartPageToo) {
  window_.choose("file.close");
  ASSERT_TRUE(window_.frame().on_start_page());
  window_.choose("help.find-command");
  auto* const chooser = window_.frame().chooser();
  ASSERT_NE(chooser, nullptr);
  for (const auto& row : chooser->rows()) {
    if (row.name == "Wall") EXPECT_EQ(row.note, "Open a mission first");
  }
  chooser->Close();
  EXPECT_TRUE(closed());
}

TEST_F(ChoosersTest, FindLeadsToAThingOnTheMap) {
  open('F', wxMOD_CONTROL);
  type("west lamp");
  screenshot("find");
  press_key(WXK_RETURN);
  EXPECT_TRUE(closed());
  EXPECT_TRUE(wait_for([&] { return window_.stage().selection().contains(ObjectAddress{Id("west-lamp")}); }));
}

TEST_F(ChoosersTest, FindLeadsToTheFormOfAText) {
  open('F', wxMOD_CONTROL);
  type("boot in the door");
  press_key(WXK_RETURN);
  EXPECT_TRUE(closed());
  EXPECT_TRUE(wait_for([&] { return window_.frame().panels()->texts().chosen() == TextKey(Id("boot-in-the-door")); }));
  EXPECT_TRUE(window_.frame().panels()->texts().IsShownOnScreen());
}

TEST_F(ChoosersTest, AStepIsGoneBackToAndForwardAgain) {
  const auto opened = window_.mission();
  for (const auto* edit : {"wall A1/A2", "wall A3/A4", "wall A5/A6"}) {
    ASSERT_TRUE(window_.stage().apply(parse_edit(window_.mission(), edit).value()));
  }
  const auto drawn = window_.mission();
  ASSERT_EQ(window_.document().steps_done(), 3U);
  auto& chooser = open('Z', wxMOD_CONTROL | wxMOD_ALT);
  ASSERT_EQ(chooser.rows().size(), 4U);
  screenshot("steps");
  for (int row = 0; row < 3; ++row) press_key(WXK_UP);
  press_key(WXK_RETURN);
  EXPECT_TRUE(wait_for([&] { return window_.mission() == opened; }));
  EXPECT_TRUE(closed());
  press_key('Y', wxMOD_CONTROL);
  EXPECT_TRUE(wait_for([&] { return window_.document().steps_done() == 1; })) << "Ctrl+Y does it again";
  window_.choose("edit.steps");
  ASSERT_NE(window_.frame().chooser(), nullptr);
  window_.frame().chooser()->rows().back().choose();
  EXPECT_EQ(window_.mission(), drawn);
}

TEST_F(ChoosersTest, StepsAreListedAnewAsTheyChange) {
  ASSERT_TRUE(window_.stage().apply(parse_edit(window_.mission(), "wall A1/A2").value()));
  auto& chooser = open('Z', wxMOD_CONTROL | wxMOD_ALT);
  ASSERT_EQ(chooser.rows().size(), 2U);
  ASSERT_TRUE(window_.stage().apply(parse_edit(window_.mission(), "wall A3/A4").value()));
  EXPECT_TRUE(wait_for([&] { return chooser.rows().size() == 3; }));
  window_.stage().undo();
  EXPECT_TRUE(wait_for([&] { return chooser.rows().back().beside == "taken back"; }));
}

TEST_F(ChoosersTest, StepsGoWithTheirDocument) {
  ASSERT_TRUE(window_.stage().apply(parse_edit(window_.mission(), "wall A1/A2").value()));
  open('Z', wxMOD_CONTROL | wxMOD_ALT);
  window_.document().begin(test::empty_mission());
  EXPECT_TRUE(closed());
}

TEST_F(ChoosersTest, FullScreenIsEnteredAndLeftByAKey) {
  window_.frame().canvas().SetFocus();
  press_key(WXK_F11);
  EXPECT_TRUE(wait_for([&] { return window_.frame().IsFullScreen(); }));
  EXPECT_TRUE(window_.frame().GetMenuBar()->IsShown()) << "nothing that is at hand goes";
  press_key(WXK_F11);
  EXPECT_TRUE(wait_for([&] { return !window_.frame().IsFullScreen(); }));
}

TEST_F(ChoosersTest, SymmetriesAreMarkedAsAChoice) {
  const auto item = [&](const char* id) { return window_.frame().GetMenuBar()->FindItem(CommandBars::menu_id(id)); };
  EXPECT_TRUE(item("pen.off")->IsRadio());
  window_.choose("pen.left-right");
  EXPECT_TRUE(wait_for([&] { return item("pen.left-right")->IsChecked(); }));
  EXPECT_FALSE(item("pen.off")->IsChecked());
  EXPECT_TRUE(item("tool.select")->IsChecked()) << "the tools are another choice";
}

TEST_F(ChoosersTest, ToolTipsNameTheKeysOfTheTools) {
  auto* const wall = find(window_.frame(), "tool.wall");
  ASSERT_NE(wall, nullptr);
  EXPECT_TRUE(wall->GetToolTipText().StartsWith("Wall (W)\n")) << wall->GetToolTipText();
}

TEST_F(ChoosersTest, AToolIsChosenFromAListAsWell) {
  ASSERT_TRUE(window_.stage().apply(parse_edit(window_.mission(), "wall A2/A3 A3/B3 A3/A4").value()));
  ASSERT_TRUE(wait_for([&] { return window_.frame().actions().enabled("mission.next-finding"); }));
  settle();
  auto* const list = dynamic_cast<wxDataViewCtrl*>(find(window_.frame().panels()->findings(), "Findings"));
  ASSERT_NE(list, nullptr);
  list->SetFocus();
  ASSERT_TRUE(wait_for([&] { return wxWindow::FindFocus() == list; }));
  press_key('Z');
  EXPECT_TRUE(wait_for([&] { return window_.controller().tool().info().key == "zone"; }));
}

TEST(KeysInWindow, AreGroupedSearchedAndNotCutOff) {
  EditorWindow window("kill-team/three-lamps");
  KeysDialog dialog(&window.frame());
  dialog.Show();
  auto* const list = dynamic_cast<wxListView*>(find(dialog, "Keys and gestures"));
  auto* const words = dynamic_cast<wxSearchCtrl*>(find(dialog, "Search keys and gestures"));
  ASSERT_NE(list, nullptr);
  ASSERT_NE(words, nullptr);
  settle();
  screenshot("keys");
  const int all = list->GetItemCount();
  EXPECT_TRUE(cut_off(dialog).empty());
  for (int row = 0; row < all; ++row) {
    for (int column = 0; column < 2; ++column) {
      int width = 0;
      list->GetTextExtent(list->GetItemText(row, column), &width, nullptr);
      EXPECT_LT(width + 8, list->GetColumnWidth(column)) << list->GetItemText(row, column);
    }
  }
  words->SetValue("hatchway");
  ASSERT_TRUE(wait_for([&] { return list->GetItemCount() < all; }));
  EXPECT_GT(list->GetItemCount(), 2);
}

}  // namespace
}  // namespace bulkhead::test
