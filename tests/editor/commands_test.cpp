// SPDX-License-Identifier: MIT
#include "editor/tools/commands/commands.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "editor/tools/commands/run_command.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "tests/editor/desk.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using test::Desk;

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

TEST(Commands, MenusAreInOnePieceEach) {
  std::vector<std::string_view> menus;
  for (const auto& command : commands()) {
    if (menus.empty() || menus.back() != command.menu) menus.push_back(command.menu);
  }
  EXPECT_EQ(menus, (std::vector<std::string_view>{"File", "Edit", "View", "Draw", "Mission", "Help"}));
}

TEST(Commands, AreFoundById) {
  ASSERT_NE(find_command("edit.undo"), nullptr);
  EXPECT_EQ(find_command("edit.undo")->shortcut, "Ctrl+Z");
  EXPECT_EQ(find_command("edit.nothing"), nullptr);
}

TEST(Commands, ChoicesAreCheckedOneAtATime) {
  Desk desk(test::empty_mission());
  for (const auto& command : commands()) {
    if (command.check != Command::Check::choice) continue;
    ASSERT_TRUE(run_command(desk.workspace, command.id)) << command.id;
    const auto group = command.id.substr(0, command.id.rfind('.') + 1);
    for (const auto& other : commands()) {
      if (other.check != Command::Check::choice || !other.id.starts_with(group)) continue;
      EXPECT_EQ(is_checked(desk.workspace, other.id), other.id == command.id) << other.id;
    }
  }
}

TEST(Commands, EachOneThatNeedsNoWindowDoesSomething) {
  const std::set<std::string_view> of_the_window = {"file.new",
                                                    "file.open",
                                                    "file.import-sketch",
                                                    "file.save",
                                                    "file.save-as",
                                                    "file.reload",
                                                    "file.export-map",
                                                    "file.export-bundle",
                                                    "file.print",
                                                    "file.close",
                                                    "file.quit",
                                                    "edit.cut",
                                                    "edit.copy",
                                                    "edit.paste",
                                                    "view.dark-floor",
                                                    "view.reset-panels",
                                                    "help.guide",
                                                    "help.shortcuts",
                                                    "mission.next-finding",
                                                    "mission.previous-finding",
                                                    "help.about"};
  for (const auto& command : commands()) {
    Desk desk(test::with_objective(test::mission_with({6, 7}, "B2/B3 A1/B1", ""), "o1", "D3", "1"));
    auto& workspace = desk.workspace;
    desk.click("D5/D6");
    desk.click("E5/E6");
    if (command.id == "edit.redo") workspace.undo();
    if (command.id == "tool.wall") workspace.choose(ToolKind::select);
    if (command.id == "pen.off") workspace.set_pen(SymmetryPen::half_turn);
    if (command.id == "view.unit.inches") workspace.set_unit(RulerUnit::millimetres);
    if (command.id == "view.fit") workspace.zoom_steps(2);
    workspace.select_all();
    if (command.id == "edit.select-all") workspace.select({});
    const auto mission = desk.mission();
    const auto selection = workspace.selection();
    const auto view = workspace.view();
    const auto state = std::tuple(workspace.tool(), workspace.pen(), workspace.unit());
    ASSERT_EQ(run_command(workspace, command.id), !of_the_window.contains(command.id)) << command.id;
    const bool changed = !(mission == desk.mission()) || selection != workspace.selection() ||
                         view != workspace.view() ||
                         state != std::tuple(workspace.tool(), workspace.pen(), workspace.unit());
    EXPECT_EQ(changed, !of_the_window.contains(command.id)) << command.id;
  }
}

TEST(Commands, KnowWhenTheyHaveNothingToDo) {
  Desk desk(test::mission_with({6, 7}, "B2/B3", ""));
  EXPECT_FALSE(is_enabled(desk.workspace, "edit.undo"));
  EXPECT_FALSE(is_enabled(desk.workspace, "edit.redo"));
  EXPECT_FALSE(is_enabled(desk.workspace, "edit.copy"));
  EXPECT_FALSE(is_enabled(desk.workspace, "edit.rotate-90"));
  EXPECT_FALSE(is_enabled(desk.workspace, "file.reload"));
  EXPECT_TRUE(is_enabled(desk.workspace, "file.open"));
  desk.click("C2/C3");
  desk.workspace.select_all();
  EXPECT_TRUE(is_enabled(desk.workspace, "edit.undo"));
  EXPECT_TRUE(is_enabled(desk.workspace, "edit.copy"));
  EXPECT_TRUE(is_enabled(desk.workspace, "edit.rotate-90"));
}

TEST(Commands, NewItemsAreSelectedForTheInspector) {
  Desk desk(test::empty_mission());
  ASSERT_TRUE(run_command(desk.workspace, "mission.add-rule"));
  EXPECT_EQ(desk.selected(), "#rule");
  ASSERT_TRUE(run_command(desk.workspace, "mission.add-rule"));
  EXPECT_EQ(desk.selected(), "#rule-2");
  EXPECT_EQ(desk.mission().rules->size(), 2U);
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
