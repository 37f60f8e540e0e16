-- SPDX-License-Identifier: MIT
-- A battle: the mission's data made into what scripts hold.
local engine = ...
local cards, collections, events, items = engine.cards, engine.collections, engine.events, engine.items
local log_of_battle, measure, names, ordered = engine.log_of_battle, engine.measure, engine.names, engine.ordered
local placing, random, record, scoring = engine.placing, engine.random, engine.record, engine.scoring
local sequence, tables = engine.sequence, engine.tables
local states = engine.states

local battle = engine.battle

local class = engine.classes.define({ name = "battle", article = "the battle" })

function battle.by_role(role) return engine.current.roles[role] end

for word in string.gmatch("round active first initiative begun over moment", "%S+") do
  class.fields[word] = function(state) return state[word] end
end
function class.fields.phase(state) return state.phase end
function class.fields.second(state) return state.first and state.first.opponent end
function class.fields.attacker() return battle.by_role("attacker") end
function class.fields.defender() return battle.by_role("defender") end
--- The player whose force counts so much fewer points than the other's as the system says; nobody where neither does.
function class.fields.underdog(state)
  local least = state.data.system.underdog_points
  local one, other = state.players[1], state.players[2]
  if not least or not other or not one.points or not other.points then return nil end
  if other.points - one.points >= least then return one end
  if one.points - other.points >= least then return other end
end
-- Of these there are as many when the battle ends as when it began.
for _, word in ipairs({ "players", "areas", "zones", "hatchways", "links" }) do
  class.fields[word] = function(state) return collections.of_all(state[word]) end
end
--- All units just now, by `"all"`, and those of each player; lists that are not to be changed.
function battle.units_of(whose)
  local state = engine.current
  local now = state.units_now
  if not now then
    now = { all = { table.unpack(state.units) } }
    for _, player in ipairs(state.players) do now[player] = {} end
    for _, object in ipairs(state.units) do
      local of_player = now[states[object].player]
      if of_player then of_player[#of_player + 1] = object end
    end
    state.units_now = now
  end
  return now[whose]
end
function class.fields.units() return collections.of_all(battle.units_of("all")) end
class.fields.operatives = class.fields.units
local function those_there(objects)
  local there = {}
  for _, object in ipairs(objects) do
    if not states[object].removed then there[#there + 1] = object end
  end
  return there
end
function class.fields.features(state) return collections.of(those_there(state.features)) end
--- The markers that are there, and of those the ones that players can hold; the same lists until something is elsewhere.
local function note_markers(state)
  local there, held = those_there(state.markers), {}
  for _, object in ipairs(there) do
    if states[object].objective then held[#held + 1] = object end
  end
  state.markers_there, state.objectives_there, state.markers_situation = there, held, state.situation
end
function class.fields.markers(state)
  if state.markers_situation ~= state.situation then note_markers(state) end
  return collections.of_all(state.markers_there)
end
--- The markers that players can hold.
function class.fields.objectives(state)
  if state.markers_situation ~= state.situation then note_markers(state) end
  return collections.of_all(state.objectives_there)
end
--- By id: `battle.tables["rad-levels"]`.
function class.fields.tables(state) return state.tables end
function class.fields.centre(state)
  if not state.centre then
    state.centre = engine.classes.new(engine.classes.point, { name = "the centre", at = state.host.centre() })
  end
  return state.centre
end

--- A thing of a list by its id, its label or its name, a player by the role as well. Labels of several are told apart by
--- nobody.
function battle.lookup(list, name)
  if states[name] then return name end
  -- As labels are, though dice give numbers.
  if math.type(name) == "integer" then name = tostring(name) end
  local objects = engine.current[list]
  for _, object in ipairs(objects) do
    local state = states[object]
    if not state.removed and (state.id == name or names.is_called(state, name)) then return object end
  end
  if list == "players" and engine.current.roles[name] then return engine.current.roles[name] end
  local one = list == "players" and "side" or string.gsub(list, "s$", "")
  error("there is no " .. one .. ' "' .. engine.in_words(name) .. '"' .. names.hint(name, names.of(objects)), 3)
end
for word, list in pairs({ area = "areas", zone = "zones", marker = "markers", unit = "units", hatchway = "hatchways", side = "players" }) do
  class.methods[word] = function(_, name)
    -- No tail call: the error says where this was called.
    local found = battle.lookup(list, name)
    return found
  end
end

function class.methods:table(id)
  local found = engine.current.tables[id]
  if not found then
    error('there is no table "' .. engine.in_words(id) .. '"' .. names.hint(id, ordered.keys(engine.current.tables)), 2)
  end
  return found
end

local most_of_kind = engine.limits.things_of_kind

--- Why nothing is played with a mission's data; nothing where it can be.
function battle.refusal(data)
  if #data.sides == 0 then return "a battle is fought by sides, and this mission has none" end
  for _, kind in ipairs({ "items", "units", "markers", "areas", "zones", "hatchways", "features", "links" }) do
    local count = #(data[kind] or {})
    if count > most_of_kind then
      return "a mission that is played has no more than " .. most_of_kind .. " " .. kind .. ", and this one has " .. count ..
        ": take out what its battles do not need"
    end
  end
end

--- Why there can be so many more units in a battle, or fewer; nothing where there can be.
function battle.more_units_refusal(more)
  if #engine.current.units + more > most_of_kind then
    return "a battle has no more than " .. most_of_kind .. " units: fewer of them with more models are played alike"
  end
end

--- Both roll a D6, again where they are equal; who has more.
function battle.roll_off(why)
  local one, other = engine.current.players[1], engine.current.players[2]
  if not other then return one end
  while true do
    local mine, yours = one:roll("D6", why), other:roll("D6", why)
    if mine ~= yours then return mine > yours and one or other end
  end
end
function class.methods:roll_off(why) return battle.roll_off(why) end

function class.methods:raise(event, ...)
  if type(event) ~= "string" or not string.match(event, "^[%a_][%w_]*$") then
    error("an event is called by a word, as in battle:raise(\"alarm\")", 2)
  end
  engine.change("{}!", event)
  events.tell("on_" .. event, ...)
end
function class.methods:end_turn(why)
  engine.change("the turn ends{}", why and ": " .. engine.in_words(why) or "")
  engine.current.turn_is_over, engine.current.turn_was_ended = true, true
end
--- Who has the first turn, where a rule says it: nobody rolls for it any more.
function class.methods:begin_with(player, why)
  engine.classes.expect(player, "begin_with", "player")
  engine.change("First turn: {}{}", player, why and ": " .. engine.in_words(why) or "")
  engine.current.first, engine.current.first_decided = player, true
end
--- The turn ends, and the player has one of his own next.
function class.methods:new_turn(player, why)
  engine.classes.expect(player, "new_turn", "player")
  engine.change("A new turn: {}{}", player, why and ": " .. engine.in_words(why) or "")
  engine.current.next_turn, engine.current.turn_is_over, engine.current.turn_was_ended = player, true, true
end
function class.methods:stop(why)
  engine.change("the battle ends{}", why and ": " .. engine.in_words(why) or "")
  engine.current.over = true
end
function class.methods:win(player, why)
  engine.classes.expect(player, "win", "player")
  engine.change("Winner: {}{}", player, why and ": " .. engine.in_words(why) or "")
  engine.current.winner, engine.current.over = player, true
end
--- What only players can do, told to them.
function class.methods:tell(words)
  if not log_of_battle.tell(engine.in_words(words)) then error("the log of the battle becomes too long", 2) end
end
engine.marks.give(class)

--- A marker that was not on the map before.
function battle.add_marker(kind, at, player)
  local state = engine.current
  local number = 1
  for _, each in ipairs(state.markers) do if states[each].kind == kind then number = number + 1 end end
  local of_kind = placing.kind_of(kind)
  local object = engine.classes.new(engine.classes.marker, engine.marks.begin({
    id = kind .. "-" .. number, name = kind .. " " .. number, label = tostring(number), kind = kind, at = at, player = player,
    placed = true, base = of_kind.base, range = of_kind.range, objective = of_kind.objective, wounds = of_kind.wounds,
  }))
  state.markers[#state.markers + 1] = object
  engine.change_of_place("{} is placed at {}", object, at)
  return object
end

local function object_of(class, state) return engine.classes.new(engine.classes[class], engine.marks.begin(state)) end

--- What is made of each row, in a list that has room for all at once and need not grow.
--- A unit that players bring: a side has as much more to spend as its larger force gives.
function battle.muster(unit, player)
  local state = states[player]
  local before = { points = state.points or 0, power = state.power or 0 }
  battle.add_unit(unit, player)
  for _, allowance in ipairs(state.allowances) do
    local of, per = allowance.of, allowance.per
    if per then
      local more = (state[of] // per - before[of] // per) * allowance.more
      state.purse[allowance.currency] = state.purse[allowance.currency] + more
      if more > 0 then engine.change_of_points("{}: +{} {}", player, more, allowance.currency) end
    end
  end
end

local function made_of(rows, make)
  local made = { table.unpack(rows) }
  for index = 1, #rows do made[index] = make(rows[index]) end
  return made
end

local function begin_players(state, data)
  state.players = made_of(data.sides, function(side)
    local purse = {}
    for _, allowance in ipairs(side.purse or {}) do purse[allowance.currency] = allowance.amount end
    local player = object_of("player", {
      id = side.id, name = side.name, role = side.role, points = side.points, power = side.power, purse = purse, allowances = side.purse or {},
      accounts = {}, account_order = {}, scored = 0, bonus = 0,
    })
    if side.role then state.roles[side.role] = state.roles[side.role] or player end
    return player
  end)
end

--- Before anybody asks which markers a unit is in range of.
local nowhere = {}

local function unit_of(unit, player)
  return object_of("unit", {
    id = unit.id, name = unit.name, kind = unit.kind, models = unit.models or 1, starting_models = unit.models or 1,
    wounds = unit.wounds, wounds_each = unit.wounds_each, toughness = unit.toughness, points = unit.points or 0, power = unit.power or 0,
    base = unit.base or 0, warlord = unit.warlord, oc = unit.oc, apl = unit.apl, facts = {}, reached = nowhere,
    player = player, where = unit.at and "battlefield" or "reserve", at = unit.at, level = unit.level, keyword_text = unit.keywords, waits = unit.waits,
  })
end

local function begin_units(state, data, player_of)
  state.units = made_of(data.units, function(unit) return unit_of(unit, player_of(unit.side)) end)
end

--- A player's force counts so much more, or less.
local function count_more(player, points, power)
  local state = player and states[player]
  if not state then return end
  state.points, state.power = (state.points or 0) + points, (state.power or 0) + power
end

--- A unit that players bring, or a part of one; it waits, and counts for its side's force.
function battle.add_unit(unit, player)
  engine.current.units_now = nil
  count_more(player, unit.points or 0, unit.power or 0)
  local object, units = unit_of(unit, player), engine.current.units
  units[#units + 1] = object
  return object
end

--- A part of a unit: so many of its models, with their share of its points and power, rounded up.
function battle.split_unit(unit, number, models)
  local function share(of) return (of * models + unit.models - 1) // unit.models end
  return battle.add_unit({
    id = unit.id .. "-" .. number, name = unit.name .. " " .. number, kind = unit.kind, models = models, wounds_each = unit.wounds_each,
    wounds = unit.wounds_each and unit.wounds_each * models, toughness = unit.toughness, points = share(unit.points),
    power = share(unit.power), base = unit.base,
    warlord = unit.warlord, oc = unit.oc, apl = unit.apl, keywords = unit.keyword_text, at = unit.at, level = unit.level,
  }, unit.player)
end

--- One that is no more, and was none.
function battle.remove_unit(gone)
  local units, state = engine.current.units, states[gone]
  count_more(state.player, -state.points, -state.power)
  engine.current.units_now = nil
  for index, each in ipairs(units) do if each == gone then return table.remove(units, index) end end
end

--- A field named with nothing makes room for it, as all of these are given an object and a class at once.
local function begin_map(state, data, player_of)
  state.areas = made_of(data.areas, function(area)
    return object_of("area", {
      id = area.id, name = area.name, label = area.label, kind = area.kind, player = player_of(area.side), barred = area.barred,
      cells = area.cells or {}, object = nil, class = nil,
    })
  end)
  state.zones = made_of(data.zones, function(zone)
    return object_of("zone", {
      id = zone.id, name = zone.name, label = zone.label, kind = zone.kind, player = player_of(zone.side),
      deploys = zone.deploys, arrives = zone.arrives, quarter = zone.quarter,
      cells = zone.cells or {},
    })
  end)
  state.markers = made_of(data.markers, function(marker)
    return object_of("marker", {
      id = marker.id, name = marker.name, label = marker.label, kind = marker.kind, at = marker.at, range = marker.range,
      objective = marker.objective, level = marker.level, base = marker.base, wounds = marker.wounds,
    })
  end)
  state.hatchways = made_of(data.hatchways, function(hatchway)
    return object_of("hatchway", {
      id = hatchway.id, name = hatchway.name, label = hatchway.label, edge = hatchway.edge or hatchway.id,
      is_open = hatchway.open == true, airlock = hatchway.airlock == true, locked = hatchway.locked == true,
      destroyed = false, beside = hatchway.beside or {}, sides = hatchway.sides or {}, controller = player_of(hatchway.controller),
      breachable = hatchway.breachable == true,
    })
  end)
  state.features = made_of(data.features or {}, function(feature)
    return object_of("feature", {
      id = feature.id, name = feature.name, kind = feature.kind, at = feature.at, label = feature.label, wounds = feature.wounds,
    })
  end)
end

local function begin_links(state, data)
  local function any(id)
    for _, list in ipairs({ "markers", "areas", "zones", "hatchways", "features" }) do
      for _, object in ipairs(state[list]) do if states[object].id == id then return object end end
    end
  end
  state.links = made_of(data.links or {}, function(link)
    return object_of("link", { name = link.kind, kind = link.kind, from = any(link.from), to = any(link.to) })
  end)
end

--- Makes a battle of a mission's data; see `scripting/battle/battle_data.h` for what that holds. `dice` are thrown first.
function battle.begin(data, host, options)
  local state = engine.marks.begin({
    name = "the battle", data = data, host = host, round = 0, step = 0, changes = 0, catching = 0, version = 0, situation = 0, map_version = 0, depth = 0, hearers = {}, heard_by_side = {}, placing_items = {}, scored_rows = {}, queue = {},
    errors = {}, dice = {}, timed = {}, cards = {}, fired = {}, players_before = {}, named = { id = {}, name = {} }, tables = {}, begun_actions = {}, open_moments = {},
    roles = {}, dice_queue = options.dice or {}, next_die = 1,
    generator = options.seed and random.generator(options.seed) or nil,
    -- What comes later, with room from the beginning.
    players = nil, areas = nil, zones = nil, markers = nil, hatchways = nil, features = nil, units = nil, links = nil, items = nil,
    object = nil, class = nil, marks = nil, order = nil, log = nil, first = nil, sequence = nil, concerned = nil,
    moment = nil, whose = nil, target = nil, active = nil, item = nil, phase = nil, begun = nil, over = nil, ending = nil,
    near = nil, near_situation = nil, counted = nil, held_counts = nil, looked = nil, pure = nil, is_counted = nil, telling = nil, initiative = nil,
  })
  engine.current = state
  log_of_battle.begin(state, not options.is_unread)
  if options.record then record.begin(state) end
  if options.record or options.has_answers or host.people then measure.begin(state, options.everything) end
  state.object = engine.classes.new(class, state)
  begin_players(state, data)
  local by_id = {}
  for _, player in ipairs(state.players) do
    by_id[states[player].id], by_id[states[player].role or ""] = player, player
  end
  local function player_of(side) return side and by_id[side] end
  begin_map(state, data, player_of)
  begin_units(state, data, player_of)
  begin_links(state, data)
  state.first = state.players[1]
  sequence.begin(state)
  state.items = made_of(data.items, function(each) return items.begin(state, each) end)
  for _, item in ipairs(state.items) do
    events.note(item)
    events.note_of_sides(item)
    placing.note(item)
    cards.note(item)
    scoring.note(item)
    if item.what == "table" then state.tables[item.id] = tables.begin(item) end
  end
  sequence.note_concerned(state)
  return state
end
