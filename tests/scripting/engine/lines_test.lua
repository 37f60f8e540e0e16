-- SPDX-License-Identifier: MIT
-- lua5.4 lines_test.lua ROOT: which lines are taken, and what people are told of those that are not.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()

local system = { id = "test", rounds = 5, turns = "players", order = "attacker", set_up = {}, another_rounds = {},
  currencies = { { symbol = "CP" } }, marker_kinds = { { id = "objective" } }, control = { range = 25400, counts = "models", tie = "nobody" },
  phases = { { id = "command", of = "turn", steps = {} } } }

local function setup()
  return {
    units = {
      { id = "brandt", name = "Curator Osk Brandt", side = "defender", at = "A1", models = 1 },
      { id = "a", side = "attacker", at = "B1", models = 5 }, { id = "late", side = "attacker" },
      { id = "pair", side = "attacker", at = "D1", models = 2, wounds_each = 3, wounds = 6 },
    },
    areas = { { id = "fore", name = "Fore stacks (1)", label = "1", cells = { "Z9" } } },
    markers = { { id = "core-a", label = "A", kind = "objective", at = "C1" } },
    hatchways = { { id = "B4/B5", a = "B4", b = "B5" } }, system = system,
  }
end

--- A battle along lines, and then, where there are any, along those of players; gives the answer, its text, what the players
--- were told, and the battle.
local function play(lines, items, said)
  local engine = harness.engine()
  local data, host = harness.data(setup(), items or {})
  local told, next_line = {}, 0
  local options = { lines = engine.rehearsal.read(lines).lines }
  if said then
    function options.read()
      next_line = next_line + 1
      return said[next_line]
    end
    function options.tell(text) told[#told + 1] = text end
  end
  local answer, battle = engine.rehearsal.run(data, host, options)
  return answer, engine.rehearsal.text(battle, answer), told, battle
end

local function last_line(text) return text:match("([^\n]*)\n$") end

--- Whether a line ends the battle so, with these words.
local function ends(line, status, words)
  local answer, text = play(line .. "\n")
  expect(line, answer.status, status)
  if words then expect(line, last_line(text), words) end
end

---------------------------------------------------------------------------------------------------- where players go
ends("go end 2", "misunderstood", 'Line 1: nothing comes behind "end": leave "2" out')
ends("go 1 2", "misunderstood", "Line 1: write: go, and no more than a round, a side and a moment")
ends("go attacker defender", "misunderstood", "Line 1: write: go, and no more than a round, a side and a moment")
ends("go turn-end round-end", "misunderstood", "Line 1: write: go, and no more than a round, a side and a moment")
ends("go 6 round-end", "refused", "Line 1 is refused: the battle has no more than 5 rounds")
ends("go nowhere", "misunderstood", 'Line 1: there is no moment "nowhere"')

---------------------------------------------------------------------------------------------------- hatchways
ends("open B4/B5 a", "misunderstood", 'Line 1: there is no decision "open": write operate HATCHWAY UNIT')
ends("close B4/B5", "misunderstood", 'Line 1: there is no decision "close": write operate HATCHWAY UNIT')

--- The lines of `what now` at a moment that are about hatchways, joined; one of the two may be breached.
local function offered(moment, items)
  local engine, map = harness.engine(), setup()
  map.hatchways = { { id = "B4/B5" }, { id = "C4/C5", breachable = true } }
  local data, host = harness.data(map, items or {})
  local answer, battle = engine.rehearsal.run(data, host, { lines = engine.rehearsal.read("go " .. moment .. "\n").lines })
  local found = {}
  for _, line in ipairs(engine.offer.lines(battle, answer.question)) do
    if line:find("%d/%a") then found[#found + 1] = line end
  end
  return table.concat(found, "|")
end
expect("all may do it", offered("1 attacker turn-start"), "  operate #B4/B5 UNIT|  operate #C4/C5 UNIT|  breach #C4/C5 UNIT")
expect("who may do it", offered("1 attacker turn-start", { { what = "rule", id = "doors", name = "doors", text = "", params = {}, conditions = {},
  rows = {}, used = {}, scored = {}, lua = [[
function may_operate(rule, hatchway, unit) return hatchway.name == "B4/B5" and unit.name == "a", "too far" end
function may_breach(rule, hatchway, unit) return false, "no charges" end]] } }), "  operate #B4/B5 #a")
expect("before the battle", offered("battle-start"), "")

---------------------------------------------------------------------------------------------------- what is expected
ends("expect markers objectiv 0", "misunderstood", 'Line 1: there is no kind of marker "objectiv"; did you mean "objective"?')
ends("expect purse attacker XX 0", "misunderstood", 'Line 1: there is no currency "XX"')
ends("expect vp attacker 0 extra words", "misunderstood", "Line 1: write: expect vp SIDE N")
ends("expect vp", "misunderstood", "Line 1: write: expect vp SIDE N")
ends("expect models a", "misunderstood", "Line 1: write: expect models UNIT N")
ends("expect open B4/B5 maybe", "misunderstood", 'Line 1: "maybe" is not yes or no')
ends("expect vp attacker none", "misunderstood", 'Line 1: "none" is not a whole number')
ends("expect winner nobdy", "misunderstood")
ends("expect jammed B4/B5", "misunderstood",
  'Line 1: there is nothing to expect called "jammed": if that is a mark, write expect mark B4/B5 jammed')
ends('expect "worn out" "Curator Osk Brandt" yes', "misunderstood",
  'Line 1: there is nothing to expect called "worn out": if that is a mark, write expect mark "Curator Osk Brandt" "worn out" yes')
ends("expect jammed Nobody", "misunderstood", 'Line 1: there is nothing to expect called "jammed"')
ends("expect", "misunderstood", "Line 1: write: expect, and one of at, controls, cp, dice, first, mark, markers, models, open, played, " ..
  "purse, round, vp, winner, wounds")
ends("expect foo bar", "misunderstood", 'Line 1: there is nothing to expect called "foo"')
for _, line in ipairs({ "expect markers objective 1", "expect controls A attacker", "expect controls A", "expect open B4/B5 no",
  "expect mark A lit none", "expect vp Attacker 0 # a remark", "expect at late reserve", "expect wounds a none" }) do
  ends(line, line == "expect controls A" and "misunderstood" or "needs")
end

ends("expect cp defender 2", "failed", "Line 1: expected cp defender 2, and it is 0.")
ends("expect mark A lit", "failed", "Line 1: expected mark A lit yes, and it is none.")
-- No such mark is `none`; the text is "none" in quotation marks.
local word_none = 'correct mark A lit "no such" "seen"\n'
ends('expect mark A lit "none"', "failed", 'Line 1: expected mark A lit "none", and it is none.')
ends('expect mark A lit "none" # a remark', "failed")
ends(word_none .. "expect mark A lit none", "failed", "Line 2: expected mark A lit none, and it is no such.")
ends(word_none .. 'expect mark A lit "none"', "failed", 'Line 2: expected mark A lit "none", and it is no such.')
do
  local rule = { { what = "rule", id = "lights", name = "Lights", text = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {},
    lua = 'function on_round_start(rule, battle)\n  battle:set("lit", "none")\n  battle:add_to("seen", battle.attacker)\nend' } }
  local function after(line)
    local answer, text = play("go 1 round-start\n" .. line .. "\n", rule)
    return answer.status .. (answer.status == "failed" and " " .. last_line(text) or "")
  end
  expect("the text", after('expect mark battle lit "none"'), "needs")
  expect("the text with a number in front and a remark behind", after('7. expect mark battle lit "none" # "none"'), "needs")
  expect("the text is no lack of a mark", after("expect mark battle lit none"), 'failed Line 2: expected mark battle lit none, and it is "none".')
  expect("nor is it another text", after("expect mark battle lit up"), 'failed Line 2: expected mark battle lit up, and it is "none".')
  expect("nor is anything", after("expect mark battle lit"), "needs")
  expect("a mark that holds a side", after('expect mark battle seen "none"'),
    'failed Line 2: expected mark battle seen "none", and it is attacker.')
  expect("quotation marks round the name are nothing", after('expect mark battle "none" none'), "needs")
end
ends('expect mark "Curator Osk Brandt" lit up', "failed", 'Line 1: expected mark "Curator Osk Brandt" lit up, and it is none.')
-- Something of the battle in quotation marks at the end is what the line is about.
ends('refused fights a "Curator Osk Brandt"', "failed", "Line 1: expected fights a Curator Osk Brandt to be refused, and it is allowed.")
ends('refused fights a "Curator Osk Brandt" "too far"', "failed",
  "Line 1: expected fights a Curator Osk Brandt to be refused, and it is allowed.")
-- An area with a label is called by its name alone as well.
ends('correct mark "Fore stacks" full yes "seen"\nexpect mark "Fore stacks (1)" full yes\nexpect mark 1 full yes', "needs")
ends('refused move a A2 "once per turn"', "failed", "Line 1: expected move a A2 to be refused, and it is allowed.")
ends('refused place a A2 "once per turn"', "failed",
  'Line 1: expected place a A2 to be refused for "once per turn", and it is for "a is not waiting to be set up".')

-- One that is not met leaves the next one to be told as well.
local _, _, told = play("", nil, { "expect vp attacker 5", "expect foo bar", "expect vp", "refused nothing at all", "expect vp attacker 0" })
expect("each is told", table.concat(told, "|", 2, 4),
  'Expected vp attacker 5, and it is 0|No: there is nothing to expect called "foo"|No: write: expect vp SIDE N')
expect("and no more", #told, 5)

---------------------------------------------------------------------------------------------------- what lines have too much
ends("place late A1 nonsense", "misunderstood", 'Line 1: nothing comes behind "A1": leave "nonsense" out')
ends("refused place a A1 nonsense \"waiting\"", "misunderstood")
ends("place late A1 # a remark", "needs")
ends("shoots a at brandt ordinance", "misunderstood")
ends("shoots a at brandt ordnance", "needs")

---------------------------------------------------------------------------------------------------- what nobody understands
-- As little as a verb that there is none of: what a line is about is not to be found in it. What is, may be refused.
do
  local items = {
    { what = "action", id = "search", name = "Search", text = "", params = {}, conditions = {}, rows = {}, used = {} },
    { what = "stratagem", id = "ambush", name = "Ambush", text = "", params = {}, conditions = {}, rows = {}, used = {}, moments = {} },
  }
  for line, words in pairs({
    ["go noon"] = 'there is no moment "noon"',
    ["go 1 attacker turn-edn"] = 'there is no moment "turn-edn"; did you mean "turn-end"?',
    ["place nobody A1"] = 'there is no unit "nobody"', ["place late"] = "say where it is set up",
    ["move a"] = "say where it moves", ["move a C1 D1"] = "behind the place comes via, and places on the way",
    ["operate nothing a"] = 'there is no hatchway "nothing"', ["operate B4/B5"] = "say which unit",
    ["breach nothing a"] = 'there is no hatchway "nothing"',
    ["act serch a"] = 'there is no action "serch"; did you mean "Search"?', ["act search nobody"] = 'there is no unit "nobody"',
    ["act search a nothing"] = 'there is nothing called "nothing" on this map',
    ["play ambsh"] = 'there is no stratagem "ambsh"; did you mean "Ambush"?', ["play ambush by nobody"] = 'there is no side "nobody"',
    ["play ambush with a"] = 'behind the card come "by" and a side, "on" and a target, "for" and how much is paid',
    ["play ambush for a"] = '"a" is not how much is paid: write for, and a whole number',
    ["play ambush for -1"] = '"-1" is not how much is paid: write for, and a whole number',
    ["shoots a pair"] = "write: shoots UNIT at UNIT", ["fights a nobody"] = 'there is no unit "nobody"',
    ["charges a"] = "say which unit", ["act"] = "say which action", ["leaves a from A"] = "write: leaves UNIT by ZONE",
    ["pass for attacker"] = "write: pass, or pass by SIDE", ["muster new for attacker"] = "write: muster NAME by SIDE, and what there is to say of it",
    ["muster new by attacker models many"] = "say how many models", ["muster new by attacker base 32"] = "write the base as 32mm",
    ["muster new by attacker speed 6"] = 'of a unit is said models, wounds, toughness, points, power, base, keywords, warlord; not "speed"',
  }) do
    local answer, text = play(line .. "\n", items)
    expect(line, answer.status .. " " .. last_line(text), "misunderstood Line 1: " .. words)
  end
  for line, words in pairs({
    ["place a A1"] = "a is not waiting to be set up", ["move late A1"] = "late is not on the battlefield",
    ["go 99 round-start"] = "the battle has no more than 5 rounds",
    ["muster a by attacker"] = 'there is a unit "a" already', ["pass"] = "it is nobody's turn to set up",
  }) do
    local answer, text = play(line .. "\n", items)
    expect(line, answer.status .. " " .. last_line(text), "refused Line 1 is refused: " .. words)
  end
  local answer, text = play("go end\ngo\ndance\n", items)
  expect("a verb that there is none of, behind the end", answer.status .. " " .. last_line(text), 'misunderstood Line 3: there is no decision "dance"')
  answer, text = play("go end\ngo\nmove a A1\n", items)
  expect("one that comes too late", answer.status .. " " .. last_line(text), "refused Line 3 is refused: the battle is over")
end

---------------------------------------------------------------------------------------------------- names
ends("move Brandt A2", "misunderstood", 'Line 1: there is no unit "Brandt"; did you mean "brandt"?')
ends("move Osk A2", "misunderstood", 'Line 1: there is no unit "Osk"; did you mean "Curator Osk Brandt"?')
ends("move brandtt A2", "misunderstood", 'Line 1: there is no unit "brandtt"; did you mean "brandt"?')
ends("expect vp atacker 0", "misunderstood", 'Line 1: there is no side "atacker"; did you mean "Attacker"?')
ends('correct vp attacker 1000000 "much"', "misunderstood", "Line 1: say by how many points, of no more than six digits")
ends('correct vp attacker 999999 "much"', "needs")
-- To compare two names of thousands of characters letter by letter would take some 10^8 steps.
do
  local hint, steps = harness.engine().names.hint, 0
  debug.sethook(function() steps = steps + 1000 end, "", 1000)
  local answer = hint(("x"):rep(9900), { ("y"):rep(9800), "xx" })
  debug.sethook()
  expect("nothing is meant by so long a name", answer, "")
  expect("and that is soon found out", steps < 100000, true)
  expect("one of a hundred characters may be meant", hint(("x"):rep(100), { ("x"):rep(99) .. "y" }),
    '; did you mean "' .. ("x"):rep(99) .. 'y"?')
end
ends("expect mark Brandt lit", "misunderstood",
  'Line 1: there is nothing called "Brandt" on this map; did you mean "brandt"?')
ends("expect controls core A", "misunderstood")

---------------------------------------------------------------------------------------------------- reasons that are names
do
  local card = { { what = "stratagem", id = "dash", name = "Dash", text = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {}, kind = "",
    uses = "battle", lua = "function targets(card, about, battle) return battle.units end" } }
  local function status(line)
    local answer, text = play(line .. "\n", card)
    return answer.status .. (answer.status == "needs" and "" or ": " .. last_line(text))
  end
  local function failed(reason)
    return ('failed: Line 1: expected play Dash by attacker on a to be refused for "%s", and it is for "this is not its moment".'):format(reason)
  end
  expect("a side and a target", status("refused play Dash by attacker on \"a\""), "needs")
  expect("the battle is a reason", status("refused play Dash by attacker on a \"battle\""), failed("battle"))
  expect("a unit is one", status("refused play Dash by attacker on a \"late\""), failed("late"))
  expect("of a move as well", status("refused move late A2 \"late\""), "needs")
  expect("no reason", status("play Dash by attacker on a b"),
    'misunderstood: Line 1: behind the card come "by" and a side, "on" and a target, "for" and how much is paid: leave "b" out')
end

---------------------------------------------------------------------------------------------------- points by hand
for line, words in pairs({
  ['correct vp attacker 5 "why"'] = "Attacker: +5 VP, why\nAttacker: 5 VP by now, as points by hand are added",
  ['correct vp attacker 5 "one"\ncorrect vp attacker 0 "why"'] = "Attacker: +0 VP, why\nAttacker: 5 VP by now, as points by hand are added",
  ['correct vp attacker 5 "one"\ncorrect vp attacker -2 "why"'] = "Attacker: -2 VP, why\nAttacker: 3 VP by now, as points by hand are added",
}) do
  local _, text = play(line .. "\n")
  expect(line, text:find(words, 1, true) ~= nil, true)
end

---------------------------------------------------------------------------------------------------- ways that are shut
--- What is said of a move from C3 on Bulkhead's own map, where nobody gets to D3 but by a hatchway, and nowhere to H8; each
--- is 4" away from the other.
local function move_to(at, opened)
  local engine, map = harness.engine(), setup()
  map.units = { { id = "a", side = "attacker", at = "C3", models = 1 } }
  map.hatchways = { { id = "C3/D3", name = "Lock", open = opened } }
  local open = {}
  local functions = setmetatable({
    set_open = function(edges) open = edges end, compile = function(text, title, environment) return load(text, "=" .. title, "t", environment) end,
    guarded = pcall, fingerprint = function() return "none" end, begin_report = function() end, is_place = function() return true end,
    distance = function(from, to)
      local is_far = from.at ~= to.at and (to.at == "H8" or open[1] == nil)
      return not is_far and 101600 or nil
    end,
  }, { __index = function() return function() return false end end })
  local data = harness.data(map, {})
  data.id = "test"
  return last_line(engine.home.run(data, functions, "move a " .. at .. "\n", {}).text)
end
expect("shut", move_to("D3"), "Line 1 is refused: there is no way from C3 to D3 while Lock is shut")
expect("shut farther off", move_to("E3"), "Line 1 is refused: there is no way from C3 to E3 while hatchways are shut")
expect("no way at all", move_to("H8"), "Line 1 is refused: there is no way from C3 to H8")
expect("open", move_to("D3", true), "Round 0, battle-start.")

---------------------------------------------------------------------------------------------------- answers
local asking = { { what = "rule", id = "mover", name = "Mover", text = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {}, lua = [[
function on_round_start(rule, battle)
  battle.attacker:place("objective", 1)
  battle.attacker:number("How many?", 1, 3)
  battle.attacker:choose(battle.players, "Who?")
end
]] } }
for lines, words in pairs({
  ["place objective"] = "write: place, what, and where; or pass", ["pass\nnumber 1\nchoose"] = "write: choose, and what",
}) do
  local _, text = play("go 1 round-start\n" .. lines .. "\n", asking)
  expect(lines, last_line(text):sub(-#words), words)
end
local function answered(line, before)
  return play("go 1 round-start\n" .. (before or "") .. line .. "\n", asking).status
end
expect("an answer", answered("place objective B2"), "needs")
expect("one that has too much", answered("place objective B2 B3"), "misunderstood")
expect("one that is none", answered("place trap B2"), "misunderstood")
expect("a number that may not be", answered("number 4", "pass\n"), "refused")
expect("no number", answered("number many", "pass\n"), "misunderstood")
expect("one of the map that is not among them", answered("choose brandt", "pass\nnumber 1\n"), "refused")
expect("one that is nowhere", answered("choose nobody", "pass\nnumber 1\n"), "misunderstood")
do
  local engine = harness.engine()
  local data, host = harness.data(setup(), asking)
  function host.legal(at) if at == "noon" then return nil, '"noon" is no place' end return true end
  local function status(line)
    return engine.rehearsal.run(data, host, { lines = engine.rehearsal.read("go 1 round-start\n" .. line .. "\n").lines }).status
  end
  expect("what is no place", status("place objective noon"), "misunderstood")
  expect("what is one", status("place objective B2"), "needs")
end

---------------------------------------------------------------------------------------------------- facts
local of_unit = "of a unit is told advanced, arrived, at, broken, charged, destroyed, engaged, fell-back, in-range, inside, models, " ..
  "moved, off, shocked, shot-at, wounds"
for line, words in pairs({
  ["fact"] = "a fact is about a unit, a hatchway, a marker or a side: say which, and what is so",
  ["fact nobodee models 3"] = 'a fact is about a unit, a hatchway, a marker or a side; there is nothing called "nobodee" on this map',
  ["fact Brandt models 1"] = 'a fact is about a unit, a hatchway, a marker or a side; there is nothing called "Brandt" on this map; did you mean "brandt"?',
  ["fact battle engaged yes"] = "a fact is about a unit, a hatchway, a marker or a side, not about the battle",
  ["fact a"] = of_unit,
  ["fact a engagd yes"] = of_unit .. '; not "engagd"; did you mean "engaged"?',
  ["fact a flibber yes"] = of_unit .. '; not "flibber"',
  ["fact a engaged"] = "write: fact UNIT engaged yes",
  ["fact a engaged please"] = '"please" is not yes or no',
  ["fact a engaged yes please"] = 'nothing comes behind "yes": leave "please" out',
  ["fact a models"] = "write: fact UNIT models N",
  ["fact a models nine"] = '"nine" is not how many',
  ["fact a models -1"] = '"-1" is not how many',
  ["fact a models 6"] = "a began with 5 models, so 6 cannot be left",
  ["fact pair wounds 7"] = "pair has 2 models with 3 wounds each, so 7 cannot be left",
  ["fact a models 3 by nobody-there"] = 'there is no unit "nobody-there"',
  ["fact a models 3 by brandtt"] = 'there is no unit "brandtt"; did you mean "brandt"?',
  ["fact a models 3 by"] = "write: fact UNIT models N, or behind it by UNIT",
  ["fact a models 3 xx brandt"] = "write: fact UNIT models N, or behind it by UNIT",
  ["fact a models 3 by brandt and more words"] = 'nothing comes behind "brandt": leave "and" out',
  ["fact a wounds 3 by A"] = 'there is no unit "A"; did you mean "a"?',
  ["fact a destroyed xx brandt"] = "write: fact UNIT destroyed, or behind it by UNIT",
  ["fact a destroyed by nobody-there"] = 'there is no unit "nobody-there"',
  ["fact a at"] = "write: fact UNIT at PLACE",
  ["fact a at A1 A2"] = 'nothing comes behind "A1": leave "A2" out',
  ["fact a off by brandt"] = 'nothing comes behind "off": leave "by" out',
  ["fact a in-range A 6"] = "say how many of its models, up to 5",
  ["fact a inside A yes"] = "core-a is neither an area nor a zone",
  ["fact B4/B5 opn"] = 'of a hatchway is told closed, destroyed, locked, open, unlocked; not "opn"; did you mean "open"?',
  ["fact B4/B5 open now"] = 'nothing comes behind "open": leave "now" out',
  ["fact B4/B5 destroyed by nobody-there"] = 'there is no unit "nobody-there"',
  ["fact A control defender"] = 'of a marker is told controls, destroyed; not "control"; did you mean "controls"?',
  ["fact A controls"] = "write: fact MARKER controls SIDE",
  ["fact A controls atacker"] = 'there is no side "atacker"; did you mean "Attacker"?',
  ["fact A destroyed by brandt"] = 'nothing comes behind "destroyed": leave "by" out',
  ["fact attacker XP 2"] = 'of a side is told painted, CP; not "XP"; did you mean "CP"?',
  ["fact attacker CP"] = "write: fact SIDE CP N",
  ["fact attacker CP 2 or 3"] = 'nothing comes behind "2": leave "or" out',
  ["fact attacker painted pink"] = '"pink" is not yes or no',
  ["answers measured now please"] = 'nothing comes behind "measured": leave "now" out',
  ['correct vp attacker 5 "by hand" again'] = 'nothing comes behind "by hand": leave "again" out',
  ['correct mark a lit yes "by hand" again'] = 'nothing comes behind "by hand": leave "again" out',
}) do ends(line, "misunderstood", "Line 1: " .. words) end
for first, line in pairs({ ["fact pair wounds 3"] = "fact pair wounds 4", ["fact pair models 1"] = "fact pair wounds 4" }) do
  local _, text = play(first .. "\n" .. line .. "\n")
  expect(line .. " behind " .. first, last_line(text), "Line 2: pair has 1 model with 3 wounds, so 4 cannot be left")
end
do
  local _, text = play("fact pair destroyed\nfact pair models 2\n")
  expect("a unit that is destroyed", last_line(text), "Line 2: pair is destroyed; if it is not, say where it stands: fact UNIT at PLACE")
  expect("one that is back", play("fact pair destroyed\nfact pair at D1\nfact pair models 2\n").status, "needs")
end
for _, line in ipairs({ "fact a models 3 by brandt", "fact a wounds 3", "fact pair models 2", "fact pair wounds 6", "fact a destroyed by brandt", "fact a at A1", "fact a off", "fact a in-range A 5",
  "fact a engaged yes", "fact a fell-back no", "fact a shot-at yes # a remark", "fact B4/B5 open", "fact B4/B5 destroyed by a", "fact A controls nobody",
  "fact A controls attacker", "fact A destroyed", "fact attacker cp 2", "fact Attacker painted yes", "answers told",
  'correct mark a lit yes "a word of one\'s own"' }) do
  ends(line, "needs")
end

local _, text = play("go 1 attacker turn-start\nfact A controls defender\ngo\nfact A controls nobody\ngo\n")
local _, count = text:gsub("is held by Defender", "")
expect("who holds it is told once", count, 1)
_, count = text:gsub("is held by nobody", "")
expect("and that nobody does", count, 1)

_, text = play("fact a models 2\nfact a in-range A 2\nfact a in-range A 1\nfact a models 1\nfact a wounds 2\nfact a wounds 1\n")
for _, words in ipairs({ "a has 2 models\n", "a has 2 models in range of ", "a has 1 model in range of ", "a has 1 model\n", "a has 2 wounds\n", "a has 1 wound\n" }) do
  expect(words, text:find(words, 1, true) ~= nil, true)
end

---------------------------------------------------------------------------------------------------- players
local _, _, heard = play("", nil, { "back", "go 1 round-start", "go", "back", "help", "what now?" })
local all = table.concat(heard, "|")
expect("nothing to take back", heard[2], "No: there is no line to take back")
for _, verb in ipairs({ "operate", "breach", "shoots", "fights", "charges", "fact", "correct" }) do
  expect("help tells of " .. verb, all:find("[ :,]" .. verb .. " ") ~= nil, true)
end
expect("what was taken back", all:find("|Taken back: go|  what now: ", 1, true) ~= nil, true)
expect("what may be done comes first", all:find("|  go|  go end|", 1, true) ~= nil, true)
_, _, heard = play("correct vp attacker 3 \"for a test\"\ncorrect mark core-a vented yes \"for a test\"\nfact attacker CP 2\ngo 1 round-start\n", nil, { "score", "log" })
all = table.concat(heard, "|") .. "|"
for _, words in ipairs({ "  round 1, round-start|", "  Attacker (attacker): 3 VP, 2 CP|", "  core-a: vented|", "  core-a: held by Attacker|", "  Attacker: +3 VP, for a test|" }) do
  expect(words, all:find(words, 1, true) ~= nil, true)
end

---------------------------------------------------------------------------------------------------- rounds
ends("go 99 round-start", "refused", "Line 1 is refused: the battle has no more than 5 rounds")
ends("go 6 attacker turn-end", "refused", "Line 1 is refused: the battle has no more than 5 rounds")
ends("go 5 attacker turn-end", "needs")
ends("refused", "misunderstood", 'Line 1: write: refused DECISION, and behind it "words of the reason"')

---------------------------------------------------------------------------------------------------- what rules do
local function rule(id, lua)
  return { what = "rule", id = id, name = id, text = "", params = {}, rows = {}, conditions = {}, used = {}, lua = lua }
end
-- Labels are asked for by numbers as well, as dice give them.
local _, _, _, after = play("go 1 round-start\n", { rule("numbers", [[
function on_round_start(rule, battle)
  if battle:area(1) == battle.areas:first() then battle:set("found") end
end]]) })
expect("an area by a whole number", #after.errors == 0 and after.object:has("found"), true)

-- Who calls itself without end is told each time, and left out behind the third; who comes next does what it does.
_, _, _, after = play("go 1 round-start\n", {
  rule("loops", "function on_round_start(rule, battle) while true do battle:count_up('n') end end"),
  rule("next", "function on_round_start(rule, battle) battle:set('done') end"),
})
expect("errors of who loops", #after.errors, 1)
expect("whose it is", after.errors[1].item, "rule:loops")
expect("who comes next", after.object:has("done"), true)

-- The first is told of the round, then 15 events follow from it and from one another; the next is an error of who raises it.
_, _, _, after = play("go 1 round-start\n", { rule("echoes", [[
function on_round_start(rule, battle) battle:raise("echo") end
function on_echo(rule, battle)
  battle:count_up("heard")
  battle:raise("echo")
end]]) })
expect("events from one another", after.object:get("heard"), 15)
expect("one too many", #after.errors == 1 and after.errors[1].message, 'rule "echoes": more than 16 events follow from one another: on_echo is not told any more')

---------------------------------------------------------------------------------------------------- open questions
--- The last line of what is told, with a rule that asks as a round begins, and one that is called like the reason of a refusal.
local function told(lines, ask)
  local answer, text = play(lines, { { what = "rule", id = "asks", name = "Asks", text = "", params = {}, rows = {}, conditions = {}, used = {},
    lua = "function on_round_start(rule, battle) " .. (ask or "") .. " end" }, { what = "rule", id = "breathless", name = "Breathless", text = "",
    params = {}, rows = {}, conditions = {}, used = {},
    lua = "function may_operate(rule, hatchway, unit, battle) return false, 'it is breathless' end" } })
  return answer.status, text:match("([^\n]*)\n$")
end
local function expect_told(what, status, why, lines, ask)
  local got, last = told(lines, ask)
  expect(what, got .. ": " .. last, status .. ": " .. why)
end
local sure, count_of = 'battle.attacker:agrees("Sure?")', 'battle.attacker:number("How many", 1, 3)'
expect_told("a line to a question that nobody sees", "misunderstood", "Line 2: a question is open: Sure? write: agree yes, or agree no",
  "go 1 round-start\nmove a C1\n", sure)
expect_told("going on", "misunderstood", "Line 2: a question is open: Sure? write: agree yes, or agree no", "go 1 round-start\ngo\n", sure)
expect_told("a question without a mark", "misunderstood", "Line 2: a question is open: How many; write: number, and one from 1 to 3",
  "go 1 round-start\ngo\n", count_of)
-- What somebody has to answer is said of the lines that come close.
expect_told("too many", "refused", "Line 2 is refused: write: number, and one from 1 to 3", "go 1 round-start\nnumber 4\n", count_of)

---------------------------------------------------------------------------------------------------- reasons called like something
expect_told("no such edge", "misunderstood", 'Line 1: there is no hatchway "A3/A9"', 'refused operate A3/A9 a "breathless"\n')
expect("a reason that is also a name", (told('refused operate B4/B5 a "breathless"\nrefused operate B4/B5 a "it is breathless"\n')), "needs")
-- The first board of several may be written.
expect("the first board", (told('refused operate 1:B4/B5 a "breathless"\n')), "needs")
expect_told("the second", "misunderstood", 'Line 1: there is no hatchway "2:B4/B5"; did you mean "B4/B5"?', 'refused operate 2:B4/B5 a "breathless"\n')

---------------------------------------------------------------------------------------------------- distances
local engine = harness.engine()
expect("rounded up", engine.lengths.at_least(76201), "3.1")
expect("whole", engine.lengths.at_least(76200), "3")
expect("in words", engine.lengths.in_words(114300), '4.5"')
expect("exact", engine.lengths.exact(76200) .. " " .. engine.lengths.exact(76201), "3in 76201um")
expect("of inches", engine.lengths.of_inches(4.5), 114300)
-- An inch is 25400 micrometres: 12.5 of them are 317500, 8 are 203200, 0.00002 are 0.508, 0.00001 are 0.254. Half a micrometre
-- is one, in both directions.
for text, wanted in pairs({
  ["12.5in,8in"] = "317500 203200", ["120mm,300mm"] = "120000 300000", ["36in,609.6mm"] = "914400 609600", [".5in,+2.mm"] = "12700 2000",
  ["-1in,000000001mm"] = "-25400 1000", ["0.00002in,0.00001in"] = "1 0", ["0.0005mm,-0.0005mm"] = "1 -1", ["0.0004999mm,0mm"] = "0 0",
  ["100000mm,0in"] = "100000000 0",
}) do
  local point = engine.lengths.point(text)
  expect(text, point and point.x .. " " .. point.y, wanted)
end
for _, text in ipairs({ "", ",", "12.5in", "12.5,8", "in,in", ".in,8in", "1.2.3in,8in", "1in,2in,3in", "1IN,2in", "1 in,2in", "1cm,2cm", "--1in,2in",
  "1e2mm,2mm", "100000.001mm,0mm", "9999999mm,0mm", "C3" }) do
  expect(text .. " is no point", engine.lengths.point(text), nil)
end

---------------------------------------------------------------------------------------------------- words
-- A word that is written in a line is read as it was, whatever it is, but for quotation marks where it needs some itself.
for _, each in ipairs({ "Guard", "Curator Osk Brandt", 'the"deck', "", "#", "#core-a", "a\tb", 'x"' }) do
  local words = engine.lines.words_of("fact " .. engine.record.word(each) .. " end")
  expect("words of " .. each, words and #words, 3)
  expect("written and read: " .. each, words and words[2], (each:gsub("%c", " ")))
end
for _, each in ipairs({ '"deck"', 'the "deck" there' }) do
  local words = engine.lines.words_of("fact " .. engine.record.word(each) .. " end")
  expect("its own marks: " .. each, words and words[2], (each:gsub('"', "'")))
end

---------------------------------------------------------------------------------------------------- moves that are offered
-- Units move in the battle, not before it.
for line, offered in pairs({ ["go deployment-end"] = "", ["go battle-start"] = "", ["go 1 attacker turn-start"] = "move #a PLACE" }) do
  local bare = harness.engine()
  local with_deployment = { id = "test", rounds = 1, turns = "players", order = "attacker", set_up = { { id = "deployment" } },
    another_rounds = {}, phases = {} }
  local data, host = harness.data({ system = with_deployment, units = { { id = "a", side = "attacker", at = "A1", models = 5 } } }, {})
  local answer, battle = bare.rehearsal.run(data, host, { dice = {}, lines = bare.rehearsal.read(line .. "\n").lines })
  expect(line, answer.question and answer.question.kind or answer.why, "free")
  local moves = {}
  for _, each in ipairs(bare.offer.of(battle, answer.question)) do
    if each.decision:match("^move ") then moves[#moves + 1] = each.decision end
  end
  expect("moves behind " .. line, table.concat(moves, ", "), offered)
end

---------------------------------------------------------------------------------------------------- without an id
-- A unit that a document gives no id is offered, recorded and reported by its name, never by a sign with nothing behind it.
do
  local bare = harness.engine()
  local data, host = harness.data({ system = system, units = { { id = "", name = "Nameless few", side = "attacker", at = "B1", models = 5 } } },
    { { what = "rule", id = "noting", name = "Noting", text = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {},
      lua = "function on_turn_start(rule, player, battle) battle.units:first():set('seen') end" } })
  local answer, battle = bare.rehearsal.run(data, host, { dice = {}, lines = bare.rehearsal.read("go 1 attacker turn-start\n").lines })
  local offered
  for _, each in ipairs(bare.offer.of(battle, answer.question)) do
    if each.decision:match("^move ") then offered = each.decision end
  end
  expect("what is offered", offered, 'move "Nameless few" PLACE')
  expect("what is reported", bare.report.json(bare.report.of(battle, answer)):match('{"of":"([^"]*)","name":"seen"'), "Nameless few")
  expect("what is recorded", bare.record.named(bare.states[battle.units[1]]), '"Nameless few"')
  expect("with an id", bare.record.named({ id = "a", name = "Alpha" }) .. bare.record.named({ at = "C3" }), "#aC3")
end

finish(142)
