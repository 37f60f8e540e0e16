-- SPDX-License-Identifier: MIT
-- lua5.4 automatic_test.lua ROOT: battles that nobody plays, on a map without walls.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()

local caricature = { move = 6 * 25400, range = 24 * 25400, needs = 4, towards = "objectives" }

local function system_with(fields)
  local system = {
    id = "test", rounds = 3, turns = "players", order = "attacker", set_up = { { id = "deployment", name = "" } }, another_rounds = {},
    control = { range = 25400, counts = "models", tie = "nobody" }, caricature = caricature,
    currencies = { { symbol = "CP" } },
    phases = {
      { id = "movement", of = "turn", steps = {} }, { id = "shooting", of = "turn", steps = {} },
      { id = "charge", of = "turn", steps = {} }, { id = "fight", of = "turn", steps = {} },
    },
  }
  for key, value in pairs(fields or {}) do system[key] = value end
  return system
end

local function item(what, fields)
  local base = { what = what, name = fields.id, text = "", lua = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {} }
  for key, value in pairs(fields) do base[key] = value end
  return base
end

local function map(system)
  return {
    system = system,
    zones = { { id = "north", kind = "start", side = "attacker", deploys = true, cells = { "n", spots = { "n@0:0", "n@4:0", "n@8:0" } } },
      { id = "south", kind = "start", side = "defender", deploys = true, cells = { "s", spots = { "s@0:20", "s@4:20", "s@8:20" } } } },
    markers = { { id = "middle", kind = "objective", at = "open@4:10", base = 40000 } },
    units = {
      { id = "a1", side = "attacker", models = 5, base = 32000 }, { id = "a2", side = "attacker", models = 5, base = 32000, waits = true },
      { id = "d1", side = "defender", models = 5, wounds = 10, wounds_each = 2, base = 32000 },
    },
  }
end

local items = {
  item("rule", { id = "weather", lua = 'function on_round_start(rule, battle) battle.attacker:roll("D6", "weather") end' }),
  item("rule", { id = "never", lua = "function on_hatchway_opened(rule) rule:set('heard') end" }),
  item("rule", { id = "words", text = "Without Lua." }),
  item("mission-objective", { id = "hold", kind = "progressive", scored = { { at = "own-turn-end", first_round = 0, last_round = 0, player = "either" } },
    conditions = { { vp = 5, condition = "controls(player) >= 1" } } }),
  item("mission-objective", { id = "dream", kind = "progressive", side = "defender",
    scored = { { at = "round-end", first_round = 0, last_round = 0, player = "either" } },
    conditions = { { vp = 5, condition = "controls(player) >= 2" } } }),
  item("action", { id = "dig", used = { { at = "own-shooting-phase-start", of = "", whose = "own" } }, uses = "unlimited",
    lua = "function complete(action, unit) unit:set('dug') end" }),
}

--- A battle of a seed, and what it came to.
local function play(setup, all, options)
  local engine = harness.engine()
  local data, host = harness.data(setup, all)
  data.id = "test"
  options.record, options.begin_line = true, function() end
  if options.automatic then
    local mind
    function options.read(question)
      mind = mind or engine.automatic.begin(engine.current)
      return engine.automatic.line(mind, question)
    end
  end
  local answer, battle = engine.rehearsal.run(data, host, options)
  return engine, battle, answer
end

local function dice_of(battle)
  local faces = {}
  for index, die in ipairs(battle.dice) do faces[index] = die.value end
  return table.concat(faces, " ")
end

for seed = 1, 20 do
  for _, turns in ipairs({ "players", "activations" }) do
    local system = system_with({ turns = turns })
    local called = "seed " .. seed .. " of " .. turns
    local engine, battle, answer = play(map(system), items, { seed = seed, automatic = true })
    expect(called .. " ends", answer.status, "ended")
    expect(called .. " fails nowhere", #battle.errors, 0)
    local record, outcome = engine.record.text(battle), engine.report.json(engine.report.outcome(battle))

    -- The record is a battle like any other.
    local read = engine.rehearsal.read(record)
    local other_engine, replayed, again = play(map(system), items, { seed = read.seed or seed, lines = read.lines, dice = read.dice })
    expect(called .. " replays", again.status, "ended")
    expect(called .. " replays to the same points", other_engine.report.json(other_engine.report.outcome(replayed)), outcome)
    expect(called .. " replays to the same record", other_engine.record.text(replayed), record)

    -- The same seed, the same battle; and the dice are those of the seed, whatever the players do.
    local third, same = play(map(system), items, { seed = seed, automatic = true })
    expect(called .. " is always the same", third.record.text(same), record)
    local _, idle = play(map(system), items, { seed = seed, go_on = "go end" })
    expect(called .. " has its own dice", dice_of(battle), dice_of(idle))
  end
end

-- What a line of many battles says of one.
do
  local engine, battle = play(map(system_with()), items, { seed = 3, automatic = true })
  local line = engine.report.json(engine.report.game(battle, "ended"))
  local attacker = engine.scoring.total(engine.states[battle.roles.attacker])
  local rounds = {}
  for value in line:match('"rounds":(%b[])'):gmatch('"attacker":(%d+)') do rounds[#rounds + 1] = tonumber(value) end
  expect("rounds", #rounds, 3)
  expect("the last round has all points", rounds[3], attacker)
  expect("points do not fall here", rounds[1] <= rounds[2] and rounds[2] <= rounds[3], true)
  expect("it is called a caricature", line:find('"caricature":true', 1, true) ~= nil, true)
  expect("what nobody can score", line:find('{"id":"dream","defender":0}', 1, true) ~= nil, true)
  -- No hatchway is there to be opened; what has no Lua can do nothing, and the weather is rolled for.
  expect("never fired", line:match('"never_fired":(%b[])'):find("rule:never", 1, true) ~= nil, true)
  expect("fired", line:match('"never_fired":(%b[])'):find("weather", 1, true), nil)
end

-- Who allows what nobody forbids does nothing; who forbids does, and who lets a unit be where else it may not.
do
  local permissions = {
    item("rule", { id = "agrees", lua = "function may_set_up(rule, unit, zone, battle) return true end" }),
    item("rule", { id = "says-nothing", lua = "function may_set_up(rule, unit, zone, battle) end" }),
    item("rule", { id = "forbids", lua = "function may_shoot(rule, unit, target, battle) return false, 'it is too dark' end" }),
    item("rule", { id = "lets", lua = "function may_appear(rule, unit, point, battle) return point.at == 'open@1:1' end" }),
    item("rule", { id = "lets-not", lua = "function may_appear(rule, unit, point, battle) end" }),
  }
  local read = harness.engine().rehearsal.read([[
place a1 n@0:0
place a2 open@1:1
refused shoots a1 at a2 "too dark"
]])
  local engine, battle = play(map(system_with()), permissions, { lines = read.lines })
  -- What is looked at on the way is nothing done.
  local said = { "what now", "go" }
  local looked_at, looking = play(map(system_with()), { permissions[3], item("rule", { id = "refuses", lua = "function may_set_up() return false, 'not yet' end" }) },
    { read = function() return table.remove(said, 1) end, tell = function() end })
  expect("who only said what it thinks", looked_at.report.json(looked_at.report.game(looking, "needs")):match('"never_fired":(%b[])'),
    '["rule:forbids","rule:refuses"]')
  expect("who did nothing", engine.report.json(engine.report.game(battle, "needs")):match('"never_fired":(%b[])'),
    '["rule:agrees","rule:says-nothing","rule:lets-not"]')
end

-- A hit takes a model off, or up to three wounds of one; on needs 1 everything hits.
do
  local always = system_with({ caricature = { move = 0, range = 100 * 25400, needs = 1, towards = "objectives" }, rounds = 1 })
  local engine, battle = play(map(always), {}, { seed = 1, automatic = true })
  local function unit(name) return engine.states[engine.battle.lookup("units", name)] end
  expect("five models but one", unit("a1").models, 4)
  -- Two shoot at it, as the one that waited has come in: two models of two wounds are gone.
  expect("ten wounds but four", unit("d1").wounds, 6)
  expect("five models but those two", unit("d1").models, 3)
end

-- Where a rule refuses a move of 6", one that ends two bases of 32 mm before that is tried, and nothing else: of those in
-- round 1 all are tried, as everything is at least 6" away.
do
  local moves = item("rule", { id = "moves", lua = [[
function may_move(rule, unit, move, battle) return move.to:within(unit, rule.inches), "it is too far" end
function on_unit_moved(rule, unit, move, battle) if battle.round == 1 then unit:set("moved", true) end end
]], params = { { name = "inches", value = "4" } } })
  for inches, has_moved in pairs({ ["4"] = true, ["2"] = false }) do
    moves.params[1].value = inches
    local engine, battle, answer = play(map(system_with()), { moves }, { seed = 1, automatic = true })
    expect("moves of " .. inches .. " inches: it ends", answer.status, "ended")
    expect("moves of " .. inches .. " inches", engine.battle.lookup("units", "a1"):has("moved"), has_moved)
    expect("moves of " .. inches .. " inches fail nowhere", #battle.errors, 0)
  end
end

finish(100)
