// SPDX-License-Identifier: MIT
#include "editor/tools/commands/choices.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/commands/canvas_actions.h"
#include "editor/tools/commands/commands.h"
#include "editor/tools/commands/key_list.h"
#include "editor/tools/selection/alike.h"
#include "editor/tools/texts/contents.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;

struct ChoicesTest : testing::Test {
  ChoicesTest() {
    add_stage_actions(actions, fixture.stage, fixture.canvas);
    add_canvas_actions(actions, fixture.canvas);
  }
  static const Choice* named(const std::vector<Choice>& choices, std::string_view name) {
    const auto found =
        std::find_if(choices.begin(), choices.end(), [&](const Choice& choice) { return choice.name == name; });
    return found == choices.end() ? nullptr : &*found;
  }
  CanvasFixture fixture{test::with_objective(test::mission_with({6, 7}, "B2/B3", "C3/C4"), "o1", "D3", "1")};
  Actions actions;
};

TEST_F(ChoicesTest, OfferEveryCommandWithItsKeys) {
  const auto all = command_choices(actions, "");
  EXPECT_EQ(all.size(), commands().size());
  const auto* redo = named(all, "Redo");
  ASSERT_NE(redo, nullptr);
  EXPECT_EQ(redo->beside, "Ctrl+Shift+Z, Ctrl+Y");
}

TEST_F(ChoicesTest, FindCommandsByTheirWordsThoseOfTheNameFirst) {
  const auto found = command_choices(actions, "wall");
  ASSERT_GE(found.size(), 2U);
  EXPECT_EQ(found.front().name, "Wall");
  EXPECT_EQ(command_choices(actions, "nonsense nowhere").size(), 0U);
  EXPECT_NE(named(command_choices(actions, "ctrl+d"), "Duplicate"), nullptr) << "by its key as well";
}

TEST_F(ChoicesTest, FindCommandsByTheWordsThatPeopleUse) {
  const auto finds = [&](const char* words, const char* command) {
    return named(command_choices(actions, words), command) != nullptr;
  };
  EXPECT_TRUE(finds("underlay", "Choose a picture…"));
  EXPECT_TRUE(finds("image", "Choose a picture…"));
  EXPECT_TRUE(finds("poster", "Export sheets…"));
  EXPECT_TRUE(finds("image", "Export sheets…"));
  EXPECT_TRUE(finds("poster", "Print…"));
  EXPECT_TRUE(finds("rotate", "Turn clockwise"));
  EXPECT_TRUE(finds("rotat", "Turn by 15°"));
  EXPECT_TRUE(finds("rotate", "Turn battlefield by half"));
  EXPECT_TRUE(finds("flip", "Mirror left–right"));
  EXPECT_TRUE(finds("door", "Hatchway"));
  EXPECT_TRUE(finds("exit", "Quit"));
  EXPECT_FALSE(finds("rotate", "Wall"));
  const auto found = command_choices(actions, "column");
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found.front().name, "Pillar") << "before those that only have it in their help";
}

TEST_F(ChoicesTest, SayWhyACommandRests) {
  const auto choices = command_choices(actions, "");
  const auto* remove = named(choices, "Delete");
  EXPECT_FALSE(remove->enabled);
  EXPECT_EQ(remove->note, "Nothing is selected");
  EXPECT_EQ(named(choices, "Undo")->note, "There is no step to take back");
  EXPECT_EQ(named(choices, "Terrain")->note, "None of the mission's terrain sets has terrain that stands freely");
  EXPECT_EQ(named(command_choices(actions, "delete", "Open a mission first"), "Delete")->note, "Open a mission first");
  for (const auto& choice : choices) EXPECT_FALSE(choice.note.empty()) << choice.name;
  fixture.stage.select_all();
  const auto now = command_choices(actions, "delete");
  EXPECT_TRUE(named(now, "Delete")->enabled);
  EXPECT_EQ(named(now, "Delete")->note, "Take what is selected off the battlefield");
}

TEST_F(ChoicesTest, CarryACommandOut) {
  command_choices(actions, "objective").front().choose();
  EXPECT_EQ(fixture.canvas.tool().info().key, "objective");
}

TEST_F(ChoicesTest, FindThingsPlacesTextsAndCommands) {
  std::string shown;
  const FindTarget target{[&](const Address& address) { shown = to_text(fixture.mission(), address); },
                          [&](const TextKey&) { shown = "text"; }};
  const auto find = [&](std::string_view words) { return find_choices(fixture.mission(), actions, words, target); };
  EXPECT_TRUE(find("  ").empty());
  const auto place = find("c4");
  ASSERT_FALSE(place.empty());
  EXPECT_EQ(place.front().name, "Cell C4");
  place.front().choose();
  EXPECT_EQ(shown, "C4");
  const auto wall = find("wall b2");
  ASSERT_FALSE(wall.empty());
  EXPECT_EQ(wall.front().name, "Wall B2/B3");
  EXPECT_EQ(wall.front().beside, "Walls (1)");
  wall.front().choose();
  EXPECT_EQ(shown, "B2/B3");
  const auto marker = find("objective 1");
  ASSERT_FALSE(marker.empty());
  marker.front().choose();
  EXPECT_EQ(shown, "#o1");
  EXPECT_NE(named(find("undo"), "Undo"), nullptr);
  EXPECT_TRUE(find("Z99").empty()) << "no such cell, and nothing is called so";
}

TEST_F(ChoicesTest, FindATextByItsName) {
  const NewText rule = new_text(fixture.mission(), TextKind::rule);
  ASSERT_TRUE(fixture.stage.apply(rule.edit));
  std::optional<TextKey> shown;
  const FindTarget target{[](const Address&) {}, [&](const TextKey& key) { shown = key; }};
  const auto found = find_choices(fixture.mission(), actions, name_of(fixture.mission(), rule.key), target);
  ASSERT_FALSE(found.empty());
  found.front().choose();
  EXPECT_EQ(shown, rule.key);
}

TEST_F(ChoicesTest, AreNeverMoreThanOneCanLookAt) {
  CanvasFixture large(test::empty_mission({40, 40}));
  SetWalls walls;
  for (int column = 0; column < 39; ++column) {
    for (int row = 0; row < 20; ++row) walls.edges.push_back({1, {column, row + 1, Axis::horizontal}});
  }
  ASSERT_TRUE(large.stage.apply(walls));
  const auto found = find_choices(large.mission(), actions, "wall", {[](const Address&) {}, [](const TextKey&) {}});
  EXPECT_EQ(found.size(), most_found);
}

TEST_F(ChoicesTest, ListTheStepsOfUndoAndGoToThem) {
  fixture.click("D5/D6");
  fixture.click("E5/E6");
  fixture.stage.undo();
  const auto steps = step_choices(fixture.document, [&](std::size_t done) { fixture.stage.go_to_step(done); });
  ASSERT_EQ(steps.size(), 3U);
  EXPECT_EQ(steps[0].name, "As it was opened");
  EXPECT_EQ(steps[1].name, "Wall D5/D6");
  EXPECT_EQ(steps[1].beside, "here");
  EXPECT_EQ(steps[2].name, "Wall E5/E6");
  EXPECT_EQ(steps[2].beside, "taken back");
  steps[2].choose();
  EXPECT_EQ(fixture.walls(), "B2/B3 D5/D6 E5/E6");
  EXPECT_EQ(fixture.stage.last_step().words, "1 step done again");
  steps[0].choose();
  EXPECT_EQ(fixture.walls(), "B2/B3");
  EXPECT_EQ(fixture.stage.last_step().words, "2 steps undone");
  EXPECT_EQ(fixture.document.steps_done(), 0U);
}

TEST(KeyList, HoldsGesturesAndEveryCommandWithAKey) {
  const auto groups = key_list();
  std::size_t rows = 0;
  for (const auto& group : groups) {
    EXPECT_FALSE(group.rows.empty()) << group.name;
    rows += group.rows.size();
  }
  const auto all = commands();
  const auto with_key = std::count_if(all.begin(), all.end(), [](const auto& each) { return !each.shortcut.empty(); });
  EXPECT_GT(rows, static_cast<std::size_t>(with_key));
  const auto right = key_list("right button erases");
  ASSERT_EQ(right.size(), 1U);
  EXPECT_EQ(right.front().rows.front().keys, "Right button");
  const auto redo = key_list("ctrl+y");
  ASSERT_EQ(redo.size(), 1U);
  EXPECT_EQ(redo.front().name, "Edit");
  EXPECT_TRUE(key_list("nonsense nowhere").empty());
}

TEST(Alike, IsAllOfTheKindsThatAreSelected) {
  auto mission = test::with_objective(test::mission_with({6, 7}, "B2/B3 D4/D5", "C3/C4"), "o1", "D3", "1");
  mission = test::with_objective(std::move(mission), "o2", "D4", "2");
  const auto select = [&](std::string_view address) {
    std::string text;
    const auto found = alike(mission, Selection({parse_address(address).value()}));
    for (const auto& each : found.addresses()) text += to_text(mission, each) + " ";
    return text;
  };
  EXPECT_EQ(select("B2/B3"), "B2/B3 D4/D5 ");
  EXPECT_EQ(select("C3/C4"), "C3/C4 ") << "a hatchway is no wall";
  EXPECT_EQ(select("#o2"), "#o1 #o2 ");
  EXPECT_EQ(select("#gone"), "");
}

}  // namespace
}  // namespace bulkhead
