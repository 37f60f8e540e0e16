-- SPDX-License-Identifier: MIT
-- What the words of a line name: by label, name, role or id; where nothing is called so, why not, with what may be meant.
local engine = ...
local names = engine.names
local states = engine.states

local lookup = engine.lookup

-- The library's own: texts answer to the bounded ones once they are guarded, and a record may have many lines.
local sub_raw, match_raw = string.sub, string.match

local function without_hash(name) return sub_raw(name, 1, 1) == "#" and sub_raw(name, 2) or name end

function lookup.same(state, name)
  return names.is_called(state, name) or state.id == without_hash(name)
end

--- That a line names what is not there: such a line is not refused by the rules, nobody can tell what it means.
function lookup.unknown(why)
  engine.current.not_named = why
  return nil, why
end

--- Which of the things of some lists may be meant by a name that none of them has.
local function meant(name, ...)
  local lists = { ... }
  for index, list in ipairs(lists) do lists[index] = engine.current[list] end
  return names.hint(without_hash(name), names.of(table.unpack(lists)))
end

--- Adds a thing to those that have a word, once.
local function add(things, word, object)
  local of_word = word and things[word]
  if of_word then
    if of_word[#of_word] ~= object then of_word[#of_word + 1] = object end
  elseif word then
    things[word] = { object }
  end
end

local words_for = {
  id = function(things, state, object) add(things, state.id, object) end,
  -- As `names.is_called` says.
  name = function(things, state, object)
    add(things, state.label, object)
    add(things, state.name, object)
    add(things, names.without_label(state), object)
  end,
}

local none = {}

--- The things of a list that have a word for their `id` or `name`, in their order, whether they are there or not.
local function with(kind, list, word)
  local battle = engine.current
  local objects, known = battle[list], battle.named[kind][list]
  if not known or known.count ~= #objects then
    known = { count = #objects, things = {} }
    for index = 1, #objects do words_for[kind](known.things, states[objects[index]], objects[index]) end
    battle.named[kind][list] = known
  end
  return known.things[word] or none
end

--- The first of some things that is there, and how many are.
local function those_there(objects)
  local first, count = nil, 0
  for index = 1, #objects do
    if not states[objects[index]].removed then first, count = first or objects[index], count + 1 end
  end
  return first, count
end

--- The thing of a list that is called so; nothing where there is none or, by its label or name, several, and how many.
function lookup.look_up(list, name)
  local id = without_hash(name)
  -- The first board of several needs no number, and may have it: `1:C3/D3`.
  if list == "hatchways" then id = match_raw(id, "^1:(%w+/%w+)$") or id end
  local first = those_there(with("id", list, id))
  if first then return first end
  local found, count = those_there(with("name", list, name))
  if count == 1 then return found end
  return nil, count
end

function lookup.find(list, name, what)
  local found, count = lookup.look_up(list, name)
  if found then return found end
  if name == "" then return lookup.unknown("say which " .. what) end
  if count > 1 then return lookup.unknown("there are " .. count .. ' ' .. what .. 's called "' .. name .. '": say its #id') end
  return lookup.unknown("there is no " .. what .. ' "' .. name .. '"' .. meant(name, list))
end

function lookup.side_called(name)
  for _, object in ipairs(engine.current.players) do
    local state = states[object]
    if state.role == name or lookup.same(state, name) then return object end
  end
end

function lookup.player_of(name)
  local found = lookup.side_called(name)
  if found then return found end
  return lookup.unknown('there is no side "' .. name .. '"' .. meant(name, "players"))
end

local lists_of_map = { "units", "markers", "areas", "zones", "hatchways", "features" }

--- What on the map has a name, or the side, or the battle; nothing where there is none, and how many there are where it is
--- not clear which one is meant.
function lookup.named(name)
  local several
  for _, list in ipairs(lists_of_map) do
    local found, count = lookup.look_up(list, name)
    if found then return found end
    if count > 1 then several = count end
  end
  local player = lookup.side_called(name)
  if player then return player end
  if name == "battle" then return engine.current.object end
  return nil, several
end

--- How many things are called by a word with another one behind it: those that are alike have their labels or numbers there.
local function count_alike(word)
  local count = 0
  for _, list in ipairs(lists_of_map) do
    for _, object in ipairs(engine.current[list]) do
      local state = states[object]
      local name = names.without_label(state) or state.name or ""
      if not state.removed and sub_raw(name, 1, #word) == word and match_raw(sub_raw(name, #word + 1), "^ %S+$") then count = count + 1 end
    end
  end
  return count
end

function lookup.any_of(name)
  local found, several = lookup.named(name)
  if found then return found end
  local alike = not several and name ~= "" and count_alike(name) or 0
  if alike > 1 then several = alike end
  if several then return lookup.unknown("there are " .. several .. ' things called "' .. name .. '": say its #id') end
  return lookup.unknown('there is nothing called "' .. name .. '" on this map' .. meant(name, "players", table.unpack(lists_of_map)))
end

function lookup.item_of(name, what)
  if name == "" then return lookup.unknown("say which " .. what) end
  local known = {}
  for _, item in ipairs(engine.current.items) do
    if item.what == what then
      if item.id == without_hash(name) or item.name == name then return item end
      known[#known + 1], known[#known + 2] = item.name, item.id
    end
  end
  return lookup.unknown("there is no " .. what .. ' "' .. name .. '"' .. names.hint(name, known))
end

--- What a line says behind a card, `by SIDE on THING for N`: the `player`, the `target` and the `amount`, as far as they are
--- said; or nothing, and why nobody can tell.
function lookup.said_of_card(words)
  local said = {}
  for index = 3, #words, 2 do
    local word, value, why = words[index], words[index + 1] or "", nil
    if word == "by" then
      said.player, why = lookup.player_of(value)
    elseif word == "on" then
      said.target, why = lookup.any_of(value)
    elseif word == "for" then
      said.amount = match_raw(value, "^%d+$") and math.tointeger(tonumber(value))
      if not said.amount then return lookup.unknown('"' .. value .. '" is not how much is paid: write for, and a whole number') end
    else
      return lookup.unknown('behind the card come "by" and a side, "on" and a target, "for" and how much is paid')
    end
    if why then return nil, why end
  end
  return said
end

function lookup.unit_there(name)
  local unit, why = lookup.find("units", name, "unit")
  if not unit then return nil, why end
  local state = states[unit]
  if state.where ~= "battlefield" then return nil, state.name .. " is not on the battlefield" end
  return state
end

--- Why a word is no place; nothing where it is one.
function lookup.place_refusal(at)
  local fine, why = engine.current.host.legal(at)
  if fine then return nil end
  lookup.unknown(why)
  return why
end

--- The way that `move UNIT PLACE via PLACE…` says, from where the unit is; or nothing, and why nobody can tell which it is.
function lookup.path_of(unit, words)
  if not words[3] then return lookup.unknown("say where it moves") end
  if words[4] and words[4] ~= "via" then return lookup.unknown("behind the place comes via, and places on the way") end
  if words[4] and not words[5] then return lookup.unknown('behind "via" come places on the way: say one, or leave "via" out') end
  local path = { unit.at, table.unpack(words, 5) }
  path[#path + 1] = words[3]
  for index = 2, #path do
    local why = lookup.place_refusal(path[index])
    if why then return nil, why end
  end
  return path
end

--- Whether a word of a line names this unit.
function lookup.is_unit(word, unit) return word ~= nil and lookup.same(states[unit], word) end
