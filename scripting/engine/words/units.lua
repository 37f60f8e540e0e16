-- SPDX-License-Identifier: MIT
-- Units: each is one token with a place, a base and a number of models. What the table decides (losses, shocked, engaged)
-- is told as facts.
local engine = ...
local battle, cards, classes, collections = engine.battle, engine.cards, engine.classes, engine.collections
local decisions, events, marks, measure = engine.decisions, engine.events, engine.marks, engine.measure
local ordered, space = engine.ordered, engine.space
local states = engine.states

local unit = classes.define({ name = "unit", article = "a unit" })

for word in string.gmatch("name id kind models starting_models toughness points power base level player", "%S+") do
  unit.fields[word] = function(state) return state[word] end
end
--- What was noted with the same name by a fact; a rule may set it as a mark as well.
engine.states_of_unit = { "shocked", "broken", "engaged", "moved", "advanced", "fell_back", "charged", "shot_at", "arrived" }
for _, word in ipairs(engine.states_of_unit) do
  unit.fields[word] = function(state, object) return state.facts[word] == true or marks.methods.has(object, word) end
end
--- The kind of the action that it has begun this turn, or its id where it has none.
function unit.fields.acted(state) return state.facts.acted end
function unit.fields.wounds(state) return state.wounds end
function unit.fields.at(state) return state.at end
function unit.fields.on_battlefield(state) return state.where == "battlefield" end
function unit.fields.in_reserve(state) return state.where == "reserve" end
function unit.fields.destroyed(state) return state.where == "destroyed" end
function unit.fields.escaped(state) return state.where == "escaped" end

-- The library's own: texts answer to the bounded ones once they are guarded.
local gmatch_raw, lower_raw = string.gmatch, string.lower

local function read_keywords(text)
  local keywords = {}
  for word in gmatch_raw(lower_raw(text), "%S+") do keywords[word] = true end
  return keywords
end

--- By text, as the battles of a mission have the same units.
local keywords_known, most_known = {}, 1000

--- What a unit is, by keyword; not to be changed.
local function keywords_of(state)
  local text = state.warlord and "warlord " .. (state.keyword_text or "") or state.keyword_text or ""
  local keywords = keywords_known[text] or read_keywords(text)
  if most_known > 0 and not keywords_known[text] then keywords_known[text], most_known = keywords, most_known - 1 end
  return keywords
end

function unit.methods:is(keyword)
  local state = states[self]
  state.keywords = state.keywords or keywords_of(state)
  return state.keywords[lower_raw(keyword)] == true
end

local function number(value, word)
  if math.type(value) ~= "integer" or value < 0 then
    error(word .. " wants a whole number from 0, this is " .. engine.in_words(value), 3)
  end
  return value
end

local function by_words(by) return by and " by " .. engine.in_words(by) or "" end

--- Notes what was told of a unit, or is to be known of it: of most it is known until the next turn begins.
function engine.note_fact(state, what, value)
  state.facts[what], engine.current.has_facts = value, true
end

--- What was told of a place holds until the unit leaves it or its numbers change.
function engine.forget_place(state)
  if not state.has_told_place then return end
  state.has_told_place = false
  for _, word in ipairs(ordered.keys(state.facts)) do
    if string.match(word, "^in range of ") or string.match(word, "^inside ") then state.facts[word] = nil end
  end
end

--- Takes off the models that the wounds left do not reach for: one model after the other is hurt.
function engine.bury(state)
  if not state.wounds_each then return end
  local standing = (state.wounds + state.wounds_each - 1) // state.wounds_each
  if standing >= state.models then return end
  state.models = standing
  engine.forget_place(state)
end

--- Keeps how many models and wounds a unit has that may be destroyed now: should it come back, it has as many.
function engine.note_strength(state)
  if state.where ~= "destroyed" then state.models_before, state.wounds_before = state.models, state.wounds end
end

--- It is somewhere else now: on the battlefield at a place, or `where` there is none. What was told of where it was, and
--- who it was engaged with there, holds no more. The only one that writes where a unit is.
function engine.put_unit(state, where, at)
  if state.where == "destroyed" and where ~= "destroyed" then state.models, state.wounds = state.models_before, state.wounds_before end
  state.where, state.at = where, at
  engine.forget_place(state)
  state.facts.engaged = nil
end

local function destroy(state, by, why)
  if state.where == "destroyed" then return end
  engine.change_of_place("{} is destroyed{}{}", state.object, by_words(by), why and ": " .. why or "")
  if state.models > 0 and state.wounds ~= 0 then engine.note_strength(state) end
  engine.put_unit(state, "destroyed")
  state.models, state.wounds = 0, state.wounds and 0
  events.tell("on_unit_destroyed", state.object, by)
  cards.offer("unit-destroyed", "", state.object)
end

function unit.methods:suffer(wounds, what, by)
  local state = states[self]
  number(wounds, "suffer")
  if wounds == 0 or state.where == "destroyed" then return end
  engine.change_of_place("{} suffers {} {}", self, wounds, what or (wounds == 1 and "mortal wound" or "mortal wounds"))
  -- Where nobody said how many wounds its models have, the table says what is lost.
  if state.wounds then
    engine.note_strength(state)
    state.wounds = math.max(0, state.wounds - wounds)
    engine.bury(state)
    if state.wounds == 0 then destroy(state, by) end
  end
  events.tell("on_unit_damaged", self, by)
end
function unit.methods:lose(models, by)
  local state = states[self]
  number(models, "lose")
  if models == 0 or state.where == "destroyed" then return end
  engine.change_of_place("{} loses {}", self, engine.counted(models, "model"))
  engine.note_strength(state)
  state.models = math.max(0, state.models - models)
  if state.wounds_each then state.wounds = math.min(state.wounds, state.models * state.wounds_each) end
  engine.forget_place(state)
  if state.models == 0 then destroy(state, by) end
  events.tell("on_unit_damaged", self, by)
end
function unit.methods:destroy(by)
  local state = states[self]
  local stood = state.where == "battlefield"
  -- What is destroyed by nobody, a rule says so for a reason.
  local item = engine.current.item
  destroy(state, by, by == nil and item and item.name or nil)
  if stood then events.tell("on_unit_damaged", self, by) end
end

--- Where a place of the map is said, or a spot in an area or zone where it has room.
local function put(state, place)
  if states[place] then
    local ground = classes.expect(place, "set_up", "area", "zone", "point")
    return ground.class == "point" and ground.at or measure.spot(state, ground)
  end
  local fine, why = engine.current.host.legal(place)
  if not fine then error(why, 3) end
  return place
end

--- The spot in an area or zone that the player of a unit says when it is asked for in these words; where he says none,
--- one where it has room.
local function chosen_spot(state, ground, words)
  local at = decisions.ask({
    kind = "place", by = state.player, words = words, unit = state.object, if_silent = false,
    refusal = function(at)
      if not engine.ground.is_wholly_in(state, at, states[ground]) then return "it is not wholly inside " .. tostring(ground) end
    end,
  })
  return at or measure.spot(state, states[ground])
end

--- What may change nothing asks nobody either: that it may not is told when it does.
local function is_asked_for(place)
  return (classes.is(place, "area") or classes.is(place, "zone")) and not engine.current.pure
end

function unit.methods:set_up(place)
  local state = states[self]
  local at = is_asked_for(place) and chosen_spot(state, place, "Where in " .. tostring(place) .. " is " .. state.name .. " set up?") or
    put(state, place)
  local arrives = state.where == "reserve" and engine.current.begun
  engine.change_of_place("{} is set up at {}", self, at)
  engine.put_unit(state, "battlefield", at)
  if engine.current.begun then engine.note_fact(state, "arrived", true) end
  if not engine.current.begun then engine.current.first_deployed = engine.current.first_deployed or state.player end
  events.tell(arrives and "on_unit_arrived" or "on_unit_set_up", self)
  cards.offer(arrives and "unit-arrives" or "unit-set-up", "", self)
end

--- What a move is for those who hear of it.
local move = classes.define({ name = "move", article = "a move" })
function move.fields.kind(state) return state.kind end
function move.fields.unit(state) return state.unit end
--- Where it ends: as large as the base that comes to stand there.
function move.fields.to(state)
  local at = state.path[#state.path]
  return classes.new(classes.point, { name = at, at = at, base = states[state.unit].base })
end
function move.methods:comes_within(thing, inches)
  local state = states[self]
  return measure.comes_within(state.path, states[thing], space.micrometres(inches), states[state.unit])
end
--- Whether it begins in an area or a zone, if only in part, and ends outside of it.
function move.methods:leaves(place)
  local state = states[self]
  local ground, unit = classes.expect(place, "leaves", "area", "zone"), states[state.unit]
  return measure.leaves(state.path, unit, ground)
end
function move.methods:crosses(place)
  return measure.crosses(states[self].path, states[place])
end

--- A move of a unit along places, from where it stands to the last of them.
function engine.move_along(state, path, kind)
  return classes.new(move, { unit = state.object, path = path, kind = kind, name = "a move" })
end

--- Moves along places, each in sight of the one before as far as the host asks for it; the last is where it ends.
function engine.move_unit(state, path, kind)
  local moving = engine.move_along(state, path, kind)
  events.tell_at_once("on_unit_moving", state.object, moving)
  if state.where ~= "battlefield" then return end
  engine.change_of_place("{} moves to {}", state.object, path[#path])
  engine.put_unit(state, "battlefield", path[#path])
  engine.note_fact(state, "moved", true)
  marks.expire_with_move(state.object)
  events.tell("on_unit_moved", state.object, moving)
  cards.offer("unit-moved", "", state.object)
end

function unit.methods:move_to(place)
  local state = states[self]
  engine.move_unit(state, { state.at, put(state, place) }, "rule")
end
function unit.methods:leave(how)
  local state = states[self]
  if how ~= "escaped" and how ~= "destroyed" then error('leave wants "escaped" or "destroyed"', 2) end
  if how == "destroyed" then return destroy(state) end
  engine.change_of_place("{} has left the battlefield", self)
  engine.put_unit(state, "escaped")
end
--- From an area to the one at the other end of its link, where its player says the spot; where nobody does, anywhere in it.
function unit.methods:change_level(area)
  local state = states[self]
  local other = area:counterpart()
  if not other then error("change_level wants an area with a link, and " .. engine.in_words(area) .. " has none", 2) end
  if not space.wholly_inside(self, area) then
    return engine.log("{} does not change levels: it is not wholly inside {}", self, area)
  end
  self:set_up(chosen_spot(state, other, "Where in " .. tostring(other) .. " does " .. state.name .. " come?"))
end
--- Into reserve; a field tells those apart that went there during the battle.
function unit.methods:to_reserve()
  local state = states[self]
  engine.change_of_place("{} goes into reserve", self)
  engine.put_unit(state, "reserve")
  state.withdrawn = engine.current.begun
end
function unit.fields.withdrawn(state) return state.withdrawn == true end

--- Into units of so many models each, with their share of the points, rounded up. They are called as the unit, and
--- numbered; it is no more.
function unit.methods:split(size)
  local state = states[self]
  if math.type(size) ~= "integer" or size < 1 then error("split wants a whole number of models from 1", 2) end
  if state.models <= size then return collections.of({ self }) end
  local too_many = battle.more_units_refusal((state.models + size - 1) // size - 1)
  if too_many then error(too_many, 2) end
  local parts, left, number = {}, state.models, 0
  engine.change_of_place("{} is split into units of {}", self, size)
  while left > 0 do
    number = number + 1
    local models = math.min(size, left)
    parts[number] = battle.split_unit(state, number, models)
    left = left - models
  end
  battle.remove_unit(self)
  return collections.of(parts)
end

classes.inherit(unit, space.methods)
marks.give(unit)
