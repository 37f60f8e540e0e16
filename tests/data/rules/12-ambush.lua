-- SPDX-License-Identifier: MIT
-- Narrative play: the ambush.

--- rule: escape-route
rule {
  id = "escape-route",
  name = "The way out",
  text = "A unit of the defender that moves off {zone:escape} with all its models in one phase has escaped.",
}

function on_unit_left(rule, unit, zone, battle)
  if unit.player == battle.defender and zone.kind == "escape-edge" then unit:leave("escaped") end
end

--- objective: break-out
objective {
  id = "break-out",
  name = "Break out",
  kind = "victory",
  scored = { { at = "battle-end" } },
  params = { share = 3 },
  text = "The defender wins if the units that escaped have the army's power divided by {share}, or more; else the attacker.",
}

function winner(objective, battle)
  local army = battle.defender.units
  local escaped = army.escaped
  return escaped:sum("power") * objective.share >= army:sum("power") and battle.defender or battle.attacker
end
