// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <wx/uiaction.h>
#include <wx/utils.h>

#include "editor/window/built/built_panel.h"
#include "editor/window/look/map_design.h"
#include "rendering/look/colours.h"
#include "rendering/look/designs.h"
#include "tests/gui/support/editor_window.h"
#include "tests/support/sample_missions.h"

/// The board as it will stand, beside the map.
namespace bulkhead::test {
namespace {

/// Every second edge of a board a wall, so that nothing stands in one piece.
Mission maze(LatticeSize size) {
  std::string walls;
  for (int row = 1; row < size.rows; ++row) {
    for (int column = row % 2; column < size.columns; column += 2) {
      const auto letters = column_letters(column);
      walls += letters + std::to_string(row) + "/" + letters + std::to_string(row + 1) + " ";
    }
  }
  return mission_with(size, walls, "");
}

class BuiltInWindow : public testing::Test {
 protected:
  BuiltInWindow() { window_.choose("view.panel-built"); }

  [[nodiscard]] BuiltPanel& panel() { return window_.frame().panels()->built(); }
  [[nodiscard]] BuiltCanvas& canvas() { return panel().canvas(); }
  [[nodiscard]] double azimuth() { return canvas().view().azimuth(); }
  bool becomes_right(int milliseconds = 5000) {
    return wait_for([&] { return canvas().up_to_date(); }, milliseconds);
  }
  [[nodiscard]] std::size_t pieces() { return canvas().picture()->scene.plan->prisms.size(); }

  EditorWindow window_{"kill-team/three-lamps"};
};

TEST_F(BuiltInWindow, IsShownAndHiddenByItsCommand) {
  EXPECT_TRUE(panel().IsShownOnScreen());
  EXPECT_TRUE(becomes_right());
  EXPECT_GT(canvas().GetSize().x, 200);
  EXPECT_GT(canvas().GetSize().y, 200);
  EXPECT_EQ(cut_off(panel()), std::vector<std::string>());
  screenshot("built");
  window_.choose("view.panel-built");
  EXPECT_FALSE(panel().IsShownOnScreen());
  EXPECT_FALSE(window_.document().modified());
}

TEST_F(BuiltInWindow, FollowsEditsUndoAndAnotherMission) {
  ASSERT_TRUE(becomes_right());
  const auto before = pieces();
  window_.choose("tool.wall");
  window_.drag({place("A2.nw"), place("B2.nw"), place("B1.nw")});
  ASSERT_TRUE(becomes_right());
  EXPECT_NE(pieces(), before);
  while (window_.document().can_undo()) window_.choose("edit.undo");
  ASSERT_TRUE(becomes_right());
  EXPECT_EQ(pieces(), before);
  window_.document().begin(maze({4, 4}));
  ASSERT_TRUE(becomes_right());
}

TEST_F(BuiltInWindow, IsTurnedByDragging) {
  ASSERT_TRUE(becomes_right());
  const double before = azimuth();
  const auto middle = canvas().ClientToScreen(wxPoint(canvas().GetSize().x / 2, canvas().GetSize().y / 2));
  wxUIActionSimulator mouse;
  const auto move = [&](const wxPoint& to) {
    mouse.MouseMove(to);
    ASSERT_TRUE(wait_for([&] { return wxGetMousePosition() == to; }));
    settle(30);
  };
  move(middle);
  mouse.MouseDown();
  settle(40);
  move(middle + wxPoint(100, 0));
  move(middle + wxPoint(200, 5));
  screenshot("built-turning");
  mouse.MouseUp();
  settle(40);
  EXPECT_NEAR(azimuth(), before + 200 / TurnedView::pixels_per_degree, 1e-9);
  EXPECT_TRUE(becomes_right());
  move(middle);
  EXPECT_NEAR(azimuth(), before + 200 / TurnedView::pixels_per_degree, 1e-9) << "nothing is held any more";
  EXPECT_TRUE(find(panel(), "From the west") != nullptr);
}

TEST_F(BuiltInWindow, AClickSelectsWhatIsSeenThere) {
  ASSERT_TRUE(becomes_right());
  const double before = azimuth();
  const auto scene = canvas().picture()->scene;
  const auto& plan = *scene.plan;
  const auto origin = scene.wish.view.origin();
  ASSERT_FALSE(plan.map.markers.empty());
  for (std::size_t number = 0; number < plan.map.markers.size(); ++number) {
    const auto& marker = plan.map.markers[number];
    const auto hidden = std::find_if(plan.hidden.begin(), plan.hidden.end(),
                                     [&](const HiddenMarker& each) { return each.marker == number; });
    // Of one that a wall hides there is a sign.
    const auto seen = hidden != plan.hidden.end() ? hidden->sign : plan.view.at(marker.centre, 0);
    const auto at = seen * pixels_of_paper(scene);
    click(canvas(), wxPoint(static_cast<int>(origin.x + at.x), static_cast<int>(origin.y + at.y)));
    const auto address = parse_address(marker.object.address).value();
    EXPECT_TRUE(wait_for([&] { return window_.stage().selection() == Selection({address}); }, 3000))
        << marker.object.address;
    ASSERT_TRUE(becomes_right());
  }
  EXPECT_EQ(azimuth(), before);
  screenshot("built-clicked");
}

TEST_F(BuiltInWindow, GoesToCornersByKeysButtonsAndCommands) {
  canvas().SetFocus();
  settle();
  press_key(WXK_RIGHT);
  EXPECT_TRUE(wait_for([&] { return azimuth() == azimuth_of(BuiltView::from_south) + TurnedView::key_step; }));
  press_key(WXK_RIGHT, wxMOD_CONTROL);
  EXPECT_TRUE(wait_for([&] { return azimuth() == azimuth_of(BuiltView::from_west); }));
  click(*find(panel(), "Turn to the next corner: the near side goes to the left"));
  EXPECT_TRUE(wait_for([&] { return azimuth() == azimuth_of(BuiltView::from_south); }));
  window_.choose("view.built.from-north");
  EXPECT_EQ(azimuth(), azimuth_of(BuiltView::from_north));
  window_.choose("view.panel-built");
  window_.choose("view.built.next-corner");
  EXPECT_EQ(azimuth(), azimuth_of(BuiltView::from_east));
  EXPECT_TRUE(panel().IsShownOnScreen()) << "what one asks for is shown";
  EXPECT_TRUE(becomes_right());
}

TEST_F(BuiltInWindow, ZoomsWhereTheKeyboardIs) {
  ASSERT_TRUE(becomes_right());
  const double map = window_.controller().view().zoom();
  const double built = canvas().view().zoom();
  canvas().SetFocus();
  settle();
  window_.choose("view.zoom-in");
  EXPECT_GT(canvas().view().zoom(), built);
  EXPECT_EQ(window_.controller().view().zoom(), map);
  EXPECT_TRUE(becomes_right());
  window_.choose("view.fit");
  EXPECT_TRUE(canvas().view().is_fitted());
  window_.frame().canvas().SetFocus();
  settle();
  window_.choose("view.zoom-in");
  EXPECT_GT(window_.controller().view().zoom(), map);
}

TEST_F(BuiltInWindow, MarksWhatIsSelectedAndLeavesOutWhatIsHidden) {
  ASSERT_TRUE(becomes_right());
  const auto before = pieces();
  window_.stage().select_all();
  ASSERT_TRUE(becomes_right());
  EXPECT_FALSE(canvas().picture()->scene.wish.marks.addresses.empty());
  screenshot("built-selected");
  window_.stage().toggle_hidden(MapClass::walls);
  ASSERT_TRUE(becomes_right());
  EXPECT_LT(pieces(), before);
}

TEST_F(BuiltInWindow, HasTheDesignOfTheMap) {
  ASSERT_TRUE(becomes_right());
  window_.choose("view.dark-floor");
  ASSERT_TRUE(becomes_right());
  EXPECT_TRUE(is_dark(*canvas().picture()->scene.wish.design));
  screenshot("built-dark");
  window_.choose("view.dark-floor");
  EXPECT_TRUE(becomes_right());
}

TEST_F(BuiltInWindow, SaysWhereThereIsNoBoard) {
  ASSERT_TRUE(becomes_right());
  auto bare = empty_mission();
  bare.boards.clear();
  window_.document().begin(bare);
  settle();
  EXPECT_EQ(canvas().picture(), nullptr);
  EXPECT_EQ(canvas().words(), "There is no board");
  screenshot("built-nothing");
  window_.document().begin(empty_mission({1, 1}));
  EXPECT_TRUE(becomes_right());
  EXPECT_EQ(canvas().words(), "");
}

TEST_F(BuiltInWindow, KeepsUpWithALargeBoard) {
  window_.document().begin(maze({64, 64}));
  ASSERT_TRUE(becomes_right(60000));
  for (int step = 0; step < 20; ++step) {
    canvas().change([](TurnedView& view) { view.drag(9); });
    const auto begin = std::chrono::steady_clock::now();
    canvas().Update();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(500)) << "the window waits";
    settle(20);
  }
  EXPECT_TRUE(becomes_right(60000));
  screenshot("built-large");
}

TEST_F(BuiltInWindow, LeavesABoardThatIsBeingDrawn) {
  window_.document().begin(maze({64, 64}));
  canvas().Update();
  window_.document().begin(empty_mission({LatticeSize::largest, LatticeSize::largest}));
  EXPECT_EQ(canvas().picture(), nullptr) << "nothing of another mission is shown";
  ASSERT_TRUE(becomes_right(60000));
  EXPECT_EQ(pieces(), 0U);
}

TEST(BuiltPanelInWindow, IsWhereItWasAndAsItWasTurned) {
  wxString arrangement;
  {
    EditorWindow window("kill-team/three-lamps");
    window.choose("view.built.from-west");
    EXPECT_TRUE(window.frame().panels()->built().IsShownOnScreen());
    window.choose("file.close");
    settle();
    EXPECT_FALSE(window.frame().panels()->built().IsShownOnScreen()) << "the start page has no use for it";
    arrangement = window.frame().docks().arrangement();
  }
  EditorWindow window("kill-team/three-lamps");
  EXPECT_FALSE(window.frame().panels()->built().IsShownOnScreen());
  window.frame().docks().begin_with(arrangement);
  settle();
  EXPECT_TRUE(window.frame().panels()->built().IsShownOnScreen());
  EXPECT_TRUE(wait_for([&] { return window.frame().panels()->built().canvas().up_to_date(); }));
  window.choose("view.reset-panels");
  EXPECT_FALSE(window.frame().panels()->built().IsShownOnScreen());
}

}  // namespace
}  // namespace bulkhead::test
