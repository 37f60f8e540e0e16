-- SPDX-License-Identifier: MIT
-- What scripts hold are empty tables that answer to names: fields are asked for with a dot, methods are called with a
-- colon. What they stand for lies behind them, where scripts do not reach it, so nothing changes without being told.
local engine = ...
local collections, cures, names, ordered = engine.collections, engine.cures, engine.names, engine.ordered

local classes, states = engine.classes, engine.states

--- In words, who has such a word, a method or, but where `methods_only` is asked, a field, in the order of the reference;
--- nothing where nobody has.
function classes.owners_of(word, methods_only)
  local owners = {}
  for _, described in ipairs(engine.api.classes) do
    local class = classes[described[1]]
    if class and (class.methods[word] or not methods_only and class.fields[word]) then owners[#owners + 1] = class.article end
  end
  if #owners == 0 then return nil end
  if #owners > 3 then return "things" end
  return table.concat(owners, ", ", 1, #owners - 1) .. (#owners > 1 and " or " or "") .. owners[#owners]
end

--- How a word of a class is asked for; nothing where it has none.
local function access_to(class, word)
  return class.methods[word] and ":" .. word .. "(…)" or class.fields[word] and "." .. word or nil
end

--- How a class comes to a word of a player or a unit by its fields: `.player.vp`, `.unit:suffer(…)`; nothing where none
--- leads there.
local function way_to(class, word)
  local of_player, of_unit = access_to(classes.player, word), access_to(classes.unit, word)
  if class.fields.player and of_player then return ".player" .. of_player end
  if not class.fields.unit then return nil end
  return of_unit and ".unit" .. of_unit or of_player and ".unit.player" .. of_player or nil
end

--- Which one was meant by a word that nobody has. Of a field and a method that are equally near both, as it is not known
--- whether it was called. `own` are words that the object has beside those of its class.
local function meant(class, word, own)
  local figure = names.nearest(word, own)
  if figure then return '; did you mean "' .. figure .. '"?' end
  local best, away = names.nearest(word, engine.names_of(class.name))
  if not best then return #own > 0 and "; its figures are " .. table.concat(own, ", ") or "" end
  local other, other_away = names.nearest(word, ordered.keys(class.fields[best] and class.methods or class.fields))
  if other and other_away == away then best = best .. '" or "' .. other end
  return '; did you mean "' .. best .. '"?'
end

--- What an object that lacks a word may be told: who has it, or which one was meant. `state` is what lies behind it.
function classes.hint(class, word, state)
  local owners = classes.owners_of(word)
  if not owners then return meant(class, engine.in_words(word), class.own and class.own(state) or {}) end
  local way = way_to(class, word)
  local write = class.name == "battle" and word == "player" and ": write .attacker, .defender or .active" or
    class.name == "item" and ": the first argument of the function is the item" or way and ": write " .. way or ""
  return "; " .. (owners == "things" and "others have" or owners .. " has") .. write
end

--- A class of objects: `fields` are functions of what lies behind the object and the object, `methods` are called as they
--- stand, `settable` are functions (state, value) for the fields that scripts may write.
function classes.define(class)
  class.fields, class.methods, class.settable = class.fields or {}, class.methods or {}, class.settable or {}
  local fields, methods = class.fields, class.methods
  class.meta = {
    __metatable = false,
    __name = class.name,
    __index = function(object, word)
      local field = fields[word]
      if field then return field(states[object], object) end
      local method = methods[word]
      if method then return method end
      if class.other then
        local value = class.other(states[object], word)
        if value ~= nil then return value end
      end
      error(class.article .. " has no " .. engine.in_words(word) .. classes.hint(class, word, states[object]), 2)
    end,
    __newindex = function(object, word, value)
      local set = class.settable[word]
      if not set then
        error(engine.in_words(word) .. " of " .. class.article .. " cannot be written; " ..
          cures.of_writing(class, engine.in_words(word)), 2)
      end
      set(states[object], value)
    end,
    __tostring = function(object) return tostring(states[object].name or class.name) end,
  }
  classes[class.name] = class
  return class
end

function classes.new(class, state)
  local object = setmetatable({}, class.meta)
  states[object] = state
  state.class = class.name
  state.object = object
  return object
end

--- Whether something is an object of a class.
function classes.is(object, name)
  local state = states[object]
  return state ~= nil and state.class == name
end

--- What lies behind an argument that has to be of one of these classes, or an error that says what came.
function classes.expect(object, what, name, second, ...)
  local state = states[object]
  if state and (state.class == name or state.class == second) then return state end
  for _, other in ipairs({ ... }) do
    if state and state.class == other then return state end
  end
  local came = state and classes[state.class].article or collections.is(object) and "several things" or
    object == nil and "nothing" or "the " .. type(object) .. ' "' .. engine.in_words(object) .. '"'
  error(what .. " takes " .. classes[name].article .. ", not " .. came, 3)
end

--- A class gets what another has, where it has nothing of its own under that name.
function classes.inherit(class, methods)
  for word, method in next, methods do
    if class.methods[word] == nil then class.methods[word] = method end
  end
end
