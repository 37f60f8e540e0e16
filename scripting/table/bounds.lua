-- SPDX-License-Identifier: MIT
-- What a mission's Lua may take of this computer, as far as Lua itself can bound it: steps, where there is `debug`, and
-- memory, the lengths of texts and the processor's time each time when steps are counted. What one call of Lua's library
-- takes meanwhile nobody sees.
local _, home = ...

local bounds = {}
home.bounds = bounds

local most_steps = 50000000
-- How often memory is looked at, in steps, and how often the clock. Of the former Lua counts those of the counting itself with
-- them: about half.
local from_afar = { steps = 30, counted = 15, to_a_look = 200 }
-- Once memory has risen by more than a few kilobytes at once there may be long texts, and there are so few steps between
-- two looks that nothing is joined again before it was looked at: a step joins up to 200 texts, as Lua reads no more in one
-- expression, and to have two there takes two steps more.
local closely, most_rise = { steps = 3, counted = 3, to_a_look = 30 }, 8
-- Once what may be a text that is too long was out of sight before anybody looked: what is joined is seen where it is made.
local at_every_step = { steps = 1, counted = 1, to_a_look = 30 }
-- What was played before and took no more than it may is looked at less often.
local from_far_away = { steps = 200, counted = 100, to_a_look = 200 }
-- Of the whole battle, in kilobytes, on top of what the program has itself. With the texts that one step may join, the
-- process stays below 100 MB.
local most_memory = 48 * 1024
-- Bytes of one text.
local longest_text = 128 * 1024
-- So many levels of calls in each other are the stack of a function that calls itself; so many are too many once that stack
-- has grown by so many kilobytes at once, long before Lua's own end of it.
local deep, too_deep, most_rise_of_stack = 150, 20000, 2048
-- By how many kilobytes a table may become larger at once: one that is no list has 16,384 entries before. Lua puts all of them
-- elsewhere then, in one step, which for keys that are chosen for it takes as long as the square of them.
local most_rise_of_table = 320
-- Below so many levels of calls it may as well be the stack, which then is as deep as no rule needs it.
local deep_for_a_table = 1000
-- Of the processor, in seconds.
local most_time = 1.5

local hook, gethook, getinfo, getlocal
local is_there = type(debug) == "table" and debug.sethook and debug.getinfo and debug.getlocal
if is_there then hook, gethook, getinfo, getlocal = debug.sethook, debug.gethook, debug.getinfo, debug.getlocal end
local count_memory, clock = collectgarbage, os.clock

--- As docs/rehearsal.md has them.
bounds.limits = {
  steps = most_steps, seconds = most_time, memory = most_memory, text = longest_text, table = most_rise_of_table,
}

--- Whether steps are counted here.
bounds.counts_steps = is_there ~= nil and is_there ~= false

local steps, next_look, exhausted, too_much, time_before = 0, 0, false, nil, clock()
local memory_limit, last_memory = count_memory("count") + most_memory, 0

--- How it is looked at what is at work, and what once was: whether it ever took too much, and what comes of that.
local pace, was_ever_exhausted, closest = from_afar, false, nil

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

--- What is taken of which there may not be so much; nothing as long as nothing is. `is_close`: there were next to no steps
--- since the last look.
local function excess(memory, rise, is_close)
  if steps > most_steps then return "more than " .. most_steps // 1000000 .. " million steps for one decision" end
  if clock() - time_before > most_time then return "more than " .. most_time .. " seconds of the processor for one decision" end
  if rise > longest_text // 2048 and has_long_text(5) then return "a text of more than " .. longest_text // 1024 .. " KiB" end
  if is_close and rise > most_rise_of_table and is_of_item(getinfo(4, "Sl")) then
    if getinfo(deep_for_a_table, "l") then error("stack overflow", 0) end
    return "more than " .. most_rise_of_table .. " KiB at once"
  end
  if memory <= memory_limit then return nil end
  count_memory()
  return count_memory("count") > memory_limit and "more than " .. most_memory // 1024 .. " MiB of memory" or nil
end

local count
--- From now on it is looked at so, or more closely.
local function look_more(how)
  if closest and closest.steps <= how.steps then return end
  closest, pace, next_look = how, how, 0
end

local function look(memory, rise)
  local pace_before = pace
  if rise > most_rise then look_more(closely) end
  local what = too_much or excess(memory, rise, pace_before.steps <= closely.steps)
  next_look = steps + pace.to_a_look
  if not what then
    -- What has risen so much is not at hand: it is in a table, or gone, if it is not the stack itself.
    if rise > longest_text // 1024 and not getinfo(deep, "l") then look_more(at_every_step) end
    last_memory = count_memory("count")
    -- To set it takes as long as the stack is deep.
    if pace ~= pace_before then hook(count, "", pace.steps) end
    if rise >= most_rise_of_stack and getinfo(too_deep, "l") then error("stack overflow", 0) end
    return
  end
  next_look = 0
  -- What catches these errors is let work.
  if getinfo(3, "S").source == "=bounds.lua" then return end
  exhausted, was_ever_exhausted, too_much = true, true, what
  -- From now on at every step: an error that a script catches comes again.
  hook(count, "", 1)
  error("it takes too much: " .. what, 0)
end

function count()
  steps = steps + pace.counted
  local memory = count_memory("count")
  local rise = memory - last_memory
  last_memory = memory
  if rise > most_rise or steps > next_look or memory > memory_limit then look(memory, rise) end
end

--- Seconds of the processor that were taken by what is asked ahead of an answer, to offer what may be done.
local guessed = 0

--- For the next line steps are counted anew. `again`: it was played before, as far as it goes.
function bounds.begin_line(again)
  -- Where a question was asked in the middle of an item's Lua, nothing has ended.
  count_memory("restart")
  steps, next_look, too_much, time_before = 0, 0, nil, clock()
  pace = closest or again and not was_ever_exhausted and from_far_away or from_afar
  guessed = 0
end

--- Before rules are asked ahead of an answer: whether there is time for it. All that is asked so until the next answer has as
--- much as one line.
function bounds.begin_guess()
  if guessed >= most_time then return false end
  local before = guessed
  bounds.begin_line()
  guessed, time_before = before, time_before - before
  return true
end
function bounds.end_guess() guessed = clock() - time_before end

--- The next answer is there.
function bounds.begin_guesses() guessed = 0 end

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
  hook()
  -- What came of the last steps nobody has looked at.
  local rise = count_memory("count") - last_memory
  if rise > longest_text // 1024 then look_more(at_every_step) elseif rise > most_rise then look_more(closely) end
  if exhausted then steps, next_look = 0, 0 end
  too_much = nil
  if is_inner then hook(count, "", pace.steps) else count_memory("restart") end
  if not good then failed_at = failed_at or beginning_of(called) end
  return good, ...
end

--- Calls a function of an item under a count of its steps; whether it went well, and the rest.
function bounds.guarded(called, ...)
  if not is_there then return pcall(called, ...) end
  local is_inner = gethook() ~= nil
  failed_at = nil
  -- What is freed meanwhile would hide what is taken.
  count_memory("stop")
  last_memory = count_memory("count")
  -- What is called often, and takes few steps each time, would come to its end before anybody looks at the clock.
  local is_over = clock() - time_before > most_time
  if is_over then next_look = 0 end
  hook(count, "", is_over and 1 or pace.steps)
  return ended(is_inner, called, xpcall(called, with_line_of_item, ...))
end

function bounds.compile(text, title, environment)
  local chunk, why = load(text, "=" .. title, "t", environment)
  -- Where Lua's own stack is full while it reads, it says where the program was.
  return chunk, why and string.gsub(why, "\nstack traceback:.*$", "") or nil
end

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
