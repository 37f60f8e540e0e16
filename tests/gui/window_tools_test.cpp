// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <wx/listctrl.h>

#include "editor/window/terrain/terrain_panel.h"
#include "model/mission/geometry.h"
#include "tests/gui/support/hand.h"

/// Drawing tools under a real hand.
namespace bulkhead::test {
namespace {

Point mm(int across, int down) { return {Length::millimetres(across), Length::millimetres(down)}; }

void choose_option(EditorWindow& window, std::string_view name) {
  const auto choices = window.controller().tool().choices(window.mission());
  for (std::size_t choice = 0; choice < choices.size(); ++choice) {
    const auto& names = choices[choice].names;
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) {
      return window.controller().choose_option(choice, static_cast<std::size_t>(found - names.begin()));
    }
  }
  ADD_FAILURE() << "there is no option " << name;
}

TEST(ToolsOnTheMap, AFirstClickChangesNothing) {
  EditorWindow window("kill-team/gallowdark-6x7");
  const auto tool = [&] { return window.controller().tool().info().key; };
  EXPECT_EQ(tool(), "select");
  const auto opened = window.mission();
  window.click_at(place("C2/C3"));
  EXPECT_EQ(window.mission(), opened) << "a click changes nothing";
  const auto library = Library::open({BULKHEAD_TEMPLATES});
  window.dialogs.leaving = Dialogs::Leaving::lose;
  window.frame().session().files().begin_from(*library->find(LibraryId("kill-team/gallowdark-6x7")));
  EXPECT_EQ(tool(), "select");
  const auto begun = window.mission();
  settle(300);
  window.click_at(place("C2/C3"));
  EXPECT_EQ(window.mission(), begun);
  window.choose("tool.wall");
  window.frame().open(window.folder() / "mission.bulkhead");
  EXPECT_EQ(tool(), "select");
}

TEST(ToolsOnTheMap, ALetterLeavesAHalfDrawnZoneAlone) {
  EditorWindow window("kill-team/open-30x22");
  window.choose("tool.zone");
  choose_option(window, "Rectangle");
  Hand hand(window);
  hand.to(100, 100);
  hand.click();
  hand.to(300, 220);
  ASSERT_TRUE(window.controller().tool().holds_something());
  press_key('V');
  EXPECT_EQ(window.controller().tool().info().key, "zone");
  EXPECT_TRUE(window.controller().tool().holds_something());
  EXPECT_EQ(window.frame().canvas().told(), "Finish what is being drawn first, or give it up with Escape");
  press_key(WXK_ESCAPE);
  EXPECT_FALSE(window.controller().tool().holds_something());
  press_key('V');
  EXPECT_EQ(window.controller().tool().info().key, "select");
}

TEST(ToolsOnTheMap, TheRectangleOfTwoClicksIsSeenWhileItHangs) {
  EditorWindow window("kill-team/open-30x22");
  window.choose("tool.zone");
  choose_option(window, "Rectangle");
  Hand hand(window);
  hand.to(100, 100);
  hand.click();
  hand.to(300, 220);
  const auto marks = window.controller().marks();
  screenshot("rectangle-hanging");
  EXPECT_FALSE(marks.outline.has_value()) << "no diagonal";
  ASSERT_EQ(marks.ghost_grounds.size(), 1U);
  EXPECT_EQ(marks.ghost_grounds.front().outline.size(), 4U);
  hand.click();
  EXPECT_TRUE(window.controller().marks().ghost_grounds.empty());
}

TEST(ToolsOnTheMap, APolygonThatWouldCrossItselfStaysAsItWasDrawn) {
  EditorWindow window("kill-team/open-30x22");
  window.choose("tool.zone");
  choose_option(window, "Polygon");
  const auto zones = *window.mission().zones;
  Hand hand(window);
  const auto click = [&](int across, int down) {
    hand.to(across, down);
    hand.click();
  };
  click(100, 200);
  click(200, 100);
  click(300, 300);
  click(400, 200);
  // Back to the first corner it would cross the second side.
  click(400, 200);
  screenshot("polygon-refused");
  EXPECT_EQ(*window.mission().zones, zones);
  EXPECT_EQ(window.frame().canvas().told(),
            "The side back to the first corner would cross another; the drawing is as it was");
  ASSERT_TRUE(window.controller().marks().outline.has_value());
  EXPECT_EQ(window.controller().marks().outline->corners.size(), 4U);
  press_key(WXK_RETURN);
  ASSERT_TRUE(window.controller().marks().outline.has_value()) << "nor does Enter give it up";
  // With another corner the way back is free.
  click(500, 400);
  click(100, 400);
  press_key(WXK_RETURN);
  ASSERT_EQ(window.mission().zones->size(), zones.size() + 1);
  EXPECT_EQ(std::get<PolygonShape>(window.mission().zones->back().shape).corners.size(), 6U);
}

TEST(ToolsOnTheMap, TerrainOfAnotherKindComesUnturned) {
  EditorWindow window("kill-team/open-30x22");
  window.choose("tool.terrain");
  settle();
  auto* const list = dynamic_cast<wxListView*>(find(window.frame().panels()->terrain(), "Terrain"));
  ASSERT_NE(list, nullptr);
  const auto take = [&](const char* name) {
    wxRect row;
    list->GetItemRect(list->FindItem(-1, name), row);
    click(*list, {row.x + 60, row.y + row.height / 2});
  };
  const Place at = mm(660, 90);
  take("Container");
  Hand hand(window);
  hand.to(at);
  window.frame().canvas().SetFocus();
  press_key('R');
  ASSERT_EQ(window.controller().marks().ghost_features.at(0).feature.turn, 15);
  take("Barricade");
  hand.to(at);
  EXPECT_EQ(window.controller().marks().ghost_features.at(0).feature.turn, 0);
}

TEST(ToolsOnTheMap, ABoardThatIsDraggedGoesOnWithTheLatticeOfItsNeighbour) {
  EditorWindow window("boarding-actions/two-boards");
  const auto& first = *find_board(window.mission(), 1);
  const auto* const set = set_of(window.mission(), first);
  ASSERT_TRUE(window.stage().apply(SetBoard{2, first.at + mm(900, 0), std::nullopt}));
  window.choose("view.fit");
  window.choose("tool.select");
  window.stage().select(Selection::of_board(2));
  settle();
  const auto bounds = board_bounds(window.mission(), first);
  const auto wide = bounds.bottom_right.x - bounds.top_left.x;
  // By its left edge: to a few millimetres from the first board, and down by somewhat more than a cell.
  Hand hand(window);
  const auto from = find_board(window.mission(), 2)->at + Point{Length(), Length::millimetres(150)};
  const auto place_on_second = [&](Point point) { return window.stage().table().at(2, point); };
  const auto start = place_on_second(from);
  const auto to_left =
      place_on_second(from + Point{wide - Length::millimetres(895), set->pitch + Length::millimetres(30)});
  hand.to_table(start);
  hand.down();
  hand.to_table((start + to_left) * 0.5);
  hand.to_table(to_left);
  screenshot("board-dragged");
  hand.up();
  EXPECT_EQ(find_board(window.mission(), 2)->at - find_board(window.mission(), 1)->at, (Point{wide, set->pitch}));
}

TEST(ToolsOnTheMap, AnAreaOverTwoBoardsThatCannotMoveStaysSelected) {
  EditorWindow window("boarding-actions/two-boards");
  const auto& kinds = window.mission().system->zone_kinds;
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [](const ZoneKind& each) { return each.area; });
  ASSERT_NE(kind, kinds.end());
  const Zone hall{Id("hall"), kind->id, std::nullopt, "", cells_shape({{1, {0, 0}}, {2, {0, 0}}}), "", {}};
  ASSERT_TRUE(window.stage().apply(PutZone{hall, true}));
  window.choose("tool.select");
  window.stage().select(Selection({ObjectAddress{Id("hall")}}));
  window.frame().canvas().SetFocus();
  ASSERT_TRUE(wait_for([&] { return window.frame().canvas().HasFocus(); }));
  press_key(WXK_RIGHT);
  EXPECT_TRUE(window.stage().selection().contains(ObjectAddress{Id("hall")}));
  EXPECT_NE(window.frame().canvas().told().find("does not stand on the lattice of one board"), std::string::npos)
      << window.frame().canvas().told();
}

TEST(ToolsOnTheMap, WhatIsLockedIsRefusedBeforeAnybodyDraws) {
  EditorWindow window("kill-team/gallowdark-6x7");
  window.choose("layer.lock.walls");
  window.choose("tool.wall");
  Hand hand(window);
  hand.to(place("C2/C3"));
  const auto marks = window.controller().marks();
  screenshot("walls-locked");
  ASSERT_FALSE(marks.edges.empty());
  EXPECT_EQ(marks.edges.front().style, MarkStyle::erase);
  ASSERT_EQ(marks.words.size(), 1U);
  EXPECT_EQ(marks.words.front().text, "Walls and hatchways: locked, see the page Overlays");
  window.choose("layer.lock.walls");
  EXPECT_EQ(window.controller().marks().edges.front().style, MarkStyle::ghost);
  EXPECT_TRUE(window.controller().marks().words.empty());
}

}  // namespace
}  // namespace bulkhead::test
