-- SPDX-License-Identifier: MIT
-- What a mission's Lua may take of this computer, as far as Lua itself can bound it: steps, where there is `debug`, and
-- memory each time when steps are counted. What one call of Lua's library takes meanwhile nobody sees.
local _, home = ...

local bounds = {}
home.bounds = bounds

-- Few at once, as a text that is doubled grows fast.
local steps_at_once, most_steps = 20, 50000000
local most_memory = 64 * 1024  -- kilobytes

local hook, gethook, getinfo, is_there = nil, nil, nil, type(debug) == "table" and debug.sethook and debug.getinfo
if is_there then hook, gethook, getinfo = debug.sethook, debug.gethook, debug.getinfo end
local count_memory = collectgarbage

--- Whether steps are counted here.
bounds.counts_steps = is_there ~= nil and is_there ~= false

local steps, exhausted, too_much, memory_before = 0, false, nil, 0

--- For the next line steps are counted anew.
function bounds.begin_line()
  steps, too_much = 0, nil
  memory_before = count_memory("count")
end

local count

local function exhaust(what)
  exhausted, too_much = true, what
  -- From now on at every step: an error that a script catches comes again.
  hook(count, "", 1)
  error("it takes too much: more than " .. what .. " for one decision", 0)
end

local function has_too_much() return count_memory("count") - memory_before > most_memory end

function count()
  if too_much then
    -- What catches these errors is let work.
    if getinfo(2, "S").source == "=bounds.lua" then return end
    exhaust(too_much)
  end
  steps = steps + steps_at_once
  if steps > most_steps then exhaust(most_steps // 1000000 .. " million steps") end
  if has_too_much() then
    count_memory()
    if has_too_much() then exhaust(most_memory // 1024 .. " MiB of memory") end
  end
end

local function is_of_item(level)
  return level.currentline > 0 and string.sub(level.source, 1, 1) == "=" and not string.find(level.source, "%.lua$")
end

--- The line of an item's Lua that is at work, and its item; nothing where the engine is alone.
local function place_of_item(from)
  if not is_there then return nil end
  for depth = from, 200 do
    local level = getinfo(depth, "Sl")
    if not level then return nil end
    if is_of_item(level) then return level.currentline, string.sub(level.source, 2) end
  end
end

function bounds.line_of_item() return (place_of_item(3)) end

--- `rule "Venting decks", line 3: …` for an error: the line of the item's Lua from which it came.
local function with_line_of_item(message)
  if type(message) ~= "string" or not is_there then return message end
  message = string.gsub(message, "^[%w_]+%.lua:%d+: ", "")
  local line, item = place_of_item(3)
  if not line then return message end
  local place = item .. ":" .. line .. ": "
  if string.sub(message, 1, #place) == place then message = string.sub(message, #place + 1) end
  return item .. ", line " .. line .. ": " .. message
end

local function ended(is_inner, ...)
  if exhausted then steps = 0 end
  too_much = nil
  if is_there then
    if is_inner then hook(count, "", steps_at_once) else hook() end
  end
  return ...
end

--- Calls a function of an item under a count of its steps; whether it went well, and the rest.
function bounds.guarded(called, ...)
  if not is_there then return pcall(called, ...) end
  local is_inner = gethook() ~= nil
  hook(count, "", steps_at_once)
  return ended(is_inner, xpcall(called, with_line_of_item, ...))
end

function bounds.compile(text, title, environment) return load(text, "=" .. title, "t", environment) end

--- Whether something took more than it may, since this was asked last.
function bounds.was_exhausted()
  local was = exhausted
  exhausted = false
  return was
end

--- What this home cannot hold, for its first screen.
function bounds.in_words()
  local words = "This is plain Lua. It cannot bound what one call of a mission's Lua takes of memory and time."
  if bounds.counts_steps then return words end
  return words .. " Nor can it count its steps here, as there is no debug library: a rule that loops has to be ended by hand (Ctrl-C); the record is kept."
end
