-- SPDX-License-Identifier: MIT
-- lua5.4 moves_test.lua ROOT: which moves rules let be made (`may_move`), and where bases do not stand.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local function rule(lua) return { item("rule", { id = "probe", name = "Probe", lua = lua }) } end
local function setup()
  return {
    units = { { id = "a", side = "attacker", at = "A1@0:0", models = 5, base = 32000 }, { id = "d", side = "defender", at = "B1@9:9" } },
    hatchways = { { id = "h1", a = "A1", b = "A2", open = true }, { id = "h2", a = "A1", b = "B1" } },
    markers = { { id = "m", kind = "objective", at = "A1@3:0" } },
  }
end

---------------------------------------------------------------------------------------------------- who is asked
case("every reason is told, and nothing is changed", setup(), {
  item("rule", { id = "one", lua = "function may_move(rule, unit, move, battle) return unit.id ~= 'a', 'it is tired' end" }),
  item("rule", { id = "two", name = "Curfew", lua = "function may_move(rule, unit) if unit.id == 'a' then return false end end" }),
}, [[
go 1 attacker turn-start
refused move a C1 "it is tired; Curfew forbids it"
expect at a A1@0:0
move d C1
expect at d C1
]], "needs")
case("who says nothing, or yes, lets it be", setup(), {
  item("rule", { id = "one", lua = "function may_move(rule, unit, move, battle) return true end" }),
  item("rule", { id = "two", lua = "function may_move(rule, unit, move, battle) end" }),
}, [[
go 1 attacker turn-start
move a C1
expect at a C1
]], "needs")
case("a move of its own and one that a rule lets a player make", setup(), rule([[
function may_move(rule, unit, move, battle)
  if move.kind == battle:get("refused") then return false, move.unit.name .. " does not go to " .. move.to.at end
end
function on_round_start(rule, battle) battle.attacker:move(battle:unit("a"), 6) end
]]), [[
correct mark battle refused rule "it is tried"
go 1 round-start
refused move a C1 "a does not go to C1"
pass
expect at a A1@0:0
go 1 attacker turn-start
move a C1
correct mark battle refused normal "it is tried"
refused move a D1 via E1 "a does not go to D1"
go 2 round-start
move a D1
expect at a D1
]], "needs")
case("what a rule moves by itself is not asked, nor what is told", setup(), rule([[
function may_move() return false end
function on_round_start(rule, battle) battle:unit("a"):move_to("C1") end
]]), [[
go 1 attacker turn-start
expect at a C1
fact a at D1
expect at a D1
]], "needs")
---------------------------------------------------------------------------------------------------- where it ends
case("how far from where it ends", setup(), rule([[
-- The marker is 3" from the first place, and 4" from the other.
function may_move(rule, unit, move, battle) return not move.to:within(battle:marker("m"), 3), "too near" end
]]), [[
go 1 attacker turn-start
refused move a X@0:0 "too near"
move a X@-1:0
]], "needs")
case("in the opening of a hatchway", setup(), rule([[
function may_move(rule, unit, move, battle) return not move.to:in_opening_of(battle.hatchways.open), "in an opening" end
function on_turn_end(rule, player, battle)
  local unit = battle:unit("a")
  battle:set("there", unit:in_opening_of(battle:hatchway("h2")))
  battle:set("elsewhere", unit:in_opening_of(battle:hatchway("h1")))
  battle:set("waiting", battle:unit("d"):in_opening_of(battle.hatchways))
end
]]), [[
go 1 attacker turn-start
refused move a h1 "in an opening"
move a h2
fact h2 open
refused move a h2 "in an opening"
fact h1 closed
fact d at h1
fact d off
go 1 attacker turn-end
expect mark battle there yes
expect mark battle elsewhere no
expect mark battle waiting no
]], "needs")

finish(16)
