// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cmath>
#include <wx/checkbox.h>

#include "editor/tools/commands/commands.h"
#include "editor/window/frame/foot_fold.h"
#include "editor/window/frame/window_state.h"
#include "tests/gui/support/editor_window.h"

namespace bulkhead::test {
namespace {

/// Where a place of the battlefield is in the window, and how large things are.
struct Seen {
  double x = 0;
  double y = 0;
  double zoom = 0;
};

Seen seen(EditorWindow& window) {
  settle();
  const auto& view = window.controller().view();
  const auto at = view.to_screen({100, 100});
  auto& canvas = window.frame().canvas();
  const auto corner = canvas.ClientToScreen(wxPoint(0, 0)) - window.frame().ClientToScreen(wxPoint(0, 0));
  return {at.x + corner.x, at.y + corner.y, view.zoom()};
}

void expect_same(const Seen& now, const Seen& before, std::string_view what) {
  EXPECT_EQ(now.zoom, before.zoom) << what;
  EXPECT_NEAR(now.x, before.x, 1e-6) << what;
  EXPECT_NEAR(now.y, before.y, 1e-6) << what;
}

bool leaves_the_view(const Command& command) {
  // Of the map's room it takes half, as the texts beside it.
  if (command.id == "view.panel-built") return false;
  for (const auto* const beginning : {"tool.", "overlay.", "layer.", "pen.", "view.hatchways.", "view.unit.",
                                      "view.panel-", "view.dark-floor", "mission.box", "mission.fairness"}) {
    if (command.id.starts_with(beginning)) return true;
  }
  return false;
}

TEST(EditorQuiet, TheMapKeepsStillWhateverIsOpenedBesideIt) {
  EditorWindow window("kill-team/three-lamps");
  for (const bool zoomed : {false, true}) {
    if (zoomed) window.choose("view.zoom-in");
    window.stage().select(Selection({parse_address("#west-lamp").value()}));
    const auto first = seen(window);
    for (const auto& command : commands()) {
      if (!leaves_the_view(command) || !window.frame().actions().enabled(command.id)) continue;
      window.choose(command.id);
      expect_same(seen(window), first, command.id);
    }
    window.choose("view.reset-panels");
    expect_same(seen(window), first, "view.reset-panels");
    // What was fitted is fitted into the room that is left.
    window.choose("view.panel-built");
    if (zoomed) expect_same(seen(window), first, "the built board beside the map");
    window.choose("view.panel-built");
    expect_same(seen(window), first, "the built board closed");
    window.choose("view.page.both");
    if (zoomed) expect_same(seen(window), first, "the texts beside the map");
    window.choose("view.page.texts");
    window.choose("view.page.map");
    expect_same(seen(window), first, "the texts alone, and back");
    window.notices().show({Notices::Topic::work, Notices::Kind::warning, "Something is to be said.", {}});
    expect_same(seen(window), first, "a notice");
    window.notices().close();
    expect_same(seen(window), first, "the notice closed");
    window.stage().say("Something is told.");
    window.choose("mission.rotate-180");
    expect_same(seen(window), first, "the battlefield turned");
    window.choose("edit.undo");
    expect_same(seen(window), first, "and back");
  }
}

TEST(EditorQuiet, AWindowMadeLargerShowsAllAsBefore) {
  EditorWindow window("kill-team/three-lamps");
  const auto fits = [&] {
    const auto& view = window.controller().view();
    auto whole = view;
    whole.fit(window.stage().table().bounds(), CanvasController::fit_margin);
    return whole == view;
  };
  EXPECT_TRUE(wait_for(fits));
  window.frame().Maximize(false);
  window.frame().SetSize(900, 620);
  EXPECT_TRUE(wait_for(fits));
  window.frame().SetSize(1150, 700);
  EXPECT_TRUE(wait_for(fits));
}

TEST(EditorQuiet, AWindowIsPlacedOnItsScreen) {
  const wxRect screen(0, 20, 1280, 700);
  EXPECT_EQ(fitted(wxRect(-200, -220, 1480, 940), screen), screen);
  EXPECT_EQ(fitted(wxRect(1000, 600, 800, 500), screen), wxRect(480, 220, 800, 500));
  EXPECT_EQ(fitted(wxRect(100, 100, 800, 500), screen), wxRect(100, 100, 800, 500));
}

TEST(EditorQuiet, FindingsAreFoldedUntilThereAreAnyOrSomebodyLooks) {
  EditorWindow window("kill-team/three-lamps");
  ASSERT_TRUE(wait_for([&] { return !window.frame().findings()->checking(); }));
  EXPECT_TRUE(window.frame().panels()->foot().folded());
  window.frame().panels()->show_findings();
  settle();
  EXPECT_FALSE(window.frame().panels()->foot().folded());
}

TEST(EditorQuiet, ZoomingOutEndsWhereTheBattlefieldIsHalfAsLargeAsItFits) {
  EditorWindow window("kill-team/three-lamps");
  window.choose("view.fit");
  settle();
  const double whole = window.controller().view().zoom();
  for (int steps = 0; steps < 30; ++steps) window.choose("view.zoom-out");
  EXPECT_NEAR(window.controller().view().zoom(), whole / 2, 1e-9);
  window.choose("view.zoom-in");
  EXPECT_GT(window.controller().view().zoom(), whole / 2);
}

TEST(EditorQuiet, ZoomToSelectionShowsWhatIsSelected) {
  EditorWindow window("kill-team/three-lamps");
  EXPECT_FALSE(window.frame().actions().enabled("view.fit-selection"));
  window.stage().select(Selection({parse_address("A3/A4").value(), parse_address("#west-lamp").value()}));
  const double before = window.controller().view().zoom();
  window.choose("view.fit-selection");
  settle();
  const auto& view = window.controller().view();
  EXPECT_GT(view.zoom(), before);
  for (const auto* const name : {"A3/A4", "A4"}) {
    const auto at = view.to_screen(window.stage().table().at(window.mission(), place(name)));
    EXPECT_GT(at.x, 0) << name;
    EXPECT_GT(at.y, 0) << name;
    EXPECT_LT(at.x, view.size().x) << name;
    EXPECT_LT(at.y, view.size().y) << name;
  }
  screenshot("zoomed-to-selection");
}

TEST(EditorQuiet, WhatWasToldOfAStepBeforeGoesWithTheNext) {
  EditorWindow window("kill-team/three-lamps");
  window.stage().toggle_overlay("compartments");
  window.choose("view.hatchways.all-open");
  window.notices().tell("Saved mission.bulkhead");
  window.choose("mission.rotate-90");
  settle();
  screenshot("turned");
  EXPECT_EQ(window.frame().canvas().told(), "");
}

TEST(EditorLayers, AreHiddenAndLockedOnThePageOverlays) {
  EditorWindow window("kill-team/three-lamps");
  auto& stage = window.stage();
  window.choose("layer.hide.zones");
  window.choose("layer.lock.walls");
  EXPECT_TRUE(wait_for([&] { return stage.classes() == MapClasses{{MapClass::zones}, {MapClass::walls}}; }));
  ASSERT_TRUE(choose_page(window.frame(), "Overlays"));
  auto* const zones = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByName("Zones: shown", &window.frame()));
  auto* const walls =
      dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByName("Lock walls and hatchways", &window.frame()));
  ASSERT_NE(zones, nullptr);
  ASSERT_NE(walls, nullptr);
  EXPECT_FALSE(zones->GetValue());
  EXPECT_TRUE(walls->GetValue());
  EXPECT_FALSE(window.document().modified());
  window.choose("layer.hide.markers");
  window.choose("layer.hide.names");
  settle();
  screenshot("layers-hidden");
  window.choose("layer.none");
  EXPECT_TRUE(wait_for([&] { return zones->GetValue() && !walls->GetValue(); }));
}

}  // namespace
}  // namespace bulkhead::test
