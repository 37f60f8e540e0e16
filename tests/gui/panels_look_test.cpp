// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <wx/dataview.h>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/inspector/inspector_panel.h"
#include "editor/panels/outline/outline_panel.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/edit/edit.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/panel_frame.h"
#include "workbench/all_checks.h"

namespace bulkhead {
namespace {

/// A mission with findings of every level.
Mission troubled() {
  auto mission = test::three_lamps();
  for (const auto* text : {"wall C1/D1 C7/D7 A1/B1", "remove #south-lock", "lua #draught \"function on_round_start(\"",
                           "text #draught text \"See {marker:9}\""}) {
    mission = parse_edit(mission, text)->apply(mission).value();
  }
  return mission;
}

TEST(PanelsLook, InspectorIsWhole) {
  test::PanelFrame<InspectorPanel> frame(test::three_lamps(), wxSize(320, 640));
  test::screenshot("inspector-mission");
  frame.stage().select(Selection({parse_address("C3/C4").value()}));
  test::settle();
  test::click(frame.panel(), {80, 100});
  test::screenshot("inspector-hatchway");
  frame.stage().select(Selection({parse_address("C3/C4").value(), parse_address("B4/B5").value()}));
  test::settle();
  test::screenshot("inspector-two-hatchways");
  EXPECT_TRUE(test::cut_off(frame.panel()).empty());
}

TEST(PanelsLook, OutlineIsWhole) {
  test::PanelFrame<OutlinePanel> frame(test::three_lamps(), wxSize(320, 640));
  frame.stage().select(Selection({ObjectAddress{Id("keel-lamp")}}));
  test::screenshot("outline");
  EXPECT_TRUE(test::cut_off(frame.panel()).empty());
}

TEST(PanelsLook, FindingsAreWhole) {
  test::PanelFrame<FindingsPanel> frame(troubled(), wxSize(1040, 220), all_checks());
  ASSERT_TRUE(test::wait_for([&] { return frame.panel().counts().errors > 0; }));
  test::press_key(WXK_DOWN);
  test::screenshot("findings");
  EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>());
}

TEST(PanelsLook, FindingsAreWholeInALowPanelAndInANarrowOne) {
  for (const auto& [size, name] :
       {std::pair(wxSize(900, 160), "findings-low"), std::pair(wxSize(420, 420), "findings-narrow")}) {
    test::PanelFrame<FindingsPanel> frame(troubled(), size, all_checks());
    ASSERT_TRUE(test::wait_for([&] { return frame.panel().counts().errors > 0; }));
    test::settle();
    auto& list = frame.control<wxDataViewCtrl>("Findings");
    test::click(list, {60, 80});
    test::screenshot(name);
    EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>()) << name;
    test::click(frame.control("Waive…"));
    test::screenshot(std::string(name) + "-waiving");
    EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>()) << name;
  }
}

TEST(PanelsLook, FindingsAreWholeInTheSmallestWindow) {
  test::EditorWindow window("kill-team/three-lamps");
  window.frame().SetSize(window.frame().GetMinSize());
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall C1/D1 C7/D7 A1/B1").value()));
  auto& panel = *window.frame().findings_panel();
  ASSERT_TRUE(test::wait_for([&] { return panel.counts().notes > 0; }));
  test::settle();
  test::screenshot("findings-smallest");
  EXPECT_EQ(test::cut_off(panel), std::vector<std::string>());
  auto* const search = test::find(panel, "Search the findings");
  ASSERT_NE(search, nullptr);
  EXPECT_GE(search->GetSize().x, search->FromDIP(80));
}

TEST(PanelsLook, TextsAreWholeInANarrowPanel) {
  test::PanelFrame<TextsPanel> frame(troubled(), wxSize(640, 560));
  frame.panel().choose(Id("boot-in-the-door"));
  test::screenshot("texts-narrow");
  EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>());
}

TEST(PanelsLook, FindingsOfNothingAreWhole) {
  test::PanelFrame<FindingsPanel> frame(test::three_lamps(), wxSize(1040, 220), all_checks());
  test::screenshot("findings-none");
  EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>());
}

TEST(PanelsLook, TextsAreWhole) {
  test::PanelFrame<TextsPanel> frame(troubled(), wxSize(1280, 420));
  test::screenshot("texts-briefing");
  EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>());
  frame.panel().choose(Id("draught"));
  test::screenshot("texts-rule");
  EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>());
  frame.panel().choose(Id("tend-the-lamps"));
  test::screenshot("texts-objective");
  EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>());
  frame.panel().choose(Id("boot-in-the-door"));
  test::screenshot("texts-stratagem");
  EXPECT_EQ(test::cut_off(frame.panel()), std::vector<std::string>());
}

}  // namespace
}  // namespace bulkhead
