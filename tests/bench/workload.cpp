// SPDX-License-Identifier: MIT
#include "tests/bench/workload.h"

#include <utility>
#include <vector>

#include "tests/bench/missions.h"

namespace bulkhead::bench {
namespace {

Rule rule_with(const std::string& lua) { return {{Id("workload"), "", std::nullopt, {}, lua, {}}}; }

MissionObjective scored_in_every_turn(int number) {
  MissionObjective objective{{Id("objective-" + std::to_string(number)), "", std::nullopt, {}, "", {}}, Id("primary")};
  objective.scorings = {{Id("own-turn-end"), 1, 5, Scoring::Player::either, {}}};
  objective.conditions = {{1, "controls(player) >= " + std::to_string(number % 3), "", {}}};
  return objective;
}

}  // namespace

Mission workload(const std::string& lua) {
  auto mission = shipped_mission("boarding-actions/decompression");
  mission.rules = std::vector<Rule>{rule_with(lua)};
  std::vector<MissionObjective> objectives;
  for (int number = 0; number < 6; ++number) objectives.push_back(scored_in_every_turn(number));
  mission.objectives = std::move(objectives);
  mission.actions = std::vector<MissionAction>();
  mission.stratagems = std::vector<Stratagem>();
  mission.tables = std::vector<MissionTable>();
  auto forces = *mission.forces;
  for (auto& force : forces) force.units.erase(force.units.begin() + 5, force.units.end());
  mission.forces = std::move(forces);
  return mission;
}

std::string placed(const Mission& mission) {
  std::string lines = "seed 7\ngo battle-start\n";
  int column = 0;
  for (const auto& force : *mission.forces) {
    for (const auto& unit : force.units) {
      lines += "fact #" + unit.id.text() + " at " + std::string(1, static_cast<char>('A' + column++ % 5)) + "3\n";
    }
  }
  return lines;
}

}  // namespace bulkhead::bench
