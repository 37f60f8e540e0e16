// SPDX-License-Identifier: MIT
#include "editor/tools/commands/context_menu.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/commands/canvas_actions.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/texts/texts_naming.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;

struct ContextMenuTest : testing::Test {
  ContextMenuTest() {
    add_stage_actions(actions, fixture.stage, fixture.canvas);
    add_canvas_actions(actions, fixture.canvas);
    fixture.canvas.listen([this](CanvasEvent event) { asked += event == CanvasEvent::menu ? 1 : 0; });
  }
  void select(std::string_view address) { fixture.stage.select(Selection({parse_address(address).value()})); }
  [[nodiscard]] std::vector<MenuEntry> menu(const MenuPlace& place = {}) {
    return context_menu(fixture.stage, actions, place);
  }
  static const MenuEntry* entry(const std::vector<MenuEntry>& entries, std::string_view name) {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const auto& each) { return each.name == name; });
    return found == entries.end() ? nullptr : &*found;
  }
  void run(std::string_view name) {
    const auto entries = menu();
    const auto* found = entry(entries, name);
    ASSERT_NE(found, nullptr) << name;
    ASSERT_TRUE(found->enabled) << name;
    found->run();
  }

  CanvasFixture fixture{test::with_objective(test::mission_with({6, 7}, "B2/B3 D4/D5", "C3/C4"), "o1", "D3", "1")};
  Actions actions;
  int asked = 0;
};

TEST_F(ContextMenuTest, OfAWallMakesAHatchwayOfItAndTurnsThat) {
  select("B2/B3");
  EXPECT_EQ(menu().front().name, "Wall B2/B3");
  EXPECT_FALSE(entry(menu(), "Make it a wall")->enabled) << "it is one";
  run("Make it a hatchway");
  EXPECT_EQ(fixture.hatchways(), "B2/B3:south C3/C4:south");
  EXPECT_EQ(fixture.selected(), "B2/B3");
  run("Face the other way");
  EXPECT_EQ(fixture.hatchways(), "B2/B3:north C3/C4:south");
  run("Begins open");
  EXPECT_EQ(fixture.hatchways(), "B2/B3:north+open C3/C4:south");
  run("Make it a wall");
  EXPECT_EQ(fixture.walls(), "B2/B3 D4/D5");
}

TEST_F(ContextMenuTest, ObeysTheSymmetryPen) {
  fixture.stage.set_pen(SymmetryPen::half_turn);
  select("B2/B3");
  run("Make it a hatchway");
  EXPECT_EQ(fixture.hatchways(), "B2/B3:south C3/C4:south E5/E6:north");
}

TEST_F(ContextMenuTest, OfAMarkerLeadsToTheTextsThatNameIt) {
  const auto rule = new_text(fixture.mission(), TextKind::rule);
  ASSERT_TRUE(fixture.stage.apply(rule.edit));
  const auto id = std::get<Id>(rule.key);
  ASSERT_TRUE(fixture.stage.apply(SetField{id, {"text", single("Hold {marker:o1}.")}}));
  EXPECT_EQ(texts_naming(fixture.mission(), Id("o1")), std::vector<TextKey>{rule.key});
  select("#o1");
  std::optional<TextKey> shown;
  MenuPlace place;
  place.show_text = [&](const TextKey& key) { shown = key; };
  const auto entries = menu(place);
  const auto* texts = entry(entries, "Texts that name it");
  ASSERT_NE(texts, nullptr);
  ASSERT_EQ(texts->entries.size(), 1U);
  texts->entries.front().run();
  EXPECT_EQ(shown, rule.key);
  EXPECT_EQ(entry(menu(), "Texts that name it"), nullptr) << "without a page of texts";
  EXPECT_EQ(entry(entries, "Rename…"), nullptr);
  select("#" + id.text());
  const auto of_rule = menu(place);
  ASSERT_NE(entry(of_rule, "Show in texts and rules"), nullptr);
  EXPECT_EQ(entry(of_rule, "Turn and mirror"), nullptr) << "it stands nowhere";
}

TEST_F(ContextMenuTest, OfBareGroundPastesAndDraws) {
  MenuPlace place;
  place.open_edge = EdgeAddress{1, parse_edge_address("E2/E3")->edge};
  const auto entries = menu(place);
  ASSERT_NE(entry(entries, "Wall E2/E3"), nullptr);
  entry(entries, "Wall E2/E3")->run();
  EXPECT_EQ(fixture.walls(), "B2/B3 E2/E3 D4/D5");
  EXPECT_NE(entry(entries, "Select all"), nullptr);
}

TEST_F(ContextMenuTest, IsAskedForWhereTheRightButtonHasNothingToTakeAway) {
  fixture.canvas.choose("wall");
  fixture.click("B2/B3", Button::right);
  EXPECT_EQ(fixture.walls(), "D4/D5");
  EXPECT_EQ(asked, 0) << "it erased";
  fixture.click("B2/B3", Button::right);
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(fixture.selected(), "");
  fixture.drag({"E2", "E3", "E4"}, Button::right);
  EXPECT_EQ(asked, 1) << "a drag is no click";
  fixture.canvas.choose("select");
  fixture.click("D4/D5", Button::right);
  EXPECT_EQ(asked, 2);
  EXPECT_EQ(fixture.selected(), "D4/D5");
  fixture.stage.select_all();
  const auto all = fixture.selected();
  fixture.click("D4/D5", Button::right);
  EXPECT_EQ(fixture.selected(), all) << "it is about all that is selected";
  fixture.click("B2/B3", Button::left);
}

TEST_F(ContextMenuTest, IsOfNothingThatIsLocked) {
  fixture.canvas.choose("select");
  fixture.stage.toggle_locked(MapClass::walls);
  fixture.click("D4/D5", Button::right);
  EXPECT_EQ(fixture.selected(), "");
}

TEST_F(ContextMenuTest, IsAskedForByAKeyWhereTheCursorStands) {
  fixture.canvas.choose("wall");
  fixture.canvas.move_cursor(Compass::east, StepSize::usual);
  fixture.canvas.move_cursor(Compass::east, StepSize::coarse);
  fixture.canvas.ask_for_menu();
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(fixture.canvas.menu_at().at, fixture.canvas.marks().cursor);
}

TEST(PastedText, ThatIsNoPartOfABattlefieldIsRefusedWithAReason) {
  CanvasFixture fixture(test::empty_mission());
  const auto paste_text = [&](const std::string& text) {
    paste(fixture.stage, fixture.canvas, text);
    EXPECT_FALSE(fixture.stage.pasting());
    return fixture.stage.message();
  };
  const std::string none = "The clipboard holds no part of a battlefield; copy something here first";
  EXPECT_EQ(paste_text(""), none);
  EXPECT_EQ(paste_text(" \r\n\t"), none);
  EXPECT_EQ(paste_text(std::string(1'000'000, 'x')), none);
  EXPECT_EQ(paste_text(std::string(1'000'000, '\0')), none);
  EXPECT_EQ(paste_text("\xFF\xFE<"), none);
  EXPECT_TRUE(paste_text("<" + std::string(1'000'000, '<')).starts_with(none + " ("));
  EXPECT_LT(paste_text("<" + std::string(1'000'000, 'a')).size(), 400U) << "no megabyte is said back";
  EXPECT_EQ(paste_text("<mission>" + std::string(9'000'000, ' ')),
            "The clipboard holds 9 MB of text, too much for a part of a battlefield; copy less of it");
}

TEST_F(ContextMenuTest, WhatHangsOnThePointerIsOnlyLetGo) {
  fixture.stage.select_all();
  duplicate_selected(fixture.stage);
  const auto text = copy(fixture.stage);
  paste(fixture.stage, fixture.canvas, text);
  ASSERT_TRUE(fixture.stage.pasting());
  fixture.click("C3", Button::right);
  EXPECT_FALSE(fixture.stage.pasting());
  EXPECT_EQ(asked, 0);
}

}  // namespace
}  // namespace bulkhead
