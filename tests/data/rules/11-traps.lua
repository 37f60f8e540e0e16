-- SPDX-License-Identifier: MIT
-- Zone Mortalis: the traps stratagem. Placing is a field, so the map can draw and check it.

--- dice_table: trap
dice_table {
  id = "trap",
  name = "Trap",
  die = "D6",
  rows = {
    { on = "1", name = "Dud", text = "The marker is removed.", call = "dud" },
    { on = "2-3", name = "Not this time", text = "Nothing happens." },
    { on = "4-6", name = "Boom", text = "All under a large blast around the marker take a Strength 4 AP 5 hit; vehicles on their rear armour. The marker is removed.", call = "boom" },
  },
}

function dud(row, trap) trap:remove("a dud") end

function boom(row, trap, battle)
  for unit in battle.units.on_battlefield:within(trap, 2.5) do battle:tell(unit.name .. ": Strength 4 AP 5 hits") end
  trap:remove("it goes off")
end

--- stratagem: traps
stratagem {
  id = "traps",
  name = "Traps",
  cost = 2, currency = "SP", side = "defender", kind = "Terrain", uses = "unlimited",
  used = { at = "zones-chosen" },        -- after the quarters are chosen, before models are set up
  places = { kind = "trap", count = 6 },
  effect = "Whoever moves within 2\" of a trap sets it off: {table:trap}",
}

function use(stratagem, player, battle)
  player:place("trap", 6)
end

function on_unit_moved(stratagem, unit, move, battle)
  for trap in battle.markers:of_kind("trap") do
    if move:comes_within(trap, 2) then
      battle.tables.trap:apply(unit.player:roll("D6", "a trap"), trap)
    end
  end
end
