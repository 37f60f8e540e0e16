-- SPDX-License-Identifier: MIT
-- The items of a mission: their texts and figures as fields, their Lua in an environment of its own. What a chunk keeps
-- must be marks, so nothing is written into the environment once it has run.
local engine = ...
local classes, control, events, library = engine.classes, engine.control, engine.events, engine.library
local marks, ordered = engine.marks, engine.ordered
local states = engine.states

local items = engine.items

local class = classes.define({
  name = "item",
  article = "an item",
  other = function(state, word) return state.item.definition.figures[word] end,
  own = function(state) return ordered.keys(state.item.definition.figures) end,
})
for word in string.gmatch("id name text kind what cost currency side", "%S+") do
  class.fields[word] = function(state) return state.item[word] end
end
--- Who plays a card, or may just now.
function class.fields.player(state) return state.item.by end
--- What was paid for a card that was just played.
function class.fields.spent(state) return state.item.spent end
function class.fields.rows(state) return state.item.outcome_rows end
marks.give(class)

local safe, most_errors = library.names, engine.limits.errors_of_item

--- Whether it has failed so often that it does nothing any more.
function items.is_left_out(item) return item.errors >= most_errors end

local conditions = {}
function conditions.controls(player, what)
  local state = states[player]
  if not state or state.class ~= "player" then classes.expect(player, "controls", "player") end
  if what == nil then return control.count(player) end
  local held = player.controlled
  if type(what) == "string" or math.type(what) == "integer" then return held:labelled(what):count() end
  return held:inside(what):count()
end
function conditions.held_links(player, kind)
  local count = 0
  for _, object in ipairs(engine.current.links) do
    local link = states[object]
    local both = (kind == nil or link.kind == kind) and classes.is(link.from, "marker") and classes.is(link.to, "marker")
    if both and link.from.controller == player and link.to.controller == player then count = count + 1 end
  end
  return count
end
function conditions.destroyed_points(player) return player.units.destroyed:sum("points") end
for word, list in ordered.pairs({ area = "areas", zone = "zones", marker = "markers" }) do
  conditions[word] = function(name)
    -- No tail call: the error says where this was called.
    local found = engine.battle.lookup(list, name)
    return found
  end
end

--- All that conditions have, but for what a battle brings.
local of_conditions = setmetatable({}, { __index = safe })
for name, condition in ordered.pairs(conditions) do of_conditions[name] = condition end

--- What an item is in every battle of a mission: its chunk, compiled once and run for each battle, as what it defines
--- may be different each time; the environment in which it finds this battle's `functions`; its figures.
local definitions = setmetatable({}, { __mode = "k" })

local function environment_of(definition)
  return setmetatable({}, {
    __metatable = false,
    __index = function(_, name)
      local value = definition.functions[name]
      if value == nil then value = safe[name] end
      if value == nil then value = conditions[name] end
      return value
    end,
    __newindex = function(_, name, value)
      if not definition.running then error('"' .. engine.in_words(name) .. '" is kept by nobody: make it a mark with :set("' .. engine.in_words(name) .. '", …)', 2) end
      definition.functions[name] = value
    end,
  })
end

--- `player` changes from call to call, all else that conditions see is the same in a battle.
local function environment_of_conditions(definition)
  definition.seen = setmetatable({}, { __index = of_conditions })
  return setmetatable({}, {
    __metatable = false, __index = definition.seen,
    __newindex = function(_, name) error("a condition keeps nothing: " .. engine.in_words(name), 2) end,
  })
end

local no_functions = {}

local function figures_of(data)
  local figures = {}
  for _, figure in ipairs(data.params or {}) do
    local value = figure.value
    figures[figure.name] = math.tointeger(tonumber(value)) or tonumber(value) or value
  end
  return figures
end

local function definition_of(data)
  local definition = definitions[data]
  if not definition then
    definition = { figures = figures_of(data), expressions = {}, brief = {} }
    definition.environment = environment_of(definition)
    definition.of_conditions = environment_of_conditions(definition)
    definition.items = { __index = {
      definition = definition, data = data, what = data.what, id = data.id, key = data.what .. ":" .. data.id,
      name = data.name ~= "" and data.name or data.id, text = data.text, lua = data.lua or "", kind = data.kind, cost = data.cost,
      currency = data.currency, side = data.side, rows = data.rows or {}, die = data.die, used = data.used or {}, uses = data.uses,
    } }
    definitions[data] = definition
  end
  return definition
end

local most_bytes = engine.limits.bytes_of_chunk

--- Lua of an item as a function; nothing and why not where it is none.
local function compiled(battle, text, title, environment)
  if #text > most_bytes then return nil, "it is longer than " .. most_bytes // 1024 .. " KiB; split it" end
  return battle.host.compile(text, title, environment)
end

--- Reads the chunk of an item into the table of its functions.
local function read_chunk(battle, item)
  -- To read the others would take as long again.
  if battle.broken then return no_functions end
  local definition, functions, why = item.definition, {}, nil
  definition.functions, definition.running = functions, true
  if not definition.chunk then
    definition.chunk, why = compiled(battle, item.lua, events.title(item), definition.environment)
  end
  -- Where there is none, that is an error of the item as others are: to read it takes time as well.
  local mistake = why
  local good
  good, why = battle.host.guarded(definition.chunk or function() error(mistake, 0) end)
  if not good and why ~= mistake then why = events.placed(why) end
  definition.running = false
  if not good then
    item.errors = most_errors
    why = events.titled(item, why)
    events.note_error(item, why)
    if battle.host.was_exhausted and battle.host.was_exhausted() then engine.give_up(why) end
    return no_functions
  end
  return functions
end

function items.begin(battle, data)
  local item = setmetatable({ errors = 0, idle = false, functions = no_functions }, definition_of(data).items)
  if data.outcomes then
    item.outcome_rows = {}
    for index, row in ipairs(data.outcomes) do
      item.outcome_rows[index] = { attacker = row.attacker, defender = row.defender, text = row.text }
    end
  end
  -- With room for what it is given at once.
  item.object = classes.new(class, marks.begin({ name = item.name, id = item.id, item = item, object = nil, class = nil, marks = nil, order = nil }))
  if item.lua ~= "" then item.functions = read_chunk(battle, item) end
  return item
end

local most_bytes_of_brief = engine.limits.bytes_of_uncounted_condition
local is_done_again = {}
for word in string.gmatch("function for while repeat goto find match gmatch gsub rep format concat sort", "%a+") do
  is_done_again[word] = true
end

local list_words
--- Whether the reference says of a word that it is a list of things.
local function is_list(word)
  if not list_words then
    local lists = {}
    for _, list in ipairs(engine.api.lists) do lists[list[1]] = true end
    list_words = {}
    for _, described in ipairs(engine.api.words) do
      for _, entry in ipairs(described[2]) do
        local name, type = string.match(entry[1], "^([%a_]+): ([%a_]+)$")
        if lists[type] then list_words[name] = true end
      end
    end
  end
  return list_words[word]
end

--- Whether an expression takes few steps whatever it asks for: it is short, and nothing in it is done again, nor looks
--- through a text or, for each of a list, through another one; what it calls by `[` may be anything.
local function is_brief(expression)
  if #expression > most_bytes_of_brief or string.find(expression, "[", 1, true) then return false end
  local lists = 0
  for word in string.gmatch(expression, "[%a_]+") do
    if is_done_again[word] then return false end
    if is_list(word) then lists = lists + 1 end
  end
  return lists < 2
end

--- How messages call an expression of an item: by the row that has it, of several alike by the first.
function items.title_of(item, expression)
  for _, rows in ipairs({ item.data.conditions or {}, item.data.outcomes or {} }) do
    for index, row in ipairs(rows) do
      if row.condition == expression or row.each == expression then
        return events.title(item) .. ", condition of row " .. index
      end
    end
  end
  return events.title(item) .. ", condition"
end

--- The value of an expression of an item: a condition of an objective.
function items.value(item, expression, player)
  local definition, battle = item.definition, engine.current
  local chunk, seen = definition.expressions[expression], definition.seen
  if not chunk then
    local why
    chunk, why = compiled(battle, "return " .. expression, items.title_of(item, expression), definition.of_conditions)
    chunk = chunk or function() error(why, 0) end
    definition.expressions[expression] = chunk
    definition.brief[expression] = is_brief(expression)
  end
  if seen.battle ~= battle.object then
    seen.battle, seen.objective = battle.object, item.object
    seen.attacker, seen.defender = battle.roles.attacker, battle.roles.defender
  end
  seen.player = player
  return events.value(item, chunk, definition.brief[expression])
end
