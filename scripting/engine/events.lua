-- SPDX-License-Identifier: MIT
-- Who hears of what. Items hear in the order of the mission. What a handler changes is told to all when it has ended,
-- first in, first out; what asks for leave (`may_…`) and what is rolled (`before_test`) is heard at once.
local engine = ...

local events = {}
engine.events = events

local deepest = 16
local most_changes = 10000
local most_errors = 3

--- A message with what is said of things in it: each `{}` is the next argument.
local function filled(words, ...)
  local arguments, index = { ... }, 0
  return (string.gsub(words, "{}", function()
    index = index + 1
    return tostring(arguments[index])
  end))
end
engine.filled = filled

function engine.log(words, ...)
  local battle = engine.current
  local item = battle.item
  battle.log[#battle.log + 1] = {
    step = battle.step, text = filled(words, ...), item = item and item.what .. ":" .. item.id or nil,
  }
end

--- Whether any item has a function of this name; what items define is known once they are read.
local function is_heard(name)
  local battle = engine.current
  local heard = battle.heard[name]
  if heard == nil then
    heard = false
    for _, item in ipairs(battle.items) do heard = heard or item.functions[name] ~= nil end
    battle.heard[name] = heard
  end
  return heard
end

local function count(words, ...)
  local battle = engine.current
  if battle.pure then error(battle.pure .. " only says what it thinks: it changes nothing and rolls nothing", 0) end
  battle.changes = battle.changes + 1
  if battle.changes > most_changes then
    error("more than " .. most_changes .. " changes follow from one decision: does something call itself?", 0)
  end
  if words then engine.log(words, ...) end
end

--- Has to come before every change of the battle: counts it, and refuses it where nothing may change.
function engine.change(words, ...)
  count(words, ...)
  engine.current.version = engine.current.version + 1
end

--- The same for dice and points, on which who holds a marker does not depend, unless a rule says who may.
function engine.change_of_points(words, ...)
  count(words, ...)
  if is_heard("may_hold") then engine.current.version = engine.current.version + 1 end
end

--- How people call an item in messages: `rule "Venting decks"`.
function events.title(item) return item.what .. ' "' .. item.name .. '"' end

--- A message of Lua's with the item and, where Lua says it, the line.
function events.titled(item, message)
  message = engine.cures.of(tostring(message)):gsub('^(.-"):(%d+): ', "%1, line %2: ")
  local title = events.title(item)
  return message:sub(1, #title) == title and message or title .. ": " .. message
end

local function tell_error(item, message)
  local battle = engine.current
  message = events.titled(item, message)
  item.errors = item.errors + 1
  battle.errors[#battle.errors + 1] = { step = battle.step, item = item.what .. ":" .. item.id, message = message }
  local over = item.errors >= most_errors and " It is left out from now on." or ""
  engine.log("error: {}{}", message, over)
  return message
end

--- Calls a function of an item and gives what it gives; an error is told, and ends this call only.
function events.call(item, function_name, ...)
  local battle = engine.current
  local handler = item.functions[function_name]
  if not handler or item.errors >= most_errors then return nil end
  local outer, depth = battle.item, battle.depth
  battle.item = item
  local results = table.pack(battle.host.guarded(handler, ...))
  battle.item, battle.depth = outer, depth
  if results[1] then return table.unpack(results, 2, results.n) end
  local inner = battle.item
  battle.item = item
  local message = tell_error(item, results[2])
  battle.item = inner
  if battle.host.was_exhausted and battle.host.was_exhausted() then engine.give_up(message) end
  return nil
end

--- The arguments of a handler: the battle comes last.
local function with_battle(...)
  local arguments = table.pack(...)
  arguments.n = arguments.n + 1
  arguments[arguments.n] = engine.current.object
  return arguments
end

--- Each item that hears of an event, one after the other; `after` is called behind each.
local function tell(event, after)
  local battle = engine.current
  local arguments = event.arguments
  for _, item in ipairs(battle.items) do
    if item.functions[event.name] and not item.idle then
      battle.depth = event.depth
      events.call(item, event.name, item.object, table.unpack(arguments, 1, arguments.n))
      if after then after() end
    end
  end
end

local function drain()
  local battle = engine.current
  local index = 1
  while battle.queue[index] do
    tell(battle.queue[index])
    index = index + 1
  end
  battle.queue = {}
end

--- Tells all items; what a handler raises is told when it has ended, before the next one hears of this. `name` is that of
--- their function; the battle comes last.
function events.tell(name, ...)
  local battle = engine.current
  if not is_heard(name) then return end
  local event = { name = name, arguments = with_battle(...), depth = battle.depth + 1 }
  if event.depth > deepest then
    return engine.log("error: {} follows from itself more than {} times; it is not told any further", name, deepest)
  end
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
  tell({ name = name, arguments = with_battle(...), depth = engine.current.depth + 1 })
end

--- Calls a function that may change nothing.
function events.ask(item, function_name, ...)
  local battle = engine.current
  local outer = battle.pure
  battle.pure = function_name
  local results = table.pack(events.call(item, function_name, ...))
  battle.pure = outer
  return table.unpack(results, 1, results.n)
end

--- Whether the rules allow something: all reasons why not, in the order of the mission; none where they do.
function events.refusals(what, ...)
  if not is_heard("may_" .. what) then return {} end
  local battle = engine.current
  local arguments, reasons = with_battle(...), {}
  for _, item in ipairs(battle.items) do
    if item.functions["may_" .. what] and not item.idle then
      local answer, why = events.ask(item, "may_" .. what, item.object, table.unpack(arguments, 1, arguments.n))
      if answer == false then reasons[#reasons + 1] = why and tostring(why) or item.name .. " forbids it" end
    end
  end
  return reasons
end
