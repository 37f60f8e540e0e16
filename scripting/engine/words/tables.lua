-- SPDX-License-Identifier: MIT
-- Tables to roll on, to choose from or to read. Bands rise; what lies between two counts to the upper one.
local engine = ...
local classes, collections, events, marks = engine.classes, engine.collections, engine.events, engine.marks
local states = engine.states

local tables = engine.tables

local match = string.match

local row = classes.define({ name = "row", article = "a row of a table" })
for word in string.gmatch("id name text value on item", "%S+") do
  row.fields[word] = function(state) return state[word] end
end
--- Does what the row says: its function gets the row, what was passed, and the battle.
function row.methods:apply(...)
  local state = states[self]
  engine.log("{}", state.name ~= "" and state.name or state.text)
  if state.call == "" then return end
  local arguments = table.pack(...)
  arguments.n = arguments.n + 1
  arguments[arguments.n] = engine.current.object
  events.call(state.table, state.call, self, table.unpack(arguments, 1, arguments.n))
end
marks.give(row)

--- `2-5`, `7`, `12+`
local function band(text)
  local low, high = match(text, "^(%d+)%-(%d+)$")
  if low then return tonumber(low), tonumber(high) end
  low = match(text, "^(%d+)%+$")
  if low then return tonumber(low), math.huge end
  low = tonumber(text)
  return low, low
end

local class = classes.define({ name = "table", article = "a table" })
for word in string.gmatch("id name text die", "%S+") do
  class.fields[word] = function(state) return state[word] end
end
function class.fields.rows(state) return collections.of(state.rows) end
function class.fields.choices(state) return collections.of(state.rows) end
function class.methods:row(total)
  local state = states[self]
  for _, object in ipairs(state.rows) do
    local _, high = band(states[object].on)
    if high and total <= high then return object end
  end
end
function class.methods:apply(total, ...)
  local found = self:row(total)
  engine.log("{}: {}", self, total)
  if found then found:apply(...) end
  return found
end
marks.give(class)

function tables.begin(item)
  local state = marks.begin({ id = item.id, name = item.name, text = item.text, die = item.die, rows = {} })
  for index, each in ipairs(item.rows) do
    state.rows[index] = classes.new(row, marks.begin({
      id = each.id or each.name, name = each.name, text = each.text, on = each.on, call = each.call, item = each.item,
      value = tonumber(each.value) or tonumber(match(each.text or "", "|%s*([^|]-)%s*$")), table = item,
    }))
  end
  return classes.new(class, state)
end
