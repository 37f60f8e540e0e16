// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <functional>
#include <wx/propgrid/propgrid.h>
#include <wx/textctrl.h>

#include "editor/panels/inspector/inspector_panel.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/io/mission_file.h"
#include "tests/gui/support/editor_window.h"

/// However a field is left, what was typed there is in the mission.
namespace bulkhead::test {
namespace {

struct Way {
  const char* called;
  std::function<void(EditorWindow&)> leave;
};

class TypingAndLeaving : public testing::TestWithParam<Way> {
 protected:
  void begin(WorkPage page) {
    window_.frame().turn_to(page);
    window_.frame().docks().want(Docks::Panel::side, true);
    window_.frame().docks().want(Docks::Panel::foot, true);
    settle();
  }
  void leave() { GetParam().leave(window_); }
  [[nodiscard]] wxPropertyGrid& grid() { return *dynamic_cast<wxPropertyGrid*>(find(window_.frame(), "Properties")); }
  void type_into(wxWindow& control, std::string_view text) {
    control.SetFocus();
    ASSERT_TRUE(wait_for([&] { return control.HasFocus(); })) << control.GetName();
    press_key('A', wxMOD_CONTROL);
    type(text);
  }
  void type_into(const char* called, std::string_view text) {
    auto* const control = find(window_.frame().panels()->texts(), called);
    ASSERT_NE(control, nullptr) << called;
    type_into(*control, text);
  }
  void type_into_row(const char* key, std::string_view text) {
    auto* const found = grid().GetPropertyByName(key);
    ASSERT_NE(found, nullptr) << key;
    grid().EnsureVisible(found);
    const auto place = grid().GetPropertyRect(found, found);
    click(grid(), {grid().GetSplitterPosition() + 40, place.y + place.height / 2});
    press_key('A', wxMOD_CONTROL);
    type(text);
  }
  void choose(const char* id) {
    window_.frame().panels()->texts().choose(Id(id));
    settle();
  }
  [[nodiscard]] const Stratagem& card() { return window_.mission().stratagems->front(); }

  EditorWindow window_{"kill-team/three-lamps"};
};

TEST_P(TypingAndLeaving, KeepsALineOfTheInspector) {
  begin(WorkPage::both);
  type_into_row("mission.title", "Four Lamps");
  leave();
  EXPECT_TRUE(wait_for([&] { return window_.mission().head->title == "Four Lamps"; }));
}

TEST_P(TypingAndLeaving, KeepsALineOfAForm) {
  begin(WorkPage::both);
  choose("boot-in-the-door");
  type_into("Cost", "2");
  leave();
  EXPECT_TRUE(wait_for([&] { return card().cost == Cost::exactly(2); }));
}

TEST_P(TypingAndLeaving, KeepsATextOfAForm) {
  begin(WorkPage::both);
  choose("boot-in-the-door");
  type_into("When", "At once.");
  leave();
  EXPECT_TRUE(wait_for([&] { return card().when.starts_with("At once."); }));
}

TEST_P(TypingAndLeaving, KeepsACellOfARow) {
  begin(WorkPage::both);
  choose("draught");
  type_into("Value, row 1", "9");
  leave();
  EXPECT_TRUE(wait_for([&] { return window_.mission().rules->back().params.front().value == "9"; }));
}

TEST_P(TypingAndLeaving, KeepsLua) {
  begin(WorkPage::both);
  choose("draught");
  click(*find(window_.frame().panels()->texts(), "What it does, in Lua"));
  ASSERT_TRUE(wait_for([&] { return find(window_.frame().panels()->texts(), "Lua") != nullptr; }));
  type_into("Lua", "-- nothing");
  leave();
  EXPECT_TRUE(wait_for([&] { return window_.mission().rules->back().lua.find("-- nothing") == 0; }));
}

INSTANTIATE_TEST_SUITE_P(
    Ways, TypingAndLeaving,
    testing::Values(Way{"Tab", [](EditorWindow&) { press_key(WXK_TAB); }},
                    Way{"BackTab", [](EditorWindow&) { press_key(WXK_TAB, wxMOD_SHIFT); }},
                    Way{"Enter", [](EditorWindow&) { press_key(WXK_RETURN); }},
                    Way{"TheMap",
                        [](EditorWindow& window) {
                          auto& canvas = window.frame().canvas();
                          click(canvas, {canvas.GetClientSize().x - 10, canvas.GetClientSize().y - 10});
                        }},
                    Way{"AnotherList", [](EditorWindow& window) { click(*find(window.frame(), "Texts and rules")); }},
                    Way{"TheOutline",
                        [](EditorWindow& window) { EXPECT_TRUE(choose_page(window.frame(), "Outline")); }},
                    Way{"ThePage", [](EditorWindow& window) { window.choose("view.page.map"); }},
                    Way{"TheOtherPage", [](EditorWindow& window) { window.choose("view.page.texts"); }},
                    Way{"HidingPanels", [](EditorWindow& window) { window.choose("view.panel-side"); }},
                    Way{"StartPage", [](EditorWindow& window) { window.choose("file.new"); }},
                    Way{"Save",
                        [](EditorWindow& window) {
                          window.choose("file.save");
                          EXPECT_FALSE(window.document().modified());
                        }},
                    Way{"Closing",
                        [](EditorWindow& window) {
                          window.choose("file.close");
                          EXPECT_EQ(window.dialogs.asked, std::vector<std::string>({"leaving"}));
                        }}),
    [](const auto& way) { return way.param.called; });

}  // namespace
}  // namespace bulkhead::test
