// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <functional>
#include <wx/dataview.h>
#include <wx/listctrl.h>
#include <wx/uiaction.h>
#include <wx/utils.h>

#include "editor/panels/outline/outline_panel.h"
#include "editor/window/terrain/terrain_panel.h"
#include "tests/gui/support/editor_window.h"
#include "tests/gui/support/menus.h"

/// Menus of the right button, arrow keys, and terrain that is taken from its list.
namespace bulkhead::test {
namespace {

EdgeKind edge(EditorWindow& window, const char* text) {
  return find_lattice(window.mission(), 1)->edge(parse_edge_address(text)->edge);
}

TEST(MenuOfTheMap, MakesAHatchwayOfTheWallUnderThePointer) {
  EditorWindow window("kill-team/gallowdark-6x7");
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall C2/C3").value()));
  window.choose("tool.select");
  settle();
  KeysInAMenu keys({WXK_DOWN, WXK_RETURN}, "menu-wall");
  right_click(window.frame().canvas(), window.at(place("C2/C3")));
  EXPECT_TRUE(wait_for([&] { return edge(window, "C2/C3") == EdgeKind::hatchway; }));
  EXPECT_TRUE(window.stage().selection().contains(parse_address("C2/C3").value()));
}

TEST(MenuOfTheMap, OpensByKeyAndIsLeftByEscape) {
  EditorWindow window("kill-team/gallowdark-6x7");
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall C2/C3").value()));
  const auto before = window.mission();
  window.frame().canvas().SetFocus();
  ASSERT_TRUE(wait_for([&] { return window.frame().canvas().HasFocus(); }));
  KeysInAMenu keys({WXK_ESCAPE}, "menu-by-key");
  press_key(WXK_F10, wxMOD_SHIFT);
  EXPECT_TRUE(wait_for([&] { return keys.done(); }));
  settle();
  EXPECT_EQ(window.mission(), before);
  EXPECT_TRUE(window.frame().canvas().HasFocus());
}

TEST(MenuOfTheMap, TheRightButtonStillErases) {
  EditorWindow window("kill-team/gallowdark-6x7");
  ASSERT_TRUE(window.stage().apply(parse_edit(window.mission(), "wall C2/C3").value()));
  window.choose("tool.wall");
  settle();
  right_click(window.frame().canvas(), window.at(place("C2/C3")));
  EXPECT_TRUE(wait_for([&] { return edge(window, "C2/C3") == EdgeKind::open; }));
}

TEST(MenuOfTheOutline, DeletesTheMarkerOfItsRow) {
  EditorWindow window("kill-team/three-lamps");
  auto& frame = window.frame();
  ASSERT_TRUE(choose_page(frame, "Outline"));
  window.stage().select(Selection({ObjectAddress{Id("west-lamp")}}));
  settle();
  auto* const tree = dynamic_cast<wxDataViewCtrl*>(find(frame.panels()->outline(), "Outline"));
  ASSERT_NE(tree, nullptr);
  tree->SetFocus();
  ASSERT_TRUE(wait_for([&] { return wxWindow::FindFocus() == tree; }));
  KeysInAMenu keys({WXK_UP, WXK_RETURN}, "menu-outline");
  press_key(WXK_F10, wxMOD_SHIFT);
  EXPECT_TRUE(wait_for([&] { return find_marker(window.mission(), Id("west-lamp")) == nullptr; }));
}

TEST(ArrowKeys, MoveWhatIsSelectedAsOneStepWhileHeld) {
  EditorWindow window("kill-team/open-30x22");
  const auto& feature = *find_feature(window.mission(), Id("crates-north"));
  const auto from = feature.at;
  window.choose("tool.select");
  window.stage().select(Selection({ObjectAddress{Id("crates-north")}}));
  window.frame().canvas().SetFocus();
  ASSERT_TRUE(wait_for([&] { return window.frame().canvas().HasFocus(); }));
  wxUIActionSimulator keyboard;
  for (int press = 0; press < 3; ++press) {
    keyboard.KeyDown(WXK_RIGHT);
    settle(40);
  }
  keyboard.KeyUp(WXK_RIGHT);
  const auto moved = [&] { return find_feature(window.mission(), Id("crates-north"))->at - from; };
  EXPECT_TRUE(wait_for([&] { return moved().x >= Length::inches(1) / 2; }));
  settle();
  EXPECT_EQ(window.document().steps_done(), 1U);
  const auto there = moved();
  press_key(WXK_DOWN, wxMOD_SHIFT);
  EXPECT_TRUE(wait_for([&] { return moved().y == there.y + Length::millimetres(1); }));
  EXPECT_EQ(window.document().steps_done(), 2U);
  EXPECT_FALSE(window.controller().cursor().place().has_value());
  screenshot("nudged");
}

TEST(ArrowKeys, PutTerrainOnOpenGroundWithoutAMouse) {
  EditorWindow window("kill-team/open-30x22");
  const auto before = window.mission().boards.front()->features.size();
  window.frame().canvas().SetFocus();
  ASSERT_TRUE(wait_for([&] { return window.frame().canvas().HasFocus(); }));
  press_key('F');
  EXPECT_TRUE(window.frame().canvas().HasFocus()) << "the list that comes with the tool leaves the keyboard";
  // To where nothing stands: ten inches right and eight up from the middle.
  press_key(WXK_RIGHT);
  for (int step = 0; step < 5; ++step) press_key(WXK_RIGHT, wxMOD_CONTROL);
  for (int step = 0; step < 4; ++step) press_key(WXK_UP, wxMOD_CONTROL);
  press_key('R');
  screenshot("cursor-open");
  press_key(WXK_RETURN);
  EXPECT_TRUE(wait_for([&] { return window.mission().boards.front()->features.size() == before + 1; }));
  EXPECT_EQ(window.mission().boards.front()->features.back().turn, 15);
  press_key(WXK_ESCAPE);
  EXPECT_TRUE(wait_for([&] { return !window.controller().cursor().place().has_value(); }));
}

class TerrainList : public testing::Test {
 protected:
  TerrainList() {
    window_.choose("tool.terrain");
    settle();
  }
  [[nodiscard]] wxListView& list() {
    auto* const found = dynamic_cast<wxListView*>(find(window_.frame().panels()->terrain(), "Terrain"));
    if (found == nullptr) throw std::runtime_error("There is no list of terrain");
    return *found;
  }
  [[nodiscard]] std::size_t count() { return window_.mission().boards.front()->features.size(); }
  long row_of(const char* name) { return list().FindItem(-1, name); }
  wxPoint place_of_row(long row) {
    wxRect rectangle;
    list().GetItemRect(row, rectangle);
    return {rectangle.x + 60, rectangle.y + rectangle.height / 2};
  }

  EditorWindow window_{"kill-team/open-30x22"};
};

TEST_F(TerrainList, ComesToTheFrontWithItsToolAndHangsOnThePointer) {
  ASSERT_TRUE(list().IsShownOnScreen());
  const long row = row_of("Barricade");
  ASSERT_NE(row, wxNOT_FOUND);
  screenshot("terrain-list");
  click(list(), place_of_row(row));
  ASSERT_TRUE(wait_for([&] {
    const auto choices = window_.controller().tool().choices(window_.mission());
    return !choices.empty() && choices.front().chosen && choices.front().names[*choices.front().chosen] == "Barricade";
  }));
  const auto before = count();
  window_.click_at(Place(Point{Length::inches(26), Length::inches(3)}));
  ASSERT_TRUE(wait_for([&] { return count() == before + 1; }));
  EXPECT_EQ(window_.mission().boards.front()->features.back().kind, Id("barricade"));
  window_.choose("tool.select");
  EXPECT_TRUE(wait_for([&] { return !list().IsShownOnScreen(); })) << "what was in front before is again";
}

TEST_F(TerrainList, ChosenWithTheMouseLeavesTheKeysToTheMap) {
  auto& canvas = window_.frame().canvas();
  click(list(), place_of_row(row_of("Container")));
  ASSERT_TRUE(wait_for([&] { return canvas.HasFocus(); }));
  const auto at = window_.at(Place(Point{Length::inches(26), Length::inches(3)}));
  wxUIActionSimulator().MouseMove(canvas.ClientToScreen(at));
  ASSERT_TRUE(wait_for([&] { return window_.controller().turns(); }));
  press_key('R');
  ASSERT_TRUE(wait_for([&] { return !window_.controller().marks().ghost_features.empty(); }));
  EXPECT_EQ(window_.controller().marks().ghost_features.front().feature.turn, 15);
  // Who goes through the list by keys stays in it.
  list().SetFocus();
  press_key(WXK_DOWN);
  press_key(WXK_UP);
  EXPECT_FALSE(canvas.HasFocus());
  press_key(WXK_RETURN);
  EXPECT_TRUE(wait_for([&] { return canvas.HasFocus(); }));
}

TEST_F(TerrainList, IsDraggedOntoTheMap) {
  const long row = row_of("Container");
  ASSERT_NE(row, wxNOT_FOUND);
  const auto before = count();
  wxUIActionSimulator pointer;
  const auto from = list().ClientToScreen(place_of_row(row));
  const auto to =
      window_.frame().canvas().ClientToScreen(window_.at(Place(Point{Length::inches(26), Length::inches(4)})));
  pointer.MouseMove(from);
  settle(40);
  pointer.MouseDown();
  constexpr int steps = 8;
  for (int step = 1; step <= steps; ++step) {
    pointer.MouseMove(from + (to - from) * step / steps);
    settle(30);
  }
  screenshot("terrain-dragged");
  EXPECT_FALSE(window_.controller().marks().ghost_features.empty());
  pointer.MouseUp();
  ASSERT_TRUE(wait_for([&] { return count() == before + 1; }));
  EXPECT_EQ(window_.mission().boards.front()->features.back().kind, Id("container"));
}

TEST_F(TerrainList, LeavesNothingOnThePointerThatLiesOnWhatWasDropped) {
  const auto drop = [&](const char* name, Point at) {
    wxUIActionSimulator pointer;
    const auto from = list().ClientToScreen(place_of_row(row_of(name)));
    const auto to = window_.frame().canvas().ClientToScreen(window_.at(Place(at)));
    pointer.MouseMove(from);
    settle(40);
    pointer.MouseDown();
    for (int step = 1; step <= 8; ++step) {
      pointer.MouseMove(from + (to - from) * step / 8);
      settle(20);
    }
    pointer.MouseUp();
    settle();
    for (int step = 1; step <= 6; ++step) {
      pointer.MouseMove(to + wxPoint(step, step));
      settle(20);
      for (const auto& ghost : window_.controller().marks().ghost_features) {
        EXPECT_NE(ghost.style, MarkStyle::erase) << name << ", " << step << " pixels on";
      }
    }
  };
  drop("Crates", {Length::inches(26), Length::inches(4)});
  screenshot("terrain-dropped");
  drop("Ruin corner", {Length::inches(24), Length::inches(18)});
}

TEST_F(TerrainList, TheWheelTurnsWhatHangsOnThePointer) {
  const auto at = window_.at(Place(Point{Length::inches(26), Length::inches(3)}));
  auto& canvas = window_.frame().canvas();
  const auto zoom = window_.controller().view().zoom();
  wxUIActionSimulator().MouseMove(canvas.ClientToScreen(at));
  ASSERT_TRUE(wait_for([&] { return window_.controller().turns(); }));
  wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
  wheel.SetPosition(at);
  wheel.m_wheelDelta = 120;
  wheel.m_wheelRotation = -120;
  wheel.SetControlDown(true);
  canvas.GetEventHandler()->ProcessEvent(wheel);
  wheel.SetControlDown(false);
  wheel.SetAltDown(true);
  canvas.GetEventHandler()->ProcessEvent(wheel);
  EXPECT_EQ(window_.controller().view().zoom(), zoom);
  const auto before = count();
  window_.click_at(Place(Point{Length::inches(26), Length::inches(3)}));
  ASSERT_TRUE(wait_for([&] { return count() == before + 1; }));
  EXPECT_EQ(window_.mission().boards.front()->features.back().turn, 16);
}

}  // namespace
}  // namespace bulkhead::test
