// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "model/lattice/lattice.h"
#include "tests/gui/support/editor_window.h"

namespace bulkhead::test {
namespace {

constexpr const char* blank = "kill-team/gallowdark-6x7";

const Lattice& lattice_of(const Mission& mission) { return *find_lattice(mission, 1); }

EdgePos edge(std::string_view text) { return parse_edge_address(text)->edge; }

bool is_wall(const Mission& mission, std::string_view text) {
  return lattice_of(mission).edge(edge(text)) == EdgeKind::wall;
}

const Hatchway* hatchway(const Mission& mission, std::string_view text) {
  return lattice_of(mission).hatchway(edge(text));
}

TEST(EditorDrawing, DraggingAlongTheLatticeDrawsARoom) {
  EditorWindow window(blank);
  window.choose("tool.wall");
  window.drag({place("B3.nw"), place("D3.nw"), place("D5.nw"), place("B5.nw"), place("B3.nw")});
  for (const auto* wall : {"B2/B3", "C2/C3", "C3/D3", "C4/D4", "B4/B5", "C4/C5", "A3/B3", "A4/B4"}) {
    EXPECT_TRUE(is_wall(window.mission(), wall)) << wall;
  }
  EXPECT_FALSE(is_wall(window.mission(), "B3/C3"));
  EXPECT_TRUE(window.document().modified());
  EXPECT_TRUE(window.frame().GetTitle().StartsWith(wxString(wxUniChar(0x2022))));
  screenshot("drawing");
}

TEST(EditorDrawing, ClicksTakeAWallThroughHatchwaysBackToOpenFloor) {
  EditorWindow window(blank);
  window.choose("tool.wall");
  window.click_at(place("C2/C3"));
  ASSERT_TRUE(is_wall(window.mission(), "C2/C3"));
  window.click_at(place("C2/C3"));
  const auto* first = hatchway(window.mission(), "C2/C3");
  ASSERT_NE(first, nullptr);
  const auto facing = first->facing;
  window.click_at(place("C2/C3"));
  const auto* second = hatchway(window.mission(), "C2/C3");
  ASSERT_NE(second, nullptr);
  EXPECT_NE(second->facing, facing);
  window.click_at(place("C2/C3"));
  EXPECT_EQ(hatchway(window.mission(), "C2/C3"), nullptr);
  EXPECT_FALSE(is_wall(window.mission(), "C2/C3"));
}

TEST(EditorDrawing, TheSymmetryPenRepeatsWhatIsDrawn) {
  EditorWindow window(blank);
  window.choose("tool.wall");
  window.choose("pen.half-turn");
  window.drag({place("B2.nw"), place("C2.nw")});
  EXPECT_TRUE(is_wall(window.mission(), "B1/B2"));
  // 6 by 7 cells turned by half: B becomes E, the line above row 2 the one below row 6.
  EXPECT_TRUE(is_wall(window.mission(), "E6/E7"));
}

TEST(EditorDrawing, UndoingEverythingGivesBackTheMissionAsItWasOpened) {
  EditorWindow window(blank);
  const auto opened = window.mission();
  window.choose("tool.wall");
  window.drag({place("B3.nw"), place("E3.nw")});
  window.click_at(place("C4/C5"));
  window.choose("tool.objective");
  window.click_at(place("D5"));
  ASSERT_EQ(window.mission().markers->size(), opened.markers->size() + 1);
  for (int steps = 0; window.document().can_undo() && steps < 20; ++steps) window.choose("edit.undo");
  EXPECT_EQ(window.mission(), opened);
  EXPECT_FALSE(window.document().modified());
}

TEST(EditorDrawing, KeysAloneDrawAWallAndTakeItBack) {
  EditorWindow window(blank);
  window.frame().canvas().SetFocus();
  press_key('w');
  press_key(WXK_RIGHT);
  ASSERT_TRUE(window.controller().cursor().place().has_value());
  // From the middle of the first cell right onto the edge beside it.
  press_key(WXK_RIGHT);
  const auto before = window.mission();
  press_key(WXK_RETURN);
  EXPECT_NE(window.mission(), before);
  press_key('Z', wxMOD_CONTROL);
  EXPECT_EQ(window.mission(), before);
}

TEST(EditorDrawing, TheWheelZoomsAtThePointer) {
  EditorWindow window(blank);
  const auto zoom = window.controller().view().zoom();
  window.click_at(place("C3"));
  const auto under = window.at(place("C3.nw"));
  wxMouseEvent wheel(wxEVT_MOUSEWHEEL);
  wheel.SetPosition(under);
  wheel.m_wheelDelta = 120;
  wheel.m_wheelRotation = 120;
  window.frame().canvas().GetEventHandler()->ProcessEvent(wheel);
  settle(40);
  EXPECT_GT(window.controller().view().zoom(), zoom);
  // The pointer is on a whole pixel, the node beside it.
  EXPECT_NEAR(window.at(place("C3.nw")).x, under.x, 1);
  EXPECT_NEAR(window.at(place("C3.nw")).y, under.y, 1);
}

}  // namespace
}  // namespace bulkhead::test
