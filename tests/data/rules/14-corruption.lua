-- SPDX-License-Identifier: MIT
-- Boarding Actions: corrupting the machine spirit, four consequences, each once.

--- dice_table: consequences
dice_table {
  id = "consequences",
  name = "Consequences",
  rows = {                                   -- without `on`: rows to choose from
    { id = "doors", name = "Door controls", text = "Open or close up to three hatchways.", call = "doors" },
    { id = "steam", name = "Steam", text = "Until the attacker's next command phase nobody shoots further than 6\".", call = "steam" },
    { id = "gravity", name = "Gravity", text = "Until then nobody sets to defend or sets overwatch, and those who did lose it.", call = "gravity" },
    { id = "comms", name = "Silence", text = "Until the end of the attacker's next command phase the defender gains no CP.", call = "comms" },
  },
}

function doors(row, player, battle)
  for hatchway in player:choose_up_to(3, battle.hatchways, "Which hatchways?") do
    if hatchway.is_open then hatchway:close() else hatchway:open() end
  end
end

function steam(row, player, battle) battle:effect("no shots beyond 6\""):until_start_of("command phase", player) end

function gravity(row, player, battle)
  battle:mark("no gravity"):until_start_of("command phase", player)
  -- What the action "Set to defend" gives; of overwatch the battle knows nothing that could be taken.
  for unit in battle.units do unit:clear("+1 to hit in melee") end
end

function may_act(row, action, unit, battle)
  if battle:has("no gravity") and (action.id == "set-to-defend" or action.id == "set-overwatch") then
    return false, "the gravity plates are down"
  end
end

function comms(row, player, battle) player.opponent:forbid("gain CP") end

-- It is chosen at the end of a command phase, which is not the end that is meant: when the next one begins, it lasts until its end.
function on_command_phase_start(item, player, battle)
  local silenced = battle.defender:has("no gain CP")
  if player == battle.attacker and silenced then battle.defender:forbid("gain CP"):until_end_of("command phase", player) end
end

--- rule: corruption
rule {
  id = "corruption",
  name = "Corrupt the machine spirit",
  params = { from = 2 },
  text = "At the end of the attacker's command phase he may try each marker he controls: on {from}+ it is corrupted and removed, and he chooses a consequence he has not had yet: {table:consequences}",
}

function on_command_phase_end(rule, player, battle)
  if player ~= battle.attacker then return end
  for marker in player.controlled do
    if player:agrees("Corrupt " .. marker.name .. "?") and player:roll("D6", "the machine spirit") >= rule.from then
      player:count_up("corrupted")
      marker:remove("corrupted")
      local left = battle.tables.consequences.choices:without("had")
      local row = player:choose(left, "Which consequence?")
      if row then row:set("had"); row:apply(player) end
    end
  end
end

--- objective: humble
objective {
  id = "humble", name = "Humble the machine", kind = "end-game", side = "attacker",
  scored = { { at = "battle-end" } },
  conditions = { { vp = 20, each = "player:get('corrupted') or 0", text = "for each corrupted marker" } },
}

--- objective: thwart
objective {
  id = "thwart", name = "Thwart the corrupters", kind = "end-game", side = "defender",
  scored = { { at = "battle-end" } },
  conditions = { { vp = 30, each = "controls(player)", text = "for each marker still held" } },
}
