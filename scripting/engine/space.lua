-- SPDX-License-Identifier: MIT
-- Where things are to each other. Only the host knows: it measures, or asks the players at the table. Lengths are whole
-- micrometres, so that two computers never differ; scripts speak of inches.
local engine = ...

local space = {}
engine.space = space

local per_inch = 25400

local function micrometres(inches)
  if type(inches) ~= "number" then error("a distance is a number of inches, this is a " .. type(inches), 3) end
  return math.floor(inches * per_inch + 0.5)
end
space.micrometres = micrometres

local places = { unit = true, marker = true, area = true, zone = true, hatchway = true, feature = true, point = true }

local function place(thing, word)
  local state = engine.state(thing)
  if not state or not places[state.class] then
    engine.classes.expect(thing, word, "unit", "marker", "area", "zone", "hatchway", "feature", "point")
  end
  return state
end

local function is_there(state)
  if state.class == "unit" then return state.where == "battlefield" end
  return not state.removed
end

--- How far apart two things are, from edge to edge, in micrometres; nothing where there is no way, or one is not there.
function space.distance(one, other)
  local from, to = place(one, "distance"), place(other, "distance")
  if not is_there(from) or not is_there(to) then return nil end
  return engine.current.host.distance(from, to)
end

function space.within(one, other, inches)
  local reach = micrometres(inches)
  if engine.collections.is(other) then
    for _, each in ipairs(engine.collections.list(other)) do
      if space.within(one, each, inches) then return true end
    end
    return false
  end
  local away = space.distance(one, other)
  return away ~= nil and away <= reach
end

--- The same through everything. Of zones and areas distances are straight anyway.
function space.within_straight(one, other, inches)
  local reach = micrometres(inches)
  if engine.collections.is(other) then
    for _, each in ipairs(engine.collections.list(other)) do
      if space.within_straight(one, each, inches) then return true end
    end
    return false
  end
  local from, to = place(one, "within_straight"), place(other, "within_straight")
  if not is_there(from) or not is_there(to) then return false end
  local is_ground = from.class == "area" or from.class == "zone" or to.class == "area" or to.class == "zone"
  local away = is_ground and engine.current.host.distance(from, to) or not is_ground and engine.current.host.straight(from, to)
  return away and away <= reach or false
end

local function in_one(ask, thing, area)
  local state = place(thing, "inside")
  if not is_there(state) then return false end
  local ground = engine.classes.expect(area, "inside", "area", "zone")
  local stated = state.facts and state.facts["inside " .. ground.id]
  if stated ~= nil then return stated end
  return ask(state, ground)
end

local function in_any(ask, thing, area)
  if not engine.collections.is(area) then return in_one(ask, thing, area) end
  for _, each in ipairs(engine.collections.list(area)) do
    if in_one(ask, thing, each) then return true end
  end
  return false
end

--- Whether it is in an area or a zone, or in one of several, if only in part.
function space.inside(thing, area) return in_any(engine.current.host.inside, thing, area) end
function space.wholly_inside(thing, area) return in_any(engine.current.host.wholly_inside, thing, area) end

--- With all that it is: its farthest edge lies behind its middle, seen from the thing.
function space.wholly_within(one, other, inches)
  local reach = micrometres(inches)
  if engine.collections.is(other) then
    for _, each in ipairs(engine.collections.list(other)) do
      if space.wholly_within(one, each, inches) then return true end
    end
    return false
  end
  local from, to = place(one, "wholly_within"), place(other, "wholly_within")
  if from.class == "area" or from.class == "zone" then error("wholly_within is asked of what stands at a place", 3) end
  if not is_there(from) or not is_there(to) then return false end
  if (to.class == "area" or to.class == "zone") and in_one(engine.current.host.wholly_inside, one, other) then return true end
  local middle = { class = "point", at = from.class == "hatchway" and from.edge or from.at, base = 0 }
  local away = engine.current.host.distance(middle, to)
  return away ~= nil and away + (from.base or 0) // 2 <= reach
end

function space.sees(one, other)
  local from, to = place(one, "sees"), place(other, "sees")
  return is_there(from) and is_there(to) and engine.current.host.sees(from, to)
end

space.methods = {}
function space.methods:within(thing, inches) return space.within(self, thing, inches) end
function space.methods:wholly_within(thing, inches) return space.wholly_within(self, thing, inches) end
function space.methods:within_straight(thing, inches) return space.within_straight(self, thing, inches) end
function space.methods:inside(area) return space.inside(self, area) end
function space.methods:wholly_inside(area) return space.wholly_inside(self, area) end
function space.methods:outside(area) return not space.inside(self, area) end
function space.methods:sees(thing) return space.sees(self, thing) end
--- In inches, for what grows with the distance; compare with `within`, which is exact.
function space.methods:distance_to(thing)
  local away = space.distance(self, thing)
  return away and away / per_inch
end
