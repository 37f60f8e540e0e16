-- SPDX-License-Identifier: MIT
-- The items of a mission: their texts and figures as fields, their Lua in an environment of its own. What a chunk keeps
-- must be marks, so nothing is written into the environment once it has run.
local engine = ...

local items = {}
engine.items = items

local class = engine.classes.define({
  name = "item",
  article = "an item",
  other = function(state, word) return state.item.figures[word] end,
})
for word in string.gmatch("id name text kind what cost currency side", "%S+") do
  class.fields[word] = function(state) return state.item[word] end
end
--- Who plays a card, or may just now.
function class.fields.player(state) return state.item.by end
--- What was paid for a card that was just played.
function class.fields.spent(state) return state.item.spent end
function class.fields.rows(state) return state.item.outcome_rows end
engine.marks.give(class)

local safe = engine.library.names

local conditions = {}
function conditions.controls(player, what)
  local held = player.controlled
  if what == nil then return held:count() end
  if type(what) == "string" then return held:labelled(what):count() end
  return held:inside(what):count()
end
function conditions.held_links(player, kind)
  local count = 0
  for _, object in ipairs(engine.current.links) do
    local link = engine.state(object)
    local both = (kind == nil or link.kind == kind) and engine.classes.is(link.from, "marker") and engine.classes.is(link.to, "marker")
    if both and link.from.controller == player and link.to.controller == player then count = count + 1 end
  end
  return count
end
function conditions.destroyed_points(player) return player.units.destroyed:sum("points") end
for word, list in engine.ordered.pairs({ area = "areas", zone = "zones", marker = "markers" }) do
  conditions[word] = function(name)
    -- No tail call: the error says where this was called.
    local found = engine.battle.lookup(list, name)
    return found
  end
end

--- Reads the chunk of an item into the table of its functions.
local function read_chunk(battle, item)
  local functions, running = {}, true
  local environment = setmetatable({}, {
    __metatable = false,
    __index = function(_, name)
      local value = functions[name]
      if value == nil then value = safe[name] end
      if value == nil then value = conditions[name] end
      return value
    end,
    __newindex = function(_, name, value)
      if not running then error('"' .. tostring(name) .. '" is kept by nobody: note it with :set("' .. tostring(name) .. '", …)', 2) end
      functions[name] = value
    end,
  })
  local chunk, why = battle.host.compile(item.lua, engine.events.title(item), environment)
  local good = chunk ~= nil
  if good then good, why = battle.host.guarded(chunk) end
  running = false
  if not good then
    item.errors = 3
    why = engine.events.titled(item, why)
    battle.errors[#battle.errors + 1] = { step = 0, item = item.what .. ":" .. item.id, message = why }
    if battle.host.was_exhausted and battle.host.was_exhausted() then engine.give_up(why) end
    return {}
  end
  return functions
end

function items.begin(battle, data)
  local item = {
    what = data.what, id = data.id, name = data.name ~= "" and data.name or data.id, text = data.text, lua = data.lua or "",
    errors = 0, figures = {}, data = data, kind = data.kind, cost = data.cost, currency = data.currency, side = data.side,
    rows = data.rows or {}, die = data.die, used = data.used or {}, uses = data.uses, played = {},
  }
  for _, figure in ipairs(data.params or {}) do
    local value = figure.value
    item.figures[figure.name] = math.tointeger(tonumber(value)) or tonumber(value) or value
  end
  if data.outcomes then
    item.outcome_rows = {}
    for index, row in ipairs(data.outcomes) do
      item.outcome_rows[index] = { attacker = row.attacker, defender = row.defender, text = row.text }
    end
  end
  item.object = engine.classes.new(class, engine.marks.begin({ name = item.name, id = item.id, item = item }))
  item.functions = item.lua ~= "" and read_chunk(battle, item) or {}
  return item
end

--- The value of an expression of an item: a condition of an objective.
function items.value(item, expression, player)
  local battle = engine.current
  item.expressions = item.expressions or {}
  local compiled = item.expressions[expression]
  if not compiled then
    local slots = {}
    local environment = setmetatable({}, {
      __metatable = false,
      __index = function(_, name)
        if slots[name] ~= nil then return slots[name] end
        return conditions[name] or safe[name]
      end,
      __newindex = function(_, name) error("a condition keeps nothing: " .. tostring(name), 2) end,
    })
    local chunk, why = battle.host.compile("return " .. expression, engine.events.title(item) .. ", condition", environment)
    compiled = { chunk = chunk, why = why, slots = slots }
    item.expressions[expression] = compiled
  end
  local slots = compiled.slots
  slots.player, slots.battle, slots.objective = player, battle.object, item.object
  slots.attacker, slots.defender = engine.battle.by_role("attacker"), engine.battle.by_role("defender")
  item.functions["a condition"] = compiled.chunk or function() error(compiled.why, 0) end
  local value = engine.events.ask(item, "a condition")
  item.functions["a condition"] = nil
  return value
end
