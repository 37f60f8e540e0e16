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

finish(20)
