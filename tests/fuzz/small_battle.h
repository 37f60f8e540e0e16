// SPDX-License-Identifier: MIT
#pragma once

#include "model/mission/mission.h"

namespace bulkhead::fuzz {

/// Two sides with a unit each on a board of 3 × 3 cells, a marker, and a rule that asks, rolls and notes.
[[nodiscard]] inline Mission small_battle() {
  Mission mission;
  GameSystem system;
  system.id = Id("small");
  system.sequence.rounds = 2;
  system.sequence.order = Sequence::Order::attacker;
  system.zone_kinds.push_back(
      {Id("drop-zone"), "Drop zone", false, ZoneKind::Owner::side, ZoneKind::Start::deploys, "", "", ""});
  system.marker_kinds.push_back({Id("objective"), "Objective", "", {}});
  system.control = ControlRule{};
  mission.system = system;
  Side attacker{Id("attacker"), {}};
  attacker.role = Id("attacker");
  Side defender{Id("defender"), {}};
  defender.role = Id("defender");
  mission.sides = std::vector{attacker, defender};
  std::vector<Force> forces;
  for (const auto* name : {"alpha", "beta"}) {
    Force force{Item{Id(name), "", std::nullopt, {}, {}, {}}};
    force.side = (*mission.sides)[forces.size()].id;
    Unit unit{Id(name)};
    unit.models = 3;
    unit.wounds = 2;
    force.units = {unit};
    forces.push_back(std::move(force));
  }
  mission.forces = std::move(forces);
  Rule rule{Item{Id("storm"), "Storm", std::nullopt, {}, {}, {}}};
  rule.lua =
      "function on_round_start(rule, battle)\n"
      "  if battle.attacker:agrees(\"Wait?\") then rule:set(\"waited\", battle.attacker:number(\"How long?\", 1, 3)) "
      "end\n"
      "  battle.defender:score(battle.defender:roll(\"D6\"))\n"
      "end\n";
  mission.rules = std::vector{rule};
  return mission;
}

}  // namespace bulkhead::fuzz
