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
  local engine, home = harness.table()
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
  expect("nothing turns the direction of writing", paper.clean("a\u{202E}b\u{2067}c\u{2028}d\u{2014}"), "a b c d\u{2014}")
  expect("no text", paper.wrap("a\255b")[1], "a?b")
  expect("letters are counted, not bytes", #paper.wrap(("ä"):rep(40)), 1)
end

---------------------------------------------------------------------------------------------------- one question
do
  local function asked(question, ...)
    local _, home = new_home({ ... })
    local answer = home.talk.ask(question)
    return answer, table.concat(home.output)
  end
  local one = { words = "Who?", choices = {
    { label = "Rakers (D3)", name = "Rakers", value = "rakers" }, { label = "Rakers, dog watch (E3)", name = "Rakers, dog watch", value = "watch" },
    last = { label = "Back", value = "back" },
  } }
  expect("a whole name is enough, though another begins with it", asked(one, "rakers"), "rakers")
  local answer, screen = asked(one, "rak", "7", "2")
  expect("its beginning is not", screen:match("Several begin with") ~= nil, true)
  expect("which numbers there are", screen:match("Say a number from 0 to 2%.") ~= nil, true)
  expect("and then it is asked again", answer, "watch")
  local parted = { words = "Which?", first = 1, more = "the younger ones", choices = { { label = "A", value = "a" }, { label = "B", value = "b" } } }
  answer, screen = asked(parted, "+", "2")
  expect("what is behind the first is called as the question says", screen:find("1 A\n+ the younger ones\n", 1, true) ~= nil and answer, "b")
  parted.more = nil
  expect("or nothing more", select(2, asked(parted, "1")):find("+ more of them", 1, true) ~= nil, true)
  local several = { words = "Which?", several = true, choices = { { label = "A", value = "a" } } }
  for _, word in ipairs({ "0", "n", "no", "none" }) do
    answer = asked(several, "0 1", "x", word)
    expect(word .. " is none of several", type(answer) == "table" and #answer, 0)
  end
  several.choices = { { label = "core A", value = "a", number = 1, word = "a" }, { label = "core C", value = "c", number = 3, word = "c" } }
  expect("what keeps its number", table.concat(asked(several, "2", "3 1"), " "), "c a")
  expect("and its letter", table.concat(asked(several, "b", "C a"), " "), "c a")
end
do
  -- Who holds a marker that is secured.
  local engine = harness.engine()
  engine.current = { data = { system = { control = { tie = "nobody" } } } }
  local marker = { secured_by = "mine", held = "yours" }
  expect("with nobody near it", engine.control.holder_by(marker, nil, false), "mine")
  expect("with as many of both", engine.control.holder_by(marker, nil, true), "mine")
  expect("with more of the others", engine.control.holder_by(marker, "yours", false), "yours")
  engine.current.data.system.control.tie = "stays"
  expect("with as many of both, where it stays as it was", engine.control.holder_by(marker, nil, true), "yours")
end

---------------------------------------------------------------------------------------------------- a whole battle
-- The cutters stand in A1 and hold core A, the gunners in F1 and hold core B; nobody is at the rim. The leak is 3, nothing,
-- then 1: the fore stacks, and a D3 of 5 is 3 wounds, so that 4 of the 5 cutters are left. Each side has 5 points in each
-- of its turns, and the Salvors are painted: 20 to 10.
local to_first_turn = { "2", "1", "1", "1", "a1", "1", "3", "f1", "0", "3" }
local whole = {
  table.unpack(to_first_turn),
}
for _, line in ipairs({
  "0", "0", "0", "no", "1", "2",     -- command, move units, shooting; at the rim? the Salvors hold A, the Wardens B
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
  expect("it is told who has won", screen:match("Winner: Salvors%.") ~= nil, true)
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
  for index, player in ipairs(battle.players) do points[index] = engine.scoring.total(engine.states[player]) end
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
  expect("as it was worked out by hand", engine.rehearsal.text(battle, answer):match("([^\n]*)\n$"), "Winner: Salvors.")
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
-- A record of other dice than those with which it is played says so, before anything is asked.
for _, die in ipairs({ "3", "6" }) do
  fresh()
  local _, _, half = play({ table.unpack(whole, 1, 14) })
  local file = assert(io.open(record_path, "wb"))
  file:write((half:gsub("(= roll [^\n]+ )3\n", "%1" .. die .. "\n", 1)))
  file:close()
  local _, screen = play({ table.unpack(whole, 15) }, { "--resume" })
  expect("it differs where the die is another", screen:gsub("%s+", " "):find("from there on it may be another battle.", 1, true) ~= nil, die == "6")
end
-- Where a name that is taken is given to nothing else, the record has two other names for a moment.
for _, left in ipairs({ { ".old", ".new" }, { ".old" } }) do
  fresh()
  play({ table.unpack(whole, 1, 14) })
  os.rename(record_path, record_path .. left[#left])
  if #left == 2 then
    local older = assert(io.open(record_path .. ".old", "wb"))
    older:write("bulkhead-record 1\n")
    older:close()
  end
  local _, _, written = play({ table.unpack(whole, 15) }, { "--resume" })
  expect("it goes on with what stands at " .. left[#left], written, record)
  os.remove(record_path .. ".old")
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
  local answers = { "1", "1", "1", "1", "a1", "1", "3", "f1", "0", "back", "0", "quit" }
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

fresh()
do
  -- 0 leads out of menus, so a unit is not destroyed by one too many.
  local answers = { table.unpack(to_first_turn) }
  for _, line in ipairs({ "losses", "1", "1", "0", "no", "losses", "1", "1", "0", "yes", "log all", "help", "correct", "1", "0", "5", "0", "slip", "quit" }) do
    answers[#answers + 1] = line
  end
  local _, screen, written = play(answers, { "--rows", "0" })
  expect("it is asked whether a unit is destroyed", count(screen, "Is Hull cutters destroyed?"), 2)
  expect("and it is where it is", select(2, written:gsub("models 0\n", "")), 1)
  expect("the whole log", screen:match("log all.-%- Hull cutters is set up at A1") ~= nil, true)
  expect("examples are of this mission", screen:gsub("\n *", " "):match("such as move Hull cutters C3") ~= nil, true)
  expect("0 corrects nothing, and is no reason", written:match('\ncorrect vp attacker 5 "?slip"?\n') ~= nil, true)
end

---------------------------------------------------------------------------------------------------- before the battle
fresh()
do
  local _, screen = play({ "help", "?", "2", "help", "1", "quit" }, { "--rows", "0" })
  expect("help is told at the first questions", count(screen, "back - take the last answer back"), 3)
end

---------------------------------------------------------------------------------------------------- records that are kept
fresh()
do
  os.remove(record_path .. "~2")
  play({ "2", "1", "1", "1", "a1", "quit" }, { "--rows", "0" })
  local _, _, first = play({ "2", "2", "1", "1", "1", "a2", "quit" }, { "--rows", "0" })
  expect("a battle that was begun anew", first:match("\nplace #cutters A2\n") ~= nil, true)
  local _, screen = play({ "2", "2", "1", "quit" }, { "--rows", "0" })
  expect("what is there is not replaced", (screen:gsub("\n *", " ")):find("the old one is kept as " .. record_path .. "~2", 1, true) ~= nil, true)
  local function kept(name)
    local file = assert(io.open(name, "rb"))
    local text = file:read("a")
    file:close()
    return text:match("\nplace #cutters (%w+)\n")
  end
  expect("the oldest one", kept(record_path .. "~"), "A1")
  expect("the one behind it", kept(record_path .. "~2"), "A2")
  os.remove(record_path)
  os.remove(record_path .. "~2")
end

---------------------------------------------------------------------------------------------------- one question for several
fresh()
do
  -- Two units near the rim, of which one is: one question, with both.
  local answers = { "2", "1", "1", "1", "a1", "1", "2", "a2", "1", "3", "f1", "0", "3", "0", "0", "0", "2", "", "n", "score", "quit" }
  local _, screen, written = play(answers, { "--rows", "0" })
  expect("it is asked once", count(screen, "Which of these are in Outer rim?"), 1)
  expect("and both answers are kept", written:match("= told inside #cutters #rim no\n= told inside #divers #rim yes\n") ~= nil, true)
  expect("an effect is shown with the score", screen:match("Void divers: seen") ~= nil, true)
end

fresh()
do
  local answers = { "2", "1", "1", "1", "a1", "1", "2", "a2", "1", "3", "f1", "0", "3", "0", "0", "0", "2", "none", "none", "correct", "2", "1", "a slip", "score", "quit" }
  local _, screen, written = play(answers, { "--rows", "0" })
  expect("a mark is taken away by questions", written:match('\ncorrect mark #divers seen none "a slip"\n') ~= nil, true)
  expect("and is not there any more", screen:match("Void divers: no longer seen: a slip.*Void divers: seen"), nil)
end

---------------------------------------------------------------------------------------------------- moves that nobody tells
fresh()
do
  local answers = { "2", "2", "1", "1", "a1", "1", "3", "f1", "0", "1", "none", "0", "quit" }
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
  for _, line in ipairs({ "2 1 b1", "2 1 b2", "2 3 f2", "8", "1", "4", "move Hull cutters A2", "move hull cutters A1", "fact Hull cutters", "1 2 zz", "quit" }) do
    answers[#answers + 1] = line
  end
  local _, screen, written = play(answers, { "--rows", "0" })
  local told = screen:gsub("\n *", " ")
  expect("a unit that moves twice", told:match("%(Hull cutters has moved in this step already%.%)") ~= nil, true)
  expect("a unit of the other side", told:match("%(Shelf gunners: of Wardens, and it is the turn of Salvors%.%)") ~= nil, true)
  expect("but they move", written:match("\nmove #shelf F2\n") ~= nil, true)
  expect("command points are noted", written:match("\nfact attacker CP 4\n") ~= nil, true)
  expect("names of several words", written:match("\nmove #cutters A2\n.*\nmove #cutters A1\n") ~= nil, true)
  expect("facts say how they are written", told:match("Such as: fact Hull cutters models 3") ~= nil, true)
end
---------------------------------------------------------------------------------------------------- attacks and their losses
--- What is asked and written down where these are said in the first shooting phase, whose it is.
local function in_shooting_phase_of(change, ...)
  fresh()
  local answers = { table.unpack(to_first_turn) }
  for _, line in ipairs({ "0", "0", ... }) do answers[#answers + 1] = line end
  local _, screen, written = play(answers, { "--rows", "0" }, change)
  return (screen:gsub("\n *", " ")), (written:gsub("\n=[^\n]*", ""))
end
local function in_shooting_phase(...) return in_shooting_phase_of(nil, ...) end
local function without_cards(data) data.items[#data.items] = nil end
do
  local screen, written = in_shooting_phase_of(without_cards, "shoots #cutters at #shelf", "2", "shoots #shelf at #cutters", "11", "3", "fights #cutters #shelf", "", "score", "quit")
  expect("models that an attack cost", written:find("\nshoots #cutters at #shelf\nfact #shelf models 3 by #cutters\n", 1, true) ~= nil, true)
  expect("wounds, where models have several", written:find("\nshoots #shelf at #cutters\nfact #cutters wounds 7 by #shelf\n", 1, true) ~= nil, true)
  expect("no more than there are", screen:find("Say a number from 0 to 10.", 1, true) ~= nil, true)
  expect("it is asked once for each attack", count(screen, "does it lose?"), 3)
  expect("nothing is Enter, and no line", written:match("\nfights #cutters #shelf\n#") ~= nil, true)
  screen, written = in_shooting_phase_of(without_cards, "shoots #cutters at #shelf", "2", "back", "correct", "1", "5", "slip", "", "move #nobody B1", "move #cutters B1", "quit")
  expect("it is asked again after a step back and a correction alone", count(screen, "does it lose? (5 left) A number"), 3)
  expect("and then it cost nothing", written:find('\nshoots #cutters at #shelf\ncorrect vp attacker 5 "slip"\nmove #cutters B1\n', 1, true) ~= nil, true)
  screen = in_shooting_phase_of(without_cards, "shoots #cutters at #shelf", "2", "0", "back", "score", "quit")
  expect("what was answered is not asked again", count(screen, "does it lose?"), 1)
  screen = in_shooting_phase_of(without_cards, "shoot", "1", "all", "score", "quit")
  expect("in the shooting phase nobody is asked how", screen:find("What does it do?", 1, true), nil)
  expect("a unit that is gone", screen:find("Shelf gunners is destroyed", 1, true) ~= nil, true)
end

do
  -- The card of the moment around the attack is offered by the menu alone: nobody is asked for it in the middle.
  local screen, written = in_shooting_phase("shoots #cutters at #shelf", "2", "quit")
  expect("a card of the moment around is not asked for", count(screen, "play Rush"), 0)
  expect("so what comes is the losses", written:find("\nshoots #cutters at #shelf\nfact #shelf models 3 by #cutters\n", 1, true) ~= nil, true)
end

do
  -- The program ends while losses are asked for: they are asked for when somebody goes on, once.
  local _, written = in_shooting_phase("shoots #cutters at #shelf", "quit")
  expect("that losses are to ask stands in the record", written:match("moves %a+, losses to ask\n$") ~= nil, true)
  local _, screen = play({ "2", "quit" }, { "--resume", "--rows", "0" })
  expect("they are asked for again", count((screen:gsub("\n *", " ")), "how many models does it lose? (5 left)"), 1)
  local _, again, kept = play({ "quit" }, { "--resume", "--rows", "0" })
  expect("and written down", kept:find("\nshoots #cutters at #shelf\n", 1, true) ~= nil and kept:find("\nfact #shelf models 3 by #cutters\n", 1, true) ~= nil, true)
  expect("and not a third time", count(again, "does it lose?"), 0)
  in_shooting_phase("shoots #cutters at #shelf", "", "quit")
  _, screen, kept = play({ "quit" }, { "--resume", "--rows", "0" })
  expect("nothing lost is an answer as well", count(screen, "does it lose?"), 0)
  expect("nothing is to ask then", kept:match("moves %a+\n$") ~= nil, true)
end

do
  -- A side's name may be one or many: no sentence about it has a verb.
  local function many(data) data.sides[1].name = "Cutters of the deep" end
  local screen = in_shooting_phase_of(many, "play Rush by attacker on #cutters", "fact attacker CP 4", "correct vp attacker 5 \"tally\"", "correct vp attacker -2 \"slip\"", "log all", "quit")
  expect("points", screen:find("- Cutters of the deep: +5 VP, tally", 1, true) ~= nil, true)
  expect("points that are lost", screen:find("- Cutters of the deep: -2 VP, slip", 1, true) ~= nil, true)
  expect("dice", screen:find("- Cutters of the deep: D6 for the leak: ", 1, true) ~= nil, true)
  expect("cards", screen:find("- Played by Cutters of the deep: Rush for 1 CP", 1, true) ~= nil, true)
  expect("what a side has", screen:find("- Cutters of the deep: 4 CP", 1, true) ~= nil, true)
end

do
  -- A card is offered to both sides before the attack: what it cost is asked after all that, also when the battle is played
  -- again up to there.
  local function with_card(data) data.items[#data.items].used = { { at = "before-shooting", of = "", whose = "either" } } end
  local attack, offered = "shoots #cutters at #shelf", "play Rush for Hull cutters?"
  local screen, written = in_shooting_phase_of(with_card, attack, "no", "no", "2", "score", "quit")
  expect("a card before the attack", count(screen, offered), 2)
  expect("what it cost is asked behind it", count(screen, "does it lose?"), 1)
  expect("and written down", written:find("\nshoots #cutters at #shelf\nagree no\nagree no\nfact #shelf models 3 by #cutters\n", 1, true) ~= nil, true)
  screen, written = in_shooting_phase_of(with_card, attack, "no", "fact attacker CP 4", "no", "2", "back", "3", "quit")
  expect("with a fact on the way", written:find("\nagree no\nfact attacker CP 4\nagree no\nfact #shelf models 2 by #cutters\n", 1, true) ~= nil, true)
  expect("and again after a step back", count(screen, "Enter: none."), 2)
end

do
  -- After a pause nobody is asked again what an attack cost that cost nothing, unless somebody steps back to it.
  local _, before = in_shooting_phase_of(without_cards, "shoots #cutters at #shelf", "", "quit")
  local _, screen = play({ "2", "1", "b1", "back", "b2", "quit" }, { "--resume", "--rows", "0" }, without_cards)
  expect("the attack is the last line", before:find("\nshoots #cutters at #shelf\n#", 1, true) ~= nil, true)
  expect("after a pause it is not asked of", count(screen, "Enter: none."), 0)
  expect("and a step back behind it is as long as ever", read(record_path):find("\nmove #cutters B2\n", 1, true) ~= nil, true)
  in_shooting_phase_of(without_cards, "shoots #cutters at #shelf", "", "move #cutters B1", "quit")
  _, screen = play({ "back", "2", "quit" }, { "--resume", "--rows", "0" }, without_cards)
  expect("after a step back it is", count(screen, "Enter: none."), 1)
  expect("and counts", read(record_path):find("\nshoots #cutters at #shelf\nfact #shelf models 3 by #cutters\n", 1, true) ~= nil, true)
end

---------------------------------------------------------------------------------------------------- which attacks a phase offers
do
  -- By hand, for each phase that a shipped game has.
  local wanted = {
    command = "", movement = "", strategy = "", shooting = "shoots", charge = "charges shoots", fight = "fights",
    psychic = "shoots fights charges", morale = "shoots fights charges", assault = "shoots fights charges", firefight = "shoots fights charges",
  }
  local _, home = new_home({})
  local phases, listing = 0, assert(io.popen('ls "' .. root .. '/templates/systems"'))
  for name in listing:lines() do
    for id in (name:match("%.xml$") and read(root .. "/templates/systems/" .. name) or ""):gmatch('<phase%s+id="([^"]+)"') do
      phases = phases + 1
      expect(name .. ", " .. id, table.concat(home.attacks.now({ phase = id }), " "), wanted[id])
    end
  end
  listing:close()
  expect("phases of shipped games", phases >= 22, true)
  expect("any word of an id counts", table.concat(home.attacks.now({ phase = "second-shooting" }), " "), "shoots")
  expect("between phases", table.concat(home.attacks.now({}), " "), "shoots fights charges")
end

---------------------------------------------------------------------------------------------------- what can be typed
do
  local screen, written = in_shooting_phase("move Hull B1", "fact hull models 9", "fact Shelf wounds 3 by hul", "fact att CP 3", "correct vp def 1 slip", "quit")
  expect("the beginning of a name", written:find("\nmove #cutters B1\n", 1, true) ~= nil, true)
  expect("more than there ever were", screen:find("No: Hull cutters began with 5 models, so 9 cannot be left", 1, true) ~= nil, true)
  expect("of two names", written:find("\nfact #shelf wounds 3 by #cutters\n", 1, true) ~= nil, true)
  expect("of a side", written:find("\nfact attacker CP 3\ncorrect vp defender 1 slip\n", 1, true) ~= nil, true)
  local _, home = new_home({ "2", "1", "muster \"Hull divers, late\" by attacker", "place hull A1", "place hull divers A2", "place Hull divers l C1", "quit" })
  fresh()
  home.start.run(mission(), { "--record", record_path, "--rows", "0" }, folder)
  screen = table.concat(home.output):gsub("\n *", " ")
  expect("of several names", screen:find('Several begin with "hull": Hull cutters; Hull divers, late. Say more of it.', 1, true) ~= nil, true)
  expect("as much as one has", read(record_path):find('place "#Hull divers, late" A2', 1, true) ~= nil, true)
end

do
  -- A thousand features with long names, of which one has an empty id.
  local function crowded(data)
    for index = 1, 1000 do
      data.features[index] = { id = index > 1 and "rack-" .. index or "", name = "Rack " .. index .. " " .. ("ä"):rep(index < 9 and 20000 or 20), kind = "crate", at = "C3" }
    end
  end
  fresh()
  local _, _, _, home = play({ table.unpack(to_first_turn) }, { "--rows", "0" }, crowded)
  local line, why = home.typed.line("play #rush on rack")
  expect("of many candidates a few are named", line == nil and why:match("^Several begin with \"rack\": Rack 1 [^;]+ …; Rack 2 [^;]+ …; Rack 3 [^;]+ … and 997 more%. Say more of it%.$") ~= nil, true)
  expect("with the beginnings of their names", why and utf8.len(why) < 170, true)
  line, why = home.typed.line("play #rush on Rack 1 " .. ("ä"):rep(15))
  expect("what has an empty id is written by its name", line and line:sub(1, 30), 'play #rush on "Rack 1 ' .. ("ä"):rep(4))
  line, why = home.typed.line("play #rush on Rack 1000 ä")
  expect("what has an id, by that", line, "play #rush on #rack-1000")
  expect("the sign of an id is none alone", home.typed.line("play #rush on #, late"), "play #rush on #, late")
  -- Names are looked at once for each kind of thing in a line, however many words it has.
  local asked, of, steps = 0, home.names.of, 0
  function home.names.of(...)
    asked = asked + 1
    return of(...)
  end
  debug.sethook(function() steps = steps + 1 end, "", 1000)
  home.typed.line("choose" .. (" x"):rep(39))
  home.typed.line("play #rush" .. (" on x"):rep(19))
  debug.sethook()
  home.names.of = of
  expect("names are looked at twice in two lines", asked < 2100, true)
  expect("and compared in few steps", steps < 1500, true)
end

---------------------------------------------------------------------------------------------------- whose turn it is, and what may be done
do
  local screen = in_shooting_phase("move", "+", "3", "f2", "2", "what now", "what now all", "quit")
  expect("units of the other side are not shown", screen:find("Who moves? 1 Hull cutters (A1) + those of the other side 0 Back", 1, true) ~= nil, true)
  expect("unless they are wanted", screen:find("3 Shelf gunners (F1) 0 Back", 1, true) ~= nil, true)
  expect("what may be done", screen:find("Perhaps, try it: Read a core", 1, true) ~= nil and screen:find("Now: Rush (Salvors)", 1, true) ~= nil, true)
  expect("of the rest how many", screen:find("more; what now all says why.", 1, true) ~= nil, true)
  expect("and why", screen:find("Not now, this is not its moment: Rush (Wardens)", 1, true) ~= nil, true)
end

do
  -- There is one action, and one unit that may do it: nobody is asked who.
  local screen, written = in_shooting_phase("do", "1", "quit")
  expect("the only action is named", screen:find("3 Do an action: Read a core (Hull cutters) 4 Play a card", 1, true) ~= nil, true)
  expect("the only unit is not asked for", screen:find("Who does it?", 1, true), nil)
  expect("and does it", written:match("\nact #read #cutters") ~= nil, true)
end

---------------------------------------------------------------------------------------------------- after a pause
fresh()
do
  play({ table.unpack(whole, 1, 13) })
  local _, screen = play({ "quit" }, { "--resume", "--rows", "0" })
  expect("what happened last is told as old", screen:match("Last, before the pause: "), "Last, before the pause: ")
  expect("and nothing before it", screen:match("\n%- "), nil)
end

---------------------------------------------------------------------------------------------------- looks at what rules take
do
  local _, home = new_home({})
  local function steps_between_looks(again)
    home.bounds.begin_line(again)
    return select(2, home.bounds.guarded(function() return select(3, debug.gethook()) end))
  end
  expect("what was played before is looked at less often", steps_between_looks(false) < steps_between_looks(true), true)
  home.bounds.begin_line(true)
  home.bounds.guarded(function() while true do end end)
  home.bounds.was_exhausted()
  expect("but not once something took too much", steps_between_looks(true), steps_between_looks(false))
end

do
  -- Two fifths of what a battle may take, kept in each line: the third is too much, and so is all that follows.
  local _, home = new_home({})
  local kept, limits = {}, home.bounds.limits
  local take = assert(home.bounds.compile([[
    local kept, texts, text = ...
    for _ = 1, texts do kept[#kept + 1] = text .. #kept end
  ]], 'rule "Hoarder"', {}))
  local function line()
    home.bounds.begin_line()
    local good, why = home.bounds.guarded(take, kept, limits.memory * 1024 * 2 // 5 // 50000, ("x"):rep(50000))
    return good and "taken" or why
  end
  expect("memory of one line", line(), "taken")
  expect("of a second", line(), "taken")
  expect("of a third", line(), 'rule "Hoarder":2: it takes too much: more than 48 MiB of memory')
  expect("is told to have been too much", home.bounds.was_exhausted(), true)
  kept = nil
end

do
  -- As long as may be, and a character more.
  local _, home = new_home({})
  local most = home.bounds.limits.text
  local join = assert(home.bounds.compile("local one, other = ...\nlocal text = one .. other\nfor _ = 1, 100 do end\nreturn #text", 'rule "Joiner"', {}))
  local function joined(length)
    home.bounds.begin_line()
    return select(2, home.bounds.guarded(join, ("x"):rep(length - most // 2), ("y"):rep(most // 2)))
  end
  expect("a text that is as long as may be", joined(most), most)
  expect("one that is longer", joined(most + 1):match("^rule \"Joiner\":[23]: (.*)$"), "it takes too much: a text of more than 128 KiB")
end

do
  -- As many entries as may be, which are no list, and one more, with which the table is made anew.
  local _, home = new_home({})
  local fill = assert(home.bounds.compile("local count = ...\nlocal keys = {}\nfor key = 1, count do keys[-key] = true end", 'rule "Filler"', {}))
  local function filled(count)
    home.bounds.begin_line()
    local good, why = home.bounds.guarded(fill, count)
    return good or why
  end
  expect("a table that is as large as may be", filled(16384), true)
  expect("one that is larger", filled(16385), 'rule "Filler":3: it takes too much: more than 320 KiB at once')
end

do
  -- Garbage waits only while an item's Lua is at work, also where that is left in the middle of a question.
  local _, home = new_home({})
  local function is_running() return collectgarbage("isrunning") end
  expect("while it is at work", select(2, home.bounds.guarded(is_running)), false)
  expect("behind it", is_running(), true)
  expect("behind an error", home.bounds.guarded(error) or is_running(), true)
  coroutine.wrap(function() home.bounds.guarded(coroutine.yield) end)()
  expect("while a question is open", is_running(), false)
  home.bounds.begin_line()
  expect("with the next line", is_running(), true)
end

do
  -- A text that is joined in the last steps of each call: no look falls behind it before the call ends.
  local _, home = new_home({})
  local grow = assert(home.bounds.compile("local kept = ...\nkept[1] = kept[1] .. kept[1] .. kept[1]", 'rule "Grower"', {}))
  local kept, good, why, most = { "x" }, true, nil, 0
  home.bounds.begin_line()
  while good do
    good, why = home.bounds.guarded(grow, kept)
    most = math.max(most, #kept[1])
  end
  expect("what grows from call to call", why, 'rule "Grower":2: it takes too much: a text of more than 128 KiB')
  expect("is no longer than three times what may be", most <= 3 * home.bounds.limits.text, true)
end

do
  local _, home = new_home({})
  local limits = home.bounds.limits
  local file <close> = assert(io.open(root .. "/docs/rehearsal.md", "rb"))
  local page = file:read("a")
  for what, value in pairs({
    ["Steps of Lua for one line"] = limits.steps // 1000000 .. " million",
    ["Time of the processor for one line"] = limits.seconds .. " s",
    ["Memory of a battle, beside that of the program"] = limits.memory // 1024 .. " MiB",
    ["One text, where it is joined"] = limits.text // 1024 .. " KiB",
    ["What a table takes at once when it is made larger: 32,768 entries of a list, 16,384 of another"] = limits.table .. " KiB",
  }) do
    expect("the page says: " .. what, page:find("\n| " .. what .. " | " .. value .. " |\n", 1, true) ~= nil, true)
  end
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

---------------------------------------------------------------------------------------------------- slips of a cold finger
fresh()
do
  play({ "2", "1", "1", "1", "a1", "quit" }, { "--rows", "0" })
  local before = read(record_path)
  local _, screen, written = play({ "2", "back", "1", "quit" }, { "--rows", "0" })
  expect("a step back leads to the old record again", count(screen, "There is a record"), 2)
  expect("which is where it was", written, before)
  expect("and gone on with", screen:find("lines of the record are taken", 1, true) ~= nil and screen:find("Set-up: Deploy forces", 1, true) ~= nil, true)
  local _, _, kept = play({ "2", "quit" }, { "--rows", "0" })
  expect("it is not put aside before another battle begins", kept, before)
  os.remove(record_path)
  os.remove(record_path .. "~2")
end

---------------------------------------------------------------------------------------------------- cards that hang on the map
--- Both sides have a card for the test at the start of each round, of which people have to say what it may be played on.
local function with_prop(data)
  data.items[1].lua = 'function on_round_start(rule, battle) battle.attacker:test("leak", { needs = 4 }) end'
  data.hatchways[2] = { id = "E2/E3", name = "hatchway E2/E3", open = true, beside = { "aft" } }
  data.hatchways[1].open = true
  data.items[#data.items + 1] = {
    what = "stratagem", id = "prop", name = "Prop it open", cost = "1", currency = "CP", uses = "battle", text = "It stays open.", params = {},
    used = { { at = "before-test", of = "leak", whose = "either" } }, lua = [[
function targets(card, test, battle)
  return battle.hatchways.open:where(function(hatchway) return battle.units:of(card.player):within(hatchway, 1):any() end)
end
function use(card, test, hatchway) hatchway:mark("propped"):until_end_of("round") end
]] }
end
do
  local function with_card(more, ...)
    fresh()
    local answers = { "2", "1", "set up", "1", "a1", "set up", "2", "a2", "set up", "3", "f1", "0", ... }
    local _, screen, written, home = play(answers, { "--rows", "0" }, function(data) with_prop(data) if more then more(data) end end)
    return screen:gsub("\n *", " "), written, home
  end
  local screen, written = with_card(nil, "no", "no", "3", "quit")
  expect("a card is asked for before what it is played on", count(screen, "play Prop it open for leak? (1 CP)"), 2)
  expect("who is near is not asked where nobody plays it", count(screen, "within"), 0)
  expect("what was said is told", written:find("\n= told wants #prop #salvors no\n= told wants #prop #wardens no\n", 1, true) ~= nil, true)
  -- The cutters are near the first hatchway, of two; the other side has one unit, which is near none.
  screen, written = with_card(nil, "yes", "1", "none", "yes", "no", "no", "3", "quit")
  expect("it is asked once whether it is played", count(screen, "Salvors: play Prop it open for leak?"), 1)
  expect("and played", written:find("\nplay #prop by attacker\n", 1, true) ~= nil and screen:find("Played by Salvors: Prop it open for 1 CP", 1, true) ~= nil, true)
  expect("the other one has nothing to play it on", screen:find("Wardens: there is nothing to play Prop it open on", 1, true) ~= nil, true)
  -- The same with nobody there, at the table and where all is measured.
  local name = folder .. ".prop"
  local file = assert(io.open(name, "wb"))
  file:write(written)
  file:close()
  local data = mission(with_prop)
  local _, home = new_home({})
  home.start.run(data, { "--check", name, "--record", name .. ".again" }, folder)
  expect("the record is the same again", read(name .. ".again"), written)
  local engine = harness.engine()
  local kept = engine.rehearsal.read(written)
  local answer, battle = engine.rehearsal.run(data, measuring_host(data), { dice = kept.dice, lines = kept.lines, said = kept.said, has_answers = kept.has_answers, record = true })
  expect("and elsewhere", engine.rehearsal.text(battle, answer):match("Played by Salvors[^\n]*"), "Played by Salvors: Prop it open for 1 CP")
  os.remove(name)
  os.remove(name .. ".again")
  -- Of a card that costs from 1 up, of 3 it is asked how many.
  local function for_more(more)
    more.items[#more.items].cost = "1+"
    more.sides[1].purse = { { currency = "CP", amount = 3 } }
  end
  local asked, dear = with_card(for_more, "yes", "1", "none", "4", "2", "yes", "no", "no", "3", "quit")
  expect("it is asked how much is paid", count(asked, "how many CP for Prop it open? (1 to 3) A number; Enter: 1. > 4 Say a number from 1 to 3."), 1)
  expect("and written down", dear:find("\nplay #prop by attacker for 2\n", 1, true) ~= nil, true)
  -- Steps back, over the card and into the questions about it.
  local _, again = with_card(nil, "yes", "back", "yes", "1", "back", "back", "yes", "1", "none", "back", "none", "yes", "no", "no", "3", "quit")
  expect("after steps back it is the same record", again, written)
  screen = with_card(function(more) more.sides[1].purse, more.sides[2].purse = {}, {} end, "3", "quit")
  expect("whoever cannot pay is not asked", count(screen, "Prop it open"), 0)
  -- The boards lie so that a cell is 100 mm wide: the gunners at F1 are 350 mm from the middle of B2/C2, and a hundred for
  -- their cell, 32 for a base and four inches for the other models reach as far as 234; the cutters and divers are nearer.
  local function where_boards_lie(more) more.boards[1].first_middle, more.boards[1].last_middle = "50mm,50mm", "550mm,350mm" end
  screen, written = with_card(where_boards_lie, "yes", "1", "yes", "no", "3", "quit")
  expect("units that are far away are not asked for", screen:find("Which of these are within 1\" of hatchway E2/E3? (Prop it open asks this.) 1", 1, true), nil)
  expect("and are not near", written:find("\n= told within #cutters #E2/E3 1in no\n", 1, true) ~= nil, true)
  screen = with_card(function(more) where_boards_lie(more) more.hatchways[2].open = false end, "no", "3", "quit")
  expect("nor is a card where nobody is near what it may be played on", count(screen, "Wardens: play Prop"), 0)
end

---------------------------------------------------------------------------------------------------- where a charge ends
do
  local screen, written = in_shooting_phase("charges #cutters #shelf", "zz", "e1", "score", "quit")
  expect("it is asked where a charge ends", count(screen, "Hull cutters (A1): where does the charge end?"), 1)
  expect("and written down", written:find("\ncharges #cutters #shelf\nfact #cutters at E1\n", 1, true) ~= nil, true)
  screen, written = in_shooting_phase("charges #cutters #shelf", "quit")
  _, screen, written = play({ "", "score", "quit" }, { "--resume", "--rows", "0" })
  expect("also after a pause", count((screen:gsub("\n *", " ")), "where does the charge end?"), 1)
  expect("Enter is where it stands", written:match("\nfact"), nil)
  screen = in_shooting_phase("moves", "charges #cutters #shelf", "quit")
  expect("not where moves are not told", count(screen, "where does the charge end?"), 0)
end

---------------------------------------------------------------------------------------------------- what is where it was
do
  -- Rush is the first card of the Salvors and the second one of all, which it stays in the turn of the Wardens.
  local screen = in_shooting_phase("play", "0", "0", "no", "1", "none", "0", "0", "play", "quit")
  expect("and the menu its own", count(screen, "Hatchways") > 2 and count(screen, "5 Hatchways"), count(screen, "Hatchways"))
  expect("a card keeps its number", screen:find("1 Rush, Salvors (1 CP)", 1, true) and screen:find("Which card? 2 Rush, Wardens (1 CP)", 1, true) ~= nil, true)
  fresh()
  local _, at_once = play({ "2", "1", "set up", "3", "quit" }, { "--rows", "0" })
  expect("the cells where a unit may be set up", at_once:find("where?\nLoan desk: F1 F2\n", 1, true) ~= nil, true)
  -- Two boards of cells of 100 mm with 200 mm between them, in the middle of which nothing stands.
  local function with_gap(data)
    data.boards = { { first = "A1", last = "F4", first_middle = "50mm,50mm", last_middle = "550mm,350mm" },
      { first = "2:A1", last = "2:F4", first_middle = "850mm,50mm", last_middle = "1350mm,350mm" } }
    data.centre = "700mm,200mm"
  end
  fresh()
  local _, gap, in_gap = play({ "2", "1", "set up", "3", "", "f1", "quit" }, { "--rows", "0" }, with_gap)
  expect("nothing is set up in a gap between boards", gap:find("is no place on this map", 1, true) ~= nil and in_gap:match("\nplace[^\n]*"), "\nplace #shelf F1")
  -- The first of these boards reaches from 0 to 600 and 400 mm, the middle of F1 is at 550 and 50.
  local function with_grounds(data)
    with_gap(data)
    data.grounds = { { from = "0mm,0mm", to = "600mm,400mm" }, { from = "800mm,0mm", to = "1400mm,400mm" } }
  end
  fresh()
  local _, off, off_map = play({ "2", "1", "set up", "3", "5000mm,70mm", "700mm,200mm", "600mm,400mm", "expect at #shelf 600mm,400mm", "quit" },
    { "--rows", "0" }, with_grounds)
  expect("nothing is set up off the boards", count(off, '" is no place on this map') .. tostring(off_map:match("\nplace[^\n]*")),
    "2\nplace #shelf 600mm,400mm")
  fresh()
  local _, _, same_spot = play({ "2", "1", "set up", "3", "f1", "expect at #shelf 550mm,50mm", "expect at #shelf F2", "quit" },
    { "--rows", "0" }, with_grounds)
  expect("a spot is the same however it is written", tostring(same_spot:find("expect at #shelf 550mm,50mm", 1, true) ~= nil), "true")
  -- 12.5 inches are 317.5 mm, 8 are 203.2: on the first board. 40 are 1016 mm: on the second one. 24 are 609.6 mm: between them,
  -- as 16 are 406.4 mm, which is more than the 400 down to where both end.
  fresh()
  local _, by_inches, in_inches = play({ "2", "1", "fact #shelf at 24in,8in", "fact #shelf at 8in,16in", "fact #shelf at 12.5in,8in",
    "expect at #shelf 317.5mm,203.2mm", "fact #shelf at 40in,127mm", "expect at #shelf 1016mm,5in", "quit" }, { "--rows", "0" }, with_grounds)
  expect("places in inches from the corner", count(by_inches, '" is no place on this map') .. tostring(in_inches:match("\nfact.*1016mm,5in\n")),
    "2\nfact #shelf at 12.5in,8in\nexpect at #shelf 317.5mm,203.2mm\nfact #shelf at 40in,127mm\nexpect at #shelf 1016mm,5in\n")
  -- A table of 44 by 60 inches without cells: 36 and 24 lie on it, 45 do not. It is told how places are written there.
  local function open_table(data)
    data.boards, data.centre, data.grounds = {}, "558.8mm,762mm", { { from = "0mm,0mm", to = "1117.6mm,1524mm" } }
  end
  fresh()
  local _, open, on_open = play({ "2", "1", "fact #shelf at 45in,24in", "fact #shelf at C3", "fact #shelf at 36in,24in", "quit" },
    { "--rows", "0" }, open_table)
  expect("on an open table", count((open:gsub("\n *", " ")), '" is no place on this map: press Enter, or write 12.5in,8in') .. tostring(on_open:match("\nfact[^\n]*")),
    "2\nfact #shelf at 36in,24in")
  -- Edges as documents write them: between neighbours, the board said once, or by a side. What the lattice does not have is none.
  fresh()
  local _, edges, on_edges = play({ "2", "1", "fact #shelf at A1/C1", "fact #shelf at A1/B2", "fact #shelf at 2:A1/2:B1", "fact #shelf at A1/up",
    "fact #shelf at A01", "fact #shelf at A1/A0", "fact #shelf at 2:A1/B1", "fact #shelf at 2:B1/A1", "fact #shelf at A2/west", "quit" },
    { "--rows", "0" }, with_grounds)
  expect("edges", count(edges, '" is no place on this map') .. on_edges:match("\nfact.*west\n"),
    "6\nfact #shelf at 2:A1/B1\nfact #shelf at 2:B1/A1\nfact #shelf at A2/west\n")
  for line in read(root .. "/scripting/table/README.txt"):gmatch("[^\n]+") do
    if #line > 40 then expect("README.txt is narrow", line, nil) end
  end
end

---------------------------------------------------------------------------------------------------- a mission without units
fresh()
do
  local answers = { "1", "1", "muster", "Ash, the second", "1", "3", "", "muster", "Bo", "2", "", "4", "set up", "1", "A1", "score", "quit" }
  local _, screen, written = play(answers, { "--rows", "0" }, function(data) data.units = {} end)
  expect("a unit of three models", written:find('\nmuster "Ash, the second" by attacker models 3\n', 1, true) ~= nil, true)
  expect("a unit of one model that has wounds", written:find("\nmuster Bo by defender models 1 wounds 4\n", 1, true) ~= nil, true)
  expect("is set up as any other", written:find('\nplace "#Ash, the second" A1\n', 1, true) ~= nil, true)
  expect("where units are known, none is mustered", select(2, play({ "1", "1", "quit" }, { "--rows", "0" })):find("Muster", 1, true), nil)
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
-- Its steps or the time of the processor, as fast as the computer is.
local too_long = 'rule "Leak", line 2 of its Lua: it takes too much: more than [15]'
attack("a loop", "function on_round_start()\n  while true do end\nend", too_long)
attack("a caught loop", "function on_round_start()\n  while true do pcall(function() while true do end end) end\nend",
  too_long)
attack("recursion", "local function deep() return 1 + deep() end\nfunction on_round_start() deep() end", 'rule "Leak", line %d of its Lua: ')
attack("a big text", 'function on_round_start()\n  local text = "x"\n  for _ = 1, 60 do text = text .. text end\nend', 'rule "Leak", line 3 of its Lua: ')
attack("a long repetition", 'function on_round_start()\n  local text = ("x"):rep(1000000000)\nend', 'rule "Leak", line 2 of its Lua: the text becomes too long')
attack("a big table", "function on_round_start()\n  local t = {}\n  while true do t[#t + 1] = {} end\nend", 'rule "Leak", line 3 of its Lua: it takes too much: more than ')
attack("reaching outside", "function on_round_start()\n  os.exit(1)\nend", 'rule "Leak", line 2 of its Lua: ')
attack("an error that is no text", "function on_round_start()\n  error({})\nend", 'rule "Leak", line 2 of its Lua: an error is a text, and this one is a table')
attack("an error without a word", "function on_round_start()\n  error()\nend", 'rule "Leak", line 2 of its Lua: an error without a word')
attack("what is gone when it fails", "local x\nfunction on_round_start(rule, battle)\n  return battle:area('nowhere')\nend",
  'rule "Leak", line 2 of its Lua: there is no area')
attack("Lua that is too long", ("-"):rep(65537), 'rule "Leak": it is longer than 64 KiB; split it')
attack("a pattern", 'function on_round_start()\n  return ("a"):rep(60):find(("a?"):rep(60) .. ("a"):rep(61))\nend', ".")

---------------------------------------------------------------------------------------------------- rules that are left out
do
  local function first_screen(lua)
    fresh()
    local _, screen = play({ "quit" }, { "--rows", "0" }, with_rule(lua))
    return (screen:match("^(.-)Who rolls the dice"):gsub("\n *", " "))
  end
  local screen = first_screen("function on_round_start()\n  if true\n    return\nend")
  expect("Lua that does not compile is told", screen:match("Left out: .-near 'return'"),
    "Left out: rule \"Leak\", line 3 of its Lua: 'then' expected near 'return'")
  screen = first_screen("local count = nil + 1")
  expect("and Lua that fails when it is read", screen:match('Left out: rule "Leak", line 1 of its Lua: there is nothing where a number is wanted') ~= nil, true)
  screen = first_screen("function on_round_start() end")
  expect("of others nothing is told", screen:match("Left out"), nil)
end

---------------------------------------------------------------------------------------------------- what is no record
--- Writes a file where the record is, and plays with answers; the exit code, the screen, what stands there then, and what
--- was told beside the screen.
local function with_record(text, answers, options)
  fresh()
  local file = assert(io.open(record_path, "wb"))
  file:write(text)
  file:close()
  local real, errors = io.stderr, {}
  io.stderr = { write = function(_, words) errors[#errors + 1] = words end }
  local code, screen, written = play(answers, options)
  io.stderr = real
  return code, screen:gsub("\n *", " "), written, (table.concat(errors):gsub("\n", " "))
end
do
  for what, garbage in pairs({
    ["another mission's record"] = { "bulkhead-record 1\nmission other\ngo\n", 'a record of the mission "other"' },
    ["a picture"] = { "\137PNG\r\n\26\n\0\0\0\rIHDR\0\0", "is no record of a battle" },
    ["lines of somebody"] = { "dear diary\ngo\n", "is no record of a battle" },
    ["an empty file"] = { "", "is empty" },
    ["the beginning of a first line"] = { "bulkhead-rec", "is no record of a battle" },
  }) do
    local text, wanted = table.unpack(garbage)
    local code, screen, written, errors = with_record(text, { "1", "1" }, { "--resume" })
    expect(what .. " ends it", code, 3)
    expect(what .. " is told", errors:find(wanted, 1, true) ~= nil, true)
    expect(what .. " stays as it was", written, text)
    expect(what .. " asks nothing", screen:find("> ", 1, true), nil)
    code, screen, written = with_record(text, { "2" })
    expect(what .. " is told where nobody wants to go on", screen:match("(.*)> "):find(wanted, 1, true) ~= nil, true)
    expect(what .. " may stay", tostring(code) .. written, "0" .. text)
    code, _, written = with_record(text, { "1", "2", "1", "quit" })
    expect(what .. " is put aside", read(record_path .. "~") == text and code == 0 and written:match("^bulkhead%-record 1\n") ~= nil, true)
  end
  fresh()
  local real, told = io.stderr, ""
  io.stderr = { write = function(_, words) told = told .. words end }
  expect("no record", (play({}, { "--resume" })), 3)
  io.stderr = real
  expect("is told in few columns, but for its name", (narrow(told:gsub("/%S*", ""))), "yes")
  expect("an option that is none", (play({}, { "--fast" })), 2)
end

---------------------------------------------------------------------------------------------------- a line that was cut off
do
  local head = "bulkhead-record 1\nmission small\ndice only\n# at the table: dice typed, moves told\n"
  local begun = head .. 'go deployment\nplace "Hull cutters" A1\nplace "Shelf gunners" F1\ngo 1 attacker move-units-step\n'
  local whole_line = 'fact "Hull cutters" models 3'
  local enough = { "", "", "", "", "", "", "", "", "", "", "", "", "quit" }
  for length = 1, #whole_line do
    local _, screen, written = with_record(begun .. whole_line:sub(1, length), enough, { "--resume", "--rows", "0" })
    expect(length .. " bytes of a line are none", written:match("\nfact"), nil)
    expect(length .. " bytes of a line are told", screen:find("4 lines of the record are taken. Its last line was cut off, and is not taken: " ..
      whole_line:sub(1, length):gsub("%s$", ""), 1, true) ~= nil, true)
  end
  local _, screen, written = with_record(begun .. whole_line .. "\n", enough, { "--resume", "--rows", "0" })
  expect("the whole line is one", written:find("\n" .. whole_line .. "\n", 1, true) ~= nil, true)
  expect("and counts", screen:find("5 lines of the record are taken. ", 1, true) ~= nil and not screen:find("cut off", 1, true), true)
  _, screen = with_record(head .. "go deployment\n", { "quit" }, { "--resume", "--rows", "0" })
  expect("one line", screen:find("1 line of the record is taken.", 1, true) ~= nil, true)
  _, screen, written = with_record(begun, { "1", "quit" }, { "--resume", "--rows", "0" })
  expect("what is asked on the way", screen:match("which do they hold%?.*which do they hold%?") ~= nil, true)
  expect("takes nothing of the lines behind it", written, begun)
  _, screen, written = with_record(begun .. "\1\2\3 noise\ngo\n", { "", "", "", "", "", "", "no" }, { "--resume", "--rows", "0" })
  expect("a line that is none is told before anything is asked", screen:match("^(.-)> "):find("4 lines of the record are taken. Line 9 is no line of a battle", 1, true) ~= nil, true)
  expect("and the record stays", written, begun .. "\1\2\3 noise\ngo\n")
end

---------------------------------------------------------------------------------------------------- a full disk
fresh()
local full = io.open("/dev/full", "rb")
if full then
  full:close()
  play({ table.unpack(whole, 1, 8) })
  local before = read(record_path)
  local open, rename = io.open, os.rename
  io.open = function(name, mode) return open(name == record_path .. ".new" and "/dev/full" or name, mode) end
  local _, screen = play({ "0", "quit" }, { "--resume", "--rows", "0" })
  io.open = open
  expect("a record that does not fit leaves the one before", read(record_path), before)
  expect("and that is told", screen:match("The record cannot be written") ~= nil, true)
  os.rename = function(from, to)
    if from == record_path .. ".new" then return nil, "it may not" end
    return rename(from, to)
  end
  play({ "0", "quit" }, { "--resume", "--rows", "0" })
  expect("nor does one that gets no name take it away", read(record_path), before)
  os.rename = function(from, to)
    local there = open(to, "rb")
    if there then there:close() return nil, "it is there" end
    return rename(from, to)
  end
  play({ "0", "quit" }, { "--resume", "--rows", "0" })
  os.rename = rename
  expect("and where names that are taken are given to nothing else it is written", read(record_path) ~= before, true)
  os.remove(record_path .. ".new")
end

fresh()
do
  -- All that rules are asked ahead of an answer has the time of one line together. What is not asked any more is unknown, and
  -- behind an answer there is time again.
  fresh()
  local _, _, _, home = play({ "1", "1" })
  local loop = assert(home.bounds.compile('while true do local text = ("x"):rep(60000):upper():lower() end', 'rule "Looper"', {}))
  local battle, asked = home.session.battle(), 0
  local function ask() return home.possible.guess(battle, function() asked = asked + 1 return "answered" end) end
  home.bounds.begin_guesses()
  expect("what is asked ahead", ask(), "answered")
  expect("there is time", home.bounds.begin_guess(), true)
  expect("of which a rule takes all", (home.bounds.guarded(loop)), false)
  home.bounds.end_guess()
  home.bounds.was_exhausted()
  expect("what is asked behind it", ask(), "unknown")
  expect("it was asked before alone", asked, 1)
  home.screen.read = function() return "1\n" end
  home.talk.ask({ words = "Which?", choices = { { label = "One", value = "one" } } })
  expect("what is asked behind an answer", ask(), "answered")
end

finish(60)
