-- SPDX-License-Identifier: MIT
-- Boarding Actions: prison break.

--- rule: imprisoned
rule {
  id = "imprisoned",
  name = "Behind bars",
  params = { least = 60 },
  text = [[
Before deployment the attacker picks a unit of {least} points or more; it is set up in {area:cells}. While no defender
stands wholly in {zone:guard} it may try the hatchway: it rolls a D6 and succeeds below its Toughness. Once open, the
hatchway stays open; defenders never operate it.]],
}

function on_deployment_start(rule, battle)
  local able = battle.attacker.units:where(function(u) return u.points >= rule.least end)
  local prisoner = battle.attacker:choose(able, "Who is behind bars?")
  prisoner:set("prisoner")
  prisoner:set_up(battle:area("cells"))
end

function may_operate(rule, hatchway, unit, battle)
  if not battle:area("cells").hatchways:includes(hatchway) then return end
  if hatchway.is_open or unit.player == battle.defender then return false, "it stays as it is" end
  if not unit:has("prisoner") then return end
  if battle.defender.units:wholly_inside(battle:zone("guard")):any() then return false, "it is guarded" end
end

function on_operating(rule, attempt, battle)
  if attempt.hatchway.is_open or not attempt.unit:has("prisoner") then return end
  if attempt.unit.player:roll("D6", "the lock") >= attempt.unit.toughness then attempt:fails("the lock holds") end
end

--- objective: escape
objective {
  id = "escape",
  name = "Escape",
  kind = "end-game",
  scored = { { at = "battle-end" } },
  rows = {
    { attacker = 0, defender = 90, text = "the prisoner is still in the cells" },
    { attacker = 30, defender = 60, text = "it got out, but is destroyed" },
    { attacker = 60, defender = 30, text = "it got out, and is engaged" },
    { attacker = 90, defender = 0, text = "it is free" },
  },
}

function score(objective, player, battle)            -- where the prisoner is when the battle ends
  local prisoner = battle.attacker.units:with("prisoner"):first()
  local inside = prisoner.on_battlefield and prisoner:inside(battle:area("cells"))
  local row = inside and 1 or prisoner.destroyed and (prisoner:has("out") and 2 or 1) or prisoner.engaged and 3 or 4
  return objective.rows[row][player.role]
end

function on_unit_moved(objective, unit, move, battle)
  if unit:has("prisoner") and unit:outside(battle:area("cells")) then unit:set("out") end
end
