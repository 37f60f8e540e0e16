-- SPDX-License-Identifier: MIT
-- The home at a table: a narrow screen, few questions, records that replay in every home. `lua5.4 table_test.lua ROOT`.
local root = arg[1] or "."
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()

local function read(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("a")
  file:close()
  return text
end

--- The engine and its home at a table, anew. Players answer with `answers`, one after the other.
local function new_home(answers)
  local engine, home = harness.engine(), {}
  for name in read(root .. "/scripting/table/files.txt"):gmatch("%S+") do
    assert(load(read(root .. "/scripting/table/" .. name .. ".lua"), "=" .. name .. ".lua", "t"))(engine, home)
  end
  home.output, home.next_answer = {}, 1
  function home.screen.write(text) home.output[#home.output + 1] = text end
  function home.screen.read()
    local line = answers[home.next_answer]
    home.next_answer = home.next_answer + 1
    home.output[#home.output + 1] = line and line .. "\n" or ""
    return line and line .. "\n"
  end
  return engine, home
end

local folder = os.tmpname()
os.remove(folder)
local record_path = folder .. ".record"

local function mission(change)
  local data = assert(loadfile(root .. "/tests/data/table/battle.lua"))()
  if change then change(data) end
  return data
end

--- Plays with answers; gives the exit code, what stood on the screen, and the record.
local function play(answers, options, change)
  local _, home = new_home(answers)
  local words = { "--record", record_path, table.unpack(options or {}) }
  local code = home.start.run(mission(change), words, folder)
  local file = io.open(record_path, "rb")
  local record = file and file:read("a")
  if file then file:close() end
  return code, table.concat(home.output), record, home
end

local function fresh()
  os.remove(record_path)
  os.remove(record_path .. "~")
end

--- How a record ends without anybody there, as lines.
local function check(text)
  local name = folder .. ".check"
  local file = assert(io.open(name, "wb"))
  file:write(text)
  file:close()
  local _, home = new_home({})
  home.start.run(mission(), { "--check", name, "--record", name .. ".again" }, folder)
  local again = read(name .. ".again")
  os.remove(name)
  os.remove(name .. ".again")
  return table.concat(home.output), again
end

local function count(text, word) return select(2, text:gsub(word:gsub("%p", "%%%0"), "")) end

---------------------------------------------------------------------------------------------------- paper
do
  local _, home = new_home({})
  local paper = home.paper
  expect("words are wrapped", table.concat(paper.wrap("The archive ship Candour struck a moonlet nine days out", 2), "|"),
    "The archive ship Candour struck a|  moonlet nine days out")
  expect("a long word is parted, not cut", table.concat(paper.wrap(("x"):rep(45)), "|"), ("x"):rep(40) .. "|xxxxx")
  expect("what a terminal obeys is none", paper.wrap("a\27[2Jb\194\155c")[1], "a [2Jb c")
  expect("no text", paper.wrap("a\255b")[1], "a?b")
  expect("letters are counted, not bytes", #paper.wrap(("ä"):rep(40)), 1)
end

---------------------------------------------------------------------------------------------------- a whole battle
-- The cutters stand in A1 and hold core A, the gunners in F1 and hold core B; nobody is at the rim. The leak is 3, nothing,
-- then 1: the fore stacks, and a D3 of 5 is 3 wounds, so that 4 of the 5 cutters are left. Each side has 5 points in each
-- of its turns, and the Salvors are painted: 20 to 10.
local to_first_turn = { "2", "1", "1", "1", "a1", "1", "2", "f1", "0", "3" }
local whole = {
  table.unpack(to_first_turn),
}
for _, line in ipairs({
  "0", "0", "0", "no", "1", "1",     -- command, move units, shooting; at the rim? the Salvors hold A, the Wardens B
  "0", "0", "0", "no",               -- the Wardens' turn; nothing has moved
  "1", "5",                          -- the leak, and its wounds
  "0", "0", "0", "no", "", "",       -- there are fewer cutters: who holds what? As before
  "0", "0", "0", "no",
  "1", "1", "0", "2",                -- painted; who has won?; the end
}) do whole[#whole + 1] = line end

local function narrow(screen)
  for line in screen:gmatch("[^\n]*") do
    if (utf8.len(line) or 0) > 40 then return line end
  end
  return "yes"
end

--- The most rows between two answers, and how often the screen waited.
local function tallest(screen)
  local most, rows = 0, 0
  for line in screen:gmatch("([^\n]*)\n") do
    rows = rows + 1
    if line:match("^> ") or line:match("^%(Enter: more%)") then rows = 1 end
    most = math.max(most, rows)
  end
  return most
end

fresh()
local record
do
  local code, screen, written, home = play(whole)
  record = written
  expect("it ends well", code, 0)
  expect("every answer was asked for", home.next_answer, #whole + 1)
  expect("it is told who has won", screen:match("Salvors have won%.") ~= nil, true)
  expect("points by paint", screen:match("Salvors 20 VP") ~= nil, true)
  expect("lines are narrow", narrow(screen), "yes")
  expect("no more rows than there are", tallest(screen) <= 24, true)
  expect("ids are not told", screen:match("[^%w]core%-a") or screen:match("#%w"), nil)
  expect("control is asked once where nothing moved", count(screen, "which do they hold?"), 4)
  expect("dice that were typed", record:match("\ndice (%d[^\n]*)"), "3 1 5")
  expect("what was told of the map", record:match("\n= told holders #core%-a attacker #core%-b defender\n") ~= nil, true)
  expect("settings are kept", record:match("# at the table: dice typed, moves told\n") ~= nil, true)
end
do
  local outcome, again = check(record)
  expect("it replays with nobody there", outcome, "status ended\nvp attacker 20\nvp defender 10\nwinner attacker\nerrors 0\n")
  expect("its record is the same", again, record)
end

---------------------------------------------------------------------------------------------------- another home
--- Plays a record where everything is measured, but for what people told.
local function elsewhere(text)
  local engine = harness.engine()
  local read = engine.rehearsal.read(text)
  local data = mission()
  local cells = {}
  for _, list in ipairs({ data.areas, data.zones }) do for _, each in ipairs(list) do cells[each.id] = each.cells end end
  local answer, battle = engine.rehearsal.run(data, harness.host(cells), {
    dice = read.dice, lines = read.lines, said = read.said, has_answers = read.has_answers, record = true,
  })
  local points = {}
  for index, player in ipairs(battle.players) do points[index] = engine.scoring.total(engine.state(player)) end
  return answer.status .. " " .. table.concat(points, " ") .. " " .. tostring(battle.winner), engine.record.text(battle)
end
do
  local outcome, measured = elsewhere(record)
  expect("what was told counts where it would be measured", outcome, "ended 20 10 Salvors")
  local told_less = record:gsub("= told holders[^\n]*\n", "")
  -- On that map all is at one point: 5 models against 5, and in the second round 4 against 5, who hold both cores.
  expect("without it, it is measured", (elsewhere(told_less)), "ended 10 10 false")
  expect("and what was told is told further", select(2, measured:gsub("= told ", "")), select(2, record:gsub("= told ", "")))
end

-- The other way round: on a map where each column is an inch from the next, as lines that were written down. The cutters
-- go from A1 to B1, onto core A, read it (3) and hold it at both ends of their turns: 5 and 5. On the way, at D3, they are
-- 2" from it, and 5 of them and 5 gunners are an inch from core B: a tie. The leak's 2 in the second round is the aft
-- stacks, where the gunners are alone: a die of 1 is a D3 of 1. They hold core B: 5 and 5.
local measured_lines = [[
mission small
dice only
dice 3 2 1
go deployment
refused place "Hull cutters" C1 "wholly inside North tug"
place "Hull cutters" A1
place "Shelf gunners" F1
go 1 attacker move-units-step
move "Hull cutters" B1
expect controls A attacker
move "Hull cutters" D3
expect controls A nobody
expect controls B nobody
move "Hull cutters" B1
go 1 attacker shooting-phase-start
refused act "Read a core" "Shelf gunners" "this is not its moment"
act "Read a core" "Hull cutters" A
refused act "Read a core" "Hull cutters" B "it was done already"
go 1 defender move-units-step
place "Index hounds" F2
move "Index hounds" D1
go 2 attacker turn-start
expect mark A read attacker
expect vp attacker 8
expect vp defender 5
go end
expect dice none
expect vp attacker 13
expect vp defender 10
go
expect winner attacker
]]

--- Columns are an inch apart; areas and zones are their cells.
local function measuring_host(data)
  local cells = {}
  for _, list in ipairs({ data.areas, data.zones }) do for _, each in ipairs(list) do cells[each.id] = each.cells end end
  local host = harness.host(cells)
  function host.distance(one, other) return math.abs(one.at:byte() - other.at:byte()) * 25400 end
  host.straight = host.distance
  return host
end
do
  local engine, data = harness.engine(), mission()
  local read = engine.rehearsal.read(measured_lines)
  local answer, battle = engine.rehearsal.run(data, measuring_host(data), { dice = read.dice, lines = read.lines, record = true })
  expect("as it was worked out by hand", engine.rehearsal.text(battle, answer):match("([^\n]*)\n$"), "Salvors wins.")
  local measured = engine.record.text(battle)
  expect("what was measured is no telling", measured:match("= told"), nil)
  local outcome, again = check(measured)
  expect("the record answers all questions", outcome, "status ended\nvp attacker 13\nvp defender 10\nwinner attacker\nerrors 0\n")
  again = again:gsub("# at the table[^\n]*\n", ""):gsub(" sha256:00", "")
  expect("and is written down as it was", again, measured)
end

---------------------------------------------------------------------------------------------------- going on
fresh()
do
  local _, _, half = play({ table.unpack(whole, 1, 14) })
  local rest = { table.unpack(whole, 15) }
  local _, screen, written = play(rest, { "--resume" })
  expect("the phone slept in the middle of a turn", half:match("= told inside #cutters #rim no\n") ~= nil, true)
  expect("it goes on behind the last answer", written, record)
  expect("settings are not asked again", screen:match("Who rolls") == nil, true)
end
fresh()
do
  -- One step back in the middle of a line takes the last answer, another one the line; then it is said again.
  local answers = { table.unpack(whole, 1, 14) }
  for _, line in ipairs({ "back", "yes", "back", "back", "0" }) do answers[#answers + 1] = line end
  table.move(whole, 14, #whole, #answers + 1, answers)
  local _, screen, written = play(answers)
  expect("it comes out as without", written, record)
  expect("in the same words", screen:match("Salvors 20 VP") ~= nil, true)
end
fresh()
do
  -- After the phone has slept a step back is as long as before: to the movement phase, not to the deployment.
  play({ table.unpack(whole, 1, 12) })
  local _, screen = play({ "back", "quit" }, { "--resume", "--rows", "0" })
  expect("a step back after a pause", screen:match("shooting phase.*> back.*movement phase") ~= nil, true)
  expect("is no longer than before", screen:match("Deploy forces"), nil)
end
fresh()
do
  local answers = { table.unpack(to_first_turn) }
  for _, line in ipairs({ "back", "back", "", "?", "score", "log", "what now", "quit" }) do answers[#answers + 1] = line end
  local _, screen = play(answers, { "--rows", "0" })
  expect("back from the first turn is the deployment", count(screen, "Set-up: Deploy forces") >= 4, true)
  expect("what was done is told", screen:match("%- Hull cutters is set up at A1") ~= nil, true)
end

---------------------------------------------------------------------------------------------------- dice by the program
fresh()
do
  local answers = { "1", "1", "1", "1", "a1", "1", "2", "f1", "0", "back", "0", "quit" }
  local _, _, written = play(answers)
  local rolled = written:match("= roll D6 attacker \"the leak\" (%d)")
  expect("a step back does not change the dice", written:match("\ndice (%d)"), rolled)
  expect("one die", select(2, written:gsub("= roll", "")) >= 1, true)
end

---------------------------------------------------------------------------------------------------- lines, facts, corrections
fresh()
do
  local answers = { table.unpack(to_first_turn) }
  for _, line in ipairs({
    "fact Hull_cutters models 3", 'fact "Hull cutters" models 3', "correct", "1", "7", "forgotten", "move cutters b1", "move #cutters B1",
    "correct vp defender 2 late", "quit",
  }) do answers[#answers + 1] = line end
  local _, screen, written = play(answers, { "--rows", "0" })
  expect("a line with a slip is refused", screen:match("No: ") ~= nil, true)
  expect("facts are taken", written:match('\nfact "Hull cutters" models 3\n') ~= nil, true)
  expect("a correction by questions", written:match('\ncorrect vp attacker 7 "forgotten"\n') ~= nil, true)
  expect("a correction as a line", written:match("\ncorrect vp defender 2 late\n") ~= nil, true)
  expect("a decision as a line", written:match("\nmove #cutters B1\n") ~= nil, true)
  expect("what was refused is not written down", written:match("Hull_cutters"), nil)
end

---------------------------------------------------------------------------------------------------- one question for several
fresh()
do
  -- Two units near the rim, of which one is: one question, with both.
  local answers = { "2", "1", "1", "1", "a1", "1", "1", "a2", "1", "1", "f1", "0", "3", "0", "0", "0", "2", "none", "none", "score", "quit" }
  local _, screen, written = play(answers, { "--rows", "0" })
  expect("it is asked once", count(screen, "Which of these are in Outer rim?"), 1)
  expect("and both answers are kept", written:match("= told inside #cutters #rim no\n= told inside #divers #rim yes\n") ~= nil, true)
  expect("an effect is shown with the score", screen:match("Void divers: seen") ~= nil, true)
end

fresh()
do
  local answers = { "2", "1", "1", "1", "a1", "1", "1", "a2", "1", "1", "f1", "0", "3", "0", "0", "0", "2", "none", "none", "correct", "2", "1", "a slip", "score", "quit" }
  local _, screen, written = play(answers, { "--rows", "0" })
  expect("a note is taken away by questions", written:match('\ncorrect mark #divers seen none "a slip"\n') ~= nil, true)
  expect("and is not there any more", screen:match("Void divers: no longer seen: a slip.*Void divers: seen"), nil)
end

---------------------------------------------------------------------------------------------------- moves that nobody tells
fresh()
do
  local answers = { "2", "2", "1", "1", "a1", "1", "2", "f1", "0", "1", "none", "0", "quit" }
  local _, screen = play(answers, { "--rows", "0" })
  expect("what is known by the cell is asked", screen:match("Which of these are in Fore stacks 1%?\n") ~= nil, true)
end

---------------------------------------------------------------------------------------------------- at every question
fresh()
do
  local answers = { "what now", "score", "log", "correct", "dice", "back", "2", "what now", "back", "1e0", "2", "1", "quit" }
  local code, screen, written = play(answers, { "--rows", "0" })
  expect("before the battle begins", count(screen, "has not begun yet"), 6)
  expect("nothing is before the first", count(screen, "There is no answer before this."), 1)
  expect("from the second question back to the first", count(screen, "Who rolls the dice?"), 8)
  expect("1e0 is no number", count(screen, "Say one of the numbers, or help."), 1)
  expect("it ends as wanted", code, 0)
  expect("settings as they were said last", written:match("dice typed, moves told") ~= nil, true)
end
fresh()
do
  local answers = { table.unpack(to_first_turn) }
  for _, line in ipairs({ "2 1 b1", "2 1 b2", "2 3 f2", "5", "1", "4", "move Hull cutters A2", "move hull cutters A1", "fact Hull cutters", "1 2 zz", "quit" }) do
    answers[#answers + 1] = line
  end
  local _, screen, written = play(answers, { "--rows", "0" })
  local told = screen:gsub("\n *", " ")
  expect("a unit that moves twice", told:match("%(Hull cutters has moved in this step already%.%)") ~= nil, true)
  expect("a unit of the other side", told:match("%(Shelf gunners: of Wardens, and it is the turn of Salvors%.%)") ~= nil, true)
  expect("but they move", written:match("\nmove #shelf F2\n") ~= nil, true)
  expect("command points are noted", written:match("\nfact attacker CP 4\n") ~= nil, true)
  expect("names of several words", written:match("\nmove #cutters A2\n.*\nmove #cutters A1\n") ~= nil, true)
  expect("facts say how they are written", told:match("Such as: fact Alpha models 3") ~= nil, true)
end
fresh()
do
  -- What is typed while the screen waits is the next answer.
  local answers = { "2", "1", "log", "score", "quit" }
  local _, screen = play(answers, { "--rows", "10" })
  expect("a word at the end of a page", screen:match("%(Enter: more%) score\n") == nil or screen:match("> score\n") ~= nil, true)
end

---------------------------------------------------------------------------------------------------- any answers
--- Answers to what is on the screen, at random; `known` are answered first.
local function random_answer(screen)
  local from = #screen
  for _ = 1, 16 do from = screen:sub(1, from - 1):match(".*()\n") or 1 end
  local tail, options = screen:sub(from), {}
  for number in tail:gmatch("\n(%d+) ") do options[#options + 1] = number end
  if tail:find("Numbers") then return ({ "none", "", "1", "1 2", "all" })[math.random(5)] end
  if tail:find("The cell, such") then return ({ "A1", "A2", "B1", "C3", "F1", "F2", "E2", "zz", "0", "" })[math.random(10)] end
  if tail:find("0 Go on") and math.random() < .45 then return "0" end
  if math.random() < .03 then return "correct" end
  return options[1] and options[math.random(#options)] or tostring(math.random(6))
end

--- Plays with what `choose(screen, number)` gives; what stood on the screen before each answer, which of them counted, and
--- the record. `look(home)` is called before each answer.
local function play_with(choose, look)
  fresh()
  local engine, home = new_home({})
  local shown, accepted, said = {}, {}, 0
  function home.screen.read()
    local screen = table.concat(home.output)
    home.output = {}
    if look then look(engine, home) end
    local line = choose(screen, said + 1)
    if not line then return nil end
    said = said + 1
    shown[said] = screen
    return line .. "\n"
  end
  local hear = home.talk.answered
  function home.talk.answered(...)
    accepted[said] = true
    return hear(...)
  end
  home.start.run(mission(), { "--record", record_path, "--rows", "0" }, folder)
  return shown, accepted, read(record_path)
end

--- Plays the record of a battle with nobody there: what is different then, if anything is.
local function replayed(engine, home)
  local text, battle = home.session.record(), home.session.battle()
  local name = folder .. ".again"
  local file = assert(io.open(name, "wb"))
  file:write(text)
  file:close()
  local _, other = new_home({})
  other.talk.ask = function() return nil, "quit" end
  other.dice.typed = home.dice.typed
  other.session.begin(mission(), other.start.read(name, mission()), nil)
  os.remove(name)
  local log, again = {}, {}
  for index, line in ipairs(battle.log) do log[index] = line.text end
  for index, line in ipairs(other.session.battle().log) do again[index] = line.text end
  engine.current = battle
  if other.session.record() ~= text then return "the record" end
  if table.concat(again, "\n") ~= table.concat(log, "\n") then return "what has happened" end
end

for seed = 1, 12 do
  math.randomseed(seed)
  local number, all, differs = 0, {}, nil
  local _, accepted = play_with(function(screen, index)
    if index > 60 or screen:find("Take the last answer back", 1, true) then return nil end
    all[index] = index == 1 and "2" or index == 2 and "1" or random_answer(screen)
    return all[index]
  end, function(engine, home)
    number = number + 1
    if home.session.has_begun() and number % 5 == 0 then differs = differs or replayed(engine, home) end
  end)
  expect("seed " .. seed .. ": the record is the battle", differs, nil)
  local counted = {}
  for index, line in ipairs(all) do if index <= 2 or accepted[index] then counted[#counted + 1] = line end end
  local before, _, record_before = play_with(function(_, index) return counted[index] end)
  local with_steps, which = {}, {}
  for index, line in ipairs(counted) do
    with_steps[#with_steps + 1] = line
    if index > 4 and math.random() < .1 then
      local steps = math.random(index - 2 < 5 and index - 2 or 5)
      for _ = 1, steps do with_steps[#with_steps + 1] = "back" end
      for again = index - steps + 1, index do
        with_steps[#with_steps + 1] = counted[again]
        which[#with_steps] = again > index - steps + 1 and again or nil
      end
    end
  end
  local shown, _, record_after = play_with(function(_, index) return with_steps[index] end)
  expect("seed " .. seed .. ": back, and the same again, is the same record", record_after, record_before)
  for index, again in pairs(which) do expect("seed " .. seed .. ": the same screen", shown[index], before[again]) end
end

---------------------------------------------------------------------------------------------------- the guide
fresh()
do
  local kept = read(root .. "/docs/guide/at-the-table.md"):match("```text\n(.-)```")
  local answers = {}
  for line in kept:gmatch("\n> ([^\n]*)") do answers[#answers + 1] = line end
  local _, screen = play(answers)
  expect("the session of the guide is the program's", screen, kept)
end

---------------------------------------------------------------------------------------------------- attacks
local function with_rule(lua)
  return function(data) data.items[1].lua = lua end
end

--- What is told where a rule at the start of the first round misbehaves, and whether the record is kept.
local function attack(name, lua, wanted)
  fresh()
  local answers = { "2", "1", "1", "1", "a1", "0", "2", "2", "2", "quit" }
  local code, screen, written = play(answers, { "--rows", "0" }, with_rule(lua))
  local told = screen:gsub("\n *", " ")
  expect(name .. " is told", told:match(wanted) and "told" or told:sub(-400), "told")
  expect(name .. " leaves the record", written and written:match("\nplace #cutters A1\n") ~= nil, true)
  expect(name .. " does not end the program badly", code, 0)
end
attack("a loop", "function on_round_start()\n  while true do end\nend", 'rule "Leak", line 2: it takes too much: more than 50 million steps')
attack("a caught loop", "function on_round_start()\n  while true do pcall(function() while true do end end) end\nend",
  'rule "Leak", line 2: it takes too much: more than 50 million steps')
attack("recursion", "local function deep() return 1 + deep() end\nfunction on_round_start() deep() end", 'rule "Leak", line %d: ')
attack("a big text", 'function on_round_start()\n  local text = "x"\n  for _ = 1, 60 do text = text .. text end\nend', 'rule "Leak", line 3: ')
attack("a long repetition", 'function on_round_start()\n  local text = ("x"):rep(1000000000)\nend', 'rule "Leak", line 2: the text becomes too long')
attack("a big table", "function on_round_start()\n  local t = {}\n  while true do t[#t + 1] = {} end\nend", 'rule "Leak", line 3: it takes too much: more than ')
attack("reaching outside", "function on_round_start()\n  os.exit(1)\nend", 'rule "Leak", line 2: ')
attack("a pattern", 'function on_round_start()\n  return ("a"):rep(60):find(("a?"):rep(60) .. ("a"):rep(61))\nend', ".")

---------------------------------------------------------------------------------------------------- what is no record
fresh()
do
  local file = assert(io.open(record_path, "wb"))
  file:write("bulkhead-record 1\nmission other\ngo\n")
  file:close()
  local real = io.stderr
  io.stderr = { write = function() end }
  expect("a record of another mission", (play({}, { "--resume" })), 3)
  fresh()
  expect("no record", (play({}, { "--resume" })), 3)
  io.stderr = real
  expect("an option that is none", (play({}, { "--fast" })), 2)
end

fresh()
finish(60)
