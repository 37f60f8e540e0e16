-- SPDX-License-Identifier: MIT
-- What players may decide, a verb each; see docs/rehearsal.md. Each looks whether it may be before anything changes: it
-- gives a function that does it, or nothing and the reason. What the table tells is in facts.lua, what a line expects in
-- expectations.lua.
local engine = ...
local activations, cards, classes, collections = engine.activations, engine.cards, engine.classes, engine.collections
local coming, deployment, ground, lines = engine.coming, engine.deployment, engine.ground, engine.lines
local measure, names, sequence = engine.measure, engine.names, engine.sequence
local lookup = engine.lookup
local states = engine.states
local find, unit_there, player_of, any_of, item_of = lookup.find, lookup.unit_there, lookup.player_of, lookup.any_of, lookup.item_of
local side_called, unknown = lookup.side_called, lookup.unknown

local verbs = engine.verbs

--- Whether there is such a moment in this battle.
local function is_moment(word)
  for _, known in ipairs(sequence.moments()) do if known == word then return true end end
end

--- What `go` says in a word: its name in a target, and its value.
local function part_of_target(word)
  local number, side = math.tointeger(tonumber(word)), side_called(word)
  if number then return "round", number end
  if side then return "whose", side end
  if is_moment(word) then return "moment", word end
end

function verbs.go(words)
  local target = {}
  if words[2] == "end" then
    if words[3] then return unknown(lines.nothing_behind(words, 2)) end
    return function() engine.current.target = { to_end = true } end
  end
  for index = 2, #words do
    local part, value = part_of_target(words[index])
    if not part then return unknown('there is no moment "' .. words[index] .. '"' .. names.hint(words[index], sequence.moments())) end
    if target[part] then return unknown("write: go, and no more than a round, a side and a moment") end
    target[part] = value
  end
  if not next(target) then target.next_one = true end
  local why = not target.next_one and coming.refusal(target)
  if why then return nil, why end
  return function() engine.current.target = target end
end

--- `move U PLACE [via PLACE…]`
function verbs.move(words)
  local unit, why = unit_there(words[2] or "")
  if not unit then return nil, why end
  local path, no_path = lookup.path_of(unit, words)
  if not path then return nil, no_path end
  for index = 2, #path do
    local why_not = ground.move_refusal(unit, path[index])
    if why_not then return nil, why_not end
  end
  local fine, reason = measure.way(unit, path)
  reason = reason or ground.way_refusal(unit, path, "normal")
  if not fine or reason then return nil, reason end
  return function() engine.move_unit(unit, path, "normal") end
end

--- `place U PLACE`: before the battle, or from reserve.
function verbs.place(words)
  local unit, why = find("units", words[2] or "", "unit")
  if not unit then return nil, why end
  if not words[3] then return unknown("say where it is set up") end
  local state = states[unit]
  if state.where ~= "reserve" then return nil, state.name .. " is not waiting to be set up" end
  local why_not = lookup.place_refusal(words[3]) or deployment.refusal(state.player) or
    ground.set_up_refusal(state, words[3]) or ground.edge_refusal(state, words[3])
  if why_not then return nil, why_not end
  return function()
    deployment.note(state.player)
    unit:set_up(words[3])
  end
end

--- `activate U`: where the players activate their units in turn.
function verbs.activate(words)
  local unit, why = unit_there(words[2] or "")
  if not unit then return nil, why end
  local refusal = activations.refusal(unit)
  if refusal then return nil, refusal end
  return function() activations.choose(unit) end
end

--- What tries to open or close a hatchway.
local attempt = classes.define({ name = "attempt", article = "an attempt" })
function attempt.fields.hatchway(state) return state.hatchway end
function attempt.fields.unit(state) return state.unit end
function attempt.methods:fails(why) states[self].failed = why and engine.in_words(why) or "it fails" end
function attempt.methods:succeeds() states[self].failed = nil end

--- Whether a unit is gone that had to do with a hatchway, which is told: nothing comes of what it began.
local function is_gone(unit, hatchway)
  if unit.where == "battlefield" then return false end
  engine.log("{} stays as it is: {} is gone", hatchway, unit.object)
  return true
end

--- `operate HATCHWAY U`
function verbs.operate(words)
  local hatchway, why = find("hatchways", words[2] or "", "hatchway")
  if not hatchway then return nil, why end
  local unit, reason = unit_there(words[3] or "")
  if not unit then return nil, reason end
  local state = states[hatchway]
  local destroyed = engine.destroyed_refusal(state)
  if destroyed then return nil, destroyed end
  if state.locked then return nil, state.name .. " is locked" end
  if state.controller and state.controller ~= unit.player then
    return nil, state.name .. " is controlled by " .. tostring(state.controller)
  end
  local reasons = engine.events.refusals("operate", hatchway, unit.object)
  if #reasons > 0 then return nil, table.concat(reasons, "; ") end
  local why_not = cards.operating_refusal(unit) or engine.closing_refusal(hatchway)
  if why_not then return nil, why_not end
  return function()
    engine.change("{} tries {}", unit.object, hatchway)
    cards.note_operating(unit.player)
    local trying = classes.new(attempt, { name = "an attempt", hatchway = hatchway, unit = unit.object })
    engine.events.tell_at_once("on_operating", trying)
    local failed = states[trying].failed
    if failed then return engine.log("{} stays as it is: {}", hatchway, failed) end
    if is_gone(unit, hatchway) then return end
    engine.set_hatchway(hatchway, not state.is_open, nil, unit.object)
  end
end

--- `breach HATCHWAY U`: one that may be blown open, for good, whoever controls it and whether it is locked.
function verbs.breach(words)
  local hatchway, why = find("hatchways", words[2] or "", "hatchway")
  if not hatchway then return nil, why end
  local unit, reason = unit_there(words[3] or "")
  if not unit then return nil, reason end
  local state = states[hatchway]
  if not state.breachable then return nil, state.name .. " cannot be breached" end
  local destroyed = engine.destroyed_refusal(state)
  if destroyed then return nil, destroyed end
  local reasons = engine.events.refusals("breach", hatchway, unit.object)
  if #reasons > 0 then return nil, table.concat(reasons, "; ") end
  return function()
    cards.offer("attack-on-door", "", hatchway, unit.player)
    if is_gone(unit, hatchway) then return end
    engine.log("{} breaches {}", unit.object, hatchway)
    hatchway:destroy(unit.object)
  end
end

--- `act ACTION U [TARGET]`
function verbs.act(words)
  local item, why = item_of(words[2] or "", "action")
  if not item then return nil, why end
  local unit, reason = unit_there(words[3] or "")
  if not unit then return nil, reason end
  local target
  if words[4] then
    target, why = any_of(words[4])
    if not target then return nil, why end
  end
  local refusal, targets = cards.action_refusal(item, unit, target)
  if targets then
    refusal = #targets == 0 and "there is nothing to do it on" or refusal .. ": " .. tostring(collections.of(targets))
  end
  if refusal then return nil, cards.with_whose_moment(refusal, item, states[unit.player]) end
  return function() cards.act(item, unit, target) end
end

--- `play CARD [by ROLE] [on X] [for N]`
function verbs.play(words)
  local item, why = item_of(words[2] or "", "stratagem")
  if not item then return nil, why end
  local said
  said, why = lookup.said_of_card(words)
  if not said then return nil, why end
  local player = said.player
  -- Where nobody is named: who may play it.
  local refusal, about
  for _, object in ipairs(engine.current.players) do
    if not player or player == object then
      local reason, found = cards.refusal(item, states[object])
      if not reason then
        player, refusal, about = object, nil, found
        break
      end
      refusal = refusal or cards.with_whose_moment(reason, item, states[object])
    end
  end
  if refusal then return nil, refusal end
  return cards.to_play(item, states[player], about or player, said)
end

local shot = classes.define({ name = "shot", article = "a shot" })
for _, word in ipairs({ "target", "ordnance" }) do shot.fields[word] = function(state) return state[word] end end

--- `shoots U at U [ordnance]`, `fights U U`, `charges U U`: what was rolled stays at the table.
--- `is_told_later`: once a line decides something else, as what came of it is told meanwhile.
local function attack(event, target_at, permission, before, after, is_told_later)
  return function(words)
    local unit, why = unit_there(words[2] or "")
    if not unit then return nil, why end
    if target_at == 4 and words[3] ~= "at" then return unknown("write: shoots UNIT at UNIT") end
    local target, reason = find("units", words[target_at] or "", "unit")
    if not target then return nil, reason end
    local attacked = states[target]
    local reasons = engine.events.refusals(permission, unit.object, target)
    if #reasons > 0 then return nil, table.concat(reasons, "; ") end
    if target == unit.object then return nil, unit.name .. " would do that to itself" end
    if attacked.where ~= "battlefield" then return nil, attacked.name .. " is not on the battlefield" end
    if attacked.player == unit.player then return nil, attacked.name .. " is of the same side" end
    return function()
      if before then cards.offer(before, "", unit.object) end
      engine.change("{} {} {}", unit.object, words[1], target)
      if words[1] == "charges" then engine.note_fact(unit, "charged", true) end
      if words[1] == "shoots" then engine.note_fact(attacked, "shot_at", true) end
      local made = classes.new(shot, { name = words[1], target = target, ordnance = words[target_at + 1] == "ordnance" })
      local function tell() engine.events.tell(event, unit.object, made) end
      if is_told_later then engine.current.told_later = tell else tell() end
      if after then cards.offer(after, "", unit.object) end
    end
  end
end
verbs.shoots = attack("on_unit_shot", 4, "shoot", "before-shooting", "after-shooting")
verbs.fights = attack("on_unit_fought", 3, "fight", "before-fight", "after-fight", true)
verbs.charges = attack("on_charge_declared", 3, "charge", "before-charge")

--- What is not done any more once the turn, or the battle, has ended.
for _, word in ipairs({ "move", "place", "activate", "operate", "breach", "shoots", "fights", "charges" }) do
  local verb = verbs[word]
  verbs[word] = function(words)
    local act, why = verb(words)
    local over = act and sequence.over_refusal()
    if over then return nil, over end
    return act, why
  end
end
