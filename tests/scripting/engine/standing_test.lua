-- SPDX-License-Identifier: MIT
-- lua5.4 standing_test.lua ROOT: what the engine does by itself, whatever the rules: how long marks last, who is activated, what
-- is picked, what a unit becomes when it is split. Each case is a small battle of lines with what has to come of them.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)

local item, case, finish = harness.cases()

local pair = {
  { id = "a", side = "attacker", at = "A1", models = 10, points = 95 },
  { id = "d", side = "defender", at = "B1", models = 5 },
}

---------------------------------------------------------------------------------------------------- how long marks last
case("durations", { units = pair }, { item("rule", { id = "marks", lua = [[
function on_command_phase_start(rule, player, battle)
  if battle.round ~= 1 or player ~= battle.attacker then return end
  local unit, other = battle:unit("a"), player.opponent
  unit:mark("phase"):until_end_of("phase")
  unit:mark("turn"):until_end_of("turn")
  unit:mark("round"):until_end_of("round")
  unit:mark("next-round"):until_end_of("next round")
  unit:mark("battle"):until_end_of("battle")
  unit:mark("own-command"):until_end_of("command phase", player)
  unit:mark("their-command"):until_end_of("command phase", other)
  unit:mark("to-own-command"):until_start_of("command phase", player)
  unit:mark("to-their-turn"):until_start_of("turn", other)
  unit:mark("to-next-round"):until_start_of("next round")
  unit:mark("still"):until_it_moves()
end
function on_round_start(rule, battle)
  if battle.round == 1 then battle:mark("early"):until_end_of("next round") end
end
]] }) }, [[
go 1 attacker command-phase-end
expect mark a phase
expect mark a own-command
go 1 attacker movement-phase-start
expect mark a phase none
expect mark a own-command none
expect mark a still
move a A2
expect mark a still none
go 1 attacker turn-end
expect mark a turn
expect mark a to-their-turn
go 1 defender turn-start
expect mark a turn none
expect mark a to-their-turn none
expect mark a round
go 1 defender command-phase-end
expect mark a their-command
go 1 defender movement-phase-start
expect mark a their-command none
go 1 round-end
expect mark a round
expect mark a to-next-round
go 2 round-start
expect mark a round none
expect mark a to-next-round none
expect mark a next-round
expect mark a to-own-command
go 2 attacker command-phase-start
expect mark a to-own-command none
go 2 round-end
expect mark a next-round
expect mark battle early
go 3 round-start
expect mark a next-round none
expect mark battle early none
go end
expect mark a battle
]])

-- Said twice of the same, it lasts as long as was said last, and each end of a round counts once.
case("a duration said twice", { units = pair }, { item("rule", { id = "marks", lua = [[
function on_round_start(rule, battle)
  if battle.round ~= 1 then return end
  local unit = battle:unit("a")
  local longer, shorter = unit:mark("longer"), unit:mark("shorter")
  longer:until_end_of("turn")
  for _ = 1, 3 do longer:until_end_of("next round") end
  shorter:until_end_of("next round")
  shorter:until_end_of("round")
end
]] }) }, [[
go 1 round-end
expect mark a longer
expect mark a shorter
go 2 round-start
expect mark a longer
expect mark a shorter none
go 2 round-end
expect mark a longer
go 3 round-start
expect mark a longer none
]], "needs")

-- What was noted before the first round lasts to the end of the next one, which is the first.
local set_up = {
  id = "test", rounds = 2, turns = "players", order = "attacker", set_up = { { id = "muster" }, { id = "goal" } },
  another_rounds = {}, phases = { { id = "command", of = "turn", steps = {} } },
}
case("before the first round", { system = set_up, units = pair }, { item("rule", { id = "marks", lua = [[
function on_muster_start(rule, battle) battle:mark("early"):until_end_of("next round") end
]] }) }, [[
go 1 round-end
expect mark battle early
go 2 round-start
expect mark battle early none
]], "needs")

---------------------------------------------------------------------------------------------------- facts and where a unit is
case("facts", { units = pair, markers = { { id = "m", kind = "objective", at = "A1@50:0" } } }, {}, [[
go 1 attacker turn-start
# Two of ten are in range, though the token is not; then none were told, as it has moved.
fact a in-range m 2
expect controls m attacker
fact a shocked yes
fact a engaged yes
fact a models 9
expect controls m nobody
fact a in-range m 1
expect controls m attacker
move a A2
expect controls m nobody
fact a in-range m 10
]], "misunderstood")

---------------------------------------------------------------------------------------------------- the set-up begins
-- Once, before the first step, whatever the steps are called; also where there are none.
local function order_of_set_up(steps, told)
  case("the set-up of " .. #steps .. " steps", { units = pair, system = { id = "test", rounds = 1, turns = "players", order = "attacker",
    set_up = steps, another_rounds = {}, phases = {}, control = { range = 25400, counts = "models", tie = "nobody" } } },
    { item("rule", { id = "order", lua = [[
local function note(battle, what) battle:set("told", (battle:get("told") or "") .. what) end
function on_set_up_start(rule, battle) note(battle, "S") end
function on_muster_start(rule, battle) note(battle, "m") end
function on_battle_start(rule, battle) note(battle, "b") end
]] }) }, "go 1 round-start\nexpect mark battle told " .. told .. "\n", "needs")
end
order_of_set_up({}, "Sb")
order_of_set_up({ { id = "muster", name = "" } }, "Smb")
order_of_set_up({ { id = "muster", name = "" }, { id = "set-up", name = "" } }, "mSb")

---------------------------------------------------------------------------------------------------- units that are split
case("split", { units = pair, system = set_up }, { item("rule", { id = "squads", lua = [[
function on_muster_start(rule, battle)
  for unit in battle.units do if unit.starting_models == 10 then unit:split(5) end end
  battle:set("each", battle:unit("a 1").points)
  battle:set("all", battle.units:count())
end
]] }) }, [[
# Half of 95, rounded up, twice; and the defender's.
expect mark battle each 48
expect mark battle all 3
expect models "a 2" 5
refused move a A2 "there is no unit"
]], "needs")

---------------------------------------------------------------------------------------------------- goals
local function goals(pick) return { { id = "goal", name = "Goal", pick = pick, count = 1, table = pick == "roll" and "which" or nil } } end
local objectives = {
  item("mission-objective", { id = "one", group = "goal", scored = { { at = "battle-end", first_round = 0, player = "either" } },
    conditions = { { vp = 3, condition = "true" } } }),
  item("mission-objective", { id = "two", group = "goal", scored = { { at = "battle-end", first_round = 0, player = "either" } },
    conditions = { { vp = 7, condition = "true" } } }),
  item("table", { id = "which", die = "D6", rows = { { on = "1-4", name = "", text = "", call = "", item = "one" },
    { on = "5-6", name = "", text = "", call = "", item = "two" } } }),
}
case("rolled", { system = set_up, units = pair, groups = goals("roll") }, objectives, [[
dice 5
go goal
expect played two
expect played one no
go end
expect vp attacker 7
]])
--- The same, of which so many are played.
local function more_of(pick, count)
  local groups = goals(pick)
  groups[1].count = count
  return groups
end
-- The second roll picks the one that was picked before.
case("two are rolled", { system = set_up, units = pair, groups = more_of("roll", 2) }, objectives, [[
dice 5 6 1
go goal
expect dice none
expect played one
expect played two
]], "needs")
-- Two are on the table, so when both are picked nothing more is rolled.
local told = case("more than there are", { system = set_up, units = pair, groups = more_of("roll", 3) }, objectives, [[
dice 2 6 1
go goal
expect dice 1
expect played one
expect played two
]], "needs")
assert(told:find("Goal: 2 of 3 can be rolled for, as no more are on the table which", 1, true), told)
objectives[3].die = nil
told = case("no die", { system = set_up, units = pair, groups = goals("roll") }, objectives, [[
dice 2
go goal
expect dice 1
expect played one
expect played two
]], "needs")
assert(told:find("Goal: all are played, as nothing can be rolled on the table which, which has no die", 1, true), told)
objectives[3].die = "D6"
local rows = objectives[3].rows
objectives[3].rows = {}
case("nobody is on the table", { system = set_up, units = pair, groups = goals("roll") }, objectives, [[
dice 2
go goal
expect dice 1
expect played one
expect played two
]], "needs")
objectives[3].rows = rows
case("chosen", { system = set_up, units = pair, groups = goals("choose") }, objectives, [[
go goal
choose one
expect played one
expect played two no
go end
expect vp defender 3
]])
case("in secret", { system = set_up, units = pair, groups = goals("secret") }, objectives, [[
go goal
refused choose three "is not among them"
choose one
choose two
go end
expect vp attacker 3
expect vp defender 7
]])
case("nobody chooses", { system = set_up, units = pair, groups = goals("choose") }, objectives, [[
go end
expect vp attacker 10
]])

---------------------------------------------------------------------------------------------------- activations
local in_turn = {
  id = "test", rounds = 2, turns = "activations", order = "attacker", set_up = {}, another_rounds = {},
  phases = { { id = "strategy", of = "round", steps = {} }, { id = "firefight", of = "round", steps = {} } },
}
local four = {
  { id = "a", side = "attacker", at = "A1" }, { id = "b", side = "attacker", at = "A1" },
  { id = "c", side = "attacker", at = "A1" }, { id = "d", side = "defender", at = "B1" },
}
case("in turn", { system = in_turn, units = four }, { item("rule", { id = "count", lua = [[
function on_activation_start(rule, unit, battle) unit:count_up("times") end
function on_turn_end(rule, player, battle) player:count_up("turns") end
]] }) }, [[
refused activate a "nobody is activated now"
go 1 attacker activation
refused activate d "it is the turn of Attacker"
activate a
go 1 defender activation
activate d
go 1 attacker activation
refused activate a "was activated already"
activate b
# The defender has none left: the attacker goes on.
go 1 attacker activation
activate c
go 1 round-end
expect mark a times 1
expect mark d times 1
expect mark attacker turns 3
expect mark defender turns 1
go 2 attacker activation
activate a
go 2 round-end
expect mark a times 2
expect mark b times 1
]], "needs")

---------------------------------------------------------------------------------------------------- starts, floors and caps
case("starts", { units = pair }, { item("mission-objective", { id = "guns", side = "attacker", start = 10, least = 0, most = 12,
  scored = { { at = "round-end", first_round = 0, player = "either" } },
  conditions = { { vp = -7, condition = "battle.round <= 2" }, { vp = 5, condition = "battle.round >= 3" } } }) }, [[
go 1 round-start
expect vp attacker 10
expect vp defender 0
go 1 round-end
expect vp attacker 3
# 4 below none are forgotten: round 3 gives 5.
go 2 round-end
expect vp attacker 0
go 3 round-end
expect vp attacker 5
go 4 round-end
expect vp attacker 10
# 12 at most, and what is over is gone.
go 5 round-end
expect vp attacker 12
correct vp attacker -1 "by hand"
expect vp attacker 11
correct vp defender -5 "by hand"
correct vp defender 2 "by hand"
expect vp defender 2
go end
]])

---------------------------------------------------------------------------------------------------- another round
local longer = { id = "test", rounds = 1, turns = "players", order = "attacker", set_up = {}, phases = {},
  another_rounds = { { after = 1, needs = 3, die = 6 }, { after = 2, needs = 4, die = 6 } } }
case("another round", { system = longer, units = pair }, {}, [[
dice 3 4
go 3 round-start
expect round 3
go end
expect dice none
]])
case("no other round", { system = longer, units = pair }, {}, [[
dice 3 3
go 2 round-start
go end
expect round 2
expect dice none
]])

---------------------------------------------------------------------------------------------------- control
case("control", { units = pair, markers = { { id = "m", kind = "objective", at = "A1@50:0" } } }, { item("rule", { id = "ears", lua = [[
function on_control_changed(rule, marker, from, battle)
  battle:count_up("changes")
  if from then battle:set("from", from) end
end
function may_hold(rule, unit, marker, battle) return not unit:has("barred"), "barred" end
]] }) }, [[
fact a at A1@50:0
go 1 attacker turn-start
expect mark battle changes 1
expect mark battle from none
fact d at A1@50:0
fact d in-range m 5
fact a in-range m 4
go 1 attacker turn-end
expect controls m defender
expect mark battle changes 2
expect mark battle from attacker
correct mark d barred yes "by hand"
expect controls m attacker
fact m controls nobody
expect controls m nobody
go 2 round-start
expect mark battle changes 3
]], "needs")

---------------------------------------------------------------------------------------------------- cards
-- A card for one test is not offered at another; the other side's is not one's own.
case("cards", { units = pair }, { item("rule", { id = "tests", lua = [[
function on_round_start(rule, battle)
  battle:set("other", (battle.attacker:test("other", { needs = 4 })))
  battle:set("luck", (battle.attacker:test("luck", { needs = 4 })))
end
]] }), item("stratagem", { id = "charm", uses = "round", used = { { at = "before-test", of = "luck", whose = "opponent" } },
  lua = "function use(card, test, battle) test.needs = 2 end" }) }, [[
dice 3 3   3 3
go 1 round-start
play charm by defender
expect mark battle other no
expect mark battle luck yes
refused play charm by attacker "this is not its moment"
refused play charm by defender "it was used already"
go 2 round-start
expect mark battle luck no
expect dice none
]], "needs")

---------------------------------------------------------------------------------------------------- who wins
local function ends(fields)
  fields.scored = { { at = "battle-end", first_round = 0, player = "either" } }
  return item("mission-objective", fields)
end
local draw = ends({ id = "even", conditions = { { vp = 5, condition = "true" } } })
case("tie-break", { system = set_up, units = pair }, { draw,
  ends({ id = "last", kind = "tie-break", conditions = { { vp = 0, condition = "player.units:of(player):count() > 1" },
    { vp = 0, condition = "player == battle.defender" } } }) }, [[
go end
expect vp attacker 5
expect vp defender 5
expect winner defender
]])
case("outright", { system = set_up, units = pair }, { draw,
  ends({ id = "blow", kind = "victory", conditions = { { vp = 0, side = "attacker", condition = "battle:has('blown')" } } }) }, [[
go end
expect winner nobody
correct mark battle blown yes "by hand"
expect winner attacker
]])
-- Before the end nobody has won, whoever leads; behind it nothing is done, and nobody goes on.
local sides = { system = set_up, units = pair }
case("nobody has won yet", sides, { draw }, 'expect winner "not decided yet"\ngo 2 round-end\nexpect winner "not decided yet"\n', "needs")
case("a winner that is expected too early", sides, { draw }, "go 1 round-start\nexpect winner nobody\n", "failed")
case("what is refused behind the end", sides, { draw }, [[
go end
go
refused go "the battle is over"
refused go 2 round-end "the battle is over"
]])
for _, line in ipairs({ "go", "go 2 round-end", "go end" }) do case(line, sides, { draw }, "go end\ngo\n" .. line .. "\n", "refused") end
-- A condition that both meet decides nothing.
case("both", { system = set_up, units = pair }, { draw,
  ends({ id = "all", kind = "victory", conditions = { { vp = 0, condition = "true" } } }) }, [[
go end
expect winner nobody
]])

---------------------------------------------------------------------------------------------------- placing
local function placed(wishes)
  local row = { what = "trap", count = "1", at = "goal", apart = 0, clear_of_edge = 0, clear_of_centre = 0, clear_of_zones = 0,
    near_centre = 0, share = "all", quarters = "any" }
  for word, value in pairs(wishes) do row[word] = value end
  return { item("rule", { id = "traps", places = { row } }) }
end
-- Areas are called by their names, by whichever word the row means them.
for _, inside in ipairs({ "fore-stacks", "compartment" }) do
  case("inside " .. inside, { system = set_up, units = pair, areas = { { id = "fore-stacks", name = "Fore stacks", kind = "compartment", cells = { "C1" } },
    { id = "aft", name = "Aft stacks", kind = "compartment", cells = { "C2" } } } }, placed({ inside = inside }),
    'go goal\nrefused place trap A1 "it is not inside Fore stacks' .. (inside == "compartment" and ' or Aft stacks' or "") .. '"\nplace trap C1\n', "needs")
end
case("inside what is not there", { system = set_up, units = pair }, placed({ inside = "hold" }),
  'go goal\nrefused place trap A1 "it is not inside hold"\npass\n', "needs")
-- Two of four have to be within 12" of the centre: two may lie farther off, a third may not.
case("half of them near", { system = set_up, units = pair }, placed({ count = "4", by = "defender", near_centre = 304800, share = "half" }), [[
go goal
place trap x@50:0
place trap x@60:0
refused place trap x@70:0 "not wholly within 12"
place trap x@1:0
refused place trap x@13:0 "not wholly within 12"
place trap x@12:0
expect markers trap 4
]], "needs")
case("in turn, and a die for how many", { system = set_up, units = pair }, placed({ count = "D3+1", apart = 254000 }), [[
dice 3
go goal
place trap x@0:0
refused place trap x@9.9:0 "nearer than 10"
refused place bomb x@30:0 "it is not bomb"
place trap x@10:0
place trap x@20:0
expect markers trap 3
refused place trap x@30:0 "there is no unit"
]], "needs")
case("clear of the others' zone, and outside", {
  system = set_up, units = pair, areas = { { id = "pit", name = "the pit", kind = "pit", cells = { "P" } } },
  zones = { { id = "south", name = "the south", kind = "drop", side = "attacker", deploys = true, cells = { "S" } } },
}, placed({ count = "2", by = "defender", clear_of_zones = 25400, outside = "pit" }), [[
go goal
refused place trap S@0:0 "nearer than 1"
refused place trap P@0:0 "inside the pit"
place trap x@0:0
pass
expect markers trap 1
]], "needs")

---------------------------------------------------------------------------------------------------- what keeps nothing
case("what answers to names keeps nothing", { units = pair }, { item("rule", { id = "hoarder", lua = [[
function on_round_start(rule, battle)
  local own = {}
  table.insert(own, "mine")
  battle:set("own", own[1])
  battle:set("thing", (pcall(table.insert, battle.units:first(), "mine")))
  battle:set("several", (pcall(table.insert, battle.units, "mine")))
  battle:set("library", (pcall(table.insert, string, "mine")))
  battle:set("environment", (pcall(table.insert, _ENV, "mine")))
end
]] }) }, [[
go 1 round-start
expect mark battle own mine
expect mark battle thing no
expect mark battle several no
expect mark battle library no
expect mark battle environment no
]], "needs")

---------------------------------------------------------------------------------------------------- breaching
case("breaching", { units = pair, hatchways = { { id = "h1", breachable = true, locked = true }, { id = "h2" } } },
  { item("rule", { id = "sappers", lua = [[
function may_breach(rule, hatchway, unit, battle) return unit.player == battle.attacker, "only sappers breach" end
function on_hatchway_destroyed(rule, hatchway, by, battle) battle:set("breached", by) end
]] }) }, [[
refused operate h1 a "is locked"
refused breach h2 a "cannot be breached"
refused breach h1 d "only sappers breach"
breach h1 a
expect open h1 yes
expect mark battle breached a
refused breach h1 a "is destroyed"
refused operate h1 a "is destroyed"
]], "needs")

---------------------------------------------------------------------------------------------------- events in each other
-- One test behind the other: each is told by itself, and none follows from the one before. So what is raised behind 20 of
-- them is told, though 16 events at most follow from one another.
case("tests one behind the other", { units = pair }, { item("rule", { id = "tests", lua = [[
function on_round_start(rule, battle)
  for _ = 1, 20 do battle.attacker:test("nerve") end
  battle:raise("alarm")
end
function after_test(rule, test, battle) battle:count_up("tests") end
function on_alarm(rule, battle) battle:set("alarm") end
]] }) }, [[
dice 1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 1 2
go 1 round-start
expect mark battle tests 20
expect mark battle alarm
]], "needs")

finish(109)
