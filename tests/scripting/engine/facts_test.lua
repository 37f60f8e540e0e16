-- SPDX-License-Identifier: MIT
-- lua5.4 facts_test.lua ROOT: what the table tells, what is understood of it, and how long it holds.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local function rule(lua) return { item("rule", { id = "probe", lua = lua }) } end
local function setup()
  return {
    units = { { id = "a", side = "attacker", at = "A1", models = 10 }, { id = "d", side = "defender", at = "B1", models = 5 } },
    markers = { { id = "m", kind = "objective", at = "A1@50:0" } },
    areas = { { id = "hold", cells = { "H" } } },
  }
end

---------------------------------------------------------------------------------------------------- how long it holds
local moved_by_rule = [[
function on_alarm(rule, battle)
  local unit = battle:unit("a")
  if battle:has("set up") then unit:set_up("C1") end
  if battle:has("reserve") then unit:to_reserve() end
  if battle:has("move") then unit:move_to("C1") end
  battle:set("engaged", unit.engaged)
  battle:set("inside", unit:set_up("C1") or unit:inside(battle:area("hold")))
end
function on_turn_end(rule, player, battle) battle:raise("alarm") end
]]
for _, how in ipairs({ "set up", "reserve", "move" }) do
  case("what was told of a place, and " .. how, setup(), rule(moved_by_rule), [[
go 1 attacker turn-start
fact a in-range m 2
fact a inside hold yes
fact a engaged yes
expect controls m attacker
correct mark battle "]] .. how .. [[" yes "it is tried"
go 1 attacker turn-end
expect mark battle engaged no
expect mark battle inside no
expect controls m nobody
]], "needs")
end
for _, way in ipairs({ "fact a off\nfact a at C1", "fact a at C1" }) do
  case("what was told of a place, and " .. way, setup(), rule([[
function on_turn_end(rule, player, battle)
  battle:set("engaged", battle:unit("a").engaged)
  battle:set("inside", battle:unit("a"):inside(battle:area("hold")))
end
]]), [[
go 1 attacker turn-start
fact a in-range m 2
fact a inside hold yes
fact a engaged yes
]] .. way .. [[

go 1 attacker turn-end
expect mark battle engaged no
expect mark battle inside no
expect controls m nobody
]], "needs")
end

-- What only says what it thinks leaves a unit where it is.
case("a unit that a question puts elsewhere", setup(), { item("action", { id = "dig", lua = [[
function may(action, unit, battle)
  for _, change in ipairs({ function() unit:destroy() end, function() unit:leave("escaped") end, function() unit:to_reserve() end,
    function() unit:set_up("C1") end, function() unit:lose(3) end }) do pcall(change) end
  return unit.at == "A1" and unit.on_battlefield and unit.models == 10, "it was changed"
end
]] }) }, [[
go 1 attacker turn-start
act dig a
expect at a A1
expect models a 10
]], "needs")

---------------------------------------------------------------------------------------------------- who waited
-- Where the table says that somebody stands who has waited, he has come on: rules hear of it, none is asked, and cards wait.
local hears = rule([[
function may_arrive() return false, "nobody comes" end
function may_appear() return false, "nobody comes" end
function on_unit_set_up(rule, unit, battle) battle:set("set up", unit) end
function on_unit_arrived(rule, unit, battle) battle:set("came", unit) end
function on_turn_end(rule, player, battle) battle:set("late has arrived", battle:unit("late").arrived) end
]])
local function with_reserve()
  local given = setup()
  given.units[3] = { id = "late", side = "attacker", models = 5 }
  given.zones = { { id = "west", side = "attacker", deploys = true, cells = { "W" } } }
  return given
end
case("who waited comes on by a fact", with_reserve(), hears, [[
go 1 attacker turn-start
refused place late W "nobody comes"
fact late at C1
expect at late C1
expect mark battle came late
expect mark battle "set up" none
go 1 attacker turn-end
expect mark battle "late has arrived" yes
# It is told that it stands elsewhere: it stays one that has come this turn, and comes no more.
correct mark battle came none "it is looked at again"
fact late at C2
expect mark battle came none
go 1 defender turn-end
expect mark battle "late has arrived" no
]], "needs")
case("before the battle it is set up by that", with_reserve(), hears, [[
fact late at C1
expect mark battle "set up" late
expect mark battle came none
]], "needs")
case("a card waits for it", with_reserve(), { item("stratagem", { id = "card", uses = "battle",
  used = { { at = "unit-arrives", of = "", whose = "own" } }, lua = "function use(card, unit, battle) battle:set('played on', unit) end" }) }, [[
go 1 attacker turn-start
fact late at C1
play card by attacker
expect mark battle "played on" late
]], "needs")

---------------------------------------------------------------------------------------------------- who is hurt
local counts = rule([[
function on_unit_damaged(rule, unit, by, battle)
  unit:count_up("hurt")
  if by then unit:set("hurt by", by) end
end
]])
case("whoever has fewer is hurt, once", setup(), counts, [[
go 1 attacker turn-start
fact d models 4 by a
expect mark d hurt 1
expect mark d "hurt by" a
fact d models 4 by a
expect mark d hurt 1
fact d models 5
expect mark d hurt 1
# All that it had.
fact d models 0
expect mark d hurt 2
expect at d destroyed
]], "needs")
case("one that is destroyed lost all it had", setup(), counts, [[
go 1 attacker turn-start
fact d destroyed by a
expect mark d hurt 1
expect mark d "hurt by" a
fact d destroyed by a
expect mark d hurt 1
]], "needs")
-- Nobody has said how many wounds there are: 7 may be all of them, unless somebody has taken some.
case("wounds that nobody counted", setup(), counts, [[
go 1 attacker turn-start
fact a wounds 8
expect mark a hurt none
fact d wounds 7 by a
expect mark d hurt 1
fact d wounds 7
expect mark d hurt 1
fact d wounds 6
expect mark d hurt 2
]], "needs")
-- What waits and is lost was not hurt where it stood.
case("lost in reserve", with_reserve(), counts, [[
go 1 attacker turn-start
fact late destroyed
expect at late destroyed
expect mark late hurt none
]], "needs")

finish(45)
