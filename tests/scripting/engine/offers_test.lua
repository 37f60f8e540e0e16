-- SPDX-License-Identifier: MIT
-- lua5.4 offers_test.lua ROOT: cards are offered whenever what they may wait for happens, to whom it concerns, with what it
-- is about.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local function card(at, of)
  return item("stratagem", { id = "card", uses = "battle", used = { { at = at, of = of or "", whose = "own" } },
    lua = "function use(card, about, battle) battle:set('about', about.name) battle:set('by', card.player) end" })
end
local function setup()
  return {
    units = { { id = "a", side = "attacker", at = "A1", models = 5 }, { id = "d", side = "defender", at = "B1", models = 5 },
      { id = "late", side = "attacker" } },
    hatchways = { { id = "h", breachable = true } },
  }
end

--- What happens, what it is about, and whose it is; the rule tests the attacker's luck when a turn ends.
local luck = item("rule", { id = "luck", lua = "function on_turn_end(rule, player, battle) battle.attacker:test('luck') end" })
local happens = {
  ["before-test"] = { "go 1 attacker turn-end", of = "luck", about = "luck" },
  ["after-roll"] = { "go 1 attacker turn-end", of = "luck", about = "luck" },
  ["unit-set-up"] = { "place late A2", about = "late", at_first = true },
  ["unit-arrives"] = { "place late A2", about = "late" },
  ["unit-destroyed"] = { "fact d destroyed by a", about = "d", by = "defender" },
  ["unit-moved"] = { "move a A2", about = "a" },
  ["before-charge"] = { "charges a d", about = "a" },
  ["before-advance"] = { "fact a advanced yes", about = "a" },
  ["before-fight"] = { "fights a d", about = "a" },
  ["after-fight"] = { "fights a d", about = "a" },
  ["before-shooting"] = { "shoots d at a", about = "d", by = "defender" },
  ["after-shooting"] = { "shoots d at a", about = "d", by = "defender" },
  ["attack-on-door"] = { "breach h d", about = "h", by = "defender" },
  ["hatchway-opened"] = { "operate h a", about = "h" },
}

local file = assert(io.open(root .. "/model/mission/moments.h", "rb"))
local listed = file:read("a"):match("> events = (%b{})")
file:close()
local count = 0
for word in listed:gmatch('"([%w-]+)"') do
  local how = assert(happens[word], "nothing is known to happen for " .. word)
  count = count + 1
  local by = how.by or "attacker"
  case(word, setup(), { luck, card(word, how.of) }, (how.at_first and "" or "dice 4 4\ngo 1 attacker turn-start\n") .. how[1] .. "\n" ..
    "refused play card by " .. (by == "attacker" and "defender" or "attacker") .. ' "this is not its moment"\n', "needs")
  case(word, setup(), { luck, card(word, how.of) }, (how.at_first and "" or "dice 4 4\ngo 1 attacker turn-start\n") .. how[1] .. "\n" .. [[
play card by ]] .. by .. [[

expect mark battle about ]] .. how.about .. [[

expect mark battle by ]] .. by .. [[

]], "needs")
end

-- Before the door gives way; a card may open it, and what is open already opens no more.
case("a door that a card blows open", setup(), { item("stratagem", { id = "charge", uses = "battle",
  used = { { at = "attack-on-door", of = "", whose = "own" } }, lua = [[
function use(card, door, battle)
  battle:set("was open", door.is_open)
  door:destroy()
end
function on_hatchway_destroyed(card, door, by, battle) battle:count_up("destroyed") end
]] }) }, [[
go 1 attacker turn-start
breach h a
play charge by attacker
expect mark battle "was open" no
expect mark battle destroyed 1
expect open h yes
]], "needs")
-- Nobody is asked for a card of the moment around it, which is played by a line of its own, before or behind it.
local around = item("stratagem", { id = "around", uses = "turn", used = { { at = "turn-start", of = "", whose = "own" } },
  lua = "function use(card, about, battle) battle:count_up('around') end" })
case("a card of the moment around", setup(), { around, card("before-shooting") }, [[
go 1 attacker turn-start
shoots a at d
play card
expect mark battle about a
expect mark battle around none
play around by attacker
expect mark battle around 1
]], "needs")

-- Once for an advance, and by a rule that opens it as well.
case("once for each", setup(), { item("rule", { id = "wind", lua = "function on_turn_end(rule, player, battle) battle:hatchway('h'):open() end" }),
  item("stratagem", { id = "card", uses = "unlimited", used = { { at = "before-advance", of = "", whose = "own" },
    { at = "hatchway-opened", of = "", whose = "either" } },
    lua = "function use(card, about, battle) battle:count_up(about.name) end" }) }, [[
go 1 attacker turn-start
fact a advanced yes
play card by attacker
fact a advanced yes
refused play card by attacker "this is not its moment"
go 1 attacker turn-end
play card by defender
expect mark battle a 1
expect mark battle h 1
]], "needs")

---------------------------------------------------------------------------------------------------- how much is paid
local function with_purses(attacker, defender)
  local data = setup()
  data.sides = { { id = "attacker", name = "Attacker", role = "attacker", purse = { { currency = "CP", amount = attacker } } },
    { id = "defender", name = "Defender", role = "defender", purse = { { currency = "CP", amount = defender } } } }
  return data
end
-- A 5, of which a 4 is needed: less 1 it is enough, less 2 it is not.
local function delayed(cost)
  return { item("rule", { id = "reserves", lua = [[
function on_round_start(rule, battle) battle:set("came", battle.attacker:test("reserves", { needs = 4 }) and "yes" or "no") end
]] }), item("stratagem", { id = "delayed", cost = cost, currency = "CP", uses = "unlimited",
    used = { { at = "before-test", of = "reserves", whose = "opponent" } }, lua = [[
function use(card, test, battle)
  test:add(-card.spent)
  battle:set("spent", card.spent)
end
]] }) }
end
for _, each in ipairs({
  { "1-2", "", 1, "yes" }, { "1-2", " for 1", 1, "yes" }, { "1-2", " for 2", 2, "no" }, { "1+", " for 3", 3, "no" }, { "0-1", "", 0, "yes" },
  { 2, "", 2, "no" }, { 2, " for 2", 2, "no" }, { nil, "", 0, "yes" }, { nil, " for 2", 2, "no" },
}) do
  case("a card of " .. tostring(each[1]) .. each[2], with_purses(0, 4), delayed(each[1]), ([[
dice 5
go 1 round-start
play delayed by defender%s
expect mark battle spent %d
expect mark battle came %s
expect cp defender %d
]]):format(each[2], each[3], each[4], 4 - each[3]), "needs")
end
case("not more or less than it may cost", with_purses(0, 2), delayed("1-3"), [[
dice 5
go 1 round-start
refused play delayed for 0 "it costs 1-3 CP, not 0"
refused play delayed for 4 "it costs 1-3 CP, not 4"
refused play delayed for 3 "that costs 3 CP, and there are 2"
play delayed for 2
expect cp defender 0
expect mark battle spent 2
]], "needs")
local raid = { item("stratagem", { id = "raid", cost = "1+", currency = "CP", uses = "battle",
  used = { { at = "turn-start", of = "", whose = "own" } }, lua = "function use(card, player, battle) battle:set('rounds', card.spent) end" }) }
for purse, lines in pairs({
  [0] = 'refused play raid by attacker for 1 "it costs 1+ CP, and there are 0"\n',
  [1] = 'refused play raid by attacker for 2 "that costs 2 CP, and there is 1"\n',
  [5] = 'refused play raid for 0 by attacker "it costs 1+ CP, not 0"\nplay raid for 4 by attacker\nexpect mark battle rounds 4\nexpect cp attacker 1\n',
}) do
  case("where players are free, with " .. purse, with_purses(purse, 0), raid, "go 1 attacker turn-start\n" .. lines, "needs")
end

---------------------------------------------------------------------------------------------------- a card, and a question behind it
-- `agree` answers what is asked first: what a rule asks behind a card is a line of its own.
local sure = { item("rule", { id = "sure", lua = [[
function on_round_start(rule, battle)
  battle.attacker:test("leak", { needs = 4 })
  battle:set("sure", battle.attacker:agrees("Sure?"))
end
]] }), item("stratagem", { id = "prop", cost = 1, currency = "CP", uses = "battle", used = { { at = "before-test", of = "leak", whose = "own" } },
  lua = "function use(card, test, battle) battle:set('played') end" }) }
for lines, told in pairs({ ["agree no\nagree yes"] = "played none", ["play prop\nagree yes"] = "played yes", ["agree yes\nagree yes"] = "played yes" }) do
  case(lines, with_purses(1, 0), sure, "dice 4\ngo 1 round-start\n" .. lines .. "\nexpect mark battle sure yes\nexpect mark battle " ..
    told .. "\nexpect cp attacker " .. (told == "played yes" and 0 or 1) .. "\n", "needs")
end

---------------------------------------------------------------------------------------------------- cards for a step
--- The card that docs/lua-api.md shows, as its Lua says it.
local function shown_card()
  local page = assert(io.open(root .. "/docs/lua-api.md", "rb"))
  local block = page:read("a"):match("```lua\n(stratagem .-)```")
  page:close()
  local fields
  assert(load(block, "=card", "t", { stratagem = function(given) fields = given end }))()
  for _, use in ipairs(fields.used) do use.of = "" end
  local params = {}
  for name, value in pairs(fields.params) do params[#params + 1] = { name = name, value = tostring(value) } end
  return item("stratagem", { id = fields.id, name = fields.name, uses = fields.uses, used = fields.used, params = params,
    lua = block:match("^stratagem %b{}(.*)$") })
end
local with_steps = { id = "test", rounds = 5, turns = "players", order = "attacker", set_up = {}, another_rounds = {},
  phases = { { id = "movement", of = "turn", steps = { { id = "move-units" } } } } }
local function in_step()
  local given = setup()
  given.system = with_steps
  return given
end
case("the card that the words show", in_step(), { shown_card() }, [[
go 1 attacker move-units-step
refused play dash by defender "this is not its moment: in your own turn only"
place late A2
# Of several one has to be said, and it is one's own.
refused play dash by attacker "say on what: a, late"
refused play dash by attacker on d "d is none of its targets, which are a, late"
play dash by attacker on a
move a A3
expect at a A3
refused play dash by attacker on late "it was used already"
]], "needs")

case("a card for the other side's turn", in_step(), { item("stratagem", { id = "answer", uses = "turn",
  used = { { at = "move-units-step", of = "", whose = "opponent" } }, lua = "function use(card, player, battle) battle:count_up('answered') end" }) }, [[
go 1 attacker move-units-step
refused play answer by attacker "this is not its moment: in the other side's turn only"
play answer by defender
expect mark battle answered 1
# Of a moment that is nobody's there is no more to say.
go 2 round-start
refused play answer by attacker "this is not its moment"
]], "needs")

case("actions without their target", in_step(), {
  item("action", { id = "hail", used = {}, lua = [[
function targets(action, unit, battle) return unit.player.units.on_battlefield end
function complete(action, unit, target, battle) target:set("hailed") end
]] }),
  item("action", { id = "salvage", used = {}, lua = [[
function targets(action, unit, battle) return battle.markers:of_kind("wreck") end
function complete(action, unit, target, battle) target:remove() end
]] }) }, [[
go 1 attacker move-units-step
place late A2
refused act hail a "say on what: a, late"
refused act hail a d "d is none of its targets, which are a, late"
refused act salvage a "there is nothing to do it on"
refused act salvage a d "d is none of its targets: there are none now"
act hail a late
expect mark late hailed yes
]], "needs")

--- A card of both sides for a step, which keeps what it is about.
local of_step = item("stratagem", { id = "card", uses = "turn", used = { { at = "move-units-step", of = "", whose = "either" } }, lua = [[
function targets(card, about, battle) return about.units.on_battlefield end
function use(card, about, unit, battle) battle:set("about", about) battle:set("unit", unit) end]] })
-- Whoever has moved in the step, it is still the player's, and nobody is asked behind the move: the defender plays on his own.
case("a card for a step, behind moves", in_step(), { of_step }, [[
go 1 attacker move-units-step
move a A2
move d B2
play card by defender on d
expect mark battle about defender
expect mark battle unit d
move a A3
play card by attacker on a
expect mark battle about attacker
]], "needs")

-- 100 units and 101 hatchways, two things that may be done to each: the first 100 hatchways are 20,000 tries, and none is
-- allowed. Of the last one it is not tried.
do
  local crowd = setup()
  crowd.units, crowd.hatchways = {}, {}
  for index = 1, 100 do crowd.units[index] = { id = "u" .. index, side = "attacker", at = "A1", models = 1 } end
  for index = 1, 101 do crowd.hatchways[index] = { id = "h" .. index, breachable = true } end
  local engine = harness.engine()
  local none = item("rule", { id = "none", lua = "function may_operate() return false end function may_breach() return false end" })
  local data, host = harness.data(crowd, { none })
  local answer, battle = engine.rehearsal.run(data, host, { lines = engine.rehearsal.read("go 1 round-start\n").lines })
  local offered = {}
  for _, each in ipairs(engine.offer.of(battle, answer.question)) do
    if each.decision:find("^operate") or each.decision:find("^breach") then offered[#offered + 1] = each.decision end
  end
  assert(table.concat(offered, ", ") == "operate #h101 UNIT, breach #h101 UNIT", table.concat(offered, ", "))
end

assert(count == 14, count)
finish(40)
