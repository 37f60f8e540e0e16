-- SPDX-License-Identifier: MIT
-- What is on the map besides units: areas and zones, markers, hatchways, terrain features, links.
local engine = ...
local cards, classes, collections, control = engine.cards, engine.classes, engine.collections, engine.control
local events, ground, marks, space = engine.events, engine.ground, engine.marks, engine.space
local states = engine.states
local define = classes.define

local function plain(class, words)
  for word in string.gmatch(words, "%S+") do class.fields[word] = function(state) return state[word] end end
end

------------------------------------------------------------------------------------------------ areas and zones
for _, word in ipairs({ "area", "zone" }) do
  local class = define({ name = word, article = word == "area" and "an area" or "a zone" })
  plain(class, "id name label kind player")
  --- Those of which it is made, where it is drawn on cells.
  function class.fields.cells(state) return { table.unpack(state.cells) } end
  function class.fields.units(_, object) return engine.current.object.units.on_battlefield:inside(object) end
  function class.fields.markers(_, object) return engine.current.object.markers:inside(object) end
  --- The hatchways on its edges.
  function class.fields.hatchways(state)
    return engine.current.object.hatchways:where(function(hatchway)
      for _, id in ipairs(states[hatchway].beside) do if id == state.id then return true end end
      return false
    end)
  end
  --- What is at the other end of a link.
  function class.methods:counterpart()
    for _, link in ipairs(engine.current.links) do
      local state = states[link]
      if state.from == self then return state.to end
      if state.to == self then return state.from end
    end
  end
  classes.inherit(class, space.methods)
  marks.give(class)
end

--- Whether a unit may be set up in it just now, or come in by it.
function classes.zone.methods:lets_in(unit)
  return ground.lets_in(self, unit)
end

local point = define({ name = "point", article = "a point" })
plain(point, "name at")
classes.inherit(point, space.methods)

------------------------------------------------------------------------------------------------ markers
--- Where nobody said how many wounds it has, the table says what is left of it.
local function damage(object, wounds, state)
  if math.type(wounds) ~= "integer" or wounds < 0 then
    error("damage wants a whole number from 0, this is " .. tostring(wounds), 3)
  end
  if wounds == 0 or state.removed then return end
  engine.change_of_place("{} suffers {} damage", object, wounds)
  if not state.wounds then return end
  state.wounds = math.max(0, state.wounds - wounds)
  if state.wounds == 0 then object:remove("destroyed") end
end

local marker = define({ name = "marker", article = "a marker" })
plain(marker, "id name label kind player at level removed wounds")
function marker.fields.controller(state) return control.holder(state) end
function marker.fields.secured_by(state) return state.secured_by end
function marker.methods:controlled_by(player) return control.holder(states[self]) == player end
function marker.methods:linked(kind)
  local ends = {}
  for _, link in ipairs(engine.current.links) do
    local state = states[link]
    if kind == nil or state.kind == kind then
      if state.from == self then ends[#ends + 1] = state.to end
      if state.to == self then ends[#ends + 1] = state.from end
    end
  end
  return collections.of(ends)
end
--- It stays the player's with nobody near it, until the other side holds it.
function marker.methods:secure(player)
  local state = states[self]
  engine.change("{} is secured by {}", self, player)
  state.secured_by, engine.current.has_secured = player, true
end
function marker.methods:remove(why)
  local state = states[self]
  if state.removed then return end
  engine.change_of_place("{} is removed{}", self, why and ": " .. tostring(why) or "")
  state.removed = true
  events.tell("on_marker_removed", self)
end
function marker.methods:damage(wounds) damage(self, wounds, states[self]) end
function marker.methods:move_to(place)
  local state = states[self]
  local at = states[place] and states[place].at or place
  local fine, why = engine.current.host.legal(at)
  if not fine then error(why, 2) end
  state.at = at
  engine.current.map_version = engine.current.map_version + 1
  engine.change_of_place("{} is moved to {}", self, state.at)
end
classes.inherit(marker, space.methods)
marks.give(marker)

------------------------------------------------------------------------------------------------ hatchways
local hatchway = define({ name = "hatchway", article = "a hatchway" })
plain(hatchway, "id name label is_open locked airlock edge destroyed controller breachable")

local function set_open(object, open, why, by)
  local state = states[object]
  if state.is_open == open or state.locked or state.destroyed then return end
  state.is_open = open
  engine.current.map_version = engine.current.map_version + 1
  engine.change_of_place("{} {}{}", object, open and "opens" or "closes", why and ": " .. tostring(why) or "")
  events.tell(open and "on_hatchway_opened" or "on_hatchway_closed", object, by)
  if open then cards.offer("hatchway-opened", "", object, by and by.player) end
end
--- Opens or closes it, whatever rules say; one that is locked or destroyed stays as it is.
engine.set_hatchway = set_open
function hatchway.methods:open(why) set_open(self, true, why) end
--- Why nothing is done to a hatchway that is destroyed; nothing of one that is not.
function engine.destroyed_refusal(state)
  return state.destroyed and state.name .. " is destroyed: it stands open for good" or nil
end
--- Why rules let nobody close it; nothing where they do, or it is shut.
function engine.closing_refusal(object)
  local reasons = states[object].is_open and events.refusals("close", object) or {}
  return #reasons > 0 and table.concat(reasons, "; ") or nil
end
function hatchway.methods:close(why)
  local state = states[self]
  if not state.is_open or state.locked or state.destroyed then return end
  local refusal = engine.closing_refusal(self)
  if refusal then return engine.log("{} stays open: {}", self, refusal) end
  set_open(self, false, why)
end
--- Whether it is between two units, or between the models of one.
function hatchway.methods:between(unit, other) return space.between(self, unit, other) end
function hatchway.methods:lock(why)
  local state = states[self]
  if state.locked then return end
  state.locked = true
  engine.change("{} is locked{}", self, why and ": " .. tostring(why) or "")
end
function hatchway.methods:unlock(why)
  local state = states[self]
  if not state.locked then return end
  state.locked = false
  engine.change("{} is unlocked{}", self, why and ": " .. tostring(why) or "")
end
--- Blown open for good, where the map says that it may be.
function hatchway.methods:breach(by)
  local state = states[self]
  if not state.breachable then return engine.log("{} cannot be breached", self) end
  self:destroy(by)
end
--- It stands open for good.
function hatchway.methods:destroy(by)
  local state = states[self]
  if state.destroyed then return end
  state.is_open, state.locked, state.destroyed = true, false, true
  engine.current.map_version = engine.current.map_version + 1
  engine.change_of_place("{} is destroyed", self)
  events.tell("on_hatchway_destroyed", self, by)
end
classes.inherit(hatchway, space.methods)
marks.give(hatchway)

------------------------------------------------------------------------------------------------ features and links
local feature = define({ name = "feature", article = "a terrain feature" })
plain(feature, "id name label kind at removed wounds")
function feature.methods:damage(wounds) damage(self, wounds, states[self]) end
function feature.methods:remove(why)
  local state = states[self]
  if state.removed then return end
  engine.change_of_place("{} is removed{}", self, why and ": " .. tostring(why) or "")
  state.removed = true
end
function feature.methods:units_within(inches)
  return engine.current.object.units.on_battlefield:within(self, inches)
end
classes.inherit(feature, space.methods)
marks.give(feature)

local link = define({ name = "link", article = "a link" })
plain(link, "name kind from to")
