-- SPDX-License-Identifier: MIT
-- Who hears of what. Items hear in the order of the mission. What a handler changes is told to all when it has ended,
-- first in, first out; what asks for leave (`may_…`) and what is rolled (`before_test`) is heard at once.
local engine = ...
local collections, cures, given, scoring = engine.collections, engine.cures, engine.given, engine.scoring
local states = engine.states

local events = engine.events

local deepest = engine.limits.events_in_each_other
local most_changes = engine.limits.changes_of_decision
local most_errors = engine.limits.errors_of_item

--- Notes which functions an item has, once it is read.
function events.note(item)
  local hearers = engine.current.hearers
  -- In no order: an item is in the list of each name once.
  for name in next, item.functions do
    local of_name = hearers[name]
    if of_name then of_name[#of_name + 1] = item else hearers[name] = { item } end
  end
end

--- Notes which functions of an item hear of what is its own side's, or the other's: `on_own_turn_end` hears of
--- `on_turn_end`.
function events.note_of_sides(item)
  local battle = engine.current
  -- In no order: an item is in the list of each event once.
  for name in next, item.functions do
    local event = type(name) == "string" and (string.match(name, "^on_own_(.+)$") or string.match(name, "^on_opponent_(.+)$"))
    if event then
      local heard = "on_" .. event
      battle.heard_by_side[heard] = { own = "on_own_" .. event, opponent = "on_opponent_" .. event }
      local hearers = battle.hearers[heard] or {}
      battle.hearers[heard] = hearers
      if hearers[#hearers] ~= item then hearers[#hearers + 1] = item end
    end
  end
end

--- The items that have a function of this name, in the order of the mission, or nothing where none has.
local function hearers_of(name) return engine.current.hearers[name] end
events.hearers_of = hearers_of

local function count(battle)
  if battle.pure then error(battle.pure .. " only says what it thinks: it changes nothing and rolls nothing", 0) end
  local item = battle.item
  if item and not item.fired then engine.note_fired(item) end
  battle.changes = battle.changes + 1
  if battle.changes > most_changes then
    error("more than " .. most_changes .. " changes follow from one decision: does something call itself?", 0)
  end
end

--- Has to come before every change of the battle: counts it, and refuses it where nothing may change.
function engine.change(words, ...)
  local battle = engine.current
  count(battle)
  if words and battle.is_read then engine.log(words, ...) end
  battle.version = battle.version + 1
end

--- The same where things are elsewhere then, more or fewer: answers about the map hold until then.
function engine.change_of_place(words, ...)
  engine.change(words, ...)
  engine.current.situation = engine.current.situation + 1
end

--- The same for dice and points, on which who holds a marker does not depend, unless a rule says who may.
function engine.change_of_points(words, ...)
  local battle = engine.current
  count(battle)
  if words and battle.is_read then engine.log(words, ...) end
  if battle.hearers.may_hold then battle.version = battle.version + 1 end
end

--- How people call an item in messages: `rule "Venting decks"`.
function events.title(item) return item.what .. ' "' .. item.name .. '"' end

--- As much of a message as anybody reads; an error may be any value.
local longest_message = 1000

--- What an error says that is no text.
local function without_text(why)
  if why == nil then return 'an error without a word; error("…") says what is wrong' end
  if type(why) == "number" or states[why] or collections.is(why) then return engine.in_words(why) end
  return "an error is a text, and this one is " .. (type(why) == "boolean" and tostring(why) or "a " .. type(why))
end

--- What `guarded` says of a failure, with its place before it where the host knows that and Lua does not say it.
function events.placed(why)
  local host = engine.current.host
  local place = host.failed_at and host.failed_at() or ""
  if type(why) ~= "string" then return place .. without_text(why) end
  return string.sub(why, 1, #place) == place and why or place .. why
end

--- The place in a condition, which is one line mostly.
local function in_condition(title, line) return title .. (line == "1" and ": " or ", line " .. line .. ": ") end

--- A message of Lua's with the item and, where Lua says it, the line: as items count it, not the mission's file.
function events.titled(item, message)
  message = string.sub(message, 1, longest_message)
  message = cures.of(message, item):gsub('^(.-"):(%d+): ', "%1, line %2 of its Lua: "):gsub('^(.-", condition[%w ]*):(%d+): ', in_condition)
  local title = events.title(item)
  return message:sub(1, #title) == title and message or title .. ": " .. message
end

--- Keeps an error of an item, with the line of its Lua where the message says it.
function events.note_error(item, message)
  local battle = engine.current
  local line = string.match(message, "^, line (%d+) of its Lua: ", #events.title(item) + 1)
  battle.errors[#battle.errors + 1] = { step = battle.step, item = item.key, line = math.tointeger(tonumber(line)), message = message }
end

local function tell_error(item, message)
  message = events.titled(item, message)
  item.errors = item.errors + 1
  events.note_error(item, message)
  local over = ""
  if item.errors >= most_errors then over = (string.find(message, "[.!?]$") and "" or ".") .. " It is left out from now on." end
  engine.log("error: {}{}", message, over)
  return message
end

--- An item has failed: that is told, and where it took too much, the battle goes no further.
local function failed(item, why)
  local battle = engine.current
  local outer = battle.item
  battle.item = item
  local message = tell_error(item, events.placed(why))
  battle.item = outer
  -- Who comes next is not to blame for it, and may change something as well.
  if battle.changes > most_changes then battle.changes = most_changes - most_changes // 10 end
  if battle.host.was_exhausted and battle.host.was_exhausted() then engine.give_up(message) end
  return nil
end

--- An error of an item that its function did not raise itself: what it gave is none of what may come of it.
events.fail = failed

--- The item at work took all memory: the battle goes no further, though it caught the error.
function events.memory_ran_out(why) engine.give_up(tell_error(engine.current.item, events.placed(why))) end

--- What a function of an item gave, or its error told; `outer`, `depth` and `is_counted` are as before it was called.
local function returned(item, outer, depth, is_counted, good, ...)
  local battle = engine.current
  battle.item, battle.depth, battle.is_counted = outer, depth, is_counted
  if good then return ... end
  return failed(item, (...))
end

local function run(item, handler, ...)
  if item.errors >= most_errors then return nil end
  local battle = engine.current
  local outer, depth, is_counted, host = battle.item, battle.depth, battle.is_counted, battle.host
  battle.item, battle.is_counted = item, host.pause_counting ~= nil
  return returned(item, outer, depth, is_counted, host.guarded(handler, ...))
end

--- Calls a function of an item and gives what it gives; an error is told, and ends this call only.
function events.call(item, function_name, ...)
  local handler = item.functions[function_name]
  if handler then return run(item, handler, ...) end
end

--- An event of a name with so many arguments for its handlers: the battle comes last.
local function event_of(name, depth, ...)
  local count, battle = select("#", ...), engine.current.object
  local one, other = ...
  -- Most have so few, for which there is room at once.
  if count == 0 then return { name = name, depth = depth, count = 1, battle } end
  if count == 1 then return { name = name, depth = depth, count = 2, one, battle } end
  if count == 2 then return { name = name, depth = depth, count = 3, one, other, battle } end
  local event = { name = name, depth = depth, count = count + 1, ... }
  event[count + 1] = battle
  return event
end

--- The player whose it is that something happens: the first that is passed, or that of the first unit.
local function whose_of(event)
  for index = 1, event.count do
    local state = states[event[index]]
    local class = state and state.class
    if class == "player" then return state end
    if class == "attempt" then return states[states[state.unit].player] end
    if class == "unit" or class == "test" then return states[state.player] end
  end
end

--- One function of an item, if it has it, and `after` behind it.
local function tell_one(item, name, event, after)
  if not item.functions[name] then return end
  engine.current.depth = event.depth
  events.call(item, name, item.object, table.unpack(event, 1, event.count))
  if after then after() end
end

--- Each item that hears of an event, one after the other; `after` is called behind each. Behind its function for anybody
--- comes the one for its own side, or for the other; an item of no side is of both.
local function tell(event, after)
  local by_side = engine.current.heard_by_side[event.name]
  local whose = by_side and whose_of(event)
  local hearers, index = hearers_of(event.name), 0
  -- Also those that come to hear of it meanwhile.
  while hearers[index + 1] do
    index = index + 1
    local item = hearers[index]
    if not item.idle then
      tell_one(item, event.name, event, after)
      if whose then
        local is_own = scoring.concerns(item.side, whose)
        if is_own then tell_one(item, by_side.own, event, after) end
        if not is_own or not item.side then tell_one(item, by_side.opponent, event, after) end
      end
    end
  end
end

local function drain()
  local battle = engine.current
  if not battle.queue[1] then return end
  local index = 1
  while battle.queue[index] do
    tell(battle.queue[index])
    index = index + 1
  end
  battle.queue = {}
end

--- An event that follows from the one that is being told, unless too many do.
local function next_event(name, ...)
  local event = event_of(name, engine.current.depth + 1, ...)
  if event.depth <= deepest then return event end
  error("more than " .. deepest .. " events follow from one another: " .. name .. " is not told any more", 0)
end

--- Tells all items; what a handler raises is told when it has ended, before the next one hears of this. `name` is that of
--- their function; the battle comes last.
function events.tell(name, ...)
  local battle = engine.current
  if not hearers_of(name) then return end
  local event = next_event(name, ...)
  if battle.telling then
    battle.queue[#battle.queue + 1] = event
    return
  end
  battle.telling = true
  local depth = battle.depth
  tell(event, drain)
  battle.telling, battle.depth = false, depth
end

--- Tells all items at once, in the middle of what is being told.
function events.tell_at_once(name, ...)
  if not hearers_of(name) then return end
  local battle = engine.current
  local depth = battle.depth
  tell(next_event(name, ...))
  battle.depth = depth
end

--- The value of a condition of an item, which is asked for more often than anything else; its steps are not counted where
--- it `is_brief`, as that takes longer than they do.
function events.value(item, condition, is_brief)
  if item.errors >= most_errors then return nil end
  local battle = engine.current
  local outer, depth, pure, is_counted = battle.item, battle.depth, battle.pure, battle.is_counted
  local host = battle.host
  battle.item, battle.pure, battle.is_counted = item, "a condition", not is_brief and host.pause_counting ~= nil
  local good, value = (is_brief and host.guarded_uncounted or host.guarded)(condition)
  battle.item, battle.depth, battle.pure, battle.is_counted = outer, depth, pure, is_counted
  if good then return value end
  return failed(item, value)
end

local function asked(outer, ...)
  engine.current.pure = outer
  return ...
end

--- Calls a function of an item that may change nothing, `called` so in messages.
function events.ask_function(item, handler, called, ...)
  local battle = engine.current
  local outer = battle.pure
  battle.pure = called
  return asked(outer, run(item, handler, ...))
end

--- Calls what an item has under a name, and that may change nothing.
function events.ask(item, function_name, ...)
  local handler = item.functions[function_name]
  if handler then return events.ask_function(item, handler, function_name, ...) end
end

local none = {}

--- `may_…` by what may be, or not.
local asked_as = setmetatable({}, { __index = function(names, what)
  local name = "may_" .. what
  names[what] = name
  return name
end })

--- What an item does by saying yes: all else is allowed where nobody says no.
local is_granted = { appear = true }

--- What an item says to one or two things.
local function leave_of(item, name, one, other)
  local battle = engine.current.object
  if other == nil then return given.leave(item, name, events.ask(item, name, item.object, one, battle)) end
  return given.leave(item, name, events.ask(item, name, item.object, one, other, battle))
end

--- Whether the rules allow something of one or two things, as `may_…` is called: all reasons why not, in the order of the
--- mission, none where they do; and whether one of them said yes. The list is not to be changed.
function events.refusals(what, one, other)
  local name = asked_as[what]
  local hearers = hearers_of(name)
  if not hearers then return none, false end
  local reasons, granted = none, false
  for index = 1, #hearers do
    local item = hearers[index]
    if not item.idle then
      local answer, why = leave_of(item, name, one, other)
      if answer == false or answer and is_granted[what] then engine.note_fired(item) end
      if answer == false then
        if reasons == none then reasons = {} end
        reasons[#reasons + 1] = why and engine.in_words(why) or item.name .. " forbids it"
      end
      granted = granted or answer == true
    end
  end
  return reasons, granted
end
