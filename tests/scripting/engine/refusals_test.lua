-- SPDX-License-Identifier: MIT
-- lua5.4 refusals_test.lua ROOT: what is not done any more and why, how often things are done, what is left of who is destroyed,
-- and who claims what.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local function rule(lua) return { item("rule", { id = "probe", lua = lua }) } end
local function pair()
  return {
    units = {
      { id = "a", side = "attacker", at = "A1", models = 5, wounds_each = 2, wounds = 10 },
      { id = "b", side = "attacker", at = "A2", models = 5 },
      { id = "d", side = "defender", at = "B1", models = 5 }, { id = "late", side = "attacker", models = 5 },
    },
    hatchways = { { id = "h", breachable = true }, { id = "g" } },
  }
end

---------------------------------------------------------------------------------------------------- a turn that was ended
local raised = [[
function on_unit_shot(rule, unit, shot, battle) %s end
]]
local more = [[
refused move b A3 "the turn of Attacker was ended"
refused shoots b at d "was ended"
refused fights b d "was ended"
refused charges b d "was ended"
refused operate h b "was ended"
refused breach h b "was ended"
refused act dig b "was ended"
refused place late A4 "was ended"
# What the table tells is taken.
fact d models 3
expect models d 3
]]
local dig = item("action", { id = "dig" })
for _, how in ipairs({ 'battle:end_turn("the alarm")', 'battle:new_turn(battle.defender)' }) do
  local items = rule(raised:format(how))
  items[2] = dig
  case("a turn that is ended: " .. how, pair(), items, "go 1 attacker shooting-phase-start\nshoots a at d\n" .. more ..
    "go 1 attacker shooting-phase-end\n" .. more:gsub("fact d models 3\n", "") .. "go 1 attacker turn-end\n" .. more ..
    "go 1 defender turn-start\nmove d B2\nexpect at d B2\n", "needs")
end
-- The ends of its phase and its own come, with what is done at them.
local ended = rule(raised:format("battle:end_turn()"))
ended[2] = item("action", { id = "count", used = { { at = "turn-end", of = "", whose = "own" } } })
ended[3] = item("action", { id = "aim", used = { { at = "shooting-phase-start", of = "", whose = "own" } } })
case("what is done at the ends", pair(), ended, [[
go 1 attacker shooting-phase-start
shoots a at d
refused act aim b "was ended"
refused act count b "was ended"
go 1 attacker turn-end
act count b
refused act aim b "this is not its moment"
]], "needs")
local stops = rule(raised:format('battle:stop("it sinks")'))
stops[2] = dig
-- It ends at once: what comes next is the end of the battle.
case("a battle that is stopped", pair(), stops, [[
go 1 attacker shooting-phase-start
shoots a at d
refused move b A3 "the battle ends here"
refused shoots b at d "the battle ends here"
refused act dig b "the battle ends here"
refused place late A4 "the battle ends here"
fact d models 3
expect models d 3
go
expect winner nobody
]])
local last_word = item("action", { id = "last", used = { { at = "battle-end", of = "", whose = "either" } },
  lua = "function complete(action, unit, battle) unit.player:score(2) end" })
case("there are actions for the end", pair(), { last_word }, [[
go end
act last a
expect vp attacker 2
]])

---------------------------------------------------------------------------------------------------- how often
local operated = [[
function may_operate(action, hatchway, unit, battle) return battle.active == unit.player, "it is not its turn" end
]]
local fails = "function on_operating(action, attempt, battle) attempt:fails() end"
-- Tried is done, whatever comes of it; each side by itself.
for _, lua in ipairs({ operated, operated .. fails }) do
  case("operating counts as the action does", pair(), { item("action", { id = "hatch", uses = "turn", lua = lua }) }, [[
go 1 attacker turn-start
refused act hatch a "it is done by the line operate"
operate h a
refused operate h a "it was done already: once per turn"
refused operate g b "it was done already"
go 1 defender turn-start
operate g d
go 2 attacker turn-start
operate g b
]], "needs")
end
-- An action that only has a say in it is not done by that.
case("an action that has a say", pair(), { item("action", { id = "bar", uses = "turn", lua = operated ..
  "function complete(action, unit, battle) unit:mark('barred'):until_end_of('turn') end" }) }, [[
go 1 attacker turn-start
operate h a
operate g a
act bar a
expect mark a barred
]], "needs")
-- In the words of the system, by which it may be said as well.
local with_words = pair()
with_words.system = {
  id = "test", rounds = 2, turns = "players", order = "attacker", set_up = {}, another_rounds = {},
  uses = { { id = "turn", name = "once per player turn" }, { id = "battle", name = "once per force" } },
  phases = { { id = "movement", of = "turn", steps = {} } },
}
case("in the system's words", with_words, {
  item("action", { id = "dig", uses = "turn" }), item("action", { id = "fill", uses = "once per force" }),
  item("stratagem", { id = "card", uses = "turn", used = { { at = "turn-start", of = "", whose = "own" } } }),
}, [[
go 1 attacker turn-start
act dig a
refused act dig b "it was done already: once per player turn"
act fill a
refused act fill a "it was done already: once per force"
play card by attacker
refused play card by attacker "it was used already: once per player turn"
go 2 attacker turn-start
act dig a
refused act fill a "once per force"
]], "needs")

---------------------------------------------------------------------------------------------------- who is destroyed
for _, how in ipairs({ "fact a destroyed", "fact a models 0", "fact a wounds 0" }) do
  case(how, pair(), {}, "go 1 attacker turn-start\n" .. how .. [[

expect at a destroyed
expect models a 0
expect wounds a 0
# It was not: it has what it had.
fact a at A5
expect models a 5
expect wounds a 10
]], "needs")
end
-- 10 - 3 wounds: four models of 2, and 7 wounds. By a rule it comes back with these.
case("destroyed by a rule", pair(), rule([[
function on_turn_start(rule, player, battle)
  local unit = battle:unit("a")
  unit:suffer(3)
  unit:destroy()
  battle:set("models", unit.models)
  battle:set("wounds", unit.wounds)
  battle:set("sum", player.units:sum("models"))
end
function on_turn_end(rule, player, battle)
  if player == battle.attacker then battle:unit("a"):set_up("A6") end
end
]]), [[
go 1 attacker turn-start
expect mark battle models 0
expect mark battle wounds 0
# b and late: 5 each.
expect mark battle sum 10
go 1 attacker turn-end
expect models a 4
expect wounds a 7
]], "needs")

---------------------------------------------------------------------------------------------------- one marker at a time
local function markers(counts)
  local given = pair()
  given.system = {
    id = "test", rounds = 2, turns = "players", order = "attacker", set_up = {}, another_rounds = {},
    control = { range = 25400, counts = counts, tie = "nobody" }, phases = { { id = "movement", of = "turn", steps = {} } },
  }
  given.markers = {
    { id = "trap", kind = "trap", at = "A1@0:0", range = 25400 }, { id = "m", kind = "objective", at = "A1@1:0" },
    { id = "n", kind = "objective", at = "A1@-1:0" },
  }
  given.units = { { id = "a", side = "attacker", at = "A1", models = 5 }, { id = "b", side = "attacker", at = "A1@9:0", models = 5 },
    { id = "d", side = "defender", at = "A1@9:0", models = 5 } }
  return given
end
-- a is 1 inch from both. It claims the first, and the second where it is told that it is in range of that alone.
case("who scores claims one marker", markers("scoring_units"), {}, [[
expect controls m attacker
expect controls n nobody
fact a in-range m 0
expect controls m nobody
expect controls n attacker
# With another unit at the first they have both.
fact b at A1@1:0
expect controls m attacker
expect controls n attacker
# One that claims the first does not contest the second.
fact b at A1@9:0
fact a at A1
fact d at A1@0:0
expect controls m nobody
expect controls n nobody
]], "needs")
case("of what it may not hold it claims nothing", markers("scoring_units"), rule([[
function may_hold(rule, unit, marker, battle) return marker.id ~= "m", "not that one" end
]]), "expect controls m nobody\nexpect controls n attacker", "needs")
case("models count at each", markers("models"), {}, "expect controls m attacker\nexpect controls n attacker", "needs")
local text = case("nobody holds a trap", markers("models"), {}, "go 1 attacker turn-start", "needs")
if text:find("trap is held", 1, true) or not text:find("m is held by Attacker", 1, true) then
  print("WRONG who holds what: " .. text)
  os.exit(false)
end

---------------------------------------------------------------------------------------------------- set-up
local function zones()
  local given = pair()
  given.system = {
    id = "test", rounds = 2, turns = "players", order = "attacker", another_rounds = {},
    set_up = { { id = "muster" }, { id = "deployment" }, { id = "reserves" } }, phases = { { id = "movement", of = "turn", steps = {} } },
  }
  given.zones = {
    { id = "shut", name = "the shut", kind = "entry", side = "attacker", deploys = true, cells = { "S" } },
    { id = "west", name = "the west", kind = "entry", side = "attacker", deploys = true, cells = { "W" } },
    { id = "east", name = "the east", kind = "entry", side = "defender", deploys = true, cells = { "E" } },
  }
  given.units = { { id = "a", side = "attacker" }, { id = "b", side = "attacker" }, { id = "d", side = "defender" } }
  return given
end
local shut = [[
function may_set_up(rule, unit, zone, battle) if zone.id == "shut" then return false, "that is shut" end end
function may_arrive(rule, unit, zone, battle)
  if battle.round < 2 or zone.id == "shut" then return false, "nobody comes by " .. zone.name end
end
]]
case("a refusal names no place that is refused next", zones(), rule(shut), [[
refused place a X "a has to be set up wholly inside the west"
refused place a S "that is shut"
go 1 attacker turn-start
# Nowhere just now: why.
refused place a X "a has to be set up wholly inside the shut or the west, and not just now: nobody comes by the shut"
go 2 attacker turn-start
refused place a X "a has to be set up wholly inside the west"
]], "needs")
local turns = item("action", { id = "set-up", used = { { at = "deployment", of = "", whose = "either" } },
  lua = "function in_turn(action, battle) return battle.defender end" })
case("who passes before it is time has not passed", zones(), { turns }, [[
refused pass "the sides set up in turn at deployment, which is still to come"
refused pass by defender "still to come"
refused place a W "still to come"
go muster-end
refused place d E "still to come"
go deployment
refused place a W "it is the turn of Defender"
place d E
place a W
go reserves
place b W
]], "needs")

---------------------------------------------------------------------------------------------------- activations
local activations = { units = pair().units, system = {
  id = "test", rounds = 2, turns = "activations", order = "attacker", set_up = {}, another_rounds = {},
  phases = { { id = "firefight", of = "round", steps = {} } },
} }
case("who is activated", activations, {}, [[
go 1 attacker activation
refused pass "whoever activates nobody goes on: write go"
activate a
refused activate b "a is activated now"
go 1 defender activation
refused activate late "late is not on the battlefield"
]], "needs")
-- While a unit is activated no other does what has no moments of its own, or operates hatchways where there is an action
-- for it; between activations anybody may.
local watch = item("action", { id = "watch", uses = "turn" })
local spot = item("action", { id = "spot", used = { { at = "firefight-phase-start", of = "", whose = "either" } } })
activations.hatchways = pair().hatchways
case("who acts in an activation", activations, { watch, spot }, [[
go 1 firefight-phase-start
act spot a
go 1 attacker activation
activate a
refused act watch b "b is not activated now, but a is"
refused act watch d "d is not activated now, but a is"
# Nothing says by which action hatchways are operated.
operate g b
act watch a
refused act watch a "it was done already"
go 1 defender activation
activate d
refused act watch a "a is not activated now, but d is"
act watch d
]], "needs")
case("who operates in an activation", activations, { item("action", { id = "hatch", lua = "function may_operate() end" }) }, [[
go 1 attacker activation
activate a
refused operate h b "b is not activated now, but a is"
operate h a
expect open h yes
]], "needs")

---------------------------------------------------------------------------------------------------- lines
case("one's own", pair(), {}, [[
go 1 attacker turn-start
refused shoots a at b "b is of the same side"
refused fights a b "b is of the same side"
refused charges a a "a would do that to itself"
shoots a at d
]], "needs")
-- Nobody shoots at, fights or charges who is not there, and who is not there does nothing of it.
case("who is not there", { units = {
  { id = "a", side = "attacker", at = "A1", models = 5 }, { id = "d", side = "defender", at = "B1", models = 5 },
  { id = "late", side = "defender", models = 5 },
} }, rule("function on_unit_shot(rule, unit, shot, battle) shot.target:count_up('shots') end"), [[
go 1 attacker turn-start
refused shoots a at late "late is not on the battlefield"
refused fights a late "late is not on the battlefield"
refused charges a late "late is not on the battlefield"
refused shoots late at a "late is not on the battlefield"
expect mark late shots none
shoots a at d
fact d destroyed by a
refused shoots a at d "d is not on the battlefield"
refused fights a d "d is not on the battlefield"
expect mark d shots 1
]], "needs")
for line, status in pairs({ ["move a A3 via"] = "misunderstood", ["muster x by attacker models 0"] = "refused",
  ["muster x by attacker wounds 0"] = "refused", ["muster x by attacker wounds 2 wounds 3"] = "misunderstood",
  ["charges a at d"] = "misunderstood" }) do
  case(line, pair(), {}, "go 1 attacker turn-start\n" .. line, status)
end
local read = harness.engine().rehearsal.read
-- Dice may stand where they fall.
local with_dice = read("dice 1 2\ngo\ndice 3\ndice only\n")
if not with_dice or table.concat(with_dice.dice, " ") ~= "1 2 3" or not with_dice.only then
  print("WRONG dice farther down")
  os.exit(false)
end
for _, line in ipairs({ "seed 4", "mission other", "bulkhead-record 1" }) do
  local lines, number, why = read("seed 1\n# A remark.\n" .. line .. "\ngo\n" .. line .. "\n")
  local wanted = '"' .. line:match("%S+") .. '" is said before the first decision'
  if lines or number ~= 5 or why ~= wanted then
    print(("WRONG %s: %s, %s"):format(line, number, why))
    os.exit(false)
  end
end

---------------------------------------------------------------------------------------------------- marks
case("what lasts until it moves", pair(), rule([[
function on_turn_start(rule, player, battle)
  if player == battle.attacker then battle:unit("a"):mark("dug in"):until_it_moves() end
end
]]), [[
go 1 attacker turn-start
fact a at A1
expect mark a "dug in" yes
fact a at A2
expect mark a "dug in" none
]], "needs")
case("a text is not counted up", pair(), rule([[
function on_turn_start(rule, player, battle)
  battle:set("word", "many")
  local _, why = pcall(battle.count_up, battle, "word")
  battle:set("why", (why:gsub('"', "")))
  battle:set("two", battle:count_up("number", 2))
end
]]), [[
go 1 attacker turn-start
expect mark battle why "count_up adds to a number, and the mark word is many"
expect mark battle two 2
]], "needs")

finish(100)
