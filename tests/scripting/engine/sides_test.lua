-- SPDX-License-Identifier: MIT
-- lua5.4 sides_test.lua ROOT: whose turn it is, whose what happens is, and a side that has no opponent.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local function system(more)
  local of = { id = "test", rounds = 3, turns = "players", order = "attacker", set_up = {}, another_rounds = {},
    phases = { { id = "command", of = "turn", steps = {} } } }
  for word, value in pairs(more or {}) do of[word] = value end
  return of
end
local function pair()
  return { { id = "a", side = "attacker", at = "A1", models = 5 }, { id = "d", side = "defender", at = "B1", models = 5 } }
end
local function rule(lua) return { item("rule", { id = "probe", lua = lua }) } end

---------------------------------------------------------------------------------------------------- who begins
for _, set_up in ipairs({ {}, { { id = "first-turn-decided" } } }) do
  case("in turn", { system = system({ order = "alternate", set_up = set_up }), units = pair() }, {}, [[
go 1 round-start
expect first attacker
go 2 round-start
expect first defender
go 3 round-start
expect first attacker
]], "needs")
end
case("in turn, from whom a rule names", { system = system({ order = "alternate" }), units = pair() },
  rule("function on_battle_start(rule, battle) battle:begin_with(battle.defender) end"), [[
go 1 round-start
expect first defender
go 2 round-start
expect first attacker
]], "needs")

---------------------------------------------------------------------------------------------------- whose it is
--- Notes in which order its functions are called, with whom they were given.
local function noting(events)
  local lua = "local function note(battle, word) battle:set('heard', (battle:get('heard') or '') .. word .. ' ') end\n"
  for _, event in ipairs(events) do
    lua = lua .. ("function on_%s(item, of, battle) note(battle, item.id .. ':%s:' .. of.id) end\n"):format(event, event:match("^[^_]+"))
  end
  return lua .. "function on_round_start(item, battle) battle:clear('heard') end\n"
end
local function objective(id, side, events)
  return item("mission-objective", { id = id, side = side, lua = noting(events) })
end
local turns = { "opponent_turn_start", "own_turn_start", "turn_start" }
-- In the order of the mission; behind what hears of anybody's comes what hears of a side's.
case("turns", { system = system(), units = pair() },
  { objective("one", "attacker", turns), objective("two", "defender", turns), objective("three", nil, { "opponent_turn_start", "own_turn_start" }) }, [[
go 1 attacker turn-start
expect mark battle heard "one:turn:attacker one:own:attacker two:turn:attacker two:opponent:attacker three:own:attacker three:opponent:attacker "
correct mark battle heard none "only what comes"
go 1 defender turn-start
expect mark battle heard "one:turn:defender one:opponent:defender two:turn:defender two:own:defender three:own:defender three:opponent:defender "
]], "needs")
local phases = { "own_command_phase_end", "opponent_command_phase_end" }
case("phases", { system = system(), units = pair() }, { objective("one", "defender", phases) }, [[
go 1 attacker command-phase-end
expect mark battle heard "one:opponent:attacker "
go 1 attacker turn-end
correct mark battle heard none "only what comes"
go 1 defender command-phase-end
expect mark battle heard "one:own:defender "
]], "needs")
-- Of a unit it is that of its side, whoever's turn it is, and so of who tries something.
case("units", { system = system(), units = pair(), hatchways = { { id = "h" } } }, { item("mission-objective", { id = "kills", side = "attacker", lua = [[
function on_own_unit_damaged(item, unit, by, battle) battle:count_up("own hurt") end
function on_opponent_unit_destroyed(item, unit, by, battle) battle:set("slain", unit) end
function on_opponent_operating(item, attempt, battle) attempt:fails("they may not") end
function on_own_hatchway_opened(item, hatchway, by, battle) battle:set("opened by", by) end
function on_own_alarm(item, what, unit, battle) battle:set("alarm of", unit) end
function on_opponent_alarm(item, what, unit, battle) battle:set("alarm at", unit) end
function on_own_round_end(item, battle) battle:set("nobody's") end
function on_opponent_round_end(item, battle) battle:set("nobody's") end
]] }), item("rule", { id = "bell", lua = [[
function on_unit_moved(rule, unit, move, battle) battle:raise("alarm", "a bell", unit) end
]] }) }, [[
go 1 attacker turn-start
fact d models 4
expect mark battle "own hurt" none
fact a models 4
expect mark battle "own hurt" 1
operate h d
expect open h no
operate h a
expect open h yes
expect mark battle "opened by" a
move a A2
expect mark battle "alarm of" a
expect mark battle "alarm at" none
move d B2
expect mark battle "alarm at" d
fact d destroyed
expect mark battle slain d
go 2 round-start
expect mark battle "nobody's" none
]], "needs")
-- What one changes is told before the next one hears, as ever.
case("what comes of it", { system = system(), units = pair() }, { item("mission-objective", { id = "one", side = "attacker", lua = [[
function on_turn_start(item, player, battle) battle:raise("first") end
function on_own_turn_start(item, player, battle) battle:raise("second") end
]] }), item("rule", { id = "ears", lua = [[
function on_first(rule, battle) battle:set("heard", (battle:get("heard") or "") .. "first ") end
function on_second(rule, battle) battle:set("heard", (battle:get("heard") or "") .. "second ") end
function on_turn_start(rule, player, battle) battle:set("heard", (battle:get("heard") or "") .. "turn") end
]] }) }, [[
go 1 attacker turn-start
expect mark battle heard "first second turn"
]], "needs")

---------------------------------------------------------------------------------------------------- one side
local alone = { { id = "attacker", name = "Attacker", role = "attacker", points = 500 } }
local counting = [[
function on_turn_start(rule, player, battle)
  player:count_up("turns")
  battle:set("alone", player.opponent == nil and battle.second == nil and battle.underdog == nil)
end
]]
case("one side alone", { system = system({ underdog_points = 30 }), sides = alone, units = { pair()[1] } }, rule(counting), [[
go 1 round-end
expect mark attacker turns 1
expect mark battle alone yes
go 2 round-end
expect mark attacker turns 2
go end
expect mark attacker turns 3
]])
for _, order in ipairs({ "alternate", "roll-off", "initiative", "first-deployed", "defender" }) do
  case("one side alone, " .. order, { system = system({ order = order }), sides = alone, units = { pair()[1] } }, rule(counting), [[
go end
expect mark attacker turns 3
]])
end
case("one side alone, for longer", { system = system({ rounds = 1, another_rounds = { { after = 1, needs = 2, die = 6 }, { after = 2, needs = 2, die = 6 } } }),
  sides = alone, units = { pair()[1] } }, rule(counting), [[
dice 2 2
go end
expect mark attacker turns 3
expect dice none
]])
case("one side alone, unit by unit", { system = system({ turns = "activations", phases = { { id = "firefight", of = "round", steps = {} } } }),
  sides = alone, units = { pair()[1], { id = "b", side = "attacker", at = "A1" } } }, rule(counting), [[
go 1 attacker activation
activate a
go 1 attacker activation
activate b
go 1 round-end
expect mark attacker turns 2
go end
]])

---------------------------------------------------------------------------------------------------- no side
do
  local engine = harness.engine()
  local data = harness.data({ sides = {} }, {})
  assert(engine.home.run(data, {}, "go end\n", {}).no_decisions == "a battle is fought by sides, and this mission has none")
end

---------------------------------------------------------------------------------------------------- turns that do not come
local two_phases = { { id = "command", of = "turn", steps = {} }, { id = "fight", of = "turn", steps = { { id = "blows" } } } }
-- The attacker is gone in round 2: his turn is passed over, and who goes to it stops at the next moment.
local told = case("no turn", { system = system({ phases = two_phases }), units = pair() }, rule([[
function may_take_turn(rule, player, battle) return player.units:where(function(unit) return unit.on_battlefield end):any(), "nobody is left" end
function on_turn_start(rule, player, battle) battle:count_up("turns of " .. player.role) end
]]), [[
go 1 attacker turn-end
fact a destroyed
go 2 attacker fight-phase-start
expect mark battle "turns of attacker" 1
expect mark battle "turns of defender" 2
refused go 2 defender turn-start "that is now"
go end
expect mark battle "turns of attacker" 1
expect mark battle "turns of defender" 3
]])
if not told:find("Attacker has no turn: nobody is left", 1, true) then error("it is not told that he has no turn:\n" .. told) end
if not told:find("fight-phase-start of Attacker of round 2 comes no more", 1, true) then error("it is not told that it comes no more") end

-- A turn that ends in its first phase: the rest of it cannot be gone to, nor is the dice's end reached on the way there.
local ends_early = rule([[
function on_unit_shot(rule, unit, shot, battle) battle:end_turn("the alarm") end
function on_fight_phase_start(rule, player, battle) if player == battle.attacker and battle.round == 2 then battle:end_turn("dusk") end end
]])
case("a turn that was ended", { system = system({ phases = two_phases }), units = pair() }, ends_early, [[
go 1 attacker command-phase-start
shoots a at d
refused go 1 attacker fight-phase-start "comes no more"
refused go 1 attacker blows-step "comes no more"
go 1 attacker command-phase-end
refused go 1 attacker fight-phase-end "comes no more"
go 1 attacker turn-end
go 1 defender fight-phase-start
go 2 attacker fight-phase-end
expect round 2
refused go 2 attacker blows-step "comes no more"
go 3 attacker blows-step
expect round 3
]], "needs")
-- One that is ended before it comes there stops when it ends; a moment that went by in this round, when the round does.
case("a moment that does not come", { system = system({ phases = two_phases }), units = pair() }, rule([[
function on_command_phase_start(rule, player, battle) battle:end_turn("dusk") end
]]), [[
go 1 attacker blows-step
refused go 1 attacker turn-end "that is now"
go 1 blows-step
refused go 1 round-end "that is now"
]], "needs")

-- Past is what lies behind in the order of play: set-up, rounds with the attacker's turn before the defender's, the end.
case("a moment that is past", { system = system({ phases = two_phases, set_up = { { id = "deployment" } } }), units = pair() }, {}, [[
refused go 1 deployment "deployment is not of round 1: leave the round out"
refused go attacker deployment "deployment is no side's own: leave the side out"
refused go 0 round-start "round-start is not of round 0: leave the round out"
refused go 2 attacker round-end "round-end is no side's own: leave the side out"
go battle-start
refused go battle-start "that is now"
refused go deployment "deployment is past"
refused go 0 "what is left of round 0 is past"
go 1 attacker blows-step
refused go 1 attacker command-phase-start "command-phase-start of Attacker of round 1 is past"
refused go 1 attacker turn-start "turn-start of Attacker of round 1 is past"
refused go 1 round-start "round-start of round 1 is past"
go 1 attacker
go 1 defender command-phase-end
refused go 1 attacker turn-end "turn-end of Attacker of round 1 is past"
refused go 1 attacker "the turn of Attacker of round 1 is past"
go 1 round-end
refused go 1 attacker turn-end "turn-end of Attacker of round 1 is past"
refused go 1 round-start "round-start of round 1 is past"
refused go 1 "what is left of round 1 is past"
refused go 1 defender "the turn of Defender of round 1 is past"
go attacker blows-step
expect round 2
go blows-step
go blows-step
expect round 3
go turn-end
go turn-end
refused go blows-step "blows-step is past"
go 3 battle-end
refused go 3 round-end "the battle ends here: round-end of round 3 comes no more"
refused go battle-end "that is now"
go
]])

-- The battle ends in round 2, before what was gone to: it stops at its end, and tells so.
told = case("a battle that ends early", { system = system({ phases = two_phases }), units = pair() },
  rule("function on_round_end(rule, battle) if battle.round == 2 then battle:stop('flooded') end end"), [[
go 3 attacker blows-step
refused go battle-end "that is now"
]])
if not told:find("blows-step of Attacker of round 3 comes no more", 1, true) then error("it is not told that it comes no more:\n" .. told) end
-- The battle goes on where its end was gone to: it stops in the next round.
case("a battle that does not end", { system = system({ phases = two_phases }), units = pair() }, {}, [[
go 1 battle-end
expect round 2
refused go 2 round-start "that is now"
]], "needs")
-- A turn that was ended at the start of a phase has no step of it.
case("no step", { system = system({ phases = two_phases }), units = pair() }, rule([[
function on_fight_phase_start(rule, player, battle) battle:end_turn("dusk") end
function on_blows_step(rule, player, battle) battle:count_up("blows") end
]]), [[
go 1 attacker fight-phase-start
go
refused go 1 attacker fight-phase-end "that is now"
go 2 round-start
expect mark battle blows none
]], "needs")
-- Activations come where the last phase is of the round, and else nowhere.
local unit_by_unit = { turns = "activations", phases = { { id = "firefight", of = "round", steps = {} } } }
case("unit by unit", { system = system(unit_by_unit), units = pair() }, {}, [[
go 1 attacker activation
activate a
go 1 defender activation
refused go 1 round-start "round-start of round 1 is past"
go 1 firefight-phase-end
refused go 1 activation "activation of round 1 is past"
refused go 1 attacker turn-start "turn-start of Attacker of round 1 is past"
]], "needs")
unit_by_unit.phases[1].of = "turn"
case("activations without a phase", { system = system(unit_by_unit), units = pair() }, {}, [[
refused go 1 attacker activation "activation of Attacker of round 1 never comes"
refused go 1 firefight-phase-start "firefight-phase-start of round 1 never comes"
go 1 round-end
]], "needs")

-- Its player has another turn in the round, in which the moment comes.
case("a new turn", { system = system({ phases = two_phases }), units = pair() }, rule([[
function on_unit_shot(rule, unit, shot, battle) battle:new_turn(battle.attacker, "again") end
]]), [[
go 1 attacker command-phase-start
shoots a at d
go 1 attacker fight-phase-start
expect round 1
]], "needs")

---------------------------------------------------------------------------------------------------- what a force counts
-- 500 and 69 against 500; in halves of a unit of ten 35 and 35: 570.
-- A point, and 1 more for each full 500 of the force: 2 for the 600 of the mission, 3 for 1,000, still 3 for 1,499, 4 for 1,500.
local by_points = { currency = "SP", amount = 2, per = 500, more = 1, of = "points" }
case("what is mustered brings points to spend", { system = system({ set_up = { { id = "muster" } } }), units = pair(), sides = {
  { id = "attacker", name = "Attacker", role = "attacker", points = 600, power = 0, purse = { by_points } },
  { id = "defender", name = "Defender", role = "defender", points = 0, power = 0, purse = { { currency = "SP", amount = 1 } } },
} }, {}, [[
expect purse attacker SP 2
muster one by attacker points 400
expect purse attacker SP 3
muster two by attacker points 499
expect purse attacker SP 3
muster three by attacker points 1
expect purse attacker SP 4
muster four by defender points 900
expect purse defender SP 1
]], "needs")
case("what was mustered counts", { system = system({ set_up = { { id = "muster" }, { id = "squads" } } }), units = pair() }, rule([[
function on_squads_start(rule, battle)
  battle:set("before", battle.defender.points)
  battle:unit("ten"):split(5)
end
function on_battle_start(rule, battle)
  battle:set("points", battle.defender.points)
  battle:set("others", battle.attacker.points)
  battle:set("power", battle.defender.power)
end
]]), [[
muster ten by defender models 10 points 69 power 5
go squads-end
go 1 round-start
expect mark battle points 570
expect mark battle others 500
expect mark battle power 31
]], "needs")

---------------------------------------------------------------------------------------------------- what a fight came to
-- It is heard of when the next line decides something; then it is known who was killed.
case("a fight", { system = system(), units = pair() }, rule([[
function on_unit_fought(rule, unit, fight, battle) battle:set("killed", fight.target.destroyed and "yes, it is" or "no, it lives") end
]]), [[
go 1 attacker command-phase-start
fights a d
expect mark battle killed none
fact d wounds 0
go 1 attacker command-phase-end
expect mark battle killed "yes, it is"
fact d at B1
fights a d
fights d a
expect mark battle killed "no, it lives"
]], "needs")

finish(35)
