-- SPDX-License-Identifier: MIT
-- lua5.4 lines_test.lua ROOT: which lines are taken, and what people are told of those that are not.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()

local function setup()
  return {
    units = {
      { id = "brandt", name = "Curator Osk Brandt", side = "defender", at = "A1", models = 1 },
      { id = "a", side = "attacker", at = "B1", models = 5 }, { id = "late", side = "attacker" },
    },
    markers = { { id = "core-a", label = "A", kind = "objective", at = "C1" } },
    hatchways = { { id = "B4/B5", a = "B4", b = "B5" } },
  }
end

--- A battle along lines, and then, where there are any, along those of players; gives the answer, its text, what the players
--- were told, the exit code and the battle.
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
  local answer, battle, code = engine.rehearsal.run(data, host, options)
  return answer, engine.rehearsal.text(battle, answer), told, code, battle
end

local function last_line(text) return text:match("([^\n]*)\n$") end

--- Whether a line ends the battle so, with these words.
local function ends(line, status, words)
  local answer, text = play(line .. "\n")
  expect(line, answer.status, status)
  if words then expect(line, last_line(text), words) end
end

---------------------------------------------------------------------------------------------------- what is expected
ends("expect markers objectiv 0", "misunderstood", 'Line 1: there is no kind of markers "objectiv"; did you mean "objective"?')
ends("expect purse attacker XX 0", "misunderstood", 'Line 1: there is no currency "XX"')
ends("expect vp attacker 0 extra words", "misunderstood", "Line 1: write: expect vp SIDE N")
ends("expect vp", "misunderstood", "Line 1: write: expect vp SIDE N")
ends("expect models a", "misunderstood", "Line 1: write: expect models UNIT N")
ends("expect open B4/B5 maybe", "misunderstood", 'Line 1: "maybe" is not yes or no')
ends("expect vp attacker none", "misunderstood", 'Line 1: "none" is not a whole number')
ends("expect winner nobdy", "misunderstood")
ends("expect", "misunderstood", "Line 1: write: expect, and one of at, controls, cp, dice, first, mark, markers, models, open, played, " ..
  "purse, round, vp, winner, wounds")
ends("expect foo bar", "misunderstood", 'Line 1: there is nothing to expect called "foo"')
for _, line in ipairs({ "expect markers objective 1", "expect controls A attacker", "expect controls A", "expect open B4/B5 no",
  "expect mark A lit none", "expect vp Attacker 0 # a remark", "expect at late reserve", "expect wounds a none" }) do
  ends(line, line == "expect controls A" and "misunderstood" or "needs")
end

ends("expect cp defender 2", "failed", "Line 1: expected cp defender 2, and it is 0.")
ends("expect mark A lit", "failed", "Line 1: expected mark A lit yes, and it is none.")
ends('expect mark "Curator Osk Brandt" lit up', "failed", 'Line 1: expected mark "Curator Osk Brandt" lit up, and it is none.')
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

---------------------------------------------------------------------------------------------------- names
ends("move Brandt A2", "refused", 'Line 1 is refused: there is no unit "Brandt"; did you mean "brandt"?')
ends("move Osk A2", "refused", 'Line 1 is refused: there is no unit "Osk"; did you mean "Curator Osk Brandt"?')
ends("move brandtt A2", "refused", 'Line 1 is refused: there is no unit "brandtt"; did you mean "brandt"?')
ends("expect vp atacker 0", "misunderstood", 'Line 1: there is no side "atacker"; did you mean "Attacker"?')
ends("expect mark Brandt lit", "misunderstood",
  'Line 1: there is nothing called "Brandt" on this map; did you mean "brandt"?')
ends("expect controls core A", "misunderstood")

---------------------------------------------------------------------------------------------------- answers
local asking = { { what = "rule", id = "mover", name = "Mover", text = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {}, lua = [[
function on_round_start(rule, battle)
  battle.attacker:place("objective", 1)
  battle.attacker:number("How many?", 1, 3)
  battle.attacker:choose(battle.players, "Who?")
end
]] } }
local function code_of(line, before)
  local _, _, _, code = play("go 1 round-start\n" .. (before or "") .. line .. "\n", asking)
  return code
end
expect("an answer", code_of("place objective B2"), 0)
expect("one that has too much", code_of("place objective B2 B3"), 2)
expect("one that is none", code_of("place trap B2"), 2)
expect("a number that may not be", code_of("number 4", "pass\n"), 1)
expect("no number", code_of("number many", "pass\n"), 2)
expect("one of the map that is not among them", code_of("choose brandt", "pass\nnumber 1\n"), 1)
expect("one that is nowhere", code_of("choose nobody", "pass\nnumber 1\n"), 2)
do
  local engine = harness.engine()
  local data, host = harness.data(setup(), asking)
  function host.legal(at) if at == "B2" then return nil, "there is a wall" end return true end
  local read = engine.rehearsal.read("go 1 round-start\nplace objective B2\n")
  local answer, _, code = engine.rehearsal.run(data, host, { lines = read.lines })
  expect("a place that may not be", code, 1)
  expect("it is refused", answer.status, "refused")
end

---------------------------------------------------------------------------------------------------- facts
local _, text = play("go 1 attacker turn-start\nfact A controls defender\ngo\nfact A controls nobody\ngo\n")
local _, count = text:gsub("is held by Defender", "")
expect("who holds it is told once", count, 1)
_, count = text:gsub("is held by nobody", "")
expect("and that nobody does", count, 1)

---------------------------------------------------------------------------------------------------- players
local _, _, heard = play("", nil, { "back", "go 1 round-start", "go", "back", "help", "what now?" })
local all = table.concat(heard, "|")
expect("nothing to take back", heard[2], "No: there is no line to take back")
expect("what was taken back", all:find("|Taken back: go|  what now: ", 1, true) ~= nil, true)
expect("what may be done comes first", all:find("|  go|  go end|", 1, true) ~= nil, true)

---------------------------------------------------------------------------------------------------- distances
local engine = harness.engine()
expect("rounded up", engine.space.at_least(76201), "3.1")
expect("whole", engine.space.at_least(76200), "3")

finish(65)
