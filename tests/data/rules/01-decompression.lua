-- SPDX-License-Identifier: MIT
-- Boarding Actions: a compartment is vented. Six areas of kind "compartment", labelled 1 to 6 on the map.

--- rule: venting
rule {
  id = "venting",
  name = "Venting decks",
  params = { first = 2, from = 3 },
  text = [[
From round {first} on, the attacker rolls a D6 when the round starts. On {from}+ one compartment is open to space until
the round ends; the defender rolls a D6 to see which. Its hatchways close, and every unit in it suffers D3 mortal wounds.]],
}

function on_round_start(rule, battle)
  if battle.round < rule.first or battle.attacker:roll("D6", "venting") < rule.from then return end
  local deck = battle.areas:of_kind("compartment"):numbered(battle.defender:roll("D6", "which compartment"))
  if not deck then return end
  deck:mark("vented"):until_end_of("round")
  deck:effect("Move -1\"; attacks on models in here pierce 1 better"):until_end_of("round")
  for hatchway in deck.hatchways do hatchway:close() end
  for unit in deck.units do unit:suffer(battle.attacker:roll("D3", "decompression")) end
end
