-- SPDX-License-Identifier: MIT
-- Walking over tables in one order everywhere: numbers rising, then strings by their bytes. Lua's own order of string keys
-- differs from process to process, and a record would not replay.
local engine = ...

local ordered = engine.ordered

local ranks = { number = 1, string = 2 }

local function comes_before(one, other)
  local mine, yours = type(one), type(other)
  if mine ~= yours then return ranks[mine] < ranks[yours] end
  return one < other
end

--- The keys of a table that are numbers or strings, in order. Others have no order that every machine agrees on, so a
--- table that has some is an error.
function ordered.keys(of)
  local keys = {}
  for key in next, of do
    if not ranks[type(key)] then
      error("a table that is walked over has numbers and strings as keys only, this one has a " .. type(key), 0)
    end
    keys[#keys + 1] = key
  end
  table.sort(keys, comes_before)
  return keys
end

--- What answers to names is walked over by nobody.
local function check(of, word)
  if type(of) ~= "table" then error(word .. " wants a table and was given a " .. type(of), 3) end
  if getmetatable(of) ~= nil then
    error(word .. " wants a table of your own; several things are gone through with `for each in … do`", 3)
  end
end

function ordered.pairs(of)
  check(of, "pairs")
  local keys, index = ordered.keys(of), 0
  return function()
    repeat
      index = index + 1
      local key = keys[index]
      -- What was taken out while it is walked over is not told any more.
      if key == nil or of[key] ~= nil then return key, of[key] end
    until false
  end
end

--- By table that `next` walks over, its keys as they were at the beginning, and the place of each, so that fields may be
--- cleared on the way and a step takes no longer the more there are. It is kept until the walk ends.
local walks = setmetatable({}, { __mode = "k" })

local function begin_walk(of)
  local walk = { keys = ordered.keys(of), places = {} }
  for place, key in ipairs(walk.keys) do walk.places[key] = place end
  walks[of] = walk
  return walk
end

function ordered.next(of, after)
  check(of, "next")
  local walk, place = walks[of], 0
  if after == nil then
    walk = begin_walk(of)
  else
    if not walk or not walk.places[after] then walk = begin_walk(of) end
    place = walk.places[after]
    if not place then error("next was given a key that is not in the table", 2) end
  end
  repeat
    place = place + 1
    local key = walk.keys[place]
    if key ~= nil and of[key] ~= nil then return key, of[key] end
    if key == nil then
      walks[of] = nil
      return nil
    end
  until false
end
