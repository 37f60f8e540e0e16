// SPDX-License-Identifier: MIT
#include "editor/tools/view/map_classes.h"

#include <gtest/gtest.h>

#include "editor/tools/commands/canvas_actions.h"
#include "editor/tools/commands/commands.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;
using test::mission_with;

Mission sample() {
  return test::with_objective(test::with_drop_zones(mission_with({3, 3}, "A1/B1 A2/B2", "B1/B2")), "o1", "C2", "1");
}

MapClasses hidden(MapClass what) { return {{what}, {}}; }
MapClasses locked(MapClass what) { return {{}, {what}}; }

TEST(MapClasses, AreKeptAsText) {
  const std::set<MapClass> some = {MapClass::markers, MapClass::walls, MapClass::overlay_words};
  EXPECT_EQ(to_text(some), "walls markers overlay-words");
  EXPECT_EQ(parse_map_classes("markers walls of overlay-words"), some);
  EXPECT_TRUE(parse_map_classes("").empty());
}

TEST(MapClasses, WhatIsLockedIsNotSelected) {
  for (const auto& classes : {locked(MapClass::walls), hidden(MapClass::walls)}) {
    CanvasFixture fixture(sample());
    fixture.canvas.choose("select");
    fixture.click("A1/B1");
    ASSERT_EQ(fixture.selected(), "A1/B1");
    fixture.stage.select({});
    fixture.stage.set_classes(classes);
    fixture.click("A1/B1");
    EXPECT_EQ(fixture.selected(), "#attacker-drop-zone") << "what lies below it";
    fixture.stage.select_all();
    EXPECT_EQ(fixture.selected(), "#attacker-drop-zone #defender-drop-zone #o1");
    fixture.stage.select({});
    fixture.drag({"0mm,0mm", "300mm,300mm"});
    EXPECT_EQ(fixture.selected().find("/"), std::string::npos);
  }
}

TEST(MapClasses, WhatIsLockedIsNotErasedMovedOrDrawn) {
  CanvasFixture fixture(sample());
  fixture.stage.set_classes(locked(MapClass::walls));
  const auto before = fixture.mission();
  fixture.canvas.choose("wall");
  fixture.click("A1/B1", Button::right);
  fixture.drag({"B3.nw", "C3.nw"});
  EXPECT_EQ(fixture.mission(), before);
  EXPECT_EQ(fixture.stage.message(), "Walls and hatchways: locked, see the page Overlays");
  // From the outline it can still be chosen.
  fixture.stage.select(Selection({parse_address("A1/B1").value()}));
  remove_selected(fixture.stage);
  EXPECT_EQ(fixture.mission(), before);
  EXPECT_FALSE(fixture.document.can_undo());
  fixture.canvas.choose("objective");
  fixture.click("A3");
  EXPECT_EQ(fixture.markers(), "o1@C2:1 o2@A3:2") << "markers are not locked";
  fixture.stage.set_classes({});
  fixture.canvas.choose("wall");
  fixture.click("A1/B1", Button::right);
  EXPECT_EQ(fixture.walls(), "A2/B2");
}

TEST(MapClasses, AToolSaysThatWhatItDrawsIsLocked) {
  CanvasFixture fixture(sample());
  fixture.canvas.choose("wall");
  fixture.point_at("B2/B3");
  const auto edge = [&] { return fixture.canvas.marks().edges.at(0).style; };
  EXPECT_EQ(edge(), MarkStyle::ghost);
  EXPECT_TRUE(fixture.canvas.marks().words.empty());
  const std::string locked_words = "Walls and hatchways: locked, see the page Overlays";
  fixture.stage.set_classes(locked(MapClass::walls));
  EXPECT_EQ(edge(), MarkStyle::erase);
  EXPECT_EQ(fixture.canvas.hint(), locked_words);
  ASSERT_EQ(fixture.canvas.marks().words.size(), 1U);
  EXPECT_EQ(fixture.canvas.marks().words.front().text, locked_words);
  fixture.canvas.choose("zone");
  fixture.point_at("B3");
  EXPECT_TRUE(fixture.canvas.marks().words.empty()) << "zones are not locked";
  fixture.stage.set_classes(hidden(MapClass::zones));
  EXPECT_EQ(fixture.canvas.hint(), "Zones: hidden, see the page Overlays");
  for (const auto& cell : fixture.canvas.marks().cells) EXPECT_EQ(cell.style, MarkStyle::erase);
  fixture.canvas.choose("select");
  EXPECT_NE(fixture.canvas.hint(), "Zones: hidden, see the page Overlays");
}

TEST(MapClasses, EachLocksItsOwn) {
  const auto tried = [](MapClass what, std::string_view edit) {
    CanvasFixture fixture(sample());
    fixture.stage.set_classes(locked(what));
    return fixture.stage.apply(parse_edit(fixture.mission(), edit).value());
  };
  EXPECT_FALSE(tried(MapClass::markers, "remove #o1"));
  EXPECT_TRUE(tried(MapClass::zones, "remove #o1"));
  EXPECT_FALSE(tried(MapClass::zones, "remove #attacker-drop-zone"));
  EXPECT_TRUE(tried(MapClass::areas, "remove #attacker-drop-zone"));
  EXPECT_FALSE(tried(MapClass::walls, "wall C1/C2"));
  EXPECT_TRUE(tried(MapClass::terrain, "wall C1/C2"));
  EXPECT_TRUE(tried(MapClass::walls, "title \"Another\""));
}

TEST(MapClasses, TheBattlefieldAsAWholeMayBeTurnedAndStepsTakenBack) {
  CanvasFixture fixture(sample());
  fixture.stage.set_classes({{}, {MapClass::walls, MapClass::markers, MapClass::zones}});
  const auto before = fixture.mission();
  transform_all(fixture.stage, Transform::rotate_180);
  EXPECT_NE(fixture.mission(), before);
  fixture.stage.undo();
  EXPECT_EQ(fixture.mission(), before);
}

TEST(MapClasses, WhatBecomesHiddenIsSelectedNoMore) {
  CanvasFixture fixture(sample());
  fixture.stage.select(Selection({ObjectAddress{Id("o1")}, parse_address("A1/B1").value()}));
  fixture.stage.toggle_hidden(MapClass::markers);
  EXPECT_EQ(fixture.selected(), "A1/B1");
  fixture.stage.toggle_locked(MapClass::walls);
  EXPECT_EQ(fixture.selected(), "A1/B1") << "what is locked can be looked at";
}

TEST(MapClasses, WhatIsHiddenIsOffTheMapWithItsName) {
  const auto mission = sample();
  const auto left = [&](MapClass what) {
    auto plan = lay_out_map(mission, {});
    leave_out(plan, {what});
    return plan;
  };
  const auto all = lay_out_map(mission, {});
  ASSERT_FALSE(all.walls.empty());
  const auto without_walls = left(MapClass::walls);
  EXPECT_TRUE(without_walls.walls.empty() && without_walls.hatchways.empty() && without_walls.pillars.empty());
  EXPECT_EQ(without_walls.markers.size(), all.markers.size());
  EXPECT_TRUE(left(MapClass::markers).markers.empty());
  EXPECT_TRUE(left(MapClass::zones).zones.empty());
  EXPECT_TRUE(left(MapClass::zones).label_requests.empty()) << "its names go with it";
  EXPECT_EQ(left(MapClass::areas).zones.size(), all.zones.size());
  EXPECT_TRUE(left(MapClass::names).label_requests.empty());
  EXPECT_FALSE(left(MapClass::names).zones.empty());
}

TEST(MapClasses, EachHasItsCommands) {
  CanvasFixture fixture(sample());
  Actions actions;
  add_stage_actions(actions, fixture.stage, fixture.canvas);
  for (const auto& info : map_classes()) {
    const auto hide = "layer.hide." + std::string(info.key);
    ASSERT_NE(find_command(hide), nullptr);
    actions.run(hide);
    EXPECT_EQ(fixture.stage.classes().hidden, std::set{info.what});
    EXPECT_TRUE(actions.find(hide)->checked());
    actions.run("layer.none");
    EXPECT_TRUE(fixture.stage.classes().hidden.empty());
    const auto lock = "layer.lock." + std::string(info.key);
    EXPECT_EQ(find_command(lock) != nullptr, !info.lock.empty());
    if (info.lock.empty()) continue;
    actions.run(lock);
    EXPECT_EQ(fixture.stage.classes().locked, std::set{info.what});
    actions.run(lock);
  }
  EXPECT_FALSE(actions.enabled("layer.none"));
}

}  // namespace
}  // namespace bulkhead
