-- SPDX-License-Identifier: MIT
-- Where the units of automatic players go, and whom they attack: the caricature itself.
local engine = ...
local battle, control, lengths, measure = engine.battle, engine.control, engine.lengths, engine.measure
local automatic = engine.automatic
local states = engine.states
local chance, if_allowed = automatic.chance, automatic.if_allowed
local function named(unit) return engine.offer.named(unit.object) end

local inch = lengths.inch

---------------------------------------------------------------------------------------------------- goals
local function enemies_of(unit)
  local found = {}
  local units, player = engine.current.units, unit.player
  for index = 1, #units do
    local other = states[units[index]]
    if other.player ~= player and other.where == "battlefield" then found[#found + 1] = other end
  end
  return found
end

local objectives = control.objectives

--- All else that one may go to: other markers, areas, zones that are not one's own, what stands there.
local function others_than_objectives(unit)
  local found = enemies_of(unit)
  for _, list in ipairs({ "markers", "areas", "zones", "features" }) do
    for _, object in ipairs(engine.current[list]) do
      local state = states[object]
      if not state.removed and not state.objective and not state.barred and (list ~= "zones" or state.player ~= unit.player) then
        found[#found + 1] = state
      end
    end
  end
  return found
end

local function is_there(state) return not state.removed and (state.class ~= "unit" or state.where == "battlefield") end

local function away(unit, other) return engine.current.host.straight(unit, other) end

local function nearest(unit, list, more)
  local best, least
  for _, each in ipairs(list) do
    local far = away(unit, each)
    far = far and far + (more and more(each) or 0)
    if far and (not least or far < least) then best, least = each, far end
  end
  return best
end

--- One comes after the other: what friends go to already, counts as farther.
local function crowd(mind, unit)
  return function(goal)
    local far = 0
    for other, chosen in next, mind.goals do
      if chosen == goal and other ~= unit and other.player == unit.player and is_there(other) then far = far + 8 * inch end
    end
    return far
  end
end

--- Anything that one may go to.
function automatic.any_goal(mind, unit) return automatic.one_of(mind, others_than_objectives(unit)) end

local function new_goal(mind, unit)
  if chance(mind, 1, 6) then
    local goal = automatic.any_goal(mind, unit)
    if goal then return goal end
  end
  local markers, enemies = objectives(), enemies_of(unit)
  local towards = engine.current.data.system.caricature.towards
  if #markers == 0 or towards == "enemies" and #enemies > 0 and chance(mind, 3, 4) then return nearest(unit, enemies) end
  if chance(mind, 1, 4) then return automatic.one_of(mind, markers) end
  return nearest(unit, markers, crowd(mind, unit))
end

--- Where a unit goes: to what it has in mind, until it is there; mostly it stays there then.
function automatic.goal_of(mind, unit)
  local goal = mind.goals[unit]
  if goal and is_there(goal) and goal.class ~= "unit" then
    local far = goal.at and away(unit, goal)
    if far and far > inch then return goal end
    if far and chance(mind, 3, 4) then return nil end
  end
  mind.goals[unit] = new_goal(mind, unit)
  return mind.goals[unit]
end

---------------------------------------------------------------------------------------------------- ways
--- Hatchways that a side does not come through: locked ones that cannot be blown open, and those it was refused.
local function closed_to(mind, player)
  local closed = {}
  for _, object in ipairs(mind.battle.hatchways) do
    local hatchway = states[object]
    local refused = mind.given_up[player] and mind.given_up[player][object]
    if not hatchway.is_open and (hatchway.locked and not hatchway.breachable or refused) then closed[#closed + 1] = hatchway.edge end
  end
  return closed
end

function automatic.note_refused(mind, player, hatchway)
  mind.given_up[player] = mind.given_up[player] or {}
  mind.given_up[player][hatchway] = true
end

--- As a thing at a place: zones and areas by one of their spots.
local function place_of(mind, unit, goal)
  if goal.class ~= "zone" and goal.class ~= "area" then return goal end
  local at = automatic.one_of(mind, automatic.spots(mind, unit, goal))
  return at and { class = "point", at = at, base = 0 }
end

--- The place to which a unit comes that goes so far at most, the hatchway that it stops at, and how long the whole way is;
--- nothing where there is no way.
function automatic.step(mind, unit, goal, most)
  local target = goal and place_of(mind, unit, goal)
  if not target then return nil end
  -- Markers are stood on, enemies kept off.
  local apart = goal.class == "unit" and inch + inch // 2 or goal.class == "marker" and -1000 or 0
  local at, length, before = mind.battle.host.step_towards(unit, target, most, apart, closed_to(mind, unit.player))
  if not at then
    mind.goals[unit] = nil
    return nil
  end
  return at, before and battle.lookup("hatchways", before), length
end

---------------------------------------------------------------------------------------------------- attacks
--- Whom a unit fights with, within an inch.
local function opponent_of(unit)
  for _, other in ipairs(enemies_of(unit)) do
    if measure.is_near(unit, other, inch) then return other end
  end
end

function automatic.is_fighting(_, unit) return unit.facts.engaged ~= nil and opponent_of(unit) ~= nil end

--- What is left of whom a hit has met.
local function losses(by, other)
  local each = other.wounds_each
  if not each then return "fact " .. named(other) .. " models " .. other.models - 1 .. " by " .. named(by) end
  local of_model = (other.wounds - 1) % each + 1
  local left = other.wounds - math.min(of_model, automatic.wounds_of_hit)
  return "fact " .. named(other) .. " wounds " .. left .. " by " .. named(by)
end

--- The line of an attack, and behind it what came of it.
local function add_attack(mind, list, unit, find, line_of)
  local target
  list[#list + 1] = function()
    target = unit.where == "battlefield" and find() or nil
    local line = target and if_allowed(line_of(target))
    if not line then target = nil end
    return line
  end
  list[#list + 1] = function()
    local hits = target and target.where == "battlefield" and mind.generator.next(6) >= mind.battle.data.system.caricature.needs
    return hits and losses(unit, target) or nil
  end
end

--- The nearest enemies that are looked at, whether one sees them.
local most_looks = 3

local function seen_enemy(mind, unit)
  local in_range = {}
  for _, other in ipairs(enemies_of(unit)) do
    local far = away(unit, other)
    if far and far <= mind.battle.data.system.caricature.range then in_range[#in_range + 1] = { far = far, unit = other, order = #in_range } end
  end
  table.sort(in_range, function(one, other)
    if one.far ~= other.far then return one.far < other.far end
    return one.order < other.order
  end)
  for index = 1, math.min(#in_range, most_looks) do
    if mind.battle.host.sees(unit, in_range[index].unit) then return in_range[index].unit end
  end
end

function automatic.add_shots(mind, list, units)
  for _, unit in ipairs(units) do
    add_attack(mind, list, unit, function() return not automatic.is_fighting(mind, unit) and seen_enemy(mind, unit) or nil end,
      function(target) return "shoots " .. named(unit) .. " at " .. named(target) end)
  end
end

function automatic.add_fights(mind, list, units)
  for _, unit in ipairs(units) do
    add_attack(mind, list, unit, function() return opponent_of(unit) end,
      function(target) return "fights " .. named(unit) .. " " .. named(target) end)
  end
end

--- Of those near enough, every other charges, and comes so near that both are engaged.
function automatic.add_charges(mind, list, units)
  for _, unit in ipairs(units) do
    local target, at
    local function if_charging(make) return function() return at and is_there(target) and unit.where == "battlefield" and make() or nil end end
    list[#list + 1] = function()
      local move = mind.battle.data.system.caricature.move
      target = unit.where == "battlefield" and nearest(unit, enemies_of(unit)) or nil
      if not target or away(unit, target) > move or not chance(mind, 1, 2) then return nil end
      local reached, before = automatic.reach(mind, unit, target, move)
      at = not before and reached or nil
      local line = at and if_allowed("charges " .. named(unit) .. " " .. named(target))
      at = line and at
      return line
    end
    list[#list + 1] = if_charging(function() return at ~= unit.at and "move " .. named(unit) .. " " .. at end)
    for _, of in ipairs({ 1, 2 }) do
      -- Where the move was refused the charge has failed.
      list[#list + 1] = if_charging(function()
        return unit.at == at and "fact " .. named(of == 1 and unit or target) .. " engaged yes"
      end)
    end
  end
end

--- As `step`, into contact.
function automatic.reach(mind, unit, target, most)
  local at, length, before = mind.battle.host.step_towards(unit, target, most, 0, closed_to(mind, unit.player))
  if not at or length - (unit.base + target.base) // 2 > most then return nil end
  return at, before
end
