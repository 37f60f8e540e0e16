-- SPDX-License-Identifier: MIT
-- lua5.4 given_test.lua ROOT: what functions and conditions of items may give, and what is said where they give something else:
-- it is an error of the item, and the battle goes on.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item = harness.cases()
local expect, finish = harness.expectations()

--- Plays lines with items; gives the battle, its errors as one text, and how it ended.
local function play(items, text, setup)
  local engine = harness.engine()
  local data, host = harness.data(setup or {
    units = { { id = "a", side = "attacker", at = "A1", models = 5 }, { id = "b", side = "attacker", at = "A1", models = 5 },
      { id = "d", side = "defender", at = "B1", models = 5 } },
    hatchways = { { id = "h1", edge = "A1/A2", a = "A1", b = "A2", open = true } },
  }, items)
  local read = engine.rehearsal.read(text)
  local answer, battle = engine.rehearsal.run(data, host, { dice = read.dice, lines = read.lines })
  local messages = {}
  for index, each in ipairs(battle.errors) do messages[index] = each.message end
  return table.concat(messages, "\n"), answer.status, answer.why, battle
end

local function objective(fields)
  fields.id, fields.scored = "aim", { { at = "round-end", first_round = 1, last_round = 1, player = "either" } }
  return { item("mission-objective", fields) }
end

---------------------------------------------------------------------------------------------------- conditions
--- What an attacker has after round 1 from a row, and the errors; the defender has another count of units.
local function scored(row)
  row.text = "x"
  local errors, status, why, battle = play(objective({ conditions = { row } }), "go 2 round-start\n")
  expect("the battle goes on with " .. (row.each or row.condition), status, "needs")
  return battle.object.attacker.vp, errors, why
end

-- Three points for each of two units, whether the list is given or its number; a half list counts as well.
for each, points in pairs({
  ["player.units.on_battlefield"] = 6, ["player.units.on_battlefield:count()"] = 6, ["player.units.destroyed"] = 0, ["4 / 2"] = 6,
  ["nil"] = 0, ["false"] = 0,
}) do
  local vp, errors = scored({ vp = 3, each = each, condition = "true" })
  expect(each, vp, points)
  expect(each .. " is no error", errors, "")
end
local before = 'mission-objective "aim", condition of row 1: '
-- Of both players, so twice.
for each, why in pairs({
  ['"two"'] = '"two" gives the text "two", and "each" counts something: write what is counted, as in player.units:count()',
  ["true"] = 'true gives true, and "each" counts something: write what is counted, as in player.units:count()',
  ["3 / 2"] = '3 / 2 gives 1.5, and "each" counts in whole numbers: divide with //, which leaves no part',
  ["player"] = 'player gives a player, Attacker, and "each" counts something: write what is counted, as in player.units:count()',
  ["player.units.count"] = 'player.units.count gives a function, and "each" counts something: a method is called with a colon and brackets, as in player.units:count()',
}) do
  local vp, errors = scored({ vp = 3, each = each, condition = "true" })
  expect(each, vp, 0)
  expect(each, (errors:match("^[^\n]*"):gsub("Defender", "Attacker")), before .. why)
end
-- What is always true is never meant: 0 is true in Lua, and so is a list of nothing.
for condition, why in pairs({
  ["controls(player)"] = "controls(player) gives 0, which is always true: compare it, as in controls(player) > 0",
  ["player.units.destroyed"] = "player.units.destroyed gives several things, which is always true: ask whether there are some, with :any()",
  ["player.units.none"] = "player.units.none gives a function, which is always true: a method is called with a colon and brackets, as in player.units:count()",
}) do
  local vp, errors = scored({ vp = 3, condition = condition })
  expect(condition, vp, 0)
  expect(condition, errors:match("^[^\n]*"), before .. why)
end
-- One that fails is told by its row, and by its line where it is not the first.
for condition, why in pairs({
  ["player.units:some()"] = 'condition of row 2: ', ["true and\nplayer.units:some()"] = 'condition of row 2, line 2: ',
  ["(true"] = 'condition of row 2: ',
}) do
  local rows = { { vp = 1, condition = "true", text = "x" }, { vp = 1, condition = condition, text = "y" } }
  local errors = play(objective({ conditions = rows }), "go 2 round-start\n")
  expect(condition, errors:sub(1, #before - #"condition of row 1: " + #why), 'mission-objective "aim", ' .. why)
  errors = play(objective({ kind = "end-game", outcomes = { { attacker = 1, condition = "false", text = "x" },
    { attacker = 1, condition = condition, text = "y" } } }), "go end\n")
  expect(condition .. " of an outcome", errors:sub(1, #before - #"condition of row 1: " + #why), 'mission-objective "aim", ' .. why)
end
-- Somebody is somebody: a thing stands for itself.
expect("a thing", (scored({ vp = 3, condition = "player.opponent" })), 3)

---------------------------------------------------------------------------------------------------- functions
--- A function `score` or `winner` that gives this, played to the end of the battle.
local function at_line_3(function_text) return "\n\n" .. function_text .. "\n" end
local function of_score(value)
  return play(objective({ lua = at_line_3("function score(aim, player, battle) return " .. value .. " end") }), "go 2 round-start\nexpect vp attacker 0\n")
end
local title = 'mission-objective "aim", line 3 of its Lua: '
for value, came in pairs({ ['"none"'] = 'the text "none"', ["1.5"] = "1.5", ["true"] = "true", ["{}"] = "a table",
  ["battle.units:first()"] = "a unit, a", ["player.units"] = "several things: count them, with :count()" }) do
  local errors, status, why = of_score(value)
  expect("score of " .. value .. " " .. tostring(why), status, "needs")
  expect("score of " .. value, errors:match("^[^\n]*"), title .. "score has to give a whole number or nothing, as in `return 2`, and gave " .. came)
end
expect("score of nothing", of_score("nil"), "")

local function of_winner(value)
  return play(objective({ lua = at_line_3("winner = function(aim, battle) return " .. value .. " end") }), "go end\ngo\nexpect winner nobody\n")
end
for value, came in pairs({ ['"attacker"'] = 'the text "attacker"', ["true"] = "true", ["battle.units:first()"] = "a unit, a" }) do
  local errors, status, why = of_winner(value)
  expect("winner of " .. value .. " " .. tostring(why), status, "ended")
  expect("winner of " .. value, errors:match("^[^\n]*"), title .. "winner has to give a player or nothing, as in `return battle.attacker`, and gave " .. came)
end

-- Leave that nobody gives: the hatchway is operated, and the rule is told of.
for value, why in pairs({
  ['"stuck"'] = 'has to give true, false or nothing, and gave the text "stuck": to forbid it, write `return false, "stuck"`',
  ['nil, "stuck"'] = 'gave a reason, and neither true nor false before it: to forbid it, write `return false, "stuck"`',
  ["1"] = 'has to give true, false or nothing, and gave 1: to forbid it, write `return false, "the reason"`',
}) do
  local errors, status = play({ item("rule", { id = "aim", lua = at_line_3("function may_operate(rule, hatchway, unit, battle) return " .. value .. " end") }) },
    "go 1 round-start\noperate h1 a\nexpect open h1 no\n")
  expect("leave " .. value, status, "needs")
  expect("leave " .. value, errors, 'rule "aim", line 3 of its Lua: may_operate ' .. why)
end

local function of_targets(value)
  return play({ item("stratagem", { id = "aim", used = { { at = "round-start", of = "", whose = "either" } },
    lua = at_line_3("function targets(card, player, battle) return " .. value .. " end") .. "function use(card, player, unit, battle) unit:lose(1) end" }) },
    "go 1 round-start\nrefused play aim by attacker \"there is nothing to play it on\"\n")
end
for value, came in pairs({ ['"a"'] = 'the text "a"', ["{ battle.units:first() }"] = "a table" }) do
  local errors, status, why = of_targets(value)
  expect("targets " .. value .. " " .. tostring(why), status, "needs")
  expect("targets " .. value, errors, 'stratagem "aim", line 3 of its Lua: targets has to give several things or nothing, as in ' ..
    "`return battle.units:within(about, 3)`, and gave " .. came)
end

---------------------------------------------------------------------------------------------------- cures
-- What often goes wrong, and what is said to do instead.
for lua, why in pairs({
  ["attacker:score(1)"] = "attacker is known in conditions only: here write battle.attacker",
  ["player:score(1)"] = "player is known in conditions only: here it has to stand among the arguments of the function, or write battle.attacker, battle.active",
  ['roll("D6")'] = "there is no function roll here: it is asked of a player, with a colon before it, as in thing:roll(…)",
  ['foo("D6")'] = "there is no function foo here",
  ["math.random(6)"] = 'there is no math.random here: dice are rolled where all see them, with player:roll("D6")',
  ['battle:set("n", battle:get("n") + 1)'] = 'there is nothing where a number is wanted: a mark that nobody has set is counted with thing:count_up("n"), or write (thing:get("n") or 0)',
  ['battle:set("n") battle:set("m", battle:get("n") + 1)'] = 'a yes or a no stands where a number is wanted: a mark holds a number where it is given one, as with thing:set("n", 1) or thing:count_up("n")',
  ['battle:set("n", "many") battle:set("m", 2 * battle:get("n"))'] = 'a text stands where a number is wanted: a number is written without quotes, as in thing:set("n", 1)',
  ['battle:set("n", battle.attacker) battle:set("m", battle:get("n") + 1)'] = "a player stands where a number is wanted",
  ["battle:set('n', battle.units + 1)"] = "a list stands where a number is wanted: units:count() tells how many there are",
  ["local n = battle:get('n') battle:set('n', n - 1)"] = "n is nothing here, not a number: where it may be nothing, write (… or 0)",
  ["if battle:get('n') > 2 then battle:stop() end"] = 'one of the two that are compared is nothing: for a mark that nobody has set write (thing:get("n") or 0)',
  ["battle:set('rounds held', 1) if battle:get('held') > 2 then battle:stop() end"] = 'there is no mark "held"; did you mean "rounds held"?',
  ["battle:unit('a'):count_up('shots') battle:set('n', battle:get('shosts') + 1)"] = 'there is no mark "shosts"; did you mean "shots"?',
  ["battle:set('n', battle:get('held') + battle:get('lost'))"] = 'there is nothing where a number is wanted: a mark that nobody has set is counted with thing:count_up("streak"), or write (thing:get("streak") or 0)',
  -- What is there, or may be set under a name that is put together, is not said to be missing.
  ["for i = 1, 2 do battle:set('n' .. i) end battle:set('m', battle:get('n1') + 1)"] = 'a yes or a no stands where a number is wanted: a mark holds a number where it is given one, as with thing:set("n1", 1) or thing:count_up("n1")',
  ["battle:set('shots') for i = 1, 2 do battle:set('n' .. i) end battle:set('m', battle:get('shosts') + 1)"] = 'there is nothing where a number is wanted: a mark that nobody has set is counted with thing:count_up("shosts"), or write (thing:get("shosts") or 0)',
  ["local i = 1 battle:set('m', battle:get('n' .. i) + battle:get('round') + 1)"] = 'there is nothing where a number is wanted: a mark that nobody has set is counted with thing:count_up("streak"), or write (thing:get("streak") or 0)',
  ["battle.attacker:roll(5000)"] = 'roll takes a die such as D6 as "die", not 5000',
  ["battle.attacker:roll(1000)"] = 'roll takes a die such as D6 as "die", not 1000; did you mean "D1000"?',
  ["battle.attacker:move(battle, 3)"] = 'move takes a unit as "unit", not the battle',
  ["battle:set(3)"] = 'set takes a text as "mark", not 3; did you mean "3"?',
  ["battle.attacker:gain('CP', 1)"] = 'gain takes a whole number as "amount", not the text "CP"',
  ["battle.attacker:gain(1, 1)"] = 'gain takes a text as "currency", not 1',
  ["local word = battle.hatchways:first().unit"] = "a hatchway has no unit; the battle, a move or an attempt has",
  ["if battle.round < '2' then battle:stop() end"] = "a number is compared with numbers alone, and the other one is a text: a number is written without quotes",
  ["if battle.units > 2 then battle:stop() end"] = "a number is compared with numbers alone, and the other one is a list",
  ['battle:set("m", marker["B"])'] = "marker is no table: write battle:marker(…), with round brackets",
  ['battle:set("m", battle:marker("Z"))'] = 'there is no marker "Z"',
  ["battle.attacker.vp = 3"] = "vp of a player cannot be written; that is done with player:score(…)",
  ["battle.units:first().name = 'x'"] = 'name of a unit cannot be written; mark it with :set("name", …)',
  ["battle.units:first():roll('D6')"] = "a unit has no roll; a player has: write .player:roll(…)",
  ["battle.units:first():rol('D6')"] = "a unit has no rol",
  -- Where the item is left out of the arguments, another name stands for it.
  ["aim.units:count()"] = "an item has no units; others have: the first argument of the function is the item",
  ["battle.player:score(1)"] = "the battle has no player; others have: write .attacker, .defender or .active",
  ["battle.attacker:role('D6')"] = 'role is a field: write .role, without brackets; did you mean "roll"?',
  ["battle.attacker:vp()"] = "vp is a field: write .vp, without brackets",
  ["battle:markr('A')"] = 'the battle has no markr; did you mean "marker"?',
  ["for _, each in battle.units do each:lose(1) end"] = "a list gives one thing at a time, and no number before it: write `for each in … do`",
}) do
  local told = play({ item("rule", { id = "aim", lua = "\nfunction on_round_start(aim, battle)\n" .. lua .. "\nend" }) }, "go 1 round-start\n")
  expect(lua, told, 'rule "aim", line 3 of its Lua: ' .. why)
end
-- A function that has more arguments than it is given.
expect("no battle", play({ item("rule", { id = "aim", lua = "function on_round_start(aim, player, battle)\nbattle:stop()\nend" }) }, "go 1 round-start\n"),
  'rule "aim", line 2 of its Lua: battle is nothing here: the function has more arguments than it is given')
-- By way of an attempt's unit.
local classes = harness.engine().classes
expect("attempt.player", classes.hint(classes.attempt, "player"), "; others have: write .unit.player")
expect("attempt:roll", classes.hint(classes.attempt, "roll"), "; a player has: write .unit.player:roll(…)")
expect("attempt.models", classes.hint(classes.attempt, "models"), "; a unit has: write .unit.models")
-- One name is enough, and nothing is lost by it.
expect("one name", (play({ item("rule", { id = "aim", lua = "function on_round_start(aim, battle) for each in battle.units do each:lose(1) end end" }) },
  "go 1 round-start\nexpect models a 4\nexpect models d 4\n")), "")

local system = { id = "test", rounds = 2, turns = "players", order = "attacker", set_up = { { id = "deployment" } }, another_rounds = {}, phases = {} }
-- Whoever sets up in turn is a side, or both: here nobody's turn it is, and the unit is set up.
local errors, status = play({ item("rule", { id = "aim", lua = at_line_3('function in_turn(rule, battle) return "defender" end') }) },
  "place a W\n", { system = system, units = { { id = "a", side = "attacker" } }, zones = { { id = "west", kind = "entry", deploys = true, side = "attacker", cells = { "W" } } } })
expect("in_turn", status, "needs")
expect("in_turn", errors:match("^[^\n]*"), 'rule "aim", line 3 of its Lua: in_turn has to give a player or true or false or nothing, as in `return true`, and gave the text "defender"')

finish(121)
