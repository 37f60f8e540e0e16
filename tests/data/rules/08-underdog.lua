-- SPDX-License-Identifier: MIT
-- Boarding Actions: the underdog. Who it is, is a figure of the system: 30 points.

--- rule: underdog
rule {
  id = "underdog",
  name = "Underdog",
  text = "The underdog starts with 1 CP more.",
}

function on_battle_start(rule, battle)
  if battle.underdog then battle.underdog:gain(1, "CP") end
end

--- rule: back-door
rule {
  id = "back-door",
  name = "Back door",
  text = "Only the underdog sets up in {zone:back-door}, and only before the battle.",
}

function may_set_up(rule, unit, zone, battle)
  if zone.kind ~= "underdog-entry" then return end
  return unit.player == battle.underdog and not battle.begun, "only the underdog, and only before the battle"
end
