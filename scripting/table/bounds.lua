-- SPDX-License-Identifier: MIT
-- What a mission's Lua may take of this computer, as far as Lua itself can bound it: steps, where there is `debug`, and
-- memory and the processor's time each time when steps are counted. What one call of Lua's library takes meanwhile nobody
-- sees.
local _, home = ...

local bounds = {}
home.bounds = bounds

-- Few at once, as a text that is doubled grows fast. Lua counts those of the counting itself with them: about half.
local steps_at_once, most_steps = 20, 50000000
-- What was played before and took no more than it may is looked at less often.
local steps_at_once_again = 200
local most_memory = 64 * 1024  -- kilobytes
-- Of the processor, in seconds. Asking it takes as long as many steps, so it is asked after so many.
local most_time, steps_to_a_look = 1.5, 200

local hook, gethook, getinfo, is_there = nil, nil, nil, type(debug) == "table" and debug.sethook and debug.getinfo
if is_there then hook, gethook, getinfo = debug.sethook, debug.gethook, debug.getinfo end
local count_memory, clock = collectgarbage, os.clock

--- Whether steps are counted here.
bounds.counts_steps = is_there ~= nil and is_there ~= false

local steps, next_look, exhausted, too_much, memory_limit, time_before = 0, 0, false, nil, 0, 0

--- How many steps there are between two looks, of which so many are the rule's, and whether anything has ever taken too
--- much.
local pace, steps_of_rule, was_ever_exhausted = steps_at_once, steps_at_once // 2, false

--- For the next line steps are counted anew. `again`: it was played before, as far as it goes.
function bounds.begin_line(again)
  steps, next_look, too_much = 0, 0, nil
  pace = again and not was_ever_exhausted and steps_at_once_again or steps_at_once
  steps_of_rule = pace // 2
  memory_limit, time_before = count_memory("count") + most_memory, clock()
end

--- What is taken more of than may be; nothing as long as nothing is.
local function excess()
  if steps > most_steps then return most_steps // 1000000 .. " million steps" end
  if clock() - time_before > most_time then return most_time .. " seconds of the processor" end
  if count_memory("count") <= memory_limit then return nil end
  count_memory()
  return count_memory("count") > memory_limit and most_memory // 1024 .. " MiB of memory" or nil
end

local count
local function look()
  next_look = steps + steps_to_a_look
  local what = too_much or excess()
  -- What catches these errors is let work.
  if not what or getinfo(3, "S").source == "=bounds.lua" then return end
  exhausted, was_ever_exhausted, too_much = true, true, what
  -- From now on at every step: an error that a script catches comes again.
  hook(count, "", 1)
  error("it takes too much: more than " .. what .. " for one decision", 0)
end

function count()
  steps = steps + steps_of_rule
  if too_much or steps > next_look or count_memory("count") > memory_limit then look() end
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

--- Where the last error came from, `rule "Venting decks":3: `, until `bounds.was_exhausted` is asked.
local failed_at

--- As Lua says where something is.
local function place_in(item, line) return line and item .. ":" .. line .. ": " end

--- The line of the item's Lua from which an error came: before the message and, as it may be no text, noted.
local function with_line_of_item(message)
  local line, item = place_of_item(3)
  failed_at = place_in(item, line)
  if type(message) ~= "string" then return message end
  message = string.gsub(message, "^[%w_/]+%.lua:%d+: ", "")
  if not failed_at then return message end
  return string.sub(message, 1, #failed_at) == failed_at and message or failed_at .. message
end

--- Where a function begins, for what fails where no line of it is known: it is gone, as it gave what another one gives, or
--- there was no room to look.
local function beginning_of(called)
  local of = getinfo(called, "S")
  of.currentline = math.max(of.linedefined, 1)
  return is_of_item(of) and place_in(string.sub(of.source, 2), of.currentline) or nil
end

--- Where what failed last did so; nothing where that is not known.
function bounds.failed_at() return failed_at end

local function ended(is_inner, called, good, ...)
  if is_there then hook() end
  if exhausted then steps, next_look = 0, 0 end
  too_much = nil
  if is_inner then hook(count, "", pace) end
  if not good then failed_at = failed_at or beginning_of(called) end
  return good, ...
end

--- Calls a function of an item under a count of its steps; whether it went well, and the rest.
function bounds.guarded(called, ...)
  if not is_there then return pcall(called, ...) end
  local is_inner = gethook() ~= nil
  failed_at = nil
  hook(count, "", pace)
  return ended(is_inner, called, xpcall(called, with_line_of_item, ...))
end

function bounds.compile(text, title, environment) return load(text, "=" .. title, "t", environment) end

--- Whether something took more than it may, since this was asked last.
function bounds.was_exhausted()
  local was = exhausted
  exhausted, failed_at = false, nil
  return was
end

--- What this home cannot hold, for its first screen.
function bounds.in_words()
  local words = "A rule that takes too long is ended, but plain Lua cannot bound what one call of a rule takes of memory and time."
  if bounds.counts_steps then return words end
  return words .. " Nor can it count its steps here, as there is no debug library: a rule that loops has to be ended by hand (Ctrl-C); the record is kept."
end
