-- SPDX-License-Identifier: MIT
-- lua5.4 api_test.lua ROOT: what `scripting/engine/words/api.lua` says is what the engine has, no more and no less, and its
-- examples give what they say.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)

local expect, finish = harness.expectations()

---------------------------------------------------------------------------------------------------- the battle of the examples
--- The marines of the attacker stand in the Vault, two inches from the Relay, which they control; the raiders half an inch
--- from the crate, outside. It is round 2, and the dice show 4, 2, 5.
local names = "item battle player unit enemy waiting marker area zone hatchway feature link row test move shot attempt card"

local function item(what, id, fields)
  local base = { what = what, id = id, name = id, text = "", lua = "", params = {}, conditions = {}, rows = {}, used = {}, scored = {} }
  for key, value in pairs(fields) do base[key] = value end
  return base
end

local function begin(lua)
  local engine = harness.engine()
  local data, host = harness.data({
    areas = {
      { id = "vault", name = "Vault", label = "1", kind = "compartment", cells = { "c1" } },
      { id = "hold", name = "Hold", label = "2", kind = "compartment", cells = { "c2" } },
    },
    zones = { { id = "north", name = "North", kind = "deployment", cells = { "c9" } } },
    markers = {
      { id = "relay", name = "Relay", label = "A", kind = "objective", at = "c1@2:0", range = 76200, wounds = 2 },
      { id = "well", name = "Well", label = "B", kind = "well", at = "c2@9:0" },
    },
    hatchways = { { id = "h1", a = "c1", b = "c4", open = true } },
    links = { { from = "relay", to = "well", kind = "pipe" }, { from = "vault", to = "hold", kind = "lift" } },
    units = {
      { id = "guard", name = "Guard", side = "attacker", models = 5, wounds = 10, toughness = 4, points = 90, power = 5,
        base = 32000, keywords = "Infantry", at = "c1@0:0" },
      { id = "reserves", name = "Reserves", side = "attacker", points = 60 },
      { id = "raiders", name = "Raiders", side = "defender", models = 5, points = 100, at = "c2@5.5:0" },
    },
  }, {
    item("rule", "probe", { name = "Probe", text = "On {from}+.", params = { { name = "from", value = "4" } }, lua = lua }),
    item("stratagem", "flare", { name = "Flare", cost = "1", currency = "CP" }),
    item("table", "traps", { name = "Traps", text = "What lies there.", die = "D6",
      lua = "function mine(row, unit, battle) unit:suffer(row.value) end",
      rows = { { id = "nothing", on = "1-3", name = "Nothing", text = "", call = "" },
        { id = "mine", on = "4+", name = "Mine", text = "A mine goes off.", call = "mine", value = 3 } } }),
  })
  data.features = { { id = "crate", name = "Crate", kind = "crate", at = "c2@5:0" } }
  function host.centre() return "c1@2:0" end
  local state = engine.battle.begin(data, host, { dice = { 4, 2, 5 } })
  state.round, state.begun = 2, true
  local battle, new = state.object, engine.classes.new
  local unit, enemy, hatchway = battle:unit("Guard"), battle:unit("Raiders"), battle:hatchway("h1")
  local values = {
    item = state.items[1].object, battle = battle, player = battle.attacker, unit = unit, enemy = enemy,
    waiting = battle:unit("Reserves"), marker = battle:marker("A"), area = battle:area("Vault"), zone = battle:zone("North"),
    hatchway = hatchway, feature = battle.features:first(), link = battle.links:first(),
    row = battle:table("traps").rows:where(function(each) return each.id == "mine" end):first(),
    test = new(engine.classes.test, { name = "battle-shock", player = battle.attacker, about = unit, needs = 4, plus = 0, dice = 1, die = "D6",
      total = 3 }),
    move = new(engine.classes.move, { name = "a move", unit = unit, kind = "normal", path = { "c1@0:0", "c1@2:0" } }),
    shot = new(engine.classes.shot, { name = "shoots", target = enemy, ordnance = false }),
    attempt = new(engine.classes.attempt, { name = "an attempt", hatchway = hatchway, unit = unit }),
    card = state.items[2].object, action = state.items[2].object, from = battle.attacker, objective = state.items[1].object,
    target = enemy, about = unit, by = enemy, point = battle.centre,
  }
  return engine, state, values
end

--- Answers for whoever is asked.
local answers = { agree = "agree yes", place = { ["Where in Vault is Reserves set up?"] = "place Reserves c1@5:0", Reserves = "place Reserves c9@0:0", Guard = "place Guard c2@1:0" }, move = "pass" }

--- Runs a function of the probe's and gives what it gives, in words; an error of its is a wrong expectation.
local function run(what, engine, state, play)
  local result
  local thread = coroutine.create(function() result = table.pack(play()) end)
  local line
  repeat
    local good, asked = coroutine.resume(thread, line)
    if not good then return expect(what, asked, "no error") end
    if coroutine.status(thread) == "suspended" then
      line = asked.status == "needs" and answers[asked.question.kind]
      if type(line) == "table" then line = line[asked.question.words] or line[tostring(asked.question.unit)] end
      if not line then return expect(what, asked.why or asked.question and asked.question.words, "an answer") end
    end
  until coroutine.status(thread) == "dead"
  expect(what .. ": errors", state.errors[1] and state.errors[1].message, nil)
  return result
end

--- `code`, `code  expression --> value`: the statements, the expression that gives the value, and that in words.
local function parts(example)
  local code, value = example:match("^(.-) %-%-> (.+)$")
  if not value then return example end
  local statements, expression = code:match("^(.+)  (.-)$")
  return statements or "", expression or code, value
end

local function run_example(what, example)
  local statements, expression, value = parts(example)
  local lua = ("function example(%s) %s %s end"):format(names:gsub(" ", ", "), statements, expression and "return " .. expression or "")
  local engine, state, values = begin(lua)
  local arguments = {}
  for word in names:gmatch("%S+") do arguments[#arguments + 1] = values[word] end
  local result = run(what, engine, state, function()
    return engine.events.call(state.items[1], "example", table.unpack(arguments))
  end)
  if result and value then expect(what, tostring(result[1]), value) end
end

--- Where an example is refused otherwise than its word says: it finds nothing to change or nothing to ask, its word is of
--- what is only there in the middle of a change, or stands behind a change.
local unlike = {
  ["player:choose"] = "there is one", ["player:choose_up_to"] = "none is chosen", ["player:order"] = "there is one",
  ["player:number"] = "there is one", ["player:place"] = "none is placed", ["hatchway:breach"] = "it is not breachable",
  ["attempt:fails"] = "of an attempt", ["attempt:succeeds"] = "of an attempt",
  ["duration:until_end_of"] = "of a mark", ["duration:until_start_of"] = "of a mark", ["duration:until_it_moves"] = "of a mark",
}

--- Whether what an example does with its word is refused where nothing may change; what comes before it is done.
local function is_refused(what, word, example)
  local code = example:match("^(.-) %-%-> ") or example
  local before, rest = "", code
  while rest:find("  ", 1, true) do
    local first, others = rest:match("^(.-)  (.+)$")
    if first:find("[.:]" .. word .. "%(") then
      rest = first
    else
      before, rest = before .. " " .. first, others
    end
  end
  local head = ("(%s) "):format(names:gsub(" ", ", "))
  local statement = rest:find("^%w+ ") and rest or "local _ = " .. rest
  local engine, state, values = begin("function before" .. head .. before .. " end function asked" .. head .. statement .. " end")
  local arguments = {}
  for name in names:gmatch("%S+") do arguments[#arguments + 1] = values[name] end
  run(what, engine, state, function() return engine.events.call(state.items[1], "before", table.unpack(arguments)) end)
  local thread = coroutine.create(function() engine.events.ask(state.items[1], "asked", table.unpack(arguments)) end)
  local line
  repeat
    local _, asked = coroutine.resume(thread, line)
    line = asked and asked.status == "needs" and answers[asked.question.kind]
    if type(line) == "table" then line = line[tostring(asked.question.unit)] end
  until coroutine.status(thread) == "dead"
  local why = state.errors[1] and state.errors[1].message
  return why ~= nil and why:find("only says what it thinks", 1, true) ~= nil
end

---------------------------------------------------------------------------------------------------- words
local engine = begin("")
local api = engine.api

--- Every word of an owner, with its entry; each stands there once.
local described = {}
for _, each in ipairs(api.words) do
  local owner = described[each[1]] or {}
  described[each[1]] = owner
  for _, entry in ipairs(each[2]) do
    local parsed = engine.signature.parse(entry[1])
    local key = (parsed.parameters and ":" or ".") .. parsed.word
    expect(each[1] .. key .. " is described once", owner[key], nil)
    owner[key] = entry
    expect(each[1] .. key .. " has a sentence", entry[2]:sub(-1), ".")
    expect(each[1] .. key .. " is in its example", entry[3]:find(parsed.word, 1, true) ~= nil, true)
    run_example(each[1] .. key, entry[3])
    if parsed.parameters then
      expect(each[1] .. key .. " changes the battle or asks", is_refused(each[1] .. key, parsed.word, entry[3]),
        (entry.changes or entry.asks or false) ~= (unlike[each[1] .. key] ~= nil))
    end
  end
end

local function expect_words(owner, groups, fields, methods)
  local wanted, known = {}, {}
  for _, group in ipairs({ owner, table.unpack(groups) }) do
    for key in pairs(described[group]) do wanted[key] = true end
  end
  for word in pairs(fields) do known["." .. word] = true end
  for word in pairs(methods) do known[":" .. word] = true end
  for key in pairs(wanted) do expect(owner .. key .. " is in the engine", known[key], true) end
  for key in pairs(known) do expect(owner .. key .. " is described", wanted[key], true) end
end
for _, each in ipairs(api.classes) do
  local class = engine.classes[each[1]]
  expect_words(each[1], each[3], class.fields, class.methods)
  expect(each[1] .. " is called", each[2], class.article)
end
local adjectives = {}
for _, word in ipairs(engine.collections.words()) do
  if not engine.collections.methods[word] then adjectives[word] = true end
end
expect_words("things", {}, adjectives, engine.collections.methods)
for name, class in pairs(engine.classes) do
  if type(class) == "table" and class.meta then expect("class " .. name, described[name] ~= nil, true) end
end

---------------------------------------------------------------------------------------------------- hooks and conditions
for _, entry in ipairs(api.hooks) do
  local parsed = engine.signature.parse(entry[1])
  local behind, state, values = begin(entry[3])
  local handler = state.items[1].functions[parsed.word]
  expect(parsed.word .. " is in its example", handler ~= nil, true)
  expect(parsed.word .. " takes what it is given", debug.getinfo(handler, "u").nparams, #parsed.parameters)
  local arguments = {}
  for index, each in ipairs(parsed.parameters) do arguments[index] = values[each.name] or values.item end
  run(parsed.word, behind, state, function()
    local call = entry.answers and behind.events.ask or behind.events.call
    return call(state.items[1], parsed.word, table.unpack(arguments))
  end)
end
for _, entry in ipairs(api.names) do
  local behind, state, values = begin("")
  local _, expression, value = parts(entry[3])
  local result = run(entry[1], behind, state, function() return behind.items.value(state.items[1], expression, values.player) end)
  if result then expect(entry[1], tostring(result[1]), value) end
  -- What conditions alone have is nothing in a chunk.
  local word = engine.signature.parse(entry[1]).word
  local of_chunk, other = begin("function example() return type(" .. word .. ") end")
  local there = run(entry[1] .. " in a chunk", of_chunk, other, function() return of_chunk.events.call(other.items[1], "example") end)
  if there then expect(entry[1] .. " is there in a chunk", there[1] ~= "nil", not entry.in_conditions) end
end

-- What the engine asks by name, and what `refusals` asks, is what is said to answer only.
do
  local asked = {}
  for name in io.lines(root .. "/scripting/engine/files.txt") do
    local file <close> = assert(io.open(root .. "/scripting/engine/" .. name .. ".lua", "rb"))
    local text = file:read("a")
    for word in text:gmatch('events%.ask%(item, "([%w_]+)"') do asked[word] = true end
  end
  for _, entry in ipairs(api.hooks) do
    local word = engine.signature.parse(entry[1]).word
    expect(word .. " only answers", entry.answers == true, asked[word] == true or word:find("^may_") ~= nil)
  end
end

-- What the engine calls of a single item by its name, items of some kinds alone call; all are asked who sets up in turn.
do
  local called = {}
  for name in io.lines(root .. "/scripting/engine/files.txt") do
    local file <close> = assert(io.open(root .. "/scripting/engine/" .. name .. ".lua", "rb"))
    for word in file:read("a"):gmatch('events%.%l+%([%w.]+, "([%w_]+)"') do called[word] = true end
  end
  called.in_turn = nil
  for _, entry in ipairs(api.hooks) do
    local word = engine.signature.parse(entry[1]).word
    expect(word .. " is of items of some kinds", entry.items ~= nil, called[word] == true)
  end
end

---------------------------------------------------------------------------------------------------- Lua's own
local own = {}
for word in api.globals:gmatch("%S+") do own[word] = true end
for _, each in ipairs(api.libraries) do
  own[each[1]] = true
  local members = {}
  for word in each[2]:gmatch("%S+") do
    members[word] = true
    expect(each[1] .. "." .. word .. " is there", engine.library.names[each[1]][word] ~= nil, true)
  end
  for word in pairs(_G[each[1]]) do
    local there = engine.library.names[each[1]][word] ~= nil
    expect(each[1] .. "." .. word .. " is described where it is there", members[word] == true, there)
  end
end
for word in pairs(own) do expect(word .. " is there", engine.library.names[word] ~= nil, true) end
for word in pairs(engine.library.names) do expect(word .. " is described", own[word], true) end

---------------------------------------------------------------------------------------------------- arguments
--- What a chunk's error says, without where it happened.
local function message(code)
  local lua = ("function example(%s) %s end"):format(names:gsub(" ", ", "), code)
  local behind, state, values = begin(lua)
  local arguments = {}
  for word in names:gmatch("%S+") do arguments[#arguments + 1] = values[word] end
  behind.events.call(state.items[1], "example", table.unpack(arguments))
  return state.errors[1] and state.errors[1].message
end
local title = 'rule "Probe", line 1 of its Lua: '
for code, words in pairs({
  ["unit:within(marker)"] = 'within takes a number as "inches", and was given nothing',
  ['unit:within(marker, "3")'] = 'within takes a number as "inches", not the text "3"',
  ["unit:within(3, marker)"] = 'within takes something on the map or several things as "thing", not 3',
  ["unit:suffer(1.5)"] = 'suffer takes a whole number as "wounds", not 1.5',
  ["unit.suffer(2)"] = "suffer is asked of a unit, with a colon before it: `:suffer(…)`",
  ["marker:secure(unit)"] = 'secure takes a player as "player", not a unit, Guard',
  ["hatchway:open(\"a\", \"b\")"] = 'open takes 1 argument, and was given more: the text "b"',
  ["battle.units:count(3)"] = "count takes no arguments, and was given more: 3",
  ["player:test('luck', { nedes = 3 })"] = 'test knows needs, plus, die, dice, about in "about", not "nedes"; did you mean "needs"?',
  ["player:test('luck', { 3 })"] = 'test knows needs, plus, die, dice, about in "about", not "1"',
  ["player:test('luck', { dice = '2' })"] = 'test takes a whole number as "dice", not the text "2"',
  ["player:test('luck', battle:table('traps'))"] = 'test takes a table `{ … }` as "about", not a table, Traps',
  ["player:place('mine', 1, { away_from_enemy = 3 })"] = 'place knows away_from_enemies in "wishes", not "away_from_enemy"; did you mean "away_from_enemies"?',
  ["player:bring_on(waiting, 'North', { away_from_enemies = 'far' })"] = 'bring_on takes a number as "away_from_enemies", not the text "far"',
  ['player:test("nerve", battle:table("traps"))'] = 'test takes a table `{ … }` as "about", not a table, Traps',
  ['player:choose(battle:table("traps"))'] = 'choose takes several things or a table `{ … }` as "from", not a table, Traps',
  ["battle.units:of(battle.players)"] = 'of takes a player as "player", not several things',
}) do expect(code, message(code), title .. words) end

--- A value that nothing wants is refused by whatever wants something.
local _, _, objects = begin("")
objects.point, objects.table = objects.battle.centre, objects.battle:table("traps")
objects.duration = objects.unit:mark("slow")
for _, each in ipairs(api.classes) do
  for _, group in ipairs({ each[1], table.unpack(each[3]) }) do
    for _, entry in pairs(described[group]) do
      local parsed = engine.signature.parse(entry[1])
      local first = parsed.parameters and parsed.parameters[1]
      if first and not first.rest and first.type ~= "any" then
        local object = objects[each[1]]
        local good, why = pcall(object[parsed.word], object, coroutine.create(print))
        expect(each[1] .. ":" .. parsed.word .. " looks at what it is given", not good and tostring(why):find(" takes ", 1, true) ~= nil, true)
      end
    end
  end
end

---------------------------------------------------------------------------------------------------- what stays
--- The words of version 1 stay as they were: each line of the file is an owner and a signature.
local now = {}
local function note(owner, entries)
  -- What is a plain table was called as the mission's tables are.
  for _, entry in ipairs(entries) do now[owner .. " " .. entry[1]:gsub("plain_table", "table")] = true end
end
note("chunk", api.hooks)
note("name", api.names)
for _, each in ipairs(api.words) do note(each[1], each[2]) end
for _, library in ipairs(api.libraries) do
  for word in library[2]:gmatch("%S+") do now[library[1] .. " " .. word] = true end
end
for word in api.globals:gmatch("%S+") do now["lua " .. word] = true end
for line in io.lines(root .. "/tests/data/words-of-rules-1.txt") do expect(line, now[line], true) end

finish(2300)
