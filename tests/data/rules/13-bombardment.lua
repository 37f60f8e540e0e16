-- SPDX-License-Identifier: MIT
-- Narrative play: preliminary bombardment and three cards that change its roll: why a
-- roll that others may change has a name.

--- rule: bombardment
rule {
  id = "bombardment",
  name = "Preliminary bombardment",
  params = { needs = 6 },
  text = "Before the first turn the attacker rolls a D6 for each enemy unit: on {needs}+ it suffers D6 mortal wounds, or D3 if it is infantry and goes to ground for its first turn.",
}

function on_first_turn_decided(rule, battle)
  local player = battle.attacker
  for unit in battle.defender.units.on_battlefield do
    if player:test("bombardment", { needs = rule.needs, about = unit }) then
      local down = unit:is("infantry") and unit.player:agrees(unit.name .. " goes to ground?")
      if down then unit:effect("no actions in its first turn"):until_end_of("turn", unit.player) end
      local wounds = player:roll(down and "D3" or "D6", "shells on " .. unit.name)
      if unit:has("foxholes") then wounds = (wounds + 1) // 2 end
      unit:suffer(wounds)
    end
  end
end

--- stratagem: sustained-bombardment
stratagem {
  id = "sustained-bombardment", name = "Sustained bombardment", cost = 1, currency = "CP", side = "attacker", uses = "unlimited",
  used = { at = "before-test", of = "bombardment" },
  effect = "Roll three dice instead of one.",
}

function use(stratagem, test, battle) test.dice = 3 end

--- stratagem: heavy-bombardment
stratagem {
  id = "heavy-bombardment", name = "Heavy bombardment", cost = 1, currency = "CP", side = "attacker", uses = "unlimited",
  used = { at = "before-test", of = "bombardment" },
  effect = "It is hit on a 4+.",
}

function use(stratagem, test, battle) test.needs = 4 end

--- stratagem: delayed-reserves
stratagem {
  id = "delayed-reserves", name = "Delayed reserves", cost = "1-2", currency = "CP", side = "defender", uses = "unlimited",
  used = { at = "before-test", of = "reserves", whose = "opponent" },
  effect = "Subtract {spent} from the roll.",
}

function use(stratagem, test, battle) test:add(-stratagem.spent) end
