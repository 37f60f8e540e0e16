-- SPDX-License-Identifier: MIT
-- Boarding Actions: the furnace. The action's fields say who may do it and when it takes effect.

--- action: burners
action {
  id = "burners",
  name = "Light the burners",
  kind = "tactical-manoeuvre",           -- brings the system's own conditions: not battle-shocked, engaged, advanced …
  uses = "turn",                         -- once in each player's turn
  completed = "own-turn-end",
  params = { from = 4, most = 3 },
  text = [[
One unit in a furnace control zone. At the end of the turn roll a D6 for each model in the furnace: for every {from}+ its
unit suffers one mortal wound, {most} at most.]],
}

function may(action, unit, battle)
  return unit:inside(battle.zones:of_kind("furnace-control"))
end

function complete(action, unit, battle)
  for victim in battle:area("furnace").units do
    local burns = unit.player:successes(victim.models, action.from, "the burners")
    if burns > 0 then victim:suffer(math.min(burns, action.most)) end
  end
end

--- rule: desperate-measures
rule {
  id = "desperate-measures",
  name = "Out of the fire",
  params = { from = 5 },
  text = "In your command phase, if you control a marker in the furnace, roll a D6: on {from}+ you gain 1 CP.",
}

function on_command_phase_start(rule, player, battle)
  if player.controlled:inside(battle:area("furnace")):none() then return end
  if player:roll("D6", "the furnace pays") >= rule.from then player:gain(1, "CP") end
end

--- objective: exchangers
objective {
  id = "exchangers",
  name = "Promethium exchangers",
  kind = "progressive",
  scored = {
    { at = "own-command-phase-end", rounds = "2-4" },
    { at = "own-command-phase-end", rounds = "5", player = "first" },
    { at = "own-turn-end", rounds = "5", player = "second" },
  },
  conditions = {
    { vp = 5, condition = "controls(player) >= 1", text = "control one or more markers" },
    { vp = 5, condition = "controls(player) >= 2", text = "control two or more" },
    { vp = 5, condition = "controls(player) > controls(player.opponent)", text = "control more than the opponent" },
    { vp = 5, condition = "controls(player, area('furnace')) >= 1", text = "control one or more in the furnace" },
  },
}
