-- SPDX-License-Identifier: MIT
-- Narrative play: sentries and the alarm, reserves after the alarm, sabotage.
-- Three rules that know nothing of each other but the event "alarm" and the mark "sabotage".

--- dice_table: spotting
dice_table {
  id = "spotting",
  name = "Spotted within",
  rows = { { on = "0-5", value = 3 }, { on = "6-10", value = 6 }, { on = "11-19", value = 9 }, { on = "20+", value = 12 } },
}

--- rule: sentries
rule {
  id = "sentries",
  name = "Sentries",
  text = [[
Until the alarm, at the start of the defender's movement phase both players roll a D6 for each sentry; the higher moves it
that many inches. A unit within a sentry's reach at the end of a movement phase is spotted: {table:spotting}]],
}

function on_movement_phase_start(rule, player, battle)
  if player ~= battle.defender or battle:has("alarm") then return end
  for sentry in battle.units:with("sentry").on_battlefield do
    local theirs, ours = battle.attacker:roll("D6", sentry.name), battle.defender:roll("D6", sentry.name)
    if theirs > ours then battle.attacker:move(sentry, theirs) end
    if ours > theirs then battle.defender:move(sentry, ours) end
  end
end

function on_movement_phase_end(rule, player, battle)
  local sentries = battle.units:with("sentry").on_battlefield
  for unit in battle.attacker.units.on_battlefield do
    local power = unit:has("camouflage") and unit.power / 2 or unit.power
    local reach = battle.tables.spotting:row(power).value + (battle:get("sensors") or 0)
    if sentries:within(unit, reach):any() then return battle:raise("alarm", unit.name .. " is spotted") end
  end
end

function on_unit_shot(rule, unit, shot, battle)
  if unit.player == battle.attacker and not unit:has("silenced") then battle:raise("alarm", unit.name .. " shoots") end
end

function on_power_manifested(rule, unit, battle)
  if unit.player == battle.attacker then battle:raise("alarm", unit.name .. " manifests a power") end
end

function on_unit_fought(rule, unit, fight, battle)        -- a sentry that is attacked and lives cries out
  if unit.player == battle.attacker and fight.target:has("sentry") and not fight.target.destroyed then
    battle:raise("alarm", fight.target.name .. " is attacked and lives")
  end
end

--- rule: alarm
rule {
  id = "alarm",
  name = "Alarm",
  text = "The alarm ends the attacker's turn; in the defender's turn he begins a new one. The sentries are his from then on.",
}

function on_alarm(rule, why, battle)
  if battle:has("alarm") then return end
  battle:set("alarm", battle.round)
  if battle.active == battle.attacker then battle:end_turn(why) else battle:new_turn(battle.defender, why) end
end

--- rule: response
rule {
  id = "response",
  name = "They come running",
  params = { from = 3 },
  text = "After the alarm the defender brings on reserves after moving: on {from}+ in the first turn, then at will, within 6\" of {zone:defender-edge} and more than 9\" from enemies.",
}

function on_movement_phase_end(rule, player, battle)
  if player ~= battle.defender or not battle:has("alarm") then return end
  local first = not rule:has("answered")
  rule:set("answered")
  for unit in player.units.in_reserve do
    if not first or player:test("reserves", { needs = rule.from, about = unit }) then
      player:bring_on(unit, "defender-edge", { away_from_enemies = 9 })
    end
  end
end

--- rule: charges
rule {
  id = "charges",
  name = "Charges",
  text = "At the end of his turns, each of the attacker's units within 3\" of {marker:Relay} that has not tried may try to sabotage it. Not vehicles, not monsters. The alarm follows.",
}

function on_turn_end(rule, player, battle)
  if player ~= battle.attacker then return end
  local relay = battle:marker("Relay")
  for unit in player.units.on_battlefield:within(relay, 3):without("tried") do
    if not unit:is("vehicle") and not unit:is("monster") and player:agrees(unit.name .. " tries to sabotage it?") then
      unit:set("tried")
      relay:count_up("attempts")
      battle:raise("alarm", "a sabotage attempt")
    end
  end
end

--- objective: blow-it-up
objective {
  id = "blow-it-up",
  name = "Blow it up",
  kind = "victory",
  scored = { { at = "battle-end" } },
  params = { needs = 7 },
  text = "The attacker rolls a D6 and adds the attempts. {needs} or more: he wins, else the defender does.",
}

function winner(objective, battle)
  local tries = battle:marker("Relay"):get("attempts") or 0
  return battle.attacker:roll("D6", "the charges") + tries >= objective.needs and battle.attacker or battle.defender
end

--- stratagem: silenced
stratagem {
  id = "silenced", name = "Silenced weapons", cost = 1, currency = "CP", side = "attacker", uses = "unlimited",
  used = { at = "before-shooting", whose = "own" },
  effect = "This attack raises the alarm only if its target loses a wound and lives.",
}

function use(stratagem, unit, battle) unit:mark("silenced"):until_end_of("phase") end

function on_unit_damaged(stratagem, target, by, battle)
  if by and by:has("silenced") and not target.destroyed then battle:raise("alarm", target.name .. " cries out") end
end
