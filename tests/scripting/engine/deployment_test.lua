-- SPDX-License-Identifier: MIT
-- lua5.4 deployment_test.lua ROOT: who sets up next, where sides do so in turn, and where units come in outside their zones.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local system = {
  id = "test", rounds = 2, turns = "players", order = "attacker", set_up = { { id = "muster" }, { id = "deployment" } }, another_rounds = {},
  phases = { { id = "movement", of = "turn", steps = { { id = "reinforcements" } } } },
}

--- Two zones of the attacker's, one of the defender's, three units each. A new one for each case.
local function setup()
  return {
    system = system,
    zones = {
      { id = "west", kind = "entry", side = "attacker", deploys = true, cells = { "W" } },
      { id = "north", kind = "entry", side = "attacker", deploys = true, cells = { "N" } },
      { id = "east", kind = "entry", side = "defender", deploys = true, cells = { "E" } },
    },
    units = {
      { id = "a1", side = "attacker" }, { id = "a2", side = "attacker" }, { id = "a3", side = "attacker", keywords = "diver" },
      { id = "d1", side = "defender" }, { id = "d2", side = "defender" }, { id = "d3", side = "defender" },
    },
  }
end

local function rule(lua) return { item("rule", { id = "order", lua = lua }) } end

---------------------------------------------------------------------------------------------------- in turn
case("nobody says that it is in turn", setup(), {}, [[
go deployment
place a1 W
place a2 W
refused pass "nobody's turn"
]], "needs")
case("the defender begins", setup(), rule("function in_turn(rule, battle) return battle.defender end"), [[
go deployment
refused place a1 W "it is the turn of Defender to set up"
refused pass by attacker "it is the turn of Defender"
# The turn comes before the ground.
refused place a1 E "it is the turn of Defender"
refused place d1 W "wholly inside east"
place d1 E
refused place d2 E "it is the turn of Attacker to set up"
place a1 W
place d2 E
# The attacker has had enough: the defender goes on, and the attacker does not come back.
pass by attacker
refused place a2 W "it is the turn of Defender"
place d3 E
refused place a2 W "Attacker: all is set up"
refused pass "nobody's turn"
go 1 attacker reinforcements-step
# In the battle nobody sets up in turn.
place a2 W
place a3 W
]], "needs")
case("whoever begins", setup(), rule("function in_turn() return true end"), [[
go deployment
refused pass "nobody's turn"
place a1 W
refused place a2 W "it is the turn of Defender"
place d1 E
place a2 W
place d2 E
place a3 W
place d3 E
]], "needs")
case("a side whose units run out", setup(), rule("function in_turn(rule, battle) return battle.attacker end"), [[
go deployment
fact d2 destroyed
fact d3 destroyed
place a1 W
place d1 E
place a2 W
# The defender has none left.
place a3 N
]], "needs")
case("a side whose zones run out", setup(), rule([[
function in_turn(rule, battle) return battle.attacker end
function may_set_up(rule, unit, zone, battle)
  if zone.player == unit.player then return zone.units:none(), "one unit in a zone" end
end
]]), [[
go deployment
place a1 W
refused place a2 N "it is the turn of Defender"
place d1 E
# East is full.
place a2 N
refused place d2 E "one unit in a zone"
refused place a3 N "one unit in a zone"
]], "needs")
-- What a rule sets up takes no turn.
case("set up by a rule", setup(), rule([[
function in_turn(rule, battle) return battle.attacker end
function on_deployment_start(rule, battle) battle:unit("a1"):set_up("W") end
]]), [[
go deployment-end
place a2 W
refused place a3 W "it is the turn of Defender"
# In the battle it is not.
go 1 attacker reinforcements-step
place a3 W
]], "needs")

---------------------------------------------------------------------------------------------------- outside the zones
local outside = rule([[
function may_appear(rule, unit, point, battle)
  if not unit:is("diver") then return end
  if not battle.begun then return false, "divers come in the battle" end
  return not point:within_straight(battle.units:of(unit.player.opponent).on_battlefield, 9), "enemies are near"
end
function on_unit_arrived(rule, unit, battle) unit:set("has come") end
]])
case("outside the zones", setup(), outside, [[
go deployment
place d1 E@0:0
# Before the battle nobody lets the divers in; of the others no rule speaks.
refused place a3 X@20:0 "divers come in the battle"
refused place a1 X@20:0 "wholly inside west or north"
go 1 attacker reinforcements-step
refused place a1 X@20:0 "wholly inside west or north"
# 9" is not more than 9".
refused place a3 X@9:0 "enemies are near"
refused place a3 E@8:0 "enemies are near"
place a3 X@9.1:0
expect mark a3 "has come"
expect at a3 X@9.1:0
]], "needs")
-- One's yes is enough; a zone of one's own needs none.
case("several rules", setup(), { outside[1], item("rule", { id = "other", lua = [[
function may_appear(rule, unit, point, battle) return unit:is("diver") and battle.round == 0, "nobody comes that way" end
]] }) }, [[
go deployment
place a3 X@1:0
refused place a1 X@1:0 "nobody comes that way"
place a1 W
]], "needs")

---------------------------------------------------------------------------------------------------- how far, and by which zone
case("distances", setup(), rule([[
function on_movement_phase_start(rule, player, battle)
  local one, other = battle:unit("a1"), battle:unit("d1")
  battle:set("west lets a2 in", battle:zone("west"):lets_in(battle:unit("a2")))
  battle:set("east lets a2 in", battle:zone("east"):lets_in(battle:unit("a2")))
  battle:set("within 3", one:within_straight(other, 3))
  battle:set("within 2.9", one:within_straight(other, 2.9))
  battle:set("wholly within 3", one:wholly_within(other, 3))
end
function may_arrive(rule, unit, zone, battle) return zone.player ~= unit.player or unit:is("diver"), "divers alone" end
]]), [[
go deployment
place a1 W@0:0
place d1 E@3:0
go 1 attacker movement-phase-end
expect mark battle "west lets a2 in" no
expect mark battle "east lets a2 in" no
expect mark battle "within 3" yes
expect mark battle "within 2.9" no
expect mark battle "wholly within 3" yes
]], "needs")

---------------------------------------------------------------------------------------------------- what is offered
--- What is said of `place #a3 PLACE` in the attacker's reinforcements step of a round: "yes", or why not. West and north are
--- shut by a rule; the battlefield has three spots: in the west, in the open and near the north.
local function offered(lua, round, areas)
  local engine, map = harness.engine(), setup()
  map.areas = areas
  local data, host = harness.data(map, rule(lua .. "\nfunction may_arrive() return false, 'the airlocks are shut' end"))
  function host.spots_in(_, ground) return ground.id == "" and { "W", "open", "N2" } or { ground.id } end
  local lines = engine.rehearsal.read("go " .. round .. " attacker reinforcements-step\n").lines
  local answer, battle = engine.rehearsal.run(data, host, { lines = lines })
  for _, each in ipairs(engine.offer.of(battle, answer.question)) do
    if each.decision == "place #a3 PLACE" then return each.legal and "yes" or each.why end
  end
end
local function offers(name, got, wanted)
  if got ~= wanted then error(name .. ": " .. tostring(got)) end
end
offers("no rule lets anybody in elsewhere", offered("", 1), "the airlocks are shut")
-- A rule that is for others says nothing of this one.
offers("a rule for others", offered("function may_appear(rule, unit) if unit:is('ghost') then return true end end", 1), "the airlocks are shut")
local dives = "function may_appear(rule, unit, point, battle) return battle.round >= 2, 'nobody dives in round 1' end"
offers("not yet", offered(dives, 1), "the airlocks are shut; nobody dives in round 1")
offers("now", offered(dives, 2), "yes")
-- Near the north only, which is the last of the spots.
offers("somewhere", offered("function may_appear(rule, unit, point) return point.name == 'N2', 'too far from the north' end", 1), "yes")
offers("nowhere", offered("function may_appear(rule, unit, point) return point.name == 'W2', 'only far west' end", 1),
  "the airlocks are shut; only far west")
-- At each spot for a reason of its own: elsewhere there may be none.
offers("a matter of the place", offered("function may_appear(rule, unit, point) return false, 'too near to ' .. point.name end", 1), "yes")
-- In one area alone, which none of the spots happens to be in.
offers("in an area", offered("function may_appear(rule, unit, point) if point.name == 'vault' then return true end end", 1,
  { { id = "vault", cells = { "vault" } } }), "yes")
-- The rule says yes, but nobody enters that ground.
offers("barred", offered(dives, 2, { { id = "pit", barred = true, cells = { "W", "open", "N2", "pit" } } }), "the airlocks are shut")

finish(28)
