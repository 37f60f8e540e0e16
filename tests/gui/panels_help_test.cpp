// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "editor/panels/texts/texts_panel.h"
#include "model/mission/fields.h"
#include "tests/gui/support/panel_frame.h"

/// What forms do for those who type in them.
namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

class HelpInWindow : public testing::Test {
 protected:
  void choose(const char* id) {
    frame_.panel().choose(Id(id));
    settle();
  }
  void type_into(const std::string& called, std::string_view text) {
    auto& control = frame_.control(called);
    control.SetFocus();
    EXPECT_TRUE(wait_for([&] { return control.HasFocus(); })) << called;
    press_key('A', wxMOD_CONTROL);
    test::type(text);
  }

  test::PanelFrame<TextsPanel> frame_{test::shipped_mission("boarding-actions/furnace"), wxSize(1280, 640)};
};

class MomentsInWindow : public HelpInWindow {
 protected:
  void SetUp() override { choose("burners"); }
  [[nodiscard]] std::string completed() {
    for (const auto& action : *frame_.mission().actions) {
      if (action.id == Id("burners")) return action.completed ? action.completed->text() : "";
    }
    return {};
  }
};

TEST_F(MomentsInWindow, AreFoundByTheWordsOfTheirTitles) {
  type_into("Completed", "end battle round");
  test::screenshot("moments");
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return completed() == "round-end"; })) << completed();
  EXPECT_TRUE(
      wait_for([&] { return frame_.control<wxComboBox>("Completed").GetValue() == "End of the battle round"; }));
}

TEST_F(MomentsInWindow, AreTakenFromTheListThatIsNarrowed) {
  type_into("Completed", "shooting");
  EXPECT_EQ(completed(), "own-turn-end") << "it may be several";
  press_key(WXK_DOWN);
  test::screenshot("moments-narrowed");
  press_key(WXK_RETURN);
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return completed().find("shoot") != std::string::npos; })) << completed();
}

TEST_F(MomentsInWindow, WhatIsNoneIsRefusedAndStays) {
  type_into("Completed", "tea time");
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return frame_.stage().commit_input().size() == 1; }));
  EXPECT_EQ(frame_.control<wxComboBox>("Completed").GetValue(), "tea time");
  EXPECT_EQ(completed(), "own-turn-end");
  frame_.control("Completed").SetFocus();
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(wait_for([&] { return frame_.control<wxComboBox>("Completed").GetValue() == "End of your turn"; }));
}

TEST_F(HelpInWindow, WhatATextReadsAsIsAsHighAsItsLines) {
  choose("burners");
  const auto& reads = frame_.control("→ Every unit in the Furnace, your own as well.");
  EXPECT_LT(reads.GetSize().y, 2 * reads.GetCharHeight()) << "it is one line";
}

TEST_F(HelpInWindow, ThePointerOverAFieldTellsWhatItIsAboutBelowTheForm) {
  choose("burners");
  const auto point_at = [&](const char* called) {
    const auto& control = frame_.control(called);
    wxUIActionSimulator().MouseMove(control.ClientToScreen(wxPoint(10, control.GetClientSize().y / 2)));
  };
  frame_.control("Name").SetFocus();
  point_at("Name");
  point_at("Completed");
  const auto& field = *find_field<MissionAction>("completed");
  ASSERT_FALSE(field.help.empty());
  EXPECT_TRUE(wait_for([&] { return frame_.has(std::string(field.label) + ": " + std::string(field.help)); }));
  EXPECT_EQ(frame_.control("Completed").GetToolTip(), nullptr) << "it would lie over the field below";
}

TEST_F(HelpInWindow, AReferenceIsCompletedWhileItIsTyped) {
  choose("what-the-fire-pays");
  const auto mission = frame_.mission();
  const auto text = [&] { return frame_.mission().tables->front().text; };
  const auto first = mission.markers->front().id.text();
  type_into("Text", "At {mar");
  auto& field = frame_.control<wxTextCtrl>("Text");
  test::screenshot("references-kinds");
  press_key(WXK_RETURN);
  EXPECT_EQ(field.GetValue(), "At {marker:");
  settle();
  test::screenshot("references");
  press_key(WXK_RETURN);
  EXPECT_EQ(field.GetValue(), "At {marker:" + first + "}");
  test::type(" stands");
  press_key(WXK_RETURN);
  EXPECT_EQ(field.GetValue(), "At {marker:" + first + "} stands\n") << "outside of one Enter is Enter";
  test::type("{marker:zz");
  press_key(WXK_TAB);
  EXPECT_TRUE(wait_for([&] { return text().ends_with("{marker:zz"); })) << "with nothing to offer Tab goes on";
}

TEST_F(HelpInWindow, EscapePutsTheOffersAwayAndKeepsWhatIsTyped) {
  choose("what-the-fire-pays");
  type_into("Text", "At {mar");
  press_key(WXK_ESCAPE);
  auto& field = frame_.control<wxTextCtrl>("Text");
  EXPECT_EQ(field.GetValue(), "At {mar");
  press_key(WXK_RETURN);
  EXPECT_EQ(field.GetValue(), "At {mar\n");
}

}  // namespace
}  // namespace bulkhead
