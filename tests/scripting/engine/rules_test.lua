-- SPDX-License-Identifier: MIT
-- lua5.4 rules_test.lua ROOT: each rule file of tests/data/rules in a small battle whose dice and answers are written down
-- here; what comes of it is worked out by hand from the rule's words.
local root = arg[1]
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)

local expect, finish = harness.expectations()

--- What a case plays with: the battle as scripts see it, and the engine behind it.
local function case(file, setup, play)
  local engine = harness.engine()
  local data, host = harness.data(setup, harness.rules(file))
  local state = engine.battle.begin(data, host, { dice = setup.dice })
  for _, player in ipairs(state.players) do
    if setup.first == engine.states[player].role then state.first = player end
  end
  local b = { battle = state.object, engine = engine, state = state }
  function b.fire(event, ...) engine.events.tell("on_" .. event, ...) end
  function b.ends(what, player) engine.marks.expire("end", what, player) end
  function b.item(id)
    for _, item in ipairs(state.items) do if item.id == id then return item end end
    error("no item " .. id)
  end
  function b.call(id, name, ...) return engine.events.call(b.item(id), name, b.item(id).object, ...) end
  function b.score(id, player) engine.scoring.score_objective(b.item(id), engine.states[player]) end
  function b.may(what, ...) return #engine.events.refusals(what, ...) == 0 end
  function b.operate(hatchway, unit)
    local words = "operate " .. hatchway.id .. " " .. unit.id
    local act = engine.verbs.operate(engine.lines.words_of(words))
    local before = hatchway.is_open
    if act then act() end
    return act ~= nil and hatchway.is_open ~= before
  end
  function b.move(unit, at) engine.move_unit(engine.states[unit], { unit.at, at }) end
  local thread = coroutine.create(function() play(b, state.object) end)
  local next_answer, line = 1, nil
  repeat
    local good, asked = coroutine.resume(thread, line)
    if not good then error(file .. ": " .. tostring(asked)) end
    if coroutine.status(thread) == "suspended" then
      if asked.status ~= "needs" then error(file .. ": " .. asked.status .. ": " .. tostring(asked.why)) end
      line = setup.answers and setup.answers[next_answer]
      next_answer = next_answer + 1
      if not line then error(file .. ": nobody answers: " .. asked.question.words) end
    end
  until coroutine.status(thread) == "dead"
  for _, each in ipairs(state.errors) do error(file .. ": " .. each.item .. ": " .. each.message) end
  expect("dice left in " .. file, #state.dice_queue - state.next_die + 1, 0)
  expect("answers left in " .. file, #(setup.answers or {}) - next_answer + 1, 0)
end

case("01-decompression.lua", {
  areas = {
    { id = "c1", kind = "compartment", label = "1", cells = { "A1", "B1" } },
    { id = "c2", kind = "compartment", label = "2", cells = { "A2", "B2" } },
  },
  hatchways = {
    { id = "A1/A2", a = "A1", b = "A2", open = true }, { id = "B2/C2", a = "B2", b = "C2", open = true },
    { id = "C3/D3", a = "C3", b = "D3", open = true },
  },
  units = { { id = "u1", side = "defender", at = "A2", wounds = 5 }, { id = "u2", side = "attacker", at = "C3", wounds = 5 } },
  -- Round 2: the attacker rolls 2, nothing. Round 3: 3, the defender 2, a D3 from a 6: 3 wounds. Round 4: 6, then 5, which
  -- no deck has.
  dice = { 2, 3, 2, 6, 6, 5 },
}, function(b, battle)
  for round = 1, 4 do
    b.state.round = round
    b.fire("round_start")
    if round == 3 then
      expect("vented", battle:area("c2"):has("vented"), true)
      expect("its hatchways are shut, the other is not", battle.hatchways.open:count(), 1)
      expect("wounds", battle:unit("u1").wounds, 2)
    end
    b.ends("round")
  end
  expect("vented no more", battle:area("c2"):has("vented"), false)
  expect("the others are unharmed", battle:unit("u2").wounds, 5)
end)

case("02-rad-levels.lua", {
  areas = {
    { id = "sa", kind = "sector", label = "A", cells = { "A1" } }, { id = "sb", kind = "sector", label = "B", cells = { "B1" } },
    { id = "sc", kind = "sector", label = "C", cells = { "C1" } }, { id = "sd", kind = "sector", label = "D", cells = { "D1" } },
  },
  units = {
    { id = "a", side = "attacker", at = "A1" }, { id = "b", side = "attacker", at = "B1" },
    { id = "c", side = "defender", at = "C1" }, { id = "d", side = "defender", at = "D1" },
  },
}, function(b, battle)
  local wanted = {
    a = { "Mild", "High", "Extreme", "Extreme", "Extreme" }, b = { false, "Mild", "High", "Extreme", "Extreme" },
    c = { false, false, "Mild", "High", "Extreme" }, d = { false, false, false, "Mild", "High" },
  }
  for round = 1, 5 do
    b.state.round = round
    b.fire("round_start")
    for _, id in ipairs({ "a", "b", "c", "d" }) do
      expect(id .. round, battle:unit(id):get("rads") or false, wanted[id][round])
    end
    b.ends("round")
  end
end)

case("03-burners.lua", {
  areas = { { id = "furnace", kind = "furnace", cells = { "C3" } } },
  zones = { { id = "fc", kind = "furnace-control", cells = { "A1" } } },
  markers = { { id = "o1", kind = "objective", at = "C3@0:0" }, { id = "o2", kind = "objective", at = "F1@50:0" } },
  units = {
    { id = "stoker", side = "attacker", at = "A1@20:20" },
    { id = "victims", side = "defender", at = "C3@0:0", models = 5, wounds = 10 },
  },
  -- Four hits of five, three wounds at most; then the furnace pays on a 5.
  dice = { 4, 4, 4, 6, 1, 5 },
}, function(b, battle)
  expect("may", b.call("burners", "may", battle:unit("stoker"), battle), true)
  expect("may not", b.call("burners", "may", battle:unit("victims"), battle), false)
  b.call("burners", "complete", battle:unit("stoker"), battle)
  expect("wounds", battle:unit("victims").wounds, 7)
  b.fire("command_phase_start", battle.attacker)
  b.fire("command_phase_start", battle.defender)
  expect("CP", battle.defender:has_of("CP"), 1)
  -- Holds one, the other side none: one or more, more than the opponent, one in the furnace.
  b.score("exchangers", battle.defender)
  expect("VP", battle.defender.vp, 15)
end)

case("04-power-lines.lua", {
  markers = {
    { id = "n1", kind = "objective", at = "A1@0:0" }, { id = "n2", kind = "objective", at = "B1@10:0" },
    { id = "n3", kind = "objective", at = "C1@20:0" },
  },
  links = { { kind = "power-line", from = "n1", to = "n2" } },
  units = {
    { id = "a1", side = "attacker", at = "A1@0:0.5" }, { id = "a2", side = "attacker", at = "C1@20:0" },
    { id = "d1", side = "defender", at = "B1@10:0", warlord = true },
  },
}, function(b, battle)
  b.score("network", battle.attacker)   -- two held, more than one, not linked
  expect("VP", battle.attacker.vp, 15)
  battle:unit("d1"):destroy()
  b.move(battle:unit("a2"), "B1@10:0")
  b.score("network", battle.attacker)   -- two held and linked: 20
  b.score("leader", battle.attacker)    -- 10
  expect("VP at the end", battle.attacker.vp, 45)
end)

case("05-falling-roof.lua", {
  units = { { id = "u", side = "attacker", at = "A1" } },
  -- 2: 1 + 2, stable. 3: 5 + 5, tremor. 4: 6 + 5, cave-in: roll-off 3 to 3, 2 to 5, a D3 of a 3 is 2 deadfalls. 5: with
  -- ordnance the round before 6 + 6 + 1, quake. 6: 6 + 6, quake again, which does nothing.
  dice = { 1, 2, 5, 5, 6, 5, 3, 3, 2, 5, 3, 6, 6, 6, 6 },
  answers = { "place deadfall C3@1:1", "place deadfall D4@2:2" },
}, function(b, battle)
  for round = 1, 6 do
    b.state.round = round
    b.fire("round_start")
    if round == 3 then expect("tremor", battle:has("clear ground is difficult"), true) end
    if round == 4 then b.fire("unit_shot", battle:unit("u"), { ordnance = true }) end
    b.ends("turn")
    b.ends("round")
  end
  expect("deadfalls", battle.markers:of_kind("deadfall"):count(), 2)
  expect("quaked", battle:has("quaked"), true)
end)

local function sabotage(dice, answers)
  return {
    zones = { { id = "defender-edge", kind = "edge", cells = { "N" } } },
    markers = { { id = "relay", label = "Relay", kind = "objective", at = "M@36:22" } },
    units = {
      { id = "s1", side = "defender", at = "s@30:20" }, { id = "raiders", side = "attacker", at = "r@30:30", power = 7 },
      { id = "relief", side = "defender" }, { id = "relief2", side = "defender" },
    },
    dice = dice, answers = answers,
  }
end
-- The attacker rolls 2, the defender 5: the sentry comes nearer; raiders of power 7 are spotted within 6". Then relief
-- rolls 2, not yet, and relief2 3.
case("06-sentries.lua", sabotage({ 2, 5, 2, 3 }, { "move s1 s@30:25", "place relief2 N@36:2" }), function(b, battle)
  battle:unit("s1"):set("sentry")
  b.state.active = battle.defender
  b.fire("movement_phase_start", battle.defender)
  b.fire("movement_phase_end", battle.defender)
  expect("alarm", battle:has("alarm"), true)
  expect("a new turn", b.state.next_turn, battle.defender)
  expect("relief", battle:unit("relief").in_reserve, true)
  expect("relief2", battle:unit("relief2").on_battlefield, true)
end)
-- Two attempts by two units, then 5 + 2 = 7: the attacker wins. The same unit does not try twice.
local charges = sabotage({ 5 }, { "agree yes", "agree yes" })
charges.units[#charges.units + 1] = { id = "sappers", side = "attacker", at = "m@37:22" }
charges.units[2].at = "r@35:22"
case("06-sentries.lua", charges, function(b, battle)
  b.state.active = battle.attacker
  b.fire("turn_end", battle.attacker)
  expect("attempts", battle:marker("Relay"):get("attempts"), 2)
  b.fire("turn_end", battle.attacker)
  expect("attempts stay", battle:marker("Relay"):get("attempts"), 2)
  expect("alarm", battle:has("alarm"), true)
  expect("winner", b.call("blow-it-up", "winner", battle), battle.attacker)
end)

-- 3 goes on after round 5, 3 does not after round 6.
case("07-random-length.lua", { dice = { 3, 3 } }, function(b, battle)
  for round = 1, 5 do
    b.state.round = round
    b.fire("round_end")
  end
  expect("goes on", battle.over, nil)
  b.state.round = 6
  b.fire("round_end")
  expect("over", battle.over, true)
end)

local function sides(attacker, defender)
  return {
    { id = "attacker", name = "Attacker", role = "attacker", points = attacker, power = 25 },
    { id = "defender", name = "Defender", role = "defender", points = defender, power = 25 },
  }
end
case("08-underdog.lua", {
  sides = sides(470, 500), zones = { { id = "back-door", kind = "underdog-entry", cells = { "A1" } } },
  units = { { id = "a", side = "attacker", at = "A1" }, { id = "d", side = "defender", at = "B1" } },
}, function(b, battle)
  b.fire("battle_start")
  expect("30 fewer", battle.attacker:has_of("CP"), 1)
  expect("may", b.may("set_up", battle:unit("a"), battle:zone("back-door")), true)
  expect("the other not", b.may("set_up", battle:unit("d"), battle:zone("back-door")), false)
  b.state.begun = true
  expect("nor later", b.may("set_up", battle:unit("a"), battle:zone("back-door")), false)
end)
case("08-underdog.lua", { sides = sides(471, 500) }, function(b, battle)
  b.fire("battle_start")
  expect("29 fewer", battle.attacker:has_of("CP"), 0)
end)

case("09-airlocks.lua", {
  hatchways = { { id = "A", airlock = true }, { id = "B", airlock = true }, { id = "C", airlock = true }, { id = "D" } },
  units = { { id = "a", side = "attacker", at = "x" }, { id = "d", side = "defender", at = "x" } },
}, function(b, battle)
  expect("the defender", b.operate(battle:hatchway("A"), battle:unit("d")), false)
  expect("the attacker", b.operate(battle:hatchway("A"), battle:unit("a")), true)
  expect("no closing", b.operate(battle:hatchway("A"), battle:unit("a")), false)
  expect("the others", b.operate(battle:hatchway("D"), battle:unit("d")), true)
  for player in battle.players do b.score("integrity", player) end
  expect("the attacker's", battle.attacker.vp, 20)
  expect("the defender's", battle.defender.vp, 40)
end)

case("10-prison-break.lua", {
  areas = { { id = "cells", kind = "prison-cell", cells = { "F1", "F2" } } },
  zones = { { id = "guard", kind = "guard-entry", cells = { "E2" } } },
  hatchways = { { id = "E2/F2", a = "E2", b = "F2" } },
  units = {
    { id = "big", side = "attacker", points = 80, toughness = 4 }, { id = "small", side = "attacker", points = 55, toughness = 4 },
    { id = "med", side = "attacker", points = 60, toughness = 4 }, { id = "jailer", side = "defender", at = "E2" },
  },
  answers = { "choose med", "place med F2" }, dice = { 4, 3 },   -- 4 is not below Toughness 4, 3 is
}, function(b, battle)
  b.fire("deployment_start")
  local med, lock = battle:unit("med"), battle:hatchway("E2/F2")
  expect("in the cells", med:inside(battle:area("cells")), true)
  expect("where its player says", med.at, "F2")
  expect("guarded", b.operate(lock, med), false)
  b.move(battle:unit("jailer"), "D2")
  expect("the lock holds", b.operate(lock, med), false)
  expect("free", b.operate(lock, med), true)
  expect("still inside", b.call("escape", "score", battle.defender, battle), 90)
  b.move(med, "E2")
  expect("out", b.call("escape", "score", battle.attacker, battle), 90)
  med:set("engaged")
  expect("engaged", b.call("escape", "score", battle.attacker, battle), 60)
  med:destroy()
  expect("destroyed", b.call("escape", "score", battle.defender, battle), 60)
end)

case("11-traps.lua", {
  units = { { id = "a", side = "attacker", at = "A1@0:0" } },
  answers = { "place trap c@10:0", "place trap c@20:0", "place trap c@30:0", "place trap c@40:0", "place trap c@50:0",
    "place trap c@60:0" },
  dice = { 2, 1, 6 },   -- 2 stays, 1 is a dud, 6 goes off
}, function(b, battle)
  b.call("traps", "use", battle.defender, battle)
  expect("six", battle.markers:of_kind("trap"):count(), 6)
  b.move(battle:unit("a"), "c@9:0")
  expect("stays", battle.markers:of_kind("trap"):count(), 6)
  b.move(battle:unit("a"), "c@21:0")
  b.move(battle:unit("a"), "c@31:0")
  expect("four left", battle.markers:of_kind("trap"):count(), 4)
  b.move(battle:unit("a"), "c@35:0")
  expect("none near", battle.markers:of_kind("trap"):count(), 4)
end)

case("12-ambush.lua", {
  zones = { { id = "escape", kind = "escape-edge", cells = { "Z" } } },
  units = {
    { id = "u1", side = "defender", at = "Z", power = 4 }, { id = "u2", side = "defender", at = "Z", power = 3 },
    { id = "u3", side = "defender", at = "Y", power = 5 },
  },
}, function(b, battle)
  b.fire("unit_left", battle:unit("u2"), battle:zone("escape"))
  expect("3 of 12", b.call("break-out", "winner", battle), battle.attacker)
  b.fire("unit_left", battle:unit("u1"), battle:zone("escape"))
  b.engine.states[battle:unit("u2")].where = "destroyed"
  expect("4 of 12 is a third", b.call("break-out", "winner", battle), battle.defender)
end)

case("13-bombardment.lua", {
  units = {
    { id = "inf", side = "defender", at = "A1", wounds = 9, keywords = "Infantry" },
    { id = "tank", side = "defender", at = "B1", wounds = 9 },
  },
  sides = {
    { id = "attacker", name = "Attacker", role = "attacker", points = 500, power = 25, purse = { { currency = "CP", amount = 3 } } },
    { id = "defender", name = "Defender", role = "defender", points = 500, power = 25 },
  },
  -- The infantry with three dice: 1, 6, 2 hits; it goes to ground: a D3 of a 4 is 2. The tank with the heavy one: a 5 hits
  -- on a 4+, a D6 of 3.
  dice = { 1, 6, 2, 4, 5, 3 },
  answers = { "agree yes", "agree no", "agree yes", "agree no", "agree yes" },
}, function(b, battle)
  b.state.host.interactive = true
  b.fire("first_turn_decided")
  expect("infantry", battle:unit("inf").wounds, 7)
  expect("tank", battle:unit("tank").wounds, 6)
  expect("two cards were paid", battle.attacker:has_of("CP"), 1)
end)

case("14-corruption.lua", {
  markers = {
    { id = "o1", kind = "objective", at = "A@0:0" }, { id = "o2", kind = "objective", at = "B@10:0" },
    { id = "o3", kind = "objective", at = "C@20:0" },
  },
  hatchways = { { id = "h1" }, { id = "h2", open = true } },
  units = {
    { id = "a1", side = "attacker", at = "A@0:0" }, { id = "a2", side = "attacker", at = "B@10:0" },
    { id = "d1", side = "defender", at = "C@20:0" },
  },
  -- o1 on a 2: silence; o2 on a 1: nothing. Then o2 on a 6: the doors.
  answers = { "agree yes", "choose comms", "agree yes", "agree yes", "choose doors", "choose h1 h2" }, dice = { 2, 1, 6 },
}, function(b, battle)
  b.fire("command_phase_end", battle.attacker)
  battle.defender:gain(1, "CP")
  expect("no CP", battle.defender:has_of("CP"), 0)
  b.fire("command_phase_end", battle.attacker)
  expect("h1", battle:hatchway("h1").is_open, true)
  expect("h2", battle:hatchway("h2").is_open, false)
  -- The phase in which it was chosen ends, then the next one of the attacker's begins and ends.
  b.ends("command phase", battle.attacker)
  battle.defender:gain(1, "CP")
  expect("no CP yet", battle.defender:has_of("CP"), 0)
  b.fire("command_phase_start", battle.attacker)
  b.ends("command phase", battle.attacker)
  battle.defender:gain(1, "CP")
  expect("CP again", battle.defender:has_of("CP"), 1)
  for player in battle.players do
    b.score("humble", player)
    b.score("thwart", player)
  end
  expect("the attacker's", battle.attacker.vp, 40)
  expect("the defender's", battle.defender.vp, 30)
end)

finish(113)
