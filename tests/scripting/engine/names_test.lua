-- SPDX-License-Identifier: MIT
-- lua5.4 names_test.lua ROOT: what Lua is told of names that nothing has, and which one may be meant.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()

local phases = { { id = "command", of = "turn", steps = {} } }
local function system(currencies, marker_kinds)
  return { id = "test", rounds = 5, turns = "players", order = "attacker", set_up = {}, another_rounds = {}, phases = phases,
    control = { range = 25400, counts = "models", tie = "nobody" }, currencies = currencies, marker_kinds = marker_kinds }
end
local own = system({ { symbol = "CP" } }, { { id = "objective", base = 40000 }, { id = "trap", base = 25000 } })

--- What came of a line of Lua at the start of the battle: the error, or nothing; and the battle.
local function said(code, of_system, items)
  local engine = harness.engine()
  local list = { { what = "rule", id = "probe", name = "Probe", text = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {},
    lua = "function on_battle_start(rule, battle)\n  local player = battle.attacker\n  " .. code .. "\nend" } }
  for _, each in ipairs(items or {}) do list[#list + 1] = each end
  local data, host = harness.data({
    system = of_system or own,
    sides = { { id = "raiders", name = "The Raiders", role = "attacker", purse = { { currency = "RP", amount = 2 } } },
      { id = "crew", name = "The Crew", role = "defender" } },
    units = { { id = "curator", name = "Curator Osk Brandt", side = "crew", at = "A1", models = 1 },
      { id = "squad", name = "Breachers", side = "raiders", at = "B1", models = 5 } },
    areas = { { id = "compartment-4", name = "Fore hold (4)", label = "4", cells = { "Z9" } },
      { id = "vault", name = "Vault", cells = { "Z8" } } },
    markers = { { id = "core-a", label = "A", name = "Reactor (A)", kind = "core", at = "C1" } },
  }, list)
  local _, battle = engine.rehearsal.run(data, host, { lines = engine.rehearsal.read("go 1 round-start\n").lines })
  local message = battle.errors[1] and battle.errors[1].message
  return message and message:gsub('^rule "Probe", line 3 of its Lua: ', ""), engine.states[battle.attacker or battle.players[1]]
end

--- That lines of Lua are refused so, on line 3.
local function refused(cases)
  for code, words in pairs(cases) do expect(code, said(code), words) end
end

---------------------------------------------------------------------------------------------------- currencies, kinds of markers
refused({
  ['player:gain(1, "cp")'] = 'there is no currency "cp"; did you mean "CP"?',
  ['player:gain(1, "cheese")'] = 'there is no currency "cheese"',
  ['player:pay(1, "cp")'] = 'there is no currency "cp"; did you mean "CP"?',
  ['player:has_of("CPs")'] = 'there is no currency "CPs"; did you mean "CP"?',
  ['player:forbid("gain cp")'] = 'there is no currency "cp"; did you mean "CP"?',
  ['player:forbid("gain cheese")'] = 'there is no currency "cheese"',
  -- What the raiders begin with is theirs alone.
  ['battle.defender:gain(1, "RP")'] = 'there is no currency "RP"; did you mean "CP"?',
  ['player:place("objektive", 1)'] = 'there is no kind of marker "objektive"; did you mean "objective"?',
  ['player:place("objektive", 0)'] = 'there is no kind of marker "objektive"; did you mean "objective"?',
  ['player:place("banana")'] = 'there is no kind of marker "banana"',
})
for _, code in ipairs({ 'player:gain(1, "CP")', 'player:gain(1, "RP")', 'player:pay(1, "CP")', 'player:forbid("gain CP")',
  'player:forbid("gain RP")', 'player:forbid("charge")', 'player:place("trap", 0)', 'player:place("core", 0)' }) do
  expect(code, said(code), nil)
end
-- Two RP from the start and three more; of CP three less one.
local _, raiders = said('player:gain(3, "RP") player:gain(3, "CP") player:pay(1, "CP")')
expect("RP", raiders.purse.RP, 5)
expect("CP", raiders.purse.CP, 2)
local _, without = said('player:gain(1, "cp")')
expect("no purse of what is refused", without.purse.cp, nil)

-- What an item has placed is a kind, too.
local placing = { what = "rule", id = "drop", name = "Drop", text = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {}, lua = "",
  places = { { what = "crate", count = "0", at = "battle-end" } } }
expect("a kind that is placed", said('player:place("crate", 0)', own, { placing }), nil)
expect("and that is not", said('player:place("crate", 0)'), 'there is no kind of marker "crate"')
-- Of what a system has no list, any word may stand.
for _, none in ipairs({ system(), system({}, {}) }) do
  expect("any currency", said('battle.defender:gain(1, "XX")', none), nil)
  expect("any kind", said('player:place("banana", 0)', none), nil)
end

---------------------------------------------------------------------------------------------------- things
refused({
  ['battle:side("atacker")'] = 'there is no side "atacker"; did you mean "attacker"?',
  ['battle:side("riders")'] = 'there is no side "riders"; did you mean "raiders"?',
  ['battle:side("Raiders")'] = 'there is no side "Raiders"; did you mean "raiders"?',
  ['battle:area("Fore hald")'] = 'there is no area "Fore hald"; did you mean "Fore hold"?',
  ['battle:area("hold")'] = 'there is no area "hold"; did you mean "Fore hold"?',
  ['battle:area("compartment-7")'] = 'there is no area "compartment-7"; did you mean "compartment-4"?',
  ['battle:area("valt")'] = 'there is no area "valt"; did you mean "Vault"?',
  ['battle:marker("core-z")'] = 'there is no marker "core-z"; did you mean "core-a"?',
  ['battle:marker("reaktor")'] = 'there is no marker "reaktor"; did you mean "Reactor"?',
  ['battle:unit("brandt")'] = 'there is no unit "brandt"; did you mean "Curator Osk Brandt"?',
  ['battle:unit("brand")'] = 'there is no unit "brand"; did you mean "Curator Osk Brandt"?',
  ['battle:unit("sqad")'] = 'there is no unit "sqad"; did you mean "squad"?',
  ['battle:unit("admiral")'] = 'there is no unit "admiral"',
})
-- What is meant is found, whichever word it is.
for code, id in pairs({ ['battle:side("attacker")'] = "raiders", ['battle:side("raiders")'] = "raiders", ['battle:side("The Crew")'] = "crew",
  ['battle:side("defender")'] = "crew", ['battle:area("Fore hold")'] = "compartment-4",
  ['battle:area("4")'] = "compartment-4", ['battle:marker("Reactor")'] = "core-a", ['battle:unit("Curator Osk Brandt")'] = "curator" }) do
  expect(code, said('error("it is " .. ' .. code .. ".id)"), "it is " .. id)
end

finish(45)
