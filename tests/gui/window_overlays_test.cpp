// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <map>
#include <wx/bitmap.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/dcclient.h>
#include <wx/dcmemory.h>
#include <wx/spinctrl.h>

#include "analysis/assignment/panel_assignment.h"
#include "editor/panels/analysis/box_panel.h"
#include "editor/panels/analysis/fairness_panel.h"
#include "editor/panels/texts/texts_panel.h"
#include "model/io/mission_file.h"
#include "model/settings/settings.h"
#include "rendering/look/designs.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/panel_frame.h"
#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

constexpr const char* sample = "kill-team/three-lamps";

void hover(EditorWindow& window, const Place& place) {
  const auto at = window.at(place);
  wxMouseEvent motion(wxEVT_MOTION);
  motion.SetPosition(at);
  window.frame().canvas().GetEventHandler()->ProcessEvent(motion);
  settle(60);
}

template <typename Control>
Control& control(wxWindow& below, const char* called) {
  auto* const found = dynamic_cast<Control*>(find(below, wxString::FromUTF8(called)));
  if (found == nullptr) throw std::runtime_error(std::string("There is no control ") + called);
  return *found;
}

/// The list of this name, once there is something in it; before that it is not there.
wxDataViewListCtrl& filled_list(wxWindow& below, const char* name) {
  wait_for([&] { return find(below, name) != nullptr; });
  return control<wxDataViewListCtrl>(below, name);
}

TEST(EditorOverlays, AreShownByTheirKeysAndStayInTheWindow) {
  EditorWindow window(sample);
  window.frame().canvas().SetFocus();
  for (const char key : {'1', '2', '4'}) press_key(key);
  EXPECT_TRUE(wait_for([&] { return to_text(window.stage().overlay_choice().shown) == "chokepoints sight"; }))
      << "sight covers the ground as compartments did: " << to_text(window.stage().overlay_choice().shown);
  hover(window, place("C4"));
  EXPECT_TRUE(window.frame().overlays().picture().find("sight") != nullptr);
  screenshot("overlays");
  press_key('0');
  EXPECT_TRUE(wait_for([&] { return window.stage().overlay_choice().shown.empty(); }));
  EXPECT_FALSE(window.document().modified());
}

TEST(EditorOverlays, AFillAndAllLinesAreDrawnAtOnceWhileWallsAre) {
  EditorWindow window(sample);
  for (const auto& overlay : map_overlays()) {
    if (overlay.kind == MapOverlay::Kind::line) window.stage().toggle_overlay(overlay.key);
  }
  window.stage().toggle_overlay("compartments");
  hover(window, place("C4"));
  screenshot("overlays-all");
  const auto compartments = [&] {
    return window.frame().overlays().picture().find("compartments")->layer->legend(usual_design()).front().text;
  };
  const auto before = compartments();
  window.choose("tool.wall");
  window.drag({place("A2.nw"), place("B2.nw"), place("B1.nw")});
  settle();
  EXPECT_NE(compartments(), before);
  window.choose("view.dark-floor");
  settle();
  screenshot("overlays-dark-floor");
}

TEST(EditorOverlays, EachLooksAsItShould) {
  EditorWindow window(sample);
  for (const auto& overlay : map_overlays()) {
    auto choice = window.stage().overlay_choice();
    choice.shown = {std::string(overlay.key)};
    window.stage().set_overlay_choice(choice);
    hover(window, place("C4"));
    EXPECT_FALSE(window.frame().overlays().picture().pending());
    screenshot("overlay-" + std::string(overlay.key));
  }
}

TEST(EditorOverlays, TheLegendFoldsWhereTheMapLeavesItNoRoomAndOpensOnAClick) {
  EditorWindow window(sample);
  window.stage().toggle_overlay("compartments");
  auto& canvas = window.frame().canvas();
  EXPECT_TRUE(wait_for([&] { return canvas.folded_legend().empty(); }));
  for (int steps = 0; steps < 12; ++steps) window.choose("view.zoom-in");
  EXPECT_TRUE(wait_for([&] { return canvas.folded_legend() == "Compartments"; })) << canvas.folded_legend();
  settle();
  auto& button = control<wxButton>(window.frame(), "\u25B8 Legend: Compartments");
  const auto view = window.controller().view();
  screenshot("legend-folded");
  click(button);
  EXPECT_TRUE(wait_for([&] { return canvas.legend_is_open(); }));
  screenshot("legend-open");
  click(button);
  EXPECT_TRUE(wait_for([&] { return !canvas.legend_is_open(); }));
  EXPECT_EQ(window.controller().view(), view) << "the map keeps still";
  EXPECT_FALSE(window.controller().cursor().place().has_value());
  press_key(WXK_RIGHT);
  EXPECT_TRUE(window.controller().cursor().place().has_value()) << "the first key after the click is for the map";
  press_key(WXK_ESCAPE);
  EXPECT_FALSE(window.controller().cursor().place().has_value());
  window.choose("view.fit");
  EXPECT_TRUE(wait_for([&] { return !button.IsShown(); }));
}

/// The colours of the canvas as it is painted, counted.
std::map<unsigned, int> colours_of(BoardCanvas& canvas) {
  settle(150);
  const auto size = canvas.GetClientSize();
  wxBitmap shot(size.x, size.y);
  {
    wxClientDC from(&canvas);
    wxMemoryDC to(shot);
    to.Blit(0, 0, size.x, size.y, &from, 0, 0);
  }
  const auto image = shot.ConvertToImage();
  std::map<unsigned, int> colours;
  for (int y = 0; y < size.y; y += 3) {
    for (int x = 0; x < size.x; x += 3) {
      ++colours[image.GetRed(x, y) * 65536U + image.GetGreen(x, y) * 256U + image.GetBlue(x, y)];
    }
  }
  return colours;
}

TEST(EditorOverlays, AllDesignsCanShowThem) {
  EditorWindow window(sample);
  auto& canvas = window.frame().canvas();
  const auto show = [&](const char* overlays) {
    auto choice = window.stage().overlay_choice();
    choice.shown = parse_overlay_keys(overlays);
    choice.hatchways.set_mode(HatchwayStates::Mode::all_open);
    window.stage().set_overlay_choice(choice);
    hover(window, place("B2"));
  };
  for (const auto& design : designs()) {
    canvas.set_design(design);
    show("");
    const auto plain = colours_of(canvas);
    ASSERT_GT(plain.size(), 2U) << "there is a picture at all";
    for (const auto* const shown : {"compartments lanes", "chokepoints distance", "exposure", "frontier access"}) {
      show(shown);
      for (const auto& key : window.stage().overlay_choice().shown) {
        const auto* const overlay = window.frame().overlays().picture().find(key);
        ASSERT_NE(overlay, nullptr) << key;
        EXPECT_TRUE(wait_for([&] { return window.frame().overlays().picture().find(key)->layer != nullptr; })) << key;
      }
      EXPECT_NE(colours_of(canvas), plain) << design.key << " shows nothing of " << shown;
      screenshot("design-" + std::string(design.key) + "-" + window.stage().overlay_choice().shown.begin()->c_str());
    }
  }
}

TEST(EditorOverlays, PlacingCoversWhereAMarkerMayNotStandWhileItIsPut) {
  EditorWindow window(sample);
  const auto rule =
      parse_edit(window.mission(),
                 "rule scatter name \"Scattered lamps\" place objective 5 apart 101.6mm clear-of-edge 76.2mm "
                 "clear-of-walls 12mm");
  ASSERT_TRUE(rule);
  ASSERT_TRUE(window.stage().apply(*rule));
  window.choose("tool.objective");
  hover(window, place("B2"));
  EXPECT_TRUE(wait_for([&] { return window.frame().overlays().picture().find("placing") != nullptr; }));
  settle();
  EXPECT_NE(window.frame().GetStatusBar()->GetStatusText(0).Find("stand here"), wxNOT_FOUND);
  screenshot("placing");
  window.choose("tool.wall");
  EXPECT_EQ(window.frame().overlays().picture().find("placing"), nullptr);
}

TEST(EditorOverlays, OfTheMissionBeforeAreNotDrawnOnTheNext) {
  EditorWindow window;
  // Large enough to be worked out in the background.
  for (const auto* hatchway : {"A1/A2", "C1/C2"}) {
    const auto path = window.folder() / (std::string(hatchway, 2) + ".bulkhead");
    ASSERT_TRUE(save_mission(real_files(), mission_with({12, 12}, "", hatchway), path));
  }
  window.frame().open(window.folder() / "A1.bulkhead");
  window.stage().toggle_overlay("chokepoints");
  auto& overlays = window.frame().overlays();
  EXPECT_TRUE(overlays.picture().pending());
  overlays.finish();
  EXPECT_NE(overlays.picture().find("chokepoints")->layer, nullptr);
  window.frame().open(window.folder() / "C1.bulkhead");
  EXPECT_EQ(overlays.picture().find("chokepoints")->layer, nullptr);
}

TEST(EditorOverlays, HatchwaysAreTriedWithoutChangingTheMission) {
  EditorWindow window("kill-team/gallowdark-6x7");
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "hatchway C3/C4").value()));
  const auto before = window.mission();
  window.choose("tool.look");
  window.stage().toggle_overlay("sight");
  window.click_at(place("C3/C4"));
  EXPECT_TRUE(wait_for([&] { return window.stage().overlay_choice().hatchways.toggled().size() == 1; }));
  EXPECT_EQ(window.mission(), before);
  hover(window, place("C4"));
  screenshot("overlays-hatchway-tried");
  window.choose("view.hatchways.all-closed");
  EXPECT_TRUE(window.stage().overlay_choice().hatchways.toggled().empty());
}

TEST(EditorOverlays, TheRulerGoesRoundWalls) {
  EditorWindow window(sample);
  window.choose("tool.measure");
  window.drag({place("B2"), place("E6")});
  const auto line = window.controller().marks().line;
  ASSERT_TRUE(line.has_value());
  auto& bases = control<wxChoice>(window.frame(), "Measure with");
  bases.SetSelection(3);
  wxCommandEvent chosen(wxEVT_CHOICE, bases.GetId());
  chosen.SetInt(3);
  bases.GetEventHandler()->ProcessEvent(chosen);
  const auto choice = window.controller().tool().choices(window.mission()).front();
  EXPECT_EQ(choice.names.at(choice.chosen.value()), "bases of 32 mm");
  window.choose("view.hatchways.all-open");
  EXPECT_TRUE(window.controller().marks().line->text.ends_with("round walls"))
      << window.controller().marks().line->text;
  settle();
  screenshot("ruler");
}

TEST(EditorOverlays, DigitsSwitchThemFromListsToo) {
  EditorWindow window(sample);
  window.choose("mission.box");
  auto& layout = filled_list(window.frame().panels()->box(), "Layout");
  click(layout, place_of(layout, layout.RowToItem(0)));
  layout.SetFocus();
  settle();
  press_key('1');
  EXPECT_TRUE(wait_for([&] { return to_text(window.stage().overlay_choice().shown) == "compartments"; }));
}

TEST(EditorOverlays, DigitsTypedIntoATextAreText) {
  EditorWindow window(sample);
  window.choose("mission.add-rule");
  settle();
  auto* const focus = wxWindow::FindFocus();
  ASSERT_NE(focus, nullptr);
  ASSERT_NE(focus, &window.frame().canvas());
  type("12");
  settle();
  EXPECT_TRUE(window.stage().overlay_choice().shown.empty());
}

TEST(EditorOverlays, ThePageHasThemAllWithZonesToCountFrom) {
  EditorWindow window(sample);
  ASSERT_TRUE(choose_page(window.frame(), "Overlays"));
  auto& sight = control<wxCheckBox>(window.frame(), "Sight   4");
  click(sight);
  EXPECT_TRUE(wait_for([&] { return window.stage().overlay_choice().shows("sight"); }));
  window.choose("overlay.sight");
  EXPECT_TRUE(wait_for([&] { return !sight.GetValue(); }));
  auto& from = control<wxChoice>(window.frame(), "Distance from");
  ASSERT_GT(from.GetCount(), 1U);
  from.SetSelection(1);
  wxCommandEvent chosen(wxEVT_CHOICE, from.GetId());
  chosen.SetInt(1);
  from.GetEventHandler()->ProcessEvent(chosen);
  EXPECT_TRUE(window.stage().overlay_choice().zone.has_value());
  settle();
  EXPECT_NE(window.frame().overlays().picture().find("distance"), nullptr);
  screenshot("overlays-page");
}

TEST(EditorPanels, AreBuiltWhenTheyAreFirstLookedAt) {
  EditorWindow window(sample);
  auto& frame = window.frame();
  for (const auto* const name : {"Pieces", "Distance from", "Table", "Texts and rules"}) {
    EXPECT_EQ(find(frame, name), nullptr) << name;
  }
  ASSERT_TRUE(choose_page(frame, "Box"));
  EXPECT_GT(filled_list(frame, "Pieces").GetItemCount(), 0);
  ASSERT_TRUE(choose_page(frame, "Overlays"));
  EXPECT_TRUE(control<wxChoice>(frame, "Distance from").IsShownOnScreen());
  window.choose("mission.fairness");
  EXPECT_TRUE(frame.panels()->fairness().IsShownOnScreen());
  frame.turn_to(WorkPage::texts);
  EXPECT_TRUE(wait_for([&] { return frame.panels()->on_texts(); })) << "and has the keyboard";
}

TEST(EditorPanels, TheStartPageDrawsNothingWhileAMissionIsInSight) {
  EditorWindow window(sample);
  window.frame().begin_background_work();
  settle(300);
  EXPECT_TRUE(window.frame().start_page().cards().empty());
  window.choose("file.new");
  EXPECT_TRUE(wait_for([&] { return !window.frame().start_page().cards().empty(); }));
}

TEST(EditorBox, CountsWhatIsOwnedAndShowsWhereAPanelLies) {
  EditorWindow window(sample);
  window.choose("mission.box");
  auto& pieces = filled_list(window.frame().panels()->box(), "Pieces");
  auto& layout = control<wxDataViewListCtrl>(window.frame().panels()->box(), "Layout");
  EXPECT_NE(
      find(window.frame().panels()->box(), wxString::FromUTF8("0 means as the mission is designed: 1 × Gallowdark.")),
      nullptr);
  EXPECT_EQ(pieces.GetTextValue(0, 1), "2 of 2");
  click(layout, place_of(layout, layout.RowToItem(0)));
  EXPECT_TRUE(wait_for([&] {
    const auto overlay = window.controller().marks();
    return !overlay.edges.empty();
  }));
  screenshot("box");
  const auto& spin = window.mission().sets.front().set;
  auto& boxes =
      control<wxSpinCtrl>(window.frame().panels()->box(), ("Boxes of " + spin->name + " that you own").c_str());
  boxes.SetValue(2);
  wxSpinEvent changed(wxEVT_SPINCTRL, boxes.GetId());
  changed.SetPosition(2);
  boxes.GetEventHandler()->ProcessEvent(changed);
  EXPECT_EQ(
      find(window.frame().panels()->box(), wxString::FromUTF8("0 means as the mission is designed: 1 × Gallowdark.")),
      nullptr);
  EXPECT_EQ(load_settings(real_files(), settings_path())->owned.at(spin->id), 2);
  EXPECT_EQ(
      change_settings(real_files(), settings_path(), [&](Settings& settings) { own_boxes(settings, spin->id, 0); })
          .has_value(),
      true);
}

TEST(EditorBox, APanelIsPinnedWhereItLiesAndFreedAgain) {
  EditorWindow window(sample);
  window.choose("mission.box");
  auto& panel = window.frame().panels()->box();
  auto& layout = filled_list(panel, "Layout");
  EXPECT_FALSE(control<wxButton>(panel, "Pin this panel").IsEnabled());
  const auto unpinned = window.mission();
  click(layout, place_of(layout, layout.RowToItem(0)));
  ASSERT_TRUE(wait_for([&] { return control<wxButton>(panel, "Pin this panel").IsEnabled(); }));
  click(control<wxButton>(panel, "Pin this panel"));
  ASSERT_TRUE(wait_for([&] { return !pinned_panels(window.mission()).empty(); }));
  // The row stays chosen, and now says so.
  ASSERT_TRUE(wait_for([&] { return find(panel, "Unpin this panel") != nullptr; }));
  EXPECT_TRUE(layout.GetTextValue(static_cast<unsigned>(layout.GetSelectedRow()), 1).EndsWith("pinned"));
  EXPECT_FALSE(window.controller().marks().edges.empty());
  const auto shown = layout.GetTextValue(static_cast<unsigned>(layout.GetSelectedRow()), 0);
  EXPECT_NE(find(panel, shown + ": " + layout.GetTextValue(static_cast<unsigned>(layout.GetSelectedRow()), 1)), nullptr)
      << "the chosen row stands below in full";
  screenshot("box-pinned");
  click(control<wxButton>(panel, "Unpin this panel"));
  EXPECT_TRUE(wait_for([&] { return window.mission() == unpinned; }));
}

TEST(EditorFairness, ShowsTheFigureWithItsPartsAndTables) {
  EditorWindow window(sample);
  window.choose("mission.fairness");
  auto& panel = window.frame().panels()->fairness();
  ASSERT_TRUE(wait_for([&] { return !panel.page().tables.empty(); }));
  settle();
  const auto& parts = panel.page().tables.front().rows;
  ASSERT_EQ(parts.size(), 4U);
  std::string line;
  for (const auto& part : parts) line += (line.empty() ? "" : " · ") + part.cells[0] + " " + part.cells[1];
  EXPECT_NE(find(panel, wxString::FromUTF8(line)), nullptr) << "the figure never stands without its parts: " << line;
  EXPECT_GT(control<wxDataViewListCtrl>(panel, "Table").GetItemCount(), 0);
  EXPECT_TRUE(cut_off(panel).empty());
  screenshot("fairness");
}

TEST(EditorFindings, AllOfAKindAreFixedInOneStep) {
  EditorWindow window("kill-team/gallowdark-6x7");
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall A1/B1 A1/A2 E7/F7 F6/F7").value()));
  const auto walled = window.mission();
  ASSERT_TRUE(wait_for([&] {
    window.frame().findings()->choose(parse_address("A1").value());
    return window.frame().findings()->can_fix(true);
  }));
  settle();
  screenshot("findings-fix-all");
  // What is chosen is lost where the list comes once more meanwhile.
  ASSERT_TRUE(wait_for([&] {
    window.frame().findings()->choose(parse_address("A1").value());
    if (window.frame().findings()->can_fix(true)) window.choose("mission.fix-alike");
    return window.mission() != walled;
  }));
  window.choose("edit.undo");
  EXPECT_EQ(window.mission(), walled);
}

}  // namespace
}  // namespace bulkhead::test
