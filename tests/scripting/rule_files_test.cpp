// SPDX-License-Identifier: MIT
// The rules of tests/data/rules, which the engine plays, under the checks of this room that need no map.
#include <gtest/gtest.h>

#include <filesystem>
#include <set>
#include <sstream>

#include "scripting/checks.h"
#include "scripting/sections.h"
#include "tests/support/sample_missions.h"
#include "tests/support/temporary_folder.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

/// With what the rules name.
Mission mission_of_the_rules() {
  auto mission = with_zone(empty_mission({2, 2}), "guard", "defender", "B1");
  mission = with_marker(std::move(mission), "relay", "objective", "Relay");
  for (const auto* area : {"cells", "furnace"}) mission = with_area(std::move(mission), area, "compartment", "A1");
  std::vector<MissionAction> actions;
  for (const auto* action : {"set-to-defend", "set-overwatch"})
    actions.push_back(MissionAction{Item{Id(action), action, {}, {}, "", {}}});
  mission.actions = std::move(actions);
  auto system = *mission.system;
  system.set_up.steps = {{Id("deployment"), "Deployment"}, {Id("first-turn-decided"), "First turn decided"}};
  system.sequence.rounds = 7;
  system.sequence.phases.clear();
  for (const auto* phase : {"command", "movement", "shooting", "morale"})
    system.sequence.phases.push_back({Id(phase), phase, Phase::Of::turn});
  for (const auto* kind : {"deadfall", "trap"}) system.marker_kinds.push_back({Id(kind), kind, ""});
  mission.system = system;
  return mission;
}

/// The line, or the beginning of a table of its own where it begins that of a section, as `rule {` does.
std::string without_section(const std::string& line) {
  for (const auto& kind : section_kinds()) {
    for (const auto function : kind.functions) {
      if (line.starts_with(std::string(function) + " {")) return "local section =" + line.substr(function.size());
    }
  }
  return line.starts_with("objective {") ? "local section = {" + line.substr(line.find('{') + 1) : line;
}

template <typename T>
void append(Part<std::vector<T>>& part, T item) {
  auto items = *part;
  items.push_back(std::move(item));
  part = std::move(items);
}

/// The Lua of a section, whose marker says what it is, as that of an item of the same kind; tables have no row.
void add_section(Mission& mission, std::string_view what, Item item) {
  if (what == "objective") return append(mission.objectives, {std::move(item), Id("progressive")});
  if (what == "action") return append(mission.actions, {std::move(item)});
  if (what == "stratagem") return append(mission.stratagems, {std::move(item)});
  if (what == "dice_table") return append(mission.tables, {std::move(item)});
  append(mission.rules, {std::move(item), ""});
}

/// With the sections of a file; counts them.
Mission with_sections(const std::filesystem::path& path, std::size_t& sections) {
  auto mission = mission_of_the_rules();
  std::istringstream lines(content_of(path));
  std::string lua;
  std::string what;
  std::string id;
  const auto finish = [&] {
    if (!id.empty()) add_section(mission, what, {Id(id), id, {}, {}, lua, {}});
    if (!id.empty()) ++sections;
    lua.clear();
  };
  for (std::string line; std::getline(lines, line);) {
    const auto colon = line.find(": ");
    if (line.starts_with(section_dashes) && colon != std::string::npos) {
      finish();
      what = line.substr(section_dashes.size(), colon - section_dashes.size());
      id = line.substr(colon + 2);
    } else {
      lua += without_section(line) + "\n";
    }
  }
  finish();
  return mission;
}

TEST(RuleFiles, GiveNoAlarm) {
  // Nobody raises it: it stands there for what only the table sees.
  const std::string of_the_table = "sentries (#sentries), line 31: there is no event on_power_manifested";
  // Nor is there a map here, and of the sections their Lua alone is taken: when an objective is scored is not.
  const std::set<std::string> need_a_map = {"label-not-on-map", "kind-not-on-map", "unused-label",
                                            "score-without-moment"};
  std::size_t looked_at = 0;
  for (const auto& entry : std::filesystem::directory_iterator(BULKHEAD_TEST_DATA "/rules")) {
    const auto mission = with_sections(entry.path(), looked_at);
    for (const auto& finding : check(mission, scripting_checks()).findings) {
      const auto sentence = to_text(finding.message);
      if (!need_a_map.contains(finding.key) && !sentence.ends_with(of_the_table))
        ADD_FAILURE() << entry.path().filename() << ": " << finding.key << ": " << sentence;
    }
  }
  EXPECT_GT(looked_at, 30U);
}

}  // namespace
}  // namespace bulkhead::test
