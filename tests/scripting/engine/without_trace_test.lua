-- SPDX-License-Identifier: MIT
-- lua5.4 without_trace_test.lua ROOT: nothing that is only asked stays in a battle, whatever it comes to.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()

local function item(what, fields)
  local base = { what = what, name = fields.id, text = "", lua = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {} }
  for key, value in pairs(fields) do base[key] = value end
  return base
end

local system = {
  id = "test", rounds = 2, turns = "players", order = "attacker", set_up = { { id = "deployment", name = "" } }, another_rounds = {},
  control = { range = 25400, counts = "models", tie = "nobody" },
  caricature = { move = 6 * 25400, range = 24 * 25400, needs = 4, towards = "objectives" }, currencies = {},
  phases = { { id = "movement", of = "turn", steps = {} } },
}

local function setup()
  return {
    system = system,
    zones = { { id = "north", kind = "start", side = "attacker", deploys = true, cells = { "n", spots = { "n@0:0", "n@4:0" } } },
      { id = "south", kind = "start", side = "defender", deploys = true, cells = { "s", spots = { "s@0:20", "s@4:20" } } } },
    markers = { { id = "middle", kind = "objective", at = "open@4:10", base = 40000 } },
    units = { { id = "a1", side = "attacker", models = 5, base = 32000 }, { id = "a2", side = "attacker", models = 5, base = 32000 },
      { id = "d1", side = "defender", models = 5, base = 32000 } },
  }
end

--- A host where whoever says `EXHAUSTED` has taken too much.
local function host_and_data(items)
  local data, host = harness.data(setup(), items)
  data.id = "test"
  local exhausted = false
  function host.guarded(...)
    local result = table.pack(pcall(...))
    if not result[1] and tostring(result[2]):find("EXHAUSTED") then exhausted = true end
    return table.unpack(result, 1, result.n)
  end
  function host.was_exhausted()
    local was = exhausted
    exhausted = false
    return was
  end
  return data, host
end

--- Plays with nobody there; a line may be thought of within the battle, as where nobody has to be waited for, or outside.
local function play_alone(items, is_thought, lines)
  local engine = harness.engine()
  local data, host = host_and_data(items)
  local options, mind = { seed = 1, record = true, begin_line = function() end, lines = lines }, nil
  function options.read(question)
    mind = mind or engine.automatic.begin(engine.current)
    return engine.automatic.line(mind, question)
  end
  if is_thought then options.think = options.read end
  local answer, battle = engine.rehearsal.run(data, host, options)
  return engine, answer, battle
end

-- A rule that takes too much ends the battle, also where a player that nobody plays only looks; what was decided is kept.
local greedy = item("rule", { id = "greedy", lua = [[
function may_set_up(rule, unit)
  if unit.name == "a2" then error("EXHAUSTED") end
end]] })
-- The same from within another rule's answer.
local through = item("rule", { id = "through", lua = [[
function may_set_up(rule, unit, zone, battle)
  return pcall(function() return battle.units:first().player.controlled:count() end)
end
function may_hold(rule, unit) error("EXHAUSTED") end]] })
for _, is_thought in ipairs({ true, false }) do
  local called = is_thought and "thought of: " or "read: "
  local engine, answer, battle = play_alone({ greedy }, is_thought)
  expect(called .. "it ends the battle", answer.status, "broken")
  expect(called .. "for that reason", tostring(answer.why):find("EXHAUSTED", 1, true) ~= nil, true)
  expect(called .. "the record", battle.record ~= nil, true)
  local record = battle.record and engine.record.text(battle) or ""
  expect(called .. "what was decided before", record:find("\nplace #a1 ", 1, true) ~= nil, true)
  expect(called .. "what it was looked at for was not", record:find("#a2", 1, true), nil)
  expect(called .. "its error is told once", #battle.errors, 1)
  expect(called .. "whose it is", battle.errors[1] and battle.errors[1].item, "rule:greedy")
  local read = engine.rehearsal.read(record)
  local data, host = host_and_data({})
  local replayed = engine.rehearsal.run(data, host, { seed = read.seed, lines = read.lines, dice = read.dice, record = true })
  expect(called .. "the record is one", replayed.status, "needs")

  engine, answer, battle = play_alone({ through }, is_thought,
    { { text = "fact a1 at open@4:10", number = 1, words = { "fact", "a1", "at", "open@4:10" }, said = {} } })
  expect(called .. "one within another", answer.status, "broken")
  expect(called .. "its record", engine.record.text(battle):find("\nfact a1 at", 1, true) ~= nil, true)
end

---------------------------------------------------------------------------------------------------- what stays
local function fields_of(battle)
  local found = {}
  for key, value in pairs(battle) do found[key] = value end
  found.log_length, found.errors_length, found.queue_length, found.moments = #battle.log, #battle.errors, #battle.queue, #battle.open_moments
  for index, each in ipairs(battle.items) do
    found["errors " .. index], found["by " .. index], found["fired " .. index] = each.errors, each.by or false, each.fired or false
  end
  return found
end

local says = item("rule", { id = "says", lua = "function may_hold(rule, unit) return false, \"no\" end" })
local fails = item("rule", { id = "fails", lua = "function on_alarm() error('no') end" })
local card = item("stratagem", { id = "card", used = { { at = "turn-start" } } })
local function begun(items)
  local engine = harness.engine()
  local data, host = host_and_data(items)
  local playing = engine.play(data, host, { seed = 1, record = true })
  playing.resume()
  engine.current = playing.state
  return engine, playing.state
end

local asks = {
  ["a value"] = { function() return 7, 8 end, true, 7, 8 },
  ["an error"] = { function() error("no", 0) end, false, "no", false },
  ["a word of the host"] = { function() coroutine.yield("unknown") end, false, "unknown", false },
  ["what ends the battle"] = { function(engine) engine.stop("no die is left") end, false, "no die is left", false },
  ["too much"] = { function(engine) engine.give_up("too much") end, false, "too much", true },
}
for name, each in pairs(asks) do
  local engine, battle = begun({ says, fails, card })
  local before = fields_of(battle)
  local marker = engine.states[battle.markers[1]]
  -- The first player's now, as will be found once somebody asks.
  marker.stated, marker.control_version = battle.players[1], -1
  local control, version = marker.control, marker.control_version
  local good, value, more = engine.without_trace(battle, function()
    expect(name .. " asks without a record", battle.record, nil)
    battle.item, battle.depth, battle.pure, battle.catching, battle.telling = battle.items[1], 9, "x", 9, true
    battle.not_named, battle.changes = "x", 9
    battle.queue[#battle.queue + 1] = {}
    table.insert(battle.open_moments, {})
    expect(name .. " finds who holds it", engine.control.holder(marker), battle.players[1])
    engine.events.call(battle.items[2], "on_alarm")
    engine.events.call(battle.items[2], "on_alarm")
    engine.note_fired(battle.items[1])
    engine.note_player_of_card(battle.items[3], battle.players[1])
    engine.log("something")
    expect(name .. " was at work", battle.items[2].errors == 2 and #battle.errors == 2 and #battle.cards == 1, true)
    return each[1](engine)
  end)
  expect(name .. " goes well", good, each[2])
  expect(name .. " gives", value, each[3])
  expect(name .. " gives besides", more, each[4])
  local after = fields_of(battle)
  for key, was in pairs(before) do expect(name .. " leaves " .. key, after[key], was) end
  for key in pairs(after) do if before[key] == nil then expect(name .. " adds " .. key, key, nil) end end
  expect(name .. " leaves who holds it", marker.control, control)
  expect(name .. " leaves since when", marker.control_version, version)
end

-- What an item forbids a player that nobody plays is something that it does.
for _, counts in ipairs({ true, false }) do
  local engine, battle = begun({ says })
  engine.without_trace(battle, function() return engine.events.refusals("hold", battle.units[1], battle.markers[1]) end, counts)
  expect("an answer counts: " .. tostring(counts), battle.items[1].fired == true, counts)
end

-- Whose turn it is to set up: looked at before or not, a line asks the rules, and what they measure or fail in is written
-- down.
local measures = item("rule", { id = "order", lua = [[
function in_turn(rule, battle)
  local marker = battle.markers:first()
  return marker:within(marker, 3) and battle.attacker or battle.defender
end]] })
local breaks = item("rule", { id = "order", lua = "function in_turn(rule, battle) return battle.defender.nothing.there end" })
for name, rule in pairs({ measures = measures, breaks = breaks }) do
  local records, errors = {}, {}
  for _, lines in ipairs({ "place a1 n@0:0\n", "refused place a1 s@0:20 \"\"\nplace a1 n@0:0\n" }) do
    local engine = harness.engine()
    local data, host = host_and_data({ rule })
    local read = engine.rehearsal.read(lines)
    local answer, battle = engine.rehearsal.run(data, host, { seed = 1, record = true, lines = read.lines, begin_line = function() end })
    local record = engine.record.text(battle)
    expect(name .. " is played", answer.status, "needs")
    records[#records + 1], errors[#errors + 1] = record:match("place a1 n@0:0\n(.*)"), #battle.errors
  end
  expect(name .. " is written down", records[1]:find("within", 1, true) ~= nil, name == "measures")
  expect(name .. " the same behind a refused line", records[2], records[1])
  expect(name .. " fails as it is asked", errors[1] > 0, name == "breaks")
end

finish(100)
