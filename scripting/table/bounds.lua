-- SPDX-License-Identifier: MIT
-- What a mission's Lua may take of this computer, as far as Lua itself can bound it: steps, where there is `debug`, and
-- memory, the lengths of texts and the processor's time each time when steps are counted. What one call of Lua's library
-- takes meanwhile nobody sees.
local _, home = ...

local bounds = {}
home.bounds = bounds

-- So few at once that nothing is joined again before it was looked at: a step joins up to 200 texts, as Lua reads no more in
-- one expression, and to have two there takes two steps more.
local steps_at_once, most_steps = 3, 50000000
-- What was played before and took no more than it may is looked at less often.
local steps_at_once_again = 200
-- Of the whole battle, in kilobytes, on top of what the program has itself. With the texts that one step may join, the
-- process stays below 100 MB.
local most_memory = 48 * 1024
-- Bytes of one text, and how many kilobytes memory may rise or fall before the texts at hand are looked at.
local longest_text, memory_to_a_look = 128 * 1024, 64
-- Of the processor, in seconds. Asking it takes as long as many steps, so it is asked after so many.
local most_time, steps_to_a_look = 1.5, 30

local hook, gethook, getinfo, getlocal
local is_there = type(debug) == "table" and debug.sethook and debug.getinfo and debug.getlocal
if is_there then hook, gethook, getinfo, getlocal = debug.sethook, debug.gethook, debug.getinfo, debug.getlocal end
local count_memory, clock = collectgarbage, os.clock

--- As docs/rehearsal.md has them.
bounds.limits = {
  steps = most_steps, seconds = most_time, memory = most_memory, text = longest_text, at_once = steps_at_once,
  at_once_again = steps_at_once_again,
}

--- Whether steps are counted here.
bounds.counts_steps = is_there ~= nil and is_there ~= false

local steps, next_look, exhausted, too_much, time_before = 0, 0, false, nil, 0
local memory_limit = count_memory("count") + most_memory

--- Between these memory is left alone.
local least_memory, highest_memory = 0, 0

--- How many steps there are between two looks, of which so many are the rule's, and whether anything has ever taken too
--- much.
local pace, steps_of_rule, was_ever_exhausted = steps_at_once, steps_at_once, false

local function is_of_item(level)
  return level.currentline > 0 and string.sub(level.source, 1, 1) == "=" and not string.find(level.source, "%.lua$")
end

--- Whether the function of an item that is at work, so many levels below, has a text at hand that is too long.
local function has_long_text(depth)
  if not is_of_item(getinfo(depth, "Sl")) then return false end
  local index = 1
  repeat
    local name, value = getlocal(depth, index)
    if type(value) == "string" and #value > longest_text then return true end
    index = index + 1
  until not name
  return false
end

--- What is taken of which there may not be so much; nothing as long as nothing is.
local function excess(memory)
  if steps > most_steps then return "more than " .. most_steps // 1000000 .. " million steps for one decision" end
  if clock() - time_before > most_time then return "more than " .. most_time .. " seconds of the processor for one decision" end
  if (memory > highest_memory or memory < least_memory) and has_long_text(5) then
    return "a text of more than " .. longest_text // 1024 .. " KiB"
  end
  if memory <= memory_limit then return nil end
  count_memory()
  return count_memory("count") > memory_limit and "more than " .. most_memory // 1024 .. " MiB of memory" or nil
end

local count
local function look(memory)
  local what = too_much or excess(memory)
  memory = count_memory("count")
  next_look, least_memory, highest_memory = steps + steps_to_a_look, memory - memory_to_a_look, memory + memory_to_a_look
  if not what then return end
  next_look = 0
  -- What catches these errors is let work.
  if getinfo(3, "S").source == "=bounds.lua" then return end
  exhausted, was_ever_exhausted, too_much = true, true, what
  -- From now on at every step: an error that a script catches comes again.
  hook(count, "", 1)
  error("it takes too much: " .. what, 0)
end

function count()
  steps = steps + steps_of_rule
  local memory = count_memory("count")
  if steps > next_look or memory > highest_memory or memory < least_memory then look(memory) end
end

--- For the next line steps are counted anew. `again`: it was played before, as far as it goes.
function bounds.begin_line(again)
  steps, next_look, too_much, time_before = 0, 0, nil, clock()
  pace = again and not was_ever_exhausted and steps_at_once_again or steps_at_once
  steps_of_rule = pace
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

--- `rule "Venting decks":3: …` for an error, as Lua says it: the line of the item's Lua from which it came.
local function with_line_of_item(message)
  if type(message) ~= "string" or not is_there then return message end
  message = string.gsub(message, "^[%w_/]+%.lua:%d+: ", "")
  local line, item = place_of_item(3)
  if not line then return message end
  local place = item .. ":" .. line .. ": "
  return string.sub(message, 1, #place) == place and message or place .. message
end

local function ended(is_inner, ...)
  if is_there then hook() end
  if exhausted then steps, next_look = 0, 0 end
  too_much = nil
  if is_inner then hook(count, "", pace) end
  return ...
end

--- Calls a function of an item under a count of its steps; whether it went well, and the rest.
function bounds.guarded(called, ...)
  if not is_there then return pcall(called, ...) end
  local is_inner = gethook() ~= nil
  hook(count, "", pace)
  return ended(is_inner, xpcall(called, with_line_of_item, ...))
end

function bounds.compile(text, title, environment)
  local chunk, why = load(text, "=" .. title, "t", environment)
  -- Where Lua's own stack is full while it reads, it says where the program was.
  return chunk, why and string.gsub(why, "\nstack traceback:.*$", "") or nil
end

--- Whether something took more than it may, since this was asked last.
function bounds.was_exhausted()
  local was = exhausted
  exhausted = false
  return was
end

--- What this home cannot hold, for its first screen.
function bounds.in_words()
  local words = "A rule that takes too long is ended, but plain Lua cannot bound what one call of a rule takes of memory and time."
  if bounds.counts_steps then return words end
  return words .. " Nor can it count its steps here, as there is no debug library: a rule that loops has to be ended by hand (Ctrl-C); the record is kept."
end
