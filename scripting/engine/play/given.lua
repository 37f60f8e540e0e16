-- SPDX-License-Identifier: MIT
-- What an item's own functions and conditions give, against what may come of them: what does not fit is an error of the
-- item, with the line of the function and what to write, and counts as nothing.
local engine = ...
local collections, events, guard, items = engine.collections, engine.events, engine.guard, engine.items
local states = engine.states

local given = engine.given

-- The library's own: texts answer to the bounded ones once they are guarded.
local find, gmatch = string.find, string.gmatch

--- Ends `… has to give …, as in`: what an author may write. Functions that ask for leave are below.
local examples = {
  score = "return 2", winner = "return battle.attacker", targets = "return battle.units:within(about, 3)", in_turn = "return true",
}

--- The line of an item's Lua in which a function of this name is defined, if that can be seen.
local function line_of(item, name)
  local number = 0
  for line in gmatch(item.lua .. "\n", "([^\n]*)\n") do
    number = number + 1
    if find(line, "function%s+" .. name .. "%s*%(") or find(line, "^%s*" .. name .. "%s*=") then return number end
  end
end

local function fail(item, name, why)
  local line = line_of(item, name)
  events.fail(item, events.title(item) .. (line and ", line " .. line .. " of its Lua: " or ": ") .. why)
end

--- By the name of a function, what `api.lua` says that it gives: a test of a value, and the type in words.
local results = {}
local function result_of(name)
  local found = results[name]
  if found then return found end
  for _, entry in ipairs(engine.api.hooks) do
    local parsed = engine.signature.parse(entry[1])
    if parsed.word == name then
      local result = parsed.results[1]
      found = { fits = guard.test_of(result.type, result.optional), type = engine.api.in_words(result.type) }
    end
  end
  results[name] = found
  return found
end

local function in_backticks(lua) return "`" .. lua .. "`" end

local function refused(item, name, value)
  local counted = name == "score" and collections.is(value) and ": count them, with :count()" or ""
  fail(item, name, name .. " has to give " .. result_of(name).type .. " or nothing, as in " .. in_backticks(examples[name]) ..
    ", and gave " .. guard.came(value) .. counted)
end

--- What a function gave, where it fits; otherwise nothing, and the error is told.
function given.value(item, name, value)
  if value == nil or result_of(name).fits(value) then return value end
  return refused(item, name, value)
end

--- The same of `targets`: a list, or one thing.
function given.targets(item, value)
  if collections.is(value) then return collections.list(value) end
  if value == nil then return {} end
  if states[value] then return { value } end
  refused(item, "targets", value)
  return {}
end

--- The same of what asks for leave: true, false or nothing, and behind it the reason.
function given.leave(item, name, answer, why)
  if answer == true or answer == false then return answer, why end
  if answer == nil and why == nil then return nil end
  local reason = type(answer) == "string" and answer or type(why) == "string" and why or "the reason"
  local cure = "to forbid it, write " .. in_backticks('return false, "' .. reason .. '"')
  if answer == nil then
    fail(item, name, name .. " gave a reason, and neither true nor false before it: " .. cure)
  else
    fail(item, name, name .. " has to give true, false or nothing, and gave " .. guard.came(answer) .. ": " .. cure)
  end
end

---------------------------------------------------------------------------------------------------- conditions
--- Of an expression so many characters are told, so that there is room for what is wrong with it.
local longest_shown = 200

local function fail_condition(item, expression, why)
  events.fail(item, items.title_of(item, expression) .. ": " .. engine.cut(expression, longest_shown) .. " gives " .. why)
end

local in_brackets = "a method is called with a colon and brackets, as in player.units:count()"

--- What an expression counts for a player: a whole number, a list so many as are in it; nothing counts none.
function given.count(item, expression, player)
  local value = items.value(item, expression, player)
  if value == nil or value == false then return 0 end
  if type(value) == "number" then
    local whole = math.tointeger(value)
    if whole then return whole end
    fail_condition(item, expression, engine.in_words(value) .. ', and "each" counts in whole numbers: divide with //, which leaves no part')
    return 0
  end
  if collections.is(value) then return #collections.list(value) end
  local cure = type(value) == "function" and in_brackets or 'write what is counted, as in player.units:count()'
  fail_condition(item, expression, guard.came(value) .. ', and "each" counts something: ' .. cure)
  return 0
end

--- Whether an expression holds for a player. What is always true, as a number is, even 0, was not meant.
function given.holds(item, expression, player)
  local value = items.value(item, expression, player)
  if value == true or value == false or value == nil then return value == true end
  local cure
  if type(value) == "number" then cure = "compare it, as in " .. engine.cut(expression, longest_shown) .. " > 0"
  elseif collections.is(value) then cure = "ask whether there are some, with :any()"
  elseif type(value) == "function" then cure = in_brackets
  elseif not states[value] and type(value) ~= "string" then cure = "write what is true or false" end
  if not cure then return true end
  fail_condition(item, expression, guard.came(value) .. ", which is always true: " .. cure)
  return false
end
