// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <wx/dataview.h>
#include <wx/propgrid/propgrid.h>
#include <wx/textctrl.h>
#include <wx/uiaction.h>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/inspector/inspector_panel.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/inspector/inspector.h"
#include "editor/window/start/template_card.h"
#include "model/edit/edit.h"
#include "tests/gui/support/editor_window.h"

/// Keys that mean the same wherever nobody types.
namespace bulkhead {
namespace {

using test::press_key;
using test::settle;
using test::wait_for;

class KeysOfTools : public testing::Test {
 protected:
  [[nodiscard]] wxWindow& control(const char* called) { return *test::find(window_.frame(), called); }
  [[nodiscard]] std::string_view tool() { return window_.controller().tool().info().key; }
  void turn_to(const char* page) {
    window_.choose(std::string("view.page.") + page);
    settle();
  }
  test::EditorWindow window_{"kill-team/three-lamps"};
};

TEST_F(KeysOfTools, AreAliveInOutlineFindingsAndInspector) {
  ASSERT_TRUE(window_.stage().apply(parse_edit(window_.mission(), "wall A2/A3 A3/B3 A3/A4").value()));
  ASSERT_TRUE(wait_for([&] { return test::find(window_.frame().panels()->findings(), "Findings") != nullptr; }));
  for (const auto* const called : {"Outline", "Findings", "Properties"}) {
    if (*called != 'F') ASSERT_TRUE(test::choose_page(window_.frame(), *called == 'O' ? "Outline" : "Inspector"));
    window_.controller().choose("select");
    settle();
    control(called).SetFocus();
    ASSERT_TRUE(wait_for([&] { return window_.frame().panels()->looked_at(); })) << called;
    press_key('W');
    EXPECT_TRUE(wait_for([&] { return tool() == "wall"; })) << called;
    control(called).SetFocus();
    settle();
    press_key('1');
    EXPECT_TRUE(wait_for([&] { return !window_.stage().overlay_choice().shown.empty(); })) << called;
    control(called).SetFocus();
    settle();
    press_key('0');
    EXPECT_TRUE(wait_for([&] { return window_.stage().overlay_choice().shown.empty(); })) << called;
    control(called).SetFocus();
    settle();
    press_key('6', wxMOD_CONTROL);
    EXPECT_TRUE(wait_for([&] { return window_.frame().middle().page() == WorkPage::texts; })) << called;
    turn_to("map");
  }
}

TEST_F(KeysOfTools, RestWhereAPropertyIsTyped) {
  window_.controller().choose("select");
  auto& grid = dynamic_cast<wxPropertyGrid&>(control("Properties"));
  grid.SelectProperty("mission.author", true);
  ASSERT_TRUE(wait_for([] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr; }));
  press_key('A', wxMOD_CONTROL);
  test::type("wow\n");
  EXPECT_TRUE(wait_for([&] { return window_.mission().head->author == "wow"; }));
  EXPECT_EQ(tool(), "select");
}

TEST_F(KeysOfTools, ControlF1ShowsTheKeysWhereverTheKeyboardIs) {
  const auto asked = [&] {
    const auto& all = window_.dialogs.asked;
    return std::count(all.begin(), all.end(), "shortcuts");
  };
  turn_to("texts");
  std::ptrdiff_t times = 0;
  for (const auto* const called : {"Texts and rules", "Name"}) {
    window_.frame().panels()->texts().choose(Id("draught"));
    settle();
    control(called).SetFocus();
    settle();
    press_key(WXK_F1, wxMOD_CONTROL);
    ++times;
    EXPECT_TRUE(wait_for([&] { return asked() == times; })) << called;
  }
  auto& form = window_.frame().panels()->texts();
  test::click(form, wxPoint(form.GetSize().x - 12, form.GetSize().y / 2));
  press_key(WXK_F1, wxMOD_CONTROL);
  EXPECT_TRUE(wait_for([&] { return asked() == times + 1; })) << "after a click on nothing";
  turn_to("map");
  window_.frame().canvas().SetFocus();
  settle();
  press_key(WXK_F1, wxMOD_CONTROL);
  EXPECT_TRUE(wait_for([&] { return asked() == times + 2; })) << "once each";
}

TEST_F(KeysOfTools, F1OpensTheGuideWhereItTellsOfRulesWhileLuaIsWritten) {
  turn_to("texts");
  window_.frame().panels()->texts().choose(Id("draught"));
  settle();
  for (const auto& [called, page] : {std::pair("Lua", "first-rule.md"), std::pair("Name", "first-killzone.md")}) {
    control(called).SetFocus();
    settle();
    window_.dialogs.asked.clear();
    press_key(WXK_F1);
    ASSERT_TRUE(wait_for([&] { return !window_.dialogs.asked.empty(); })) << called;
    EXPECT_EQ(window_.dialogs.asked, std::vector<std::string>{page}) << called;
  }
}

TEST_F(KeysOfTools, ThePageOfTextsOpensAtWhatIsSelected) {
  window_.stage().select(Selection({ObjectAddress{Id("draught")}}));
  turn_to("both");
  EXPECT_EQ(window_.frame().panels()->texts().chosen(), TextKey(Id("draught")));
}

class Renaming : public KeysOfTools {
 protected:
  [[nodiscard]] std::string label() { return find_marker(window_.mission(), Id("west-lamp"))->label; }
  void SetUp() override {
    window_.controller().choose("select");
    window_.stage().select(Selection({ObjectAddress{Id("west-lamp")}}));
    window_.frame().canvas().SetFocus();
    settle();
  }
};

TEST_F(Renaming, F2OnTheMapMarksTheNameAndEnterLeadsBack) {
  press_key(WXK_F2);
  ASSERT_TRUE(wait_for([] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr; }));
  test::type("West\n");
  EXPECT_TRUE(wait_for([&] { return label() == "West"; })) << label();
  EXPECT_TRUE(wait_for([&] { return window_.frame().canvas().HasFocus(); }));
  press_key(WXK_F2);
  ASSERT_TRUE(wait_for([] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr; }));
  test::type("never");
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(wait_for([&] { return window_.frame().canvas().HasFocus(); }));
  settle();
  EXPECT_EQ(label(), "West");
}

TEST_F(Renaming, ADoubleClickOnTheMapDoesTheSame) {
  test::double_click(window_.frame().canvas(), window_.at(test::place("A4/B4")));
  ASSERT_TRUE(wait_for([] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr; }));
  test::type("W\n");
  EXPECT_TRUE(wait_for([&] { return label() == "W"; })) << label();
}

TEST_F(Renaming, WhatHasNoNameSaysSo) {
  window_.stage().select(Selection({parse_address("A3/A4").value(), parse_address("C3/C4").value()}));
  press_key(WXK_F2);
  EXPECT_TRUE(wait_for([&] { return window_.frame().canvas().HasFocus(); }));
  window_.stage().select(Selection({parse_address("C1/C2").value()}));
  press_key(WXK_F2);
  EXPECT_TRUE(wait_for([&] { return window_.stage().message() == "Select something that has a name"; }))
      << window_.stage().message();
}

TEST_F(KeysOfTools, RestWhereWhatWasTypedIsRefused) {
  window_.controller().choose("select");
  window_.stage().select(Selection({parse_address("#west-lamp").value()}));
  auto& grid = dynamic_cast<wxPropertyGrid&>(control("Properties"));
  const auto writes = [] { return dynamic_cast<wxTextCtrl*>(wxWindow::FindFocus()) != nullptr; };
  ASSERT_TRUE(wait_for([&] { return grid.GetPropertyByName("place") != nullptr; }));
  grid.SelectProperty("place", true);
  ASSERT_TRUE(wait_for(writes));
  const auto before = window_.mission();
  press_key('A', wxMOD_CONTROL);
  test::type("wow\n");
  settle();
  EXPECT_TRUE(wait_for(writes)) << "it is typed again";
  test::type("w");
  settle();
  EXPECT_EQ(tool(), "select");
  EXPECT_EQ(window_.mission(), before);
}

TEST_F(KeysOfTools, TheInspectorIsOfWhatHasJustBeenAdded) {
  auto& inspector = window_.frame().panels()->inspector();
  const auto title = [&](const char* words) { return test::find(inspector, words) != nullptr; };
  for (const auto& [command, words] : {std::pair("mission.add-rule", "New rule"),
                                       {"mission.add-objective", "New objective"},
                                       {"mission.add-stratagem", "New stratagem"}}) {
    window_.choose(command);
    EXPECT_TRUE(wait_for([&] { return title(words); })) << words;
  }
  window_.choose("view.page.map");
  window_.controller().choose("area");
  const auto before = window_.mission().areas->size();
  window_.drag({test::place("A2"), test::place("B2")});
  ASSERT_EQ(window_.mission().areas->size(), before + 1);
  const auto name = inspected(window_.mission(), Selection({ObjectAddress{window_.mission().areas->back().id}}));
  EXPECT_TRUE(wait_for([&] { return title(name.c_str()); })) << name;
}

class UndoOfTexts : public KeysOfTools {
 protected:
  void SetUp() override { turn_to("texts"); }
  void choose(const char* id) {
    window_.frame().panels()->texts().choose(Id(id));
    settle();
  }
  void type_at(const char* field, long at, const char* text) {
    auto& control = dynamic_cast<wxTextCtrl&>(*test::find(window_.frame().panels()->texts(), field));
    control.SetFocus();
    control.SetInsertionPoint(at);
    test::type(text);
    press_key(WXK_TAB);
    settle();
  }
};

TEST_F(UndoOfTexts, PutsTheCaretWhereTheChangeWas) {
  choose("boot-in-the-door");
  type_at("When", 4, "ever");
  choose("draught");
  test::find(window_.frame().panels()->texts(), "Value, row 2")->SetFocus();
  settle();
  press_key('Z', wxMOD_CONTROL);
  ASSERT_TRUE(wait_for([&] { return window_.frame().panels()->texts().chosen() == TextKey(Id("boot-in-the-door")); }));
  auto* const when = dynamic_cast<wxTextCtrl*>(test::find(window_.frame().panels()->texts(), "When"));
  ASSERT_NE(when, nullptr);
  EXPECT_TRUE(wait_for([&] { return when->HasFocus(); }));
  EXPECT_EQ(when->GetInsertionPoint(), 4);
  press_key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
  EXPECT_TRUE(wait_for([&] { return when->GetInsertionPoint() == 8; })) << when->GetInsertionPoint();
  EXPECT_TRUE(when->HasFocus());
}

TEST_F(UndoOfTexts, PutsTheCaretIntoTheRow) {
  choose("draught");
  type_at("Value, row 2", 1, "5");
  test::find(window_.frame().panels()->texts(), "Name")->SetFocus();
  press_key('Z', wxMOD_CONTROL);
  auto* const value = test::find(window_.frame().panels()->texts(), "Value, row 2");
  EXPECT_TRUE(wait_for([&] { return value->HasFocus(); }));
  EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*value).GetValue(), "4");
}

TEST(KeysOfPages, ANewKillzoneOpensOnTheMap) {
  test::EditorWindow window("kill-team/three-lamps");
  window.choose("view.page.texts");
  settle();
  window.choose("file.new");
  settle();
  window.frame().begin_background_work();
  const auto& cards = window.frame().start_page().cards();
  ASSERT_TRUE(wait_for([&] { return cards.size() >= 4; }));
  test::click(*cards.front());
  ASSERT_TRUE(wait_for([&] { return !window.frame().on_start_page(); }));
  ASSERT_TRUE(window.document().path().empty());
  EXPECT_TRUE(wait_for([&] { return window.frame().middle().page() == WorkPage::map; }));
}

TEST(KeysOfPolygons, EnterClosesOneWhereverNobodyTypes) {
  test::EditorWindow window("kill-team/open-30x22");
  auto& canvas = window.controller();
  canvas.choose("zone");
  const auto choices = canvas.tool().choices(window.mission());
  for (std::size_t choice = 0; choice < choices.size(); ++choice) {
    const auto& names = choices[choice].names;
    const auto polygon = std::find(names.begin(), names.end(), "Polygon");
    if (polygon != names.end()) canvas.choose_option(choice, static_cast<std::size_t>(polygon - names.begin()));
  }
  const auto zones = window.mission().zones->size();
  const auto inches = [](int x, int y) { return Point{Length::inches(x), Length::inches(y)}; };
  for (const auto& corner : {inches(10, 8), inches(14, 8), inches(14, 12)}) window.click_at(Place(corner));
  settle();
  EXPECT_EQ(window.mission().zones->size(), zones);
  test::find(window.frame(), "Properties")->SetFocus();
  settle();
  press_key(WXK_RETURN);
  EXPECT_TRUE(wait_for([&] { return window.mission().zones->size() == zones + 1; }));
  EXPECT_FALSE(canvas.tool().holds_something());
}

}  // namespace
}  // namespace bulkhead
