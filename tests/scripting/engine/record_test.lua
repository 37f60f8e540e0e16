-- SPDX-License-Identifier: MIT
-- lua5.4 record_test.lua ROOT: a record that comes out otherwise than it was recorded says so, at the first difference.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()
local item = harness.cases()

--- Rolls when a turn ends, and scores what the die shows.
local function luck(lua)
  return item("rule", { id = "luck", lua = lua or
    'function on_turn_end(rule, player, battle) player:score(player:roll("D6", "luck"), "luck") end' })
end

--- A battle along a record: its text, the record anew, what its report says, and what players are told who go on.
local function play(text, rule)
  local engine = harness.engine()
  local data, host = harness.data({}, { rule or luck() })
  data.id = "m"
  local read = engine.rehearsal.read(text)
  local told = {}
  local function options(more)
    local all = { dice = read.dice, lines = read.lines, said = read.said, seed = read.seed, record = true }
    for key, value in pairs(more or {}) do all[key] = value end
    return all
  end
  engine.rehearsal.run(data, host, options({ read = function() return "quit" end, tell = function(line) told[#told + 1] = line end }))
  local answer, battle = engine.rehearsal.run(data, host, options())
  return engine.rehearsal.text(battle, answer), engine.record.text(battle), engine.report.json(engine.report.of(battle, answer)), told
end

--- What is said of the difference, if anything.
local function said_of(text, rule)
  local played, _, json, told = play(text, rule)
  local sentence = played:match("\n([^\n]* now: from there on it may be another battle%.) If the seed and the dice in its head [^\n]*\n")
  expect("it is told in the report", json:match('"differs":(.*)}$'):sub(1, 4) == "null", sentence == nil)
  expect("and to who goes on", told[1] == sentence, sentence ~= nil)
  return sentence
end

local record = [[
bulkhead-record 1
mission m
seed 1
dice 3 5 4
go 1 attacker turn-end
= roll D6 attacker "luck" 3
= score attacker 3 "luck"
go 1 defender turn-end
= roll D6 defender "luck" 5
= score defender 5 "luck"
go 2 attacker turn-end
= roll D6 attacker "luck" 4
= score attacker 4 "luck"
]]
expect("what is recorded comes again", select(2, play(record)), record)
expect("and nothing is said", said_of(record), nil)
-- What people write has no results, and none are wanted of it; nor do ends of lines and remarks matter.
expect("of decisions", said_of((record:gsub("=[^\n]*\n", ""))), nil)
expect("with other ends", said_of((record:gsub("\n", " \r\n"))), nil)
expect("with blanks in front", said_of((record:gsub("\n=", "\n  =") .. "  = told sees #a #b yes\n")), nil)
expect("a line behind it", said_of(record .. "go 2 defender turn-end\n"), nil)

-- The first die of the head was changed: 2 for 3. The lines of the head are 1 to 4, so the decision is line 5.
expect("another die", said_of((record:gsub("dice 3", "dice 2"))),
  'Behind line 5 the record has `= roll D6 attacker "luck" 3`, and `= roll D6 attacker "luck" 2` comes now: from there on it may be another battle.')
expect("another number in the record", said_of((record:gsub('"luck" 5', '"luck" 6'))),
  'Behind line 8 the record has `= roll D6 defender "luck" 6`, and `= roll D6 defender "luck" 5` comes now: from there on it may be another battle.')
-- The rule was changed since: twice as many points, one roll more, none at all, and one before anything is decided.
expect("other points", said_of(record, luck('function on_turn_end(rule, player, battle) player:score(2 * player:roll("D6", "luck"), "luck") end')),
  'Behind line 5 the record has `= score attacker 3 "luck"`, and `= score attacker 6 "luck"` comes now: from there on it may be another battle.')
expect("one roll more", said_of(record, luck([[function on_turn_end(rule, player, battle)
  player:score(player:roll("D6", "luck"), "luck")
  if battle.round == 2 then player:roll("D6", "more") end
end]])):match("^Behind line 11 the record has nothing more, and `= roll D6 attacker \"more\" %d` comes now:") ~= nil, true)
expect("no roll in round 2", said_of(record, luck([[function on_turn_end(rule, player, battle)
  if battle.round < 2 then player:score(player:roll("D6", "luck"), "luck") end
end]])), 'Behind line 11 the record has `= roll D6 attacker "luck" 4`, and nothing more comes now: from there on it may be another battle.')
expect("before the first line", said_of((record:gsub("go 1 att", '= roll D6 attacker "who begins" 3\n%0', 1))),
  'Before its first line the record has `= roll D6 attacker "who begins" 3`, and nothing more comes now: from there on it may be another battle.')
-- A line that is refused ends it: what stands behind it was not to come.
expect("a line that is refused", said_of((record:gsub("go 2 attacker turn%-end", "operate door nobody"))), nil)

finish(30)
