-- SPDX-License-Identifier: MIT
-- lua5.4 words_test.lua ROOT: what single words of the API do in a battle, where more than an example is wanted to tell.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local function rule(lua) return { item("rule", { id = "probe", lua = lua }) } end
local function pair()
  return { { id = "a", side = "attacker", at = "A1", models = 5 }, { id = "d", side = "defender", at = "B1", models = 5 } }
end

---------------------------------------------------------------------------------------------------- tests that are rolled again
local luck = [[
function on_round_start(rule, battle)
  local passed, total = battle.attacker:test("luck", { needs = 4, dice = 2 })
  battle:set("passed", passed)
  battle:set("total", total)
end
]]
-- 1 and 2 fail; both dice again: 3 and 5.
case("by a rule", { units = pair() }, rule(luck .. [[
function after_test(rule, test, battle)
  battle:set("first", test.total)
  if test.total < test.needs then test:again() end
end
]]), [[
dice 1 2 3 5   6 1
go 1 round-start
expect mark battle first 2
expect mark battle passed yes
expect mark battle total 5
# A 6 is enough.
go 2 round-start
expect mark battle total 6
expect dice none
]], "needs")
-- What comes of the second roll counts, also where it is worse.
case("by a card", { units = pair() }, { rule(luck)[1], item("stratagem", { id = "again", uses = "battle",
  used = { { at = "after-roll", of = "luck", whose = "own" } }, lua = "function use(card, test, battle) test:again() end" }) }, [[
dice 4 1 3 2   1 1
go 1 round-start
play again by attacker
expect mark battle passed no
expect mark battle total 3
go 2 round-start
expect mark battle total 1
refused play again by defender "this is not its moment"
expect dice none
]], "needs")

---------------------------------------------------------------------------------------------------- marks that stay
-- Behind `mark` and `effect` is said how long they last; where nothing is said they stay until they are cleared.
case("without a duration", { units = pair() }, rule([[
function on_round_start(rule, battle)
  if battle.round == 1 then
    battle:mark("dark")
    battle:effect("no shooting")
    battle:mark("loud"):until_end_of("round")
  elseif battle.round == 5 then
    battle:clear("dark")
    battle:clear("no shooting")
  end
end
]]), [[
go 4 round-end
expect mark battle dark yes
expect mark battle "no shooting" yes
expect mark battle loud none
go 5 round-start
expect mark battle dark none
expect mark battle "no shooting" none
]], "needs")

---------------------------------------------------------------------------------------------------- walking over things
-- Things answer to names and are walked over by `for` alone; of a rule's own tables all is told.
case("with pairs", { units = pair() }, rule([[
function on_round_start(rule, battle)
  for _, wrong in pairs({ battle.units, battle.units:first(), battle }) do
    battle:set("walked", pcall(pairs, wrong) or pcall(next, wrong))
  end
  local sum = 0
  for _, value in pairs({ 3, 4 }) do sum = sum + value end
  battle:set("sum", sum)
end
]]), [[
go 1 round-start
expect mark battle walked no
expect mark battle sum 7
]], "needs")

-- Loops over one list stand in each other, are left early and begun again, and go on though what they are at is destroyed;
-- it stays among the units of the battle.
case("loops in each other", { units = { pair()[1], pair()[2], { id = "e", side = "defender", at = "C1", models = 5 } } }, rule([[
function on_round_start(rule, battle)
  local walked = ""
  for one in battle.units do
    walked = walked .. one.id
    for other in battle.units do
      if other ~= one then walked = walked .. other.id end
      if other.id == "d" then break end
    end
    if one.id == "a" then one:destroy() end
  end
  battle:set("walked", walked)
  local left = ""
  for one in battle.units do left = left .. one.id end
  battle:set("left", left)
end
]]), [[
go 1 round-start
expect mark battle walked addaead
expect mark battle left ade
]], "needs")

---------------------------------------------------------------------------------------------------- what is paid and gained
case("less than nothing", { units = pair() }, rule([[
function on_round_start(rule, battle)
  local player = battle.attacker
  player:gain(3, "CP")
  local _, why = pcall(function() player:pay(-5, "CP") end)
  battle:set("paid", string.find(why, 'pay takes 0 or more, not -5: what is gained is :gain(5, "CP")', 1, true) ~= nil)
  _, why = pcall(function() player:gain(-2, "CP") end)
  battle:set("gained", string.find(why, 'gain takes 0 or more, not -2: what is paid is :pay(2, "CP")', 1, true) ~= nil)
  battle:set("left", player:has_of("CP"))
end
]]), [[
go 1 round-start
expect mark battle left 3
expect mark battle paid yes
expect mark battle gained yes
]], "needs")

---------------------------------------------------------------------------------------------------- lists that are called
-- A list with brackets behind it says what to write instead, whatever stands in them; `for` alone calls a list.
local function hatchways()
  return { { id = "one", edge = "A1/A2", open = true }, { id = "two", edge = "A1/B1", open = true }, { id = "shut", edge = "A2/B2" } }
end
local called = case("lists that are called", { units = pair(), hatchways = hatchways() }, rule([[
function on_round_start(rule, battle)
  if battle.round > 1 then return end
  for index, wrong in ipairs({
    function() battle.hatchways:open() end,
    function() for each in battle.hatchways:open() do each:close() end end,
    function() return battle.hatchways.open() end,
    function() return battle.hatchways.open(nil) end,
    function() return battle.hatchways:closed():nearest(battle.units:first()) end,
    function() for player in battle:players() do player:score(1) end end,
    function() return battle.units("x") end,
  }) do
    local good, why = pcall(wrong)
    battle:tell(index .. ": " .. tostring(why))
    battle:count_up("wrong", good and 0 or 1)
  end
  for each in battle.hatchways.open do each:close() end
  for each in battle.hatchways.open do each:open() end
end
]]), [[
go 1 round-start
expect mark battle wrong 7
expect open one no
expect vp attacker 0
]], "needs")
local open_cure = "write .open, with a point and without brackets; to do it to each, write `for each in … do each:open() end`"
local list_cure = "several things are asked for with a point and without brackets, as in `battle.hatchways.open`; " ..
  "what is done is said of each: `for each in … do each:…() end`"
for index, cure in ipairs({ open_cure, open_cure, open_cure, open_cure, "write .closed, with a point and without brackets", list_cure,
  list_cure }) do
  local at = called:find("\n" .. index .. ": [^\n]*")
  local line = at and called:match("^[^\n]*", at + 1) or ""
  assert(line:sub(-#cure) == cure, index .. " is told " .. line)
end

---------------------------------------------------------------------------------------------------- rows of tables
-- 1 stands below all rows, 4 between two of them and 9 above all.
case("rows of results outside of a table", { units = pair() }, { item("rule", { id = "probe", lua = [[
function on_round_start(rule, battle)
  for total = 1, 9 do
    local row = battle:table("traps"):row(total)
    battle:set("result-" .. total, row and row.name or "nothing")
  end
end
]] }), item("table", { id = "traps", name = "Traps", die = "2D6", rows = {
  { id = "wire", on = "2-3", name = "Wire", text = "", call = "" }, { id = "gas", on = "5", name = "Gas", text = "", call = "" },
  { id = "mine", on = "6-8", name = "Mine", text = "", call = "" },
} }) }, [[
go 1 round-start
expect mark battle result-1 Wire
expect mark battle result-2 Wire
expect mark battle result-3 Wire
expect mark battle result-4 Gas
expect mark battle result-5 Gas
expect mark battle result-6 Mine
expect mark battle result-8 Mine
expect mark battle result-9 nothing
]], "needs")

---------------------------------------------------------------------------------------------------- marks that hold things
-- What a mark holds is expected by its id, with and without its sign, by its name and by its label, whatever it is.
local holding = { units = pair(), hatchways = hatchways(), areas = { { id = "vault", name = "The vault (7)", label = "7", cells = { "A1" } } },
  zones = { { id = "north", name = "North edge", cells = { "B1" } } },
  markers = { { id = "m", name = "Relay", label = "R", kind = "objective", at = "A1" } } }
local marks = { item("rule", { id = "probe", name = "The probe", lua = [[
function on_round_start(rule, battle)
  battle:set("area", battle:area("vault"))
  battle:set("zone", battle:zone("north"))
  battle:set("marker", battle:marker("m"))
  battle:set("hatchway", battle:hatchway("shut"))
  battle:set("unit", battle:unit("a"))
  battle:set("player", battle.attacker)
  battle:set("itself", battle)
  battle:set("rule", rule)
  battle:set("table", battle:table("traps"))
  battle:set("row", battle:table("traps"):row(5))
  battle:marker("m"):add_to("read", battle.attacker)
  battle:marker("m"):add_to("read", battle.defender)
  battle:set("text", "vault")
end
]] }), item("table", { id = "traps", name = "Traps", die = "D6", rows = { { id = "mine", on = "1-6", name = "A mine", text = "", call = "" } } }) }
local held = {
  area = { "#vault", "vault", '"The vault"', '"The vault (7)"', "7" }, zone = { "#north", "north", '"North edge"' },
  marker = { "#m", "Relay", "R" }, hatchway = { "#shut", "shut" }, unit = { "#a", "a" }, player = { "attacker", "Attacker", "#attacker" },
  itself = { "battle" }, rule = { "#probe", '"The probe"' }, table = { "#traps", "Traps" }, row = { "#mine", '"A mine"' }, text = { "vault" },
}
for word, names in pairs(held) do
  for _, name in ipairs(names) do
    case(word .. " as " .. name, holding, marks, "go 1 round-start\nexpect mark battle " .. word .. " " .. name .. "\n", "needs")
  end
end
case("several of them", holding, marks, [[
go 1 round-start
expect mark Relay read #attacker
expect mark Relay read defender
expect mark Relay read
]], "needs")
for line, got in pairs({ ["area #north"] = "The vault (7)", ["area Vault"] = "The vault (7)", ["text #vault"] = "vault",
  ["player defender"] = "attacker" }) do
  local text = case("not " .. line, holding, marks, "go 1 round-start\nexpect mark battle " .. line .. "\n", "failed")
  local told = text:match("([^\n]*)\n$")
  assert(told == "Line 2: expected mark battle " .. line .. ", and it is " .. got .. ".", told)
end

---------------------------------------------------------------------------------------------------- lengths
do
  local lengths = harness.engine().lengths
  -- An inch is 25400 µm. 300 mm are 11.811", 1 mm is 0.03937", 32 mm are 1.2598"; 12 1/4" and 1 1/8" are whole thousandths
  -- and told as they are, where three digits would be 12.2 and 1.12; 2000" are no 2e+03.
  for length, words in pairs({
    [0] = "0", [25400] = "1", [114300] = "4.5", [76200] = "3", [12700] = "0.5", [311150] = "12.25", [28575] = "1.125", [2540] = "0.1",
    [300000] = "11.8", [1000] = "0.0394", [32000] = "1.26", [32500] = "1.28", [606000] = "23.9", [2600000] = "102", [100] = "0.00394",
    [25399] = "1", [253998] = "10", [1] = "0.0000394", [50800000] = "2000", [25400 * 1234] = "1234", [25] = "0.000984",
  }) do
    local got = lengths.in_words(length)
    assert(got == words .. '"', length .. " µm are " .. got)
  end
  -- What is told is the nearest with as many digits behind the point, and has three digits or is exact; where it is not exact
  -- and less than 1000", it is what floating numbers say as well.
  local seed = 1
  for _ = 1, 20000 do
    seed = seed * 1103515245 + 12345 & 0x7fffffff
    local length = 3 + seed % (10 ^ (2 + seed % 6) | 0)
    local whole, digits = lengths.in_words(length):match('^(%d+)%.?(%d*)"$')
    local of = math.tointeger(10 ^ #digits)
    local parts = math.tointeger(whole .. digits)
    assert(math.abs(parts * 25400 - length * of) * 2 <= 25400, length)
    assert(digits:sub(-1) ~= "0", length)
    local is_exact = parts * 25400 == length * of
    assert(is_exact or string.format("%.3g", length / 25400) .. '"' == lengths.in_words(length) or length >= 999.5 * 25400, length)
  end
  assert(lengths.inches_in_words(3.0) == '3"' and lengths.inches_in_words(2.5) == '2.5"')
end

---------------------------------------------------------------------------------------------------- choices that are not told
local told = case("in secret", { units = pair() }, rule([[
function on_round_start(rule, battle)
  if battle.round == 1 then battle.defender:secretly("chosen", battle.units, "Which one?") end
end
]]), [[
go 1 round-start
refused choose x "is not among them"
choose d
expect mark defender chosen d
]], "needs")
assert(told:find("Which one? in secret", 1, true) and told:find("Defender: chosen, in secret", 1, true), told)

---------------------------------------------------------------------------------------------------- what is damaged
case("damage", { units = pair(), markers = { { id = "m", kind = "generator", at = "A1", wounds = 3 }, { id = "n", kind = "crate", at = "A1" } } },
  rule([[
function on_turn_end(rule, player, battle)
  for marker in battle.markers do marker:damage(2) end
end
function on_marker_removed(rule, marker, battle) battle:set("gone", marker) end
]]), [[
go 1 attacker turn-end
# 1 of 3 is left; of the crate nobody said.
expect markers generator 1
expect markers crate 1
go 1 defender turn-end
expect markers generator 0
expect markers crate 1
expect mark battle gone m
]], "needs")

-- However it comes to have fewer, and once each time.
case("who suffers", { units = { pair()[1], { id = "d", side = "defender", at = "B1", models = 5, wounds = 10, wounds_each = 2 } } }, rule([[
function on_alarm(rule, what, battle)
  local unit, by = battle:unit("d"), battle:unit("a")
  if what == "suffer" then unit:suffer(1, nil, by) else unit:lose(what, by) end
end
function on_turn_start(rule, player, battle)
  if battle.round == 1 then battle:raise("alarm", player == battle.attacker and 1 or "suffer") end
  if battle.round == 2 then battle:raise("alarm", 9) end
end
function on_unit_damaged(rule, unit, by, battle) battle:count_up("hurt by " .. by.name) end
function on_unit_destroyed(rule, unit, by, battle) battle:set("before", battle:get("hurt by a")) end
]]), [[
go 1 attacker turn-start
expect models d 4
expect mark battle "hurt by a" 1
fact d models 3 by a
expect mark battle "hurt by a" 2
fact d wounds 5 by a
expect mark battle "hurt by a" 3
# As many as it had.
fact d models 3 by a
expect mark battle "hurt by a" 3
go 1 defender turn-start
expect wounds d 4
expect mark battle "hurt by a" 4
go 2 attacker turn-start
expect at d destroyed
expect mark battle before 4
expect mark battle "hurt by a" 5
go 2 defender turn-start
fact a models 0 by a
expect mark battle before 5
expect mark battle "hurt by a" 6
]], "needs")

---------------------------------------------------------------------------------------------------- who breaks, and who leaves
local escape = { { id = "edge", kind = "escape-edge", cells = { "Z" } }, { id = "road", kind = "road", cells = { "A1" } } }
case("broken", { units = pair() }, rule("function on_unit_broken(rule, unit, battle) battle:count_up('broken') end"), [[
go 1 attacker turn-start
fact a broken yes
expect mark battle broken 1
# It is broken already.
fact a broken yes
expect mark battle broken 1
fact a broken no
fact a broken yes
expect mark battle broken 2
]], "needs")
case("nobody leaves", { units = pair(), zones = escape }, {}, [[
refused leaves a by road "no rule lets a unit leave"
]], "needs")
case("leaving", { units = pair(), zones = escape }, rule([[
function on_unit_left(rule, unit, zone, battle)
  if zone.kind == "escape-edge" then unit:leave("escaped") end
end
function on_unit_moved(rule, unit, move, battle)
  battle:set("left the road", move:leaves(battle:zone("road")))
end
]]), [[
go 1 attacker turn-start
refused leaves a by edge "is not in edge"
# By the road nobody gets away.
leaves a by road
expect at a A1
move a Z
expect mark battle "left the road" yes
leaves a by edge
refused move a A1 "is not on the battlefield"
move d A1
expect mark battle "left the road" no
]], "needs")

---------------------------------------------------------------------------------------------------- levels
case("levels", { units = pair(), areas = { { id = "up", kind = "lift", cells = { "A1" } }, { id = "down", kind = "lift", cells = { "D", "E" } } },
  links = { { kind = "access", from = "up", to = "down" } } }, rule([[
function on_turn_end(rule, player, battle)
  if battle.round == 1 then battle:unit("a"):change_level(battle:area("up")) end
end
]]), [[
go 1 attacker turn-end
refused place a B1 "not wholly inside down"
place a E
expect at a E
# It is not up there any more.
go 1 defender turn-end
expect at a E
]], "needs")

-- The same where a rule sets up into an area; where nobody says the spot, it is the first where there is room.
local cells = { units = { { id = "a", side = "attacker" }, { id = "d", side = "defender", at = "A1" } },
  areas = { { id = "cells", kind = "hold", cells = { "D", "E" } } } }
local behind_bars = rule([[
function on_round_start(rule, battle)
  if battle.round == 1 then battle:unit("a"):set_up(battle:area("cells")) end
end
function on_unit_set_up(rule, unit, battle) battle:count_up("set up") end
function on_unit_arrived(rule, unit, battle) battle:count_up("arrived") end
]])
case("into an area", cells, behind_bars, [[
go 1 round-start
refused place a B1 "not wholly inside cells"
place a E
expect at a E
expect mark battle arrived 1
expect mark battle "set up" none
]], "needs")
case("where nobody says the spot", cells, behind_bars, "go 1 round-start\ngo 1 attacker turn-start\nexpect at a D\nexpect mark battle arrived 1\n", "needs")

---------------------------------------------------------------------------------------------------- a rule of a file, in a battle
-- The defender gets 1 CP whenever a turn begins, but for those between the silence and the end of the attacker's next
-- command phase: 1 in round 1, none more when the next two turns begin, then 2. Whoever was set to defend is so no more when the plates fail.
local corruption = harness.rules("14-corruption.lua")
corruption[#corruption + 1] = rule("function on_turn_start(rule, player, battle) battle.defender:gain(1, 'CP') end")[1]
corruption[#corruption + 1] = item("action", { id = "set-to-defend", uses = "unlimited",
  used = { { at = "shooting-phase-start", of = "", whose = "own" } },
  lua = "function start(action, unit, battle) unit:effect('+1 to hit in melee'):until_start_of('command phase', unit.player) end" })
case("corruption", {
  units = { { id = "a1", side = "attacker", at = "A@0:0" }, { id = "a2", side = "attacker", at = "B@10:0" },
    { id = "d1", side = "defender", at = "C@20:0" } },
  markers = { { id = "o1", kind = "objective", at = "A@0:0" }, { id = "o2", kind = "objective", at = "B@10:0" } },
}, corruption, [[
dice 2 2
go 1 attacker command-phase-end
agree yes
choose comms
agree no
go 1 defender turn-start
expect cp defender 1
go 1 defender shooting-phase-start
act set-to-defend d1
expect mark d1 "+1 to hit in melee" yes
go 2 attacker command-phase-end
agree yes
choose gravity
expect mark d1 "+1 to hit in melee" none
expect cp defender 1
expect mark defender "no gain CP" yes
go 2 attacker movement-phase-start
expect mark defender "no gain CP" none
go 2 defender shooting-phase-start
expect cp defender 2
refused act set-to-defend d1 "the gravity plates are down"
go 3 attacker shooting-phase-start
act set-to-defend a1
]], "needs")

---------------------------------------------------------------------------------------------------- breaching by a rule
case("breach", { units = pair(), hatchways = { { id = "h1", breachable = true, locked = true }, { id = "h2" } } }, rule([[
function on_round_start(rule, battle)
  for hatchway in battle.hatchways do hatchway:breach(battle:unit("a")) end
end
function on_hatchway_destroyed(rule, hatchway, by, battle) battle:set("by", by) end
]]), [[
go 1 round-start
expect open h1 yes
expect open h2 no
expect mark battle by a
]], "needs")

---------------------------------------------------------------------------------------------------- what is wished for
case("markers away from enemies", { units = { { id = "a", side = "attacker", at = "A1@0:0" }, { id = "d", side = "defender", at = "B1@20:0" } } }, rule([[
function on_round_start(rule, battle)
  if battle.round == 1 then battle.attacker:place("mine", 1, { away_from_enemies = 9 }) end
  if battle.round == 2 then battle.attacker:place("mine") end
end
]]), [[
go 1 round-start
refused place mine x@11:0 "d is not more than 9"
place mine x@10.9:0
expect markers mine 1
go 2 round-start
place mine x@20:0
expect markers mine 2
]], "needs")
case("a test of several dice", { units = pair() }, rule([[
function on_round_start(rule, battle)
  battle:set("passed", (battle.attacker:test("luck", { needs = 7, plus = 1, dice = 3, die = "D6", about = battle:unit("a") })))
end
]]), [[
dice 1 6 2
go 1 round-start
expect mark battle passed yes
expect dice none
]], "needs")

---------------------------------------------------------------------------------------------------- cells
case("cells", { units = pair(), areas = { { id = "hold", cells = { "C1", "C2" } } } }, rule([[
function on_round_start(rule, battle)
  local cells = battle:area("hold").cells
  battle:set("cells", table.concat(cells, " "))
  cells[1] = "changed"
  battle:set("first", battle:area("hold").cells[1])
end
]]), [[
go 1 round-start
expect mark battle cells "C1 C2"
expect mark battle first C1
]], "needs")

finish(51)
