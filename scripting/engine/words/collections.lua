-- SPDX-License-Identifier: MIT
-- Lists of things with questions. They are taken when they are asked for, so a rule may destroy what it walks over.
-- `for unit in units do` works as the generic `for` calls the collection with the last value: a loop may be left early,
-- begun again and nested. A word that narrows and needs nothing is a field (`hatchways.open`), so that it is never mistaken
-- for what one of them does (`hatchway:open()`).
local engine = ...
local names, ordered, space = engine.names, engine.ordered, engine.space

local collections = engine.collections

local lists = setmetatable({}, { __mode = "k" })
local methods, adjectives = {}, {}
collections.methods, collections.lists = methods, lists

local function elements(collection) return lists[collection] end

function collections.is(value) return lists[value] ~= nil end
function collections.list(collection) return lists[collection] end

local meta = { __metatable = false, __name = "collection" }

--- The collection of a list, which keeps where in it a loop is: it may be the engine's own, as that of `battle.units`.
function collections.of(list)
  local collection = {}
  lists[collection] = list
  return setmetatable(collection, meta)
end

--- The collection of a list that stays as it is, the same each time.
function collections.of_all(list)
  local collection = list.collection
  if not collection then
    collection = collections.of(list)
    list.collection = collection
  end
  return collection
end

--- Those of a collection that a function keeps; `word` is the field that narrows it so.
local function kept(collection, keep, word)
  local list, all = { narrowed_by = word }, elements(collection)
  for index = 1, #all do
    local each = all[index]
    if keep(each) then list[#list + 1] = each end
  end
  return collections.of(list)
end

function meta.__index(collection, word)
  local adjective = adjectives[word]
  if adjective then return kept(collection, adjective, word) end
  local method = methods[word]
  if method then return method end
  if type(word) == "number" then
    error("a list is gone through with `for each in … do`; one of it is :first() or, by its label, :numbered(" .. word .. ")", 2)
  end
  error("there is no " .. engine.in_words(word) .. " of several things" ..
    names.hint(word, engine.names_of("collection")), 2)
end

function meta.__newindex(_, word) error("nothing can be kept in a list of things: " .. engine.in_words(word), 2) end

--- Whether what a word says can be done to some single thing, as `open` to a hatchway.
local function is_done(word)
  for _, each in ipairs(engine.api.classes) do
    if engine.classes[each[1]].methods[word] then return true end
  end
  return false
end

--- What to write instead of a list with brackets behind it.
local function cure_of(list)
  local word = list.narrowed_by
  if not word then
    return "several things are asked for with a point and without brackets, as in `battle.hatchways.open`; " ..
      "what is done is said of each: `for each in … do each:…() end`"
  end
  local done = is_done(word) and "; to do it to each, write `for each in … do each:" .. word .. "() end`" or ""
  return "write ." .. word .. ", with a point and without brackets" .. done
end

--- What a second name between `for` and `in` gets, as in `for _, each in units do`.
local function refuse_second() error("a list gives one thing at a time, and no number before it: write `for each in … do`", 2) end
local second = setmetatable({}, { __metatable = false, __index = refuse_second, __newindex = refuse_second, __call = refuse_second,
  __tostring = function() return "nothing" end })

local function index_of(list, thing)
  for index = 1, #list do if list[index] == thing then return index end end
  return #list
end

--- The generic `for` passes two values, nil and the last one. Anything else is a field with brackets behind it, or a verb
--- that was meant for each.
function meta.__call(collection, ...)
  local list = elements(collection)
  local nothing, last = ...
  if nothing ~= nil or last == nil and select("#", ...) ~= 2 then error(cure_of(list), 2) end
  local index = 0
  if last ~= nil then
    index = list.last_given_at
    -- Other loops may go through the same list meanwhile.
    if list[index] ~= last then index = index_of(list, last) end
  end
  list.last_given_at = index + 1
  return list[index + 1], second
end

function meta.__len(collection) return #elements(collection) end
function meta.__tostring(collection)
  local words = {}
  for _, each in ipairs(elements(collection)) do words[#words + 1] = tostring(each) end
  return #words == 0 and "none" or table.concat(words, ", ")
end

for word, keep in pairs({
  open = function(each) return each.is_open end,
  closed = function(each) return not each.is_open end,
  airlocks = function(each) return each.airlock end,
  on_battlefield = function(each) return each.on_battlefield end,
  in_reserve = function(each) return each.in_reserve end,
  destroyed = function(each) return each.destroyed end,
  escaped = function(each) return each.escaped end,
}) do adjectives[word] = keep end

function methods.count(collection) return #elements(collection) end
function methods.any(collection) return #elements(collection) > 0 end
function methods.none(collection) return #elements(collection) == 0 end
function methods.first(collection) return elements(collection)[1] end
function methods.where(collection, test)
  if type(test) ~= "function" then error("where wants a function: where(function(each) return … end)", 2) end
  return kept(collection, test)
end
function methods.except(collection, gone)
  local list = collections.is(gone) and elements(gone) or { gone }
  return kept(collection, function(each)
    for _, other in ipairs(list) do if each == other then return false end end
    return true
  end)
end
function methods.includes(collection, thing)
  for _, each in ipairs(elements(collection)) do if each == thing then return true end end
  return false
end
function methods.of(collection, player) return kept(collection, function(each) return each.player == player end) end
function methods.of_kind(collection, kind) return kept(collection, function(each) return each.kind == kind end) end
function methods.labelled(collection, label)
  return kept(collection, function(each) return each.label == engine.in_words(label) end)
end
--- The one with that number as its label, or nothing.
function methods.numbered(collection, number) return methods.labelled(collection, number):first() end
function methods.with(collection, mark, value)
  return kept(collection, function(each) return each:has(mark, value) end)
end
function methods.without(collection, mark, value)
  return kept(collection, function(each) return not each:has(mark, value) end)
end
function methods.controlled_by(collection, player)
  return kept(collection, function(each) return each.controller == player end)
end
--- People at a table are asked once for all of them.
local function ask_of_all(question, collection, other, inches)
  space.ask_of_all(question, elements(collection), other, inches and space.micrometres(inches))
end
function methods.within(collection, thing, inches)
  ask_of_all("within", collection, thing, inches)
  return kept(collection, function(each) return space.within(each, thing, inches) end)
end
function methods.inside(collection, place)
  ask_of_all("inside", collection, place)
  return kept(collection, function(each) return space.inside(each, place) end)
end
function methods.outside(collection, place)
  ask_of_all("inside", collection, place)
  return kept(collection, function(each) return not space.inside(each, place) end)
end
function methods.wholly_inside(collection, place)
  ask_of_all("wholly-inside", collection, place)
  return kept(collection, function(each) return space.wholly_inside(each, place) end)
end
function methods.nearest(collection, thing)
  local best, least
  local told = space.nearest(elements(collection), thing)
  if told ~= false then return told end
  for _, each in ipairs(elements(collection)) do
    local away = space.distance(each, thing)
    if away and (not least or away < least) then best, least = each, away end
  end
  return best
end
function methods.sum(collection, what)
  local total = 0
  for _, each in ipairs(elements(collection)) do
    total = total + (type(what) == "function" and what(each) or each[what] or 0)
  end
  return total
end

--- For the reference and its test: what a collection answers to.
function collections.words()
  local words = {}
  for word in ordered.pairs(adjectives) do words[#words + 1] = word end
  for word in ordered.pairs(methods) do words[#words + 1] = word end
  return words
end
