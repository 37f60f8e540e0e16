-- SPDX-License-Identifier: MIT
-- Where things are to each other. Only the host knows: it measures, or asks the players at the table. Lengths are
-- whole micrometres; scripts speak of inches.
local engine = ...
local classes, collections, lengths, measure = engine.classes, engine.collections, engine.lengths, engine.measure
local states = engine.states

local space = engine.space

local function micrometres(inches)
  if type(inches) ~= "number" then error("a distance is a number of inches, this is a " .. type(inches), 3) end
  if inches ~= inches then error("a distance is a number of inches, and this number is none", 3) end
  return lengths.of_inches(inches)
end
space.micrometres = micrometres

local places = { unit = true, marker = true, area = true, zone = true, hatchway = true, feature = true, point = true }

local function place(thing, word)
  local state = states[thing]
  if not state or not places[state.class] then
    classes.expect(thing, word, "unit", "marker", "area", "zone", "hatchway", "feature", "point")
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
  return measure.distance(from, to, is_there(from) and is_there(to))
end

--- Whether one is within reach of the other, or of one of several.
local function reaching(word, question, check)
  local one_of
  local function of_one(one, other, reach)
    local from, to = place(one, word), place(other, word)
    if check then check(from) end
    local both = is_there(from) and is_there(to)
    if question == "wholly-within" and both and (to.class == "area" or to.class == "zone") and space.wholly_inside(one, other) then
      return true
    end
    return measure.within(question, from, to, reach, both)
  end
  function one_of(one, others, reach)
    space.ask_of_all(question, { one }, others, reach)
    for _, each in ipairs(collections.list(others)) do
      if of_one(one, each, reach) then return true end
    end
    return false
  end
  return function(one, other, inches)
    local reach = micrometres(inches)
    return (collections.is(other) and one_of or of_one)(one, other, reach)
  end
end

--- The nearest of a list, where people say it; false where it is measured.
function space.nearest(list, thing)
  local there = {}
  for _, each in ipairs(list) do
    local state = place(each, "nearest")
    if is_there(state) then there[#there + 1] = state end
  end
  if #there == 0 then return nil end
  local found = measure.nearest(there, place(thing, "nearest"))
  return found and found.object or found
end

--- Before the same is asked of each of several things, people are asked once for all of them.
function space.ask_of_all(question, list, others, reach)
  if not engine.current.host.which then return end
  local pairs_of = {}
  local function state_there(thing)
    local state = states[thing]
    return state and places[state.class] and is_there(state) and state
  end
  for _, one in ipairs(list) do
    for _, other in ipairs(collections.is(others) and collections.list(others) or { others }) do
      local from, to = state_there(one), state_there(other)
      local stated = from and to and from.facts and from.facts["inside " .. to.id]
      if from and to and stated == nil then pairs_of[#pairs_of + 1] = { from, to } end
    end
  end
  measure.prepare(question, pairs_of, reach)
end

space.within = reaching("within", "within")

--- The same through everything.
space.within_straight = reaching("within_straight", "within-straight")

--- With all that it is: its farthest edge lies behind its middle, seen from the thing, but for terrain features.
space.wholly_within = reaching("wholly_within", "wholly-within", function(from)
  if from.class == "area" or from.class == "zone" then error("wholly_within is asked of what stands at a place", 4) end
end)

local function in_one(question, thing, area)
  local state = place(thing, "inside")
  local ground = classes.expect(area, "inside", "area", "zone")
  local stated = state.facts and state.facts["inside " .. ground.id]
  return measure.inside(question, state, ground, is_there(state), stated)
end

local function in_any(question, thing, area)
  if not collections.is(area) then return in_one(question, thing, area) end
  space.ask_of_all(question, { thing }, area)
  for _, each in ipairs(collections.list(area)) do
    if in_one(question, thing, each) then return true end
  end
  return false
end

--- Whether it is in an area or a zone, or in one of several, if only in part.
function space.inside(thing, area) return in_any("inside", thing, area) end
function space.wholly_inside(thing, area) return in_any("wholly-inside", thing, area) end

--- Whether it is in the opening of a hatchway, or of one of several, if only in part.
function space.in_opening_of(thing, hatchways)
  local state = place(thing, "in_opening_of")
  local found = state.at and is_there(state) and measure.openings(state.at, state.base or 0)
  if not found or next(found) == nil then return false end
  for _, each in ipairs(collections.is(hatchways) and collections.list(hatchways) or { hatchways }) do
    if found[classes.expect(each, "in_opening_of", "hatchway").id] then return true end
  end
  return false
end

--- Whether it is inside of an area that lies on this side of a hatchway alone.
local function inside_one_of(unit, areas, not_of)
  for _, object in ipairs(engine.current.areas) do
    local id = states[object].id
    if areas[id] and not not_of[id] and space.inside(unit, object) then return true end
  end
  return false
end

local function set_of(list)
  local set = {}
  for _, each in ipairs(list or {}) do set[each] = true end
  return set
end

--- Whether a unit has models on both sides of a hatchway, as far as anybody knows: its base lies in the opening, or the table
--- has told of areas on both sides that it is inside.
local function is_astride(hatchway, unit, object)
  if space.in_opening_of(object, hatchway.object) then return true end
  if not unit.has_told_place then return false end
  local one, other = set_of(hatchway.sides[1]), set_of(hatchway.sides[2])
  return inside_one_of(object, one, other) and inside_one_of(object, other, one)
end

--- Whether a hatchway is between two units, or between the models of one.
function space.between(hatchway, one, other)
  local state, unit = states[hatchway], states[one]
  if not is_there(unit) then return false end
  if is_astride(state, unit, one) then return true end
  if other == nil then return false end
  local other_unit = states[other]
  return is_there(other_unit) and (is_astride(state, other_unit, other) or measure.between(state, unit, other_unit))
end

function space.sees(one, other)
  local from, to = place(one, "sees"), place(other, "sees")
  return measure.sees(from, to, is_there(from) and is_there(to))
end

space.methods = {}
function space.methods:within(thing, inches) return space.within(self, thing, inches) end
function space.methods:wholly_within(thing, inches) return space.wholly_within(self, thing, inches) end
function space.methods:within_straight(thing, inches) return space.within_straight(self, thing, inches) end
function space.methods:inside(area) return space.inside(self, area) end
function space.methods:wholly_inside(area) return space.wholly_inside(self, area) end
function space.methods:outside(area) return not space.inside(self, area) end
function space.methods:in_opening_of(hatchways) return space.in_opening_of(self, hatchways) end
function space.methods:sees(thing) return space.sees(self, thing) end
--- In inches, for what grows with the distance; compare with `within`, which is exact.
function space.methods:distance_to(thing)
  local away = space.distance(self, thing)
  return away and away / lengths.inch
end
