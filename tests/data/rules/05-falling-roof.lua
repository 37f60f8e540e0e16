-- SPDX-License-Identifier: MIT
-- Zone Mortalis: the roof comes down. A dice table is rows with bands; a row may name a function.

--- dice_table: falling-roof
dice_table {
  id = "falling-roof",
  name = "Falling roof",
  die = "2D6",                           -- one D6 of each player
  rows = {
    { on = "2-5", name = "Stable", text = "Nothing happens." },
    { on = "6-7", name = "Look out", text = "The winner of a roll-off places one deadfall; it scatters.", call = "deadfall" },
    { on = "8-9", name = "Dust", text = "Ballistic Skill and Initiative -1 this turn, to 1 at least.", call = "dust" },
    { on = "10", name = "Tremor", text = "Clear ground is difficult this turn.", call = "tremor" },
    { on = "11", name = "Cave-in", text = "The winner of a roll-off places D3 deadfalls; those hit test for pinning.", call = "cave_in" },
    { on = "12+", name = "Quake", text = "Every model passes a Strength test or is lost. Only once in a battle.", call = "quake" },
  },
}

function deadfall(row, battle)
  battle:roll_off("who places the deadfall"):place("deadfall", 1)
end

function cave_in(row, battle)
  local winner = battle:roll_off("who places the cave-in")
  winner:place("deadfall", winner:roll("D3", "how many"))
end

function dust(row, battle) battle:effect("Ballistic Skill and Initiative -1"):until_end_of("round") end
function tremor(row, battle) battle:effect("clear ground is difficult"):until_end_of("round") end

function quake(row, battle)
  if battle:has("quaked") then return end
  battle:set("quaked")
  for unit in battle.units.on_battlefield do battle:tell(unit.name .. ": each model passes a Strength test or is lost") end
end

--- rule: buried-alive
rule {
  id = "buried-alive",
  name = "Buried alive",
  params = { first = 2 },
  text = "From turn {first} on, both players roll a D6 at its start and add them, +1 if ordnance fired in the turn before. {table:falling-roof}",
}

function on_round_start(rule, battle)
  if battle.round < rule.first then return end
  local total = battle:has("ordnance") and 1 or 0
  for player in battle.players do total = total + player:roll("D6", "the roof") end
  battle.tables["falling-roof"]:apply(total)
end

function on_unit_shot(rule, unit, shot, battle)
  if shot.ordnance then battle:mark("ordnance"):until_end_of("next round") end
end
