// SPDX-License-Identifier: MIT
#include "editor/tools/commands/commands.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "editor/tools/commands/canvas_actions.h"
#include "editor/tools/commands/command_words.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "tests/editor/canvas_fixture.h"
#include "tests/support/sample_missions.h"
#include "tests/support/terrain.h"

namespace bulkhead {
namespace {

using test::CanvasFixture;

Actions actions_of(CanvasFixture& fixture) {
  Actions actions;
  add_stage_actions(actions, fixture.stage, fixture.canvas);
  add_canvas_actions(actions, fixture.canvas);
  return actions;
}

TEST(Commands, EachHasAnIdNameAndHelpOfItsOwn) {
  std::set<std::string_view> ids;
  std::map<std::string_view, std::string_view> keys;
  std::set<std::pair<std::string_view, std::string_view>> names;
  for (const auto& command : commands()) {
    EXPECT_TRUE(ids.insert(command.id).second) << command.id << " is there twice";
    EXPECT_TRUE(names.insert({command.menu, command.name}).second) << command.name << " is there twice";
    EXPECT_FALSE(command.help.empty()) << command.id;
    EXPECT_EQ(command.help.back() == '.', false) << command.id;
    EXPECT_FALSE(command.in_toolbar && command.icon.empty()) << command.id << " needs an icon for its button";
    if (command.shortcut.empty()) continue;
    const auto [other, is_new] = keys.emplace(command.shortcut, command.id);
    EXPECT_TRUE(is_new) << command.id << " has the key of " << other->second;
  }
}

TEST(Commands, OtherWordsAreOfCommandsThatThereAre) {
  for (const auto& words : command_words()) {
    const auto all = commands();
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Command& each) {
      return each.id.starts_with(words.ids);
    })) << words.ids;
  }
}

TEST(Commands, MenusAreInOnePieceEach) {
  std::vector<std::string_view> menus;
  for (const auto& command : commands()) {
    if (menus.empty() || menus.back() != command.menu) menus.push_back(command.menu);
  }
  EXPECT_EQ(menus, (std::vector<std::string_view>{"File", "Edit", "View", "Draw", "Mission", "Help"}));
}

TEST(Search, KnowsThatAGameIsABattle) {
  EXPECT_TRUE(has_all_words("End of the battle", "end game"));
  EXPECT_TRUE(has_all_words("End-game objective", "battle"));
  EXPECT_FALSE(has_all_words("End of the turn", "end game"));
  EXPECT_EQ(meant_by("end game", {"Start of the battle", "End of the battle"}), 1U);
}

TEST(Commands, AreFoundById) {
  ASSERT_NE(find_command("edit.undo"), nullptr);
  EXPECT_EQ(find_command("edit.undo")->shortcut, "Ctrl+Z");
  EXPECT_EQ(find_command("edit.nothing"), nullptr);
}

TEST(Commands, ChoicesAreCheckedOneAtATime) {
  CanvasFixture fixture(test::with_terrain(test::empty_mission()));
  const auto actions = actions_of(fixture);
  for (const auto& command : commands()) {
    if (command.check != Command::Check::choice || command.id.starts_with("view.page.")) continue;
    actions.run(command.id);
    const auto group = command.id.substr(0, command.id.rfind('.') + 1);
    for (const auto& other : commands()) {
      if (other.check != Command::Check::choice || !other.id.starts_with(group)) continue;
      EXPECT_EQ(actions.find(other.id)->checked(), other.id == command.id) << other.id;
    }
  }
}

TEST(Commands, EachOneThatNeedsNoWindowDoesSomething) {
  const std::set<std::string_view> of_the_window = {"file.new",
                                                    "file.new-item",
                                                    "view.fit-selection",
                                                    "file.open",
                                                    "file.import-sketch",
                                                    "file.save",
                                                    "file.save-as",
                                                    "file.reload",
                                                    "file.export-map",
                                                    "file.export-bundle",
                                                    "file.save-card",
                                                    "view.card",
                                                    "file.print",
                                                    "file.close",
                                                    "file.quit",
                                                    "edit.cut",
                                                    "edit.copy",
                                                    "edit.paste",
                                                    "edit.rename",
                                                    "view.page.map",
                                                    "view.page.both",
                                                    "view.page.texts",
                                                    "view.dark-floor",
                                                    "view.panel-tools",
                                                    "view.panel-side",
                                                    "view.panel-foot",
                                                    "view.panel-built",
                                                    "view.built.from-south",
                                                    "view.built.from-east",
                                                    "view.built.from-north",
                                                    "view.built.from-west",
                                                    "view.built.next-corner",
                                                    "view.full-screen",
                                                    "underlay.choose",
                                                    "underlay.shown",
                                                    "underlay.points",
                                                    "underlay.length",
                                                    "underlay.stronger",
                                                    "underlay.fainter",
                                                    "underlay.remove",
                                                    "view.reset-panels",
                                                    "edit.steps",
                                                    "edit.find",
                                                    "help.find-command",
                                                    "help.guide",
                                                    "help.shortcuts",
                                                    "file.new-custom",
                                                    "file.new-window",
                                                    "file.save-as-template",
                                                    "file.duplicate",
                                                    "mission.add-board",
                                                    "mission.choose-board",
                                                    "mission.board-size",
                                                    "mission.remove-board",
                                                    "mission.use-set",
                                                    "mission.change-system",
                                                    "mission.link",
                                                    "mission.add-rule",
                                                    "mission.add-objective",
                                                    "mission.add-action",
                                                    "mission.add-stratagem",
                                                    "mission.add-table",
                                                    "mission.add-force",
                                                    "mission.add-from-library",
                                                    "mission.next-finding",
                                                    "mission.previous-finding",
                                                    "mission.fix-finding",
                                                    "mission.fix-alike",
                                                    "mission.fairness",
                                                    "mission.box",
                                                    "help.about"};
  for (const auto& command : commands()) {
    auto sample = test::with_terrain(test::mission_with({6, 7}, "B2/B3 A1/B1", ""));
    sample = test::with_feature(std::move(sample), "crate", "crate", 300, 600);
    CanvasFixture fixture(test::with_objective(std::move(sample), "o1", "D3", "1"));
    fixture.click("D5/D6");
    fixture.click("E5/E6");
    if (command.id == "edit.redo") fixture.stage.undo();
    if (command.id == "tool.wall") fixture.canvas.choose("select");
    if (command.id == "pen.off") fixture.stage.set_pen(SymmetryPen::half_turn);
    if (command.id == "view.unit.inches") fixture.canvas.set_unit(RulerUnit::millimetres);
    if (command.id == "overlay.none") fixture.stage.toggle_overlay("sight");
    if (command.id == "view.hatchways.as-set") fixture.stage.set_hatchway_mode(HatchwayStates::Mode::all_open);
    if (command.id == "view.fit") fixture.canvas.zoom_steps(2);
    if (command.id == "layer.none") fixture.stage.toggle_locked(MapClass::walls);
    fixture.stage.select_all();
    if (command.id == "edit.select-all") fixture.stage.select({});
    if (command.id == "edit.select-alike") fixture.stage.select(Selection({parse_address("B2/B3").value()}));
    const auto mission = fixture.mission();
    const auto selection = fixture.stage.selection();
    const auto view = fixture.canvas.view();
    const auto state =
        std::tuple(fixture.canvas.tool().info().key, fixture.stage.pen(), fixture.canvas.unit(),
                   fixture.stage.overlay_choice(), fixture.stage.shows_findings(), fixture.stage.classes());
    const auto actions = actions_of(fixture);
    ASSERT_EQ(actions.find(command.id) != nullptr, !of_the_window.contains(command.id)) << command.id;
    actions.run(command.id);
    const bool changed =
        !(mission == fixture.mission()) || selection != fixture.stage.selection() || view != fixture.canvas.view() ||
        state != std::tuple(fixture.canvas.tool().info().key, fixture.stage.pen(), fixture.canvas.unit(),
                            fixture.stage.overlay_choice(), fixture.stage.shows_findings(), fixture.stage.classes());
    EXPECT_EQ(changed, !of_the_window.contains(command.id)) << command.id;
  }
}

TEST(Commands, KnowWhenTheyHaveNothingToDo) {
  CanvasFixture fixture(test::mission_with({6, 7}, "B2/B3", ""));
  const auto actions = actions_of(fixture);
  EXPECT_FALSE(actions.enabled("edit.undo"));
  EXPECT_FALSE(actions.enabled("edit.redo"));
  EXPECT_FALSE(actions.enabled("edit.delete"));
  EXPECT_FALSE(actions.enabled("edit.rotate-90"));
  EXPECT_FALSE(actions.enabled("edit.nothing"));
  EXPECT_EQ(actions.find("edit.undo")->name(), "Undo");
  fixture.click("C2/C3");
  fixture.stage.select_all();
  EXPECT_TRUE(actions.enabled("edit.undo"));
  EXPECT_TRUE(actions.enabled("edit.delete"));
  EXPECT_TRUE(actions.enabled("edit.rotate-90"));
  EXPECT_EQ(actions.find("edit.undo")->name(), "Undo " + std::string(fixture.document.undo_name()));
}

TEST(Commands, DoNothingWhileTheyAreNotAboutTheCanvas) {
  CanvasFixture fixture(test::mission_with({6, 7}, "B2/B3", ""));
  bool on_map = false;
  Actions actions;
  add_stage_actions(actions, fixture.stage, fixture.canvas, [&] { return on_map; });
  add_canvas_actions(actions, fixture.canvas, [&] { return on_map; });
  actions.run("mission.rotate-180");
  EXPECT_FALSE(fixture.document.can_undo());
  on_map = true;
  actions.run("mission.rotate-180");
  EXPECT_TRUE(fixture.document.can_undo());
}

TEST(Commands, ABarredOneRestsAndSaysWhy) {
  std::string why = "There is no map";
  int done = 0;
  Actions actions;
  actions.add("file.print", {[&] { ++done; }});
  actions.bar("file.print", [&] { return why; });
  actions.run("file.print");
  EXPECT_FALSE(actions.enabled("file.print"));
  EXPECT_EQ(actions.why_not("file.print"), why);
  EXPECT_EQ(actions.why_not("file.save"), "");
  EXPECT_EQ(done, 0);
  why.clear();
  actions.run("file.print");
  EXPECT_EQ(done, 1);
}

TEST(Commands, AboutAMapAreToldFromThoseAboutAnyDocument) {
  for (const auto* id : {"tool.wall", "pen.off", "overlay.sight", "file.export-map", "file.print", "mission.rotate-90",
                         "view.page.map", "mission.fairness"}) {
    EXPECT_TRUE(needs_map(*find_command(id))) << id;
  }
  for (const auto* id : {"file.save", "file.new-item", "edit.undo", "edit.paste", "edit.select-all", "view.page.texts",
                         "mission.add-rule", "mission.next-finding", "help.guide"}) {
    EXPECT_FALSE(needs_map(*find_command(id))) << id;
  }
}

TEST(Commands, WhatPrecedesACommandMayTakeItsPlace) {
  int before = 0;
  int own = 0;
  bool enough = true;
  Actions actions;
  actions.add("edit.undo", {[&] { ++own; }, {}, {}, {}});
  actions.precede("edit.undo", [&] {
    ++before;
    return enough;
  });
  actions.run("edit.undo");
  EXPECT_EQ(before, 1);
  EXPECT_EQ(own, 0);
  enough = false;
  actions.run("edit.undo");
  EXPECT_EQ(before, 2);
  EXPECT_EQ(own, 1);
}

/// Puts an end to what a test does to the language.
struct EnglishAgain {
  ~EnglishAgain() { set_translator({}); }
};

TEST(Translate, FillsInArguments) {
  EXPECT_EQ(translate("wall {}", {"C2/C3"}), "wall C2/C3");
  EXPECT_EQ(translate("{} joins {}", {"C3", "{}"}), "C3 joins {}") << "arguments are left as they are";
  EXPECT_EQ(translate("{} and {}", {"one"}), "one and {}");
  EXPECT_EQ(translate("none", {"one"}), "none");
}

TEST(Translate, AsksTheTranslator) {
  const EnglishAgain english_again;
  set_translator(
      [](std::string_view english) { return english == "wall {}" ? std::string("Wand {}") : std::string(english); });
  EXPECT_EQ(translate("wall {}", {"C2/C3"}), "Wand C2/C3");
  EXPECT_EQ(translate("hatchway {}", {"C2/C3"}), "hatchway C2/C3");
}

TEST(Search, FindsAllWordsWhateverTheCase) {
  EXPECT_TRUE(has_all_words("Objective marker 1", "MARKER obj"));
  EXPECT_FALSE(has_all_words("Objective marker 1", "marker 2"));
  EXPECT_TRUE(has_all_words("anything", "  "));
  EXPECT_FALSE(has_all_words("", "x"));
}

}  // namespace
}  // namespace bulkhead
