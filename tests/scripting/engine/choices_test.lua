-- SPDX-License-Identifier: MIT
-- lua5.4 choices_test.lua ROOT: the lines `choose` and `order`: which answer, what is offered, what a record keeps of them, and
-- what comes of it where nobody answers.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local item, case, finish = harness.cases()

local function expect(what, got, wanted)
  assert(got == wanted, ("%s: got %s, wanted %s"):format(what, tostring(got), tostring(wanted)))
end

local function rule(lua) return { item("rule", { id = "probe", lua = lua }) } end
local function setup()
  return {
    units = { { id = "a", side = "attacker", at = "A1", models = 5 }, { id = "b", name = "Big Bertha", side = "attacker", at = "A1" },
      { id = "c", side = "attacker", at = "A1" }, { id = "d", side = "defender", at = "B1" } },
  }
end

--- Notes what was chosen, one behind the other; then something else is asked.
local function probe(question)
  return rule([[
function on_round_start(rule, battle)
  local player, told = battle.attacker, ""
  for each in ]] .. question .. [[ do told = told .. " " .. (type(each) == "string" and each or each.id) end
  battle:set("told", told)
  battle:set("sure", player:agrees("Sure?"))
end
]])
end
local some = probe('player:choose_up_to(2, player.units, "Who goes?")')
local order = probe('player:order(player.units, "Who is next?")')

---------------------------------------------------------------------------------------------------- some of several
case("two at once, in their order", setup(), some, [[
go 1 round-start
choose c a
agree yes
expect mark battle told " c a"
]], "needs")
for line, told in pairs({ ["choose c a"] = " c a", ['choose "Big Bertha"'] = " b", ["choose #b #c"] = " b c", pass = "" }) do
  case(line, setup(), some, "go 1 round-start\n" .. line .. '\nagree yes\nexpect mark battle told "' .. told .. '"\n', "needs")
end
case("what is refused", setup(), some, [[
go 1 round-start
refused choose a b c "no more than 2 are chosen"
refused choose a a "is named twice"
refused choose d "is not among them"
refused choose a d "is not among them"
choose a
agree no
expect mark battle told " a"
]], "needs")
case("one by one", setup(), some, "go 1 round-start\nchoose c\nchoose a\n", "misunderstood")
case("nothing", setup(), some, "go 1 round-start\nchoose\n", "misunderstood")
case("nobody answers", setup(), some, "go 1 round-start\nagree yes\n", "misunderstood")
case("no line is left", setup(), some, "go 1 round-start\n", "needs")

-- One alone: nothing comes behind it.
local one = rule([[
function on_round_start(rule, battle)
  battle:set("who", battle.attacker:choose(battle.attacker.units, "Who?"))
end
]])
case("one", setup(), one, "go 1 round-start\nchoose c\nexpect mark battle who c\n", "needs")
case("one of which there are two", setup(), one, "go 1 round-start\nchoose c a\n", "misunderstood")
case("one that is none", setup(), one, "go 1 round-start\npass\n", "misunderstood")

---------------------------------------------------------------------------------------------------- an order
for line, told in pairs({ ["order c a b"] = " c a b", ['order #b "c" a'] = " b c a", ['order "Big Bertha" a c'] = " b a c" }) do
  case(line, setup(), order, "go 1 round-start\n" .. line .. '\nagree yes\nexpect mark battle told "' .. told .. '"\n', "needs")
end
case("what is no order", setup(), order, [[
go 1 round-start
refused order c a "also Big Bertha"
refused order c a a "is named twice"
refused order c a d "is not among them"
refused order c a b d "is not among them"
order b c a
agree yes
expect mark battle told " b c a"
]], "needs")
for _, line in ipairs({ "order", "order c b nobody", "choose c" }) do
  case(line, setup(), order, "go 1 round-start\n" .. line .. "\n", "misunderstood")
end
-- Words; and things of one name, each of which has its place.
case("words", setup(), probe('player:order({ "red", "white", "dark blue" })'), [[
go 1 round-start
refused order red white red "is named twice"
order "dark blue" red white
agree yes
expect mark battle told " dark blue red white"
]], "needs")
local twins = setup()
twins.units[2].name, twins.units[3].name = "Twin", "Twin"
case("things of one name", twins, order, 'go 1 round-start\norder Twin a Twin\nagree yes\nexpect mark battle told " b a c"\n', "needs")
-- What is there twice would be gone through without end.
case("the same twice", setup(), rule([[
function on_round_start(rule, battle)
  local good, why = pcall(function() return battle.attacker:order({ "red", "white", "red" }) end)
  local fine, reason = pcall(function() return battle.attacker:choose_up_to(1, { 2, 2 }) end)
  battle:set("why", why:match("order wants.*"))
  battle:set("reason", reason:match("choose_up_to wants.*"))
end
]]), [[
go 1 round-start
expect mark battle why "order wants several things, each once, and was given red twice"
expect mark battle reason "choose_up_to wants several things, each once, and was given 2 twice"
]], "needs")

-- Where no line says it, they come as they stand, and the log says so.
local silent = case("nobody says it", setup(), order, 'go 1 round-start\nagree yes\nexpect mark battle told " a b c"\n', "needs")
expect("that is told", silent:match("\n(Who is next[^\n]*)\n"), "Who is next? a, Big Bertha, c, as nobody says otherwise")
local said = case("somebody does", setup(), order, "go 1 round-start\norder c a b\nagree yes\n", "needs")
expect("what was said is told as well", said:match("\n(Who is next[^\n]*)\n"), "Who is next? c, a, Big Bertha")
-- There is nothing to ask of one alone, or of more than can be offered.
case("one alone", setup(), probe("player:order(battle.defender.units)"), 'go 1 round-start\nagree yes\nexpect mark battle told " d"\n', "needs")
case("too many", setup(), rule([[
function on_round_start(rule, battle)
  local many = {}
  for index = 1, 201 do many[index] = tostring(index) end
  local last
  for each in battle.attacker:order(many) do last = each end
  battle:set("last", last)
end
]]), "go 1 round-start\nexpect mark battle last 201\n", "needs")

-- What nobody asks is answered by no line.
for word, words in pairs({ choose = "chosen", order = "put in order", agree = "agreed to", number = "answered by a number" }) do
  local text = case(word, setup(), {}, word .. " a\n", "misunderstood")
  expect(word .. " is told", text:match("([^\n]*)\n$"), ('Line 1: there is no decision "%s": nothing is asked that is %s'):format(word, words))
end

expect("a slip", case("a slip", setup(), {}, "ordr a\n", "misunderstood"):match("([^\n]*)\n$"),
  'Line 1: there is no decision "ordr"; did you mean "order"?')

-- Of several of a name, which have their labels behind it, it is said how many there are.
local cores = setup()
cores.markers = { { id = "m1", kind = "objective", name = "Core A", label = "A", at = "A1" }, { id = "m2", kind = "objective", name = "Core B", label = "B", at = "B1" } }
expect("several of a name", case("cores", cores, {}, 'expect mark Core lit none\n', "misunderstood"):match("([^\n]*)\n$"),
  'Line 1: there are 2 things called "Core": say its #id')
case("places with and without the number of the first board", setup(), {}, "expect at a A1\nexpect at a 1:A1\nfact a at 1:C3\nexpect at a C3\nexpect at a 1:C3\n", "needs")
case("another place", setup(), {}, "expect at a 1:A2\n", "failed")
case("another board", setup(), {}, "expect at a 2:A1\n", "failed")

---------------------------------------------------------------------------------------------------- goals
local function objective(id, vp)
  return item("mission-objective", { id = id, group = "goal", scored = { { at = "battle-end", first_round = 0, player = "either" } },
    conditions = { { vp = vp, condition = "true" } } })
end
local goals = setup()
goals.system = { id = "test", rounds = 1, turns = "players", order = "attacker", set_up = { { id = "muster", name = "" }, { id = "goal", name = "" } }, another_rounds = {},
  control = { range = 25400, counts = "models", tie = "nobody" }, phases = { { id = "command", of = "turn", steps = {} } } }
goals.groups = { { id = "goal", name = "Goal", pick = "choose", count = 2 } }
local three = { objective("one", 1), objective("two", 2), objective("four", 4) }
-- 1 and 4, of both sides.
case("two of three", goals, three, [[
go goal
refused choose one "2 are chosen"
refused choose one two four "no more than 2 are chosen"
choose four one
expect played two no
go end
expect vp attacker 5
expect vp defender 5
]])
-- In secret each side chooses one of them: 1 of the attacker's, 4 of the defender's, and nobody plays the third.
local secret = setup()
secret.system, secret.groups = goals.system, { { id = "goal", name = "Goal", pick = "secret", count = 1 } }
case("one of three each", secret, three, [[
go goal
choose one
choose four
expect played one yes
expect played two no
expect played four yes
go end
expect vp attacker 1
expect vp defender 4
]])
case("of none", goals, three, "go end\nexpect vp attacker 7\n")

---------------------------------------------------------------------------------------------------- players who are there
--- A battle with players who say these lines; the answers that were offered to each question, by the question.
local function session(items, said, decisions)
  local engine = harness.engine()
  local data, host = harness.data(setup(), items)
  data.id = "test"
  local offered, next_one = {}, 0
  local read = engine.rehearsal.read(decisions or "")
  local answer, battle = engine.rehearsal.run(data, host, {
    record = true, lines = read.lines, dice = read.dice, said = read.said,
    read = function(question)
      local list = {}
      for index, each in ipairs(engine.offer.of(engine.current, question)) do list[index] = each.decision .. (each.legal and "" or ": " .. each.why) end
      offered[question.words] = table.concat(list, "; ")
      next_one = next_one + 1
      return said[next_one]
    end,
  })
  return offered, engine.record.text(battle), answer.status, battle.object:get("told")
end
for _, each in ipairs({
  { order, "order c b a", "Who is next?", "order #a #b #c", " c b a" },
  { some, "choose c b", "Who goes?", "choose #a; choose #b; choose #c; pass", " c b" },
}) do
  local items, line, question, offers, told = table.unpack(each)
  local offered, record, status, got = session(items, { "go 1 round-start", line, "agree yes" })
  expect(line .. ": the battle waits", status, "needs")
  expect(line .. ": what may be answered", offered[question], offers)
  expect(line .. ": what was answered", got, told)
  expect(line .. ": the record has it", record:match("\ngo 1 round%-start\n" .. line .. "\nagree yes\n") ~= nil, true)
  local _, again, _, got_again = session(items, {}, record)
  expect(line .. ": the record plays the same", got_again, told)
  expect(line .. ": and is the same", again, record)
end
do
  local offered, _, status, told = session(order, { "go 1 round-start", "order c", "order c b a", "back", "order a c b", "agree no" })
  expect("a step back: it is asked again", told, " a c b")
  expect("and the battle waits", status, "needs")
  expect("it is offered", offered["Who is next?"], "order #a #b #c")
end

---------------------------------------------------------------------------------------------------- nobody plays
do
  local orders, counts = {}, {}
  for seed = 1, 60 do
    local engine = harness.engine()
    local data, host = harness.data(setup(), rule([[
function on_round_start(rule, battle)
  if battle.round > 1 then return end
  local told, count = "", 0
  for each in battle.attacker:order(battle.attacker.units) do told = told .. each.id end
  for each in battle.attacker:choose_up_to(2, battle.attacker.units) do count = count + 1 end
  battle:set("told", told)
  battle:set("count", count)
end
]]))
    data.id = "test"
    data.system.caricature = { move = 152400, range = 609600, needs = 4, towards = "objectives" }
    local mind
    local _, battle = engine.rehearsal.run(data, host, { seed = seed, record = true, begin_line = function() end, read = function(question)
      mind = mind or engine.automatic.begin(engine.current)
      return engine.automatic.line(mind, question)
    end })
    orders[battle.object:get("told") or "none"], counts[battle.object:get("count") or "none"] = true, true
  end
  local all = {}
  for told in pairs(orders) do all[#all + 1] = told end
  table.sort(all)
  -- Each of the six comes up in 60 battles, but for one time in ten thousand; a count of 0 in a quarter of them.
  expect("any order comes up", table.concat(all, " "), "abc acb bac bca cab cba")
  expect("none, one or two are chosen", counts[0] and counts[1] and counts[2] and not counts.none, true)
end

---------------------------------------------------------------------------------------------------- at a table
do
  local function read_file(path)
    local file = assert(io.open(path, "rb"))
    local text = file:read("a")
    file:close()
    return text
  end
  --- The line that a question comes to when these lines are typed, and the screen.
  local function typed(question, ...)
    local lines, at = { ... }, 0
    local engine, home = harness.engine(), {}
    for name in read_file(root .. "/scripting/table/files.txt"):gmatch("%S+") do
      assert(load(read_file(root .. "/scripting/table/" .. name .. ".lua"), "=" .. name .. ".lua", "t"))(engine, home)
    end
    local screen = {}
    function home.screen.write(text) screen[#screen + 1] = text end
    function home.screen.read()
      at = at + 1
      return lines[at] and lines[at] .. "\n"
    end
    home.typed.line = function(line) return line end
    home.judges.session.battle = function() return nil end
    return home.menus.line(question), table.concat(screen)
  end
  local words = { "red", "white", "dark blue" }
  local in_order = { kind = "order", words = "In which order?", of = words, if_silent = words }
  local line, screen = typed(in_order, "2 1", "2 2 1 3")
  expect("an order by numbers", line, 'order white red "dark blue"')
  expect("all of them", screen:match("Say all 3 of them") ~= nil, true)
  expect("how it is said", screen:match("All numbers in their order") ~= nil, true)
  expect("as they stand", typed(in_order, "all"), 'order red white "dark blue"')
  expect("none is no order", typed(in_order, "none", "3 2 1"), 'order "dark blue" white red')
  expect("as a line", typed(in_order, 'order white red "dark blue"'), 'order white red "dark blue"')
  local up_to = { kind = "choose", words = "Which?", of = words, may_pass = true, most = 2 }
  expect("some", typed(up_to, "3 1"), 'choose "dark blue" red')
  expect("none", typed(up_to, "none"), "pass")
  line, screen = typed(up_to, "all", "2")
  expect("not all of them", line, "choose white")
  expect("how many", screen:match("Say up to 2 of them, or none%.") ~= nil, true)
  local exactly = { kind = "choose", words = "Which?", of = words, least = 2, most = 2, if_silent = false }
  line, screen = typed(exactly, "1", "2 3")
  expect("as many as are wanted", line, 'choose white "dark blue"')
  expect("that is said", screen:match("Say 2 of them, or none%.") ~= nil, true)
  expect("or nobody chooses", typed(exactly, "none"), "pass")
  expect("one of several", typed({ kind = "choose", words = "Which?", of = words, may_pass = true, most = 1 }, "3"), 'choose "dark blue"')
end

finish(30)
