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

--- Writes down what was asked, where a record is kept, and gives the answer.
local function noted(word, from, to, reach, answer)
  if engine.current.record then engine.record.asked(word, from, to, reach, answer) end
  return answer
end

local function is_there(state)
  if state.class == "unit" then return state.where == "battlefield" end
  return not state.removed
end

local function distance(one, other)
  local from, to = place(one, "distance"), place(other, "distance")
  if not is_there(from) or not is_there(to) then return nil, from, to end
  return engine.current.host.distance(from, to), from, to
end

--- How far apart two things are, from edge to edge, in micrometres; nothing where there is no way, or one is not there.
function space.distance(one, other)
  local away, from, to = distance(one, other)
  return noted("distance", from, to, nil, away)
end

function space.within(one, other, inches)
  local reach = micrometres(inches)
  if engine.collections.is(other) then
    for _, each in ipairs(engine.collections.list(other)) do
      if space.within(one, each, inches) then return true end
    end
    return false
  end
  local away, from, to = distance(one, other)
  return noted("within", from, to, reach, away ~= nil and away <= reach)
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
  if not is_there(from) or not is_there(to) then return noted("within-straight", from, to, reach, false) end
  local is_ground = from.class == "area" or from.class == "zone" or to.class == "area" or to.class == "zone"
  local away = is_ground and engine.current.host.distance(from, to) or not is_ground and engine.current.host.straight(from, to)
  return noted("within-straight", from, to, reach, away and away <= reach or false)
end

local words = { inside = "inside", wholly_inside = "wholly-inside" }

--- `question` is what the host is asked.
local function in_one(question, thing, area)
  local state = place(thing, "inside")
  local ground = engine.classes.expect(area, "inside", "area", "zone")
  local answer = false
  if is_there(state) then
    answer = state.facts and state.facts["inside " .. ground.id]
    if answer == nil then answer = engine.current.host[question](state, ground) end
  end
  return noted(words[question], state, ground, nil, answer)
end

local function in_any(question, thing, area)
  if not engine.collections.is(area) then return in_one(question, thing, area) end
  for _, each in ipairs(engine.collections.list(area)) do
    if in_one(question, thing, each) then return true end
  end
  return false
end

--- Whether it is in an area or a zone, or in one of several, if only in part.
function space.inside(thing, area) return in_any("inside", thing, area) end
function space.wholly_inside(thing, area) return in_any("wholly_inside", thing, area) end

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
  if not is_there(from) or not is_there(to) then return noted("wholly-within", from, to, reach, false) end
  if (to.class == "area" or to.class == "zone") and in_one("wholly_inside", one, other) then return true end
  local middle = { class = "point", at = from.class == "hatchway" and from.edge or from.at, base = 0 }
  local away = engine.current.host.distance(middle, to)
  return noted("wholly-within", from, to, reach, away ~= nil and away + (from.base or 0) // 2 <= reach)
end

function space.sees(one, other)
  local from, to = place(one, "sees"), place(other, "sees")
  return noted("sees", from, to, nil, is_there(from) and is_there(to) and engine.current.host.sees(from, to) == true)
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
