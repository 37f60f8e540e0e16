-- SPDX-License-Identifier: MIT
-- Boarding Actions: radiation spreads from sector to sector. What a level does is a table, so that it prints.

--- dice_table: rad-levels
dice_table {
  id = "rad-levels",
  name = "Rad levels",
  rows = {
    { on = "1", name = "Mild", text = "Leadership 1 worse" },
    { on = "2", name = "High", text = "Move -1\", Leadership 1 worse" },
    { on = "3+", name = "Extreme", text = "Toughness -1, Move -1\", Leadership 1 worse" },
  },
}

--- rule: rads
rule {
  id = "rads",
  name = "The reactor bleeds",
  params = { a = 1, b = 2, c = 3, d = 4 },   -- the round in which each sector begins to glow
  text = [[
Sectors A to D turn mild in rounds {a}, {b}, {c} and {d}, high in the round after and extreme from the third on. As a round
starts, each unit takes the level of the worst sector it is in, until the round ends: {table:rad-levels}]],
}

function on_round_start(rule, battle)
  for unit in battle.units.on_battlefield do
    local worst = 0
    for sector in battle.areas:of_kind("sector") do
      if unit:inside(sector) then worst = math.max(worst, battle.round - rule[sector.label:lower()] + 1) end
    end
    if worst > 0 then
      local level = battle.tables["rad-levels"]:row(worst)
      unit:mark("rads", level.name):until_end_of("round")
      unit:effect(level.text):until_end_of("round")
    end
  end
end
