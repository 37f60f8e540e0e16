-- SPDX-License-Identifier: MIT
-- What players decide, as lines of text; see docs/rehearsal.md. Each verb looks whether it may be before anything changes:
-- it gives a function that does it, or nothing and the reason. What the table tells is in facts.lua, what a line expects in
-- expectations.lua.
local engine = ...
local states = engine.states

local decisions = {}
engine.decisions = decisions

-- The library's own: texts answer to the bounded ones once they are guarded, and a record may have many lines.
local find_raw, sub_raw, byte_raw = string.find, string.sub, string.byte
local quotation_mark = byte_raw('"')

--- In bytes.
local longest_line = engine.limits.characters_of_line

--- The words of a line; quotation marks hold several together, `#` as a word of its own begins a comment.
local function words_of(line)
  if #line > longest_line then return nil, "the line is longer than " .. longest_line .. " characters" end
  local words, at = {}, 1
  while true do
    local start, last, word = find_raw(line, "(%S+)", at)
    if not start or word == "#" then return words end
    if byte_raw(word) == quotation_mark then
      last = find_raw(line, '"', start + 1, true)
      if not last then return nil, "a quotation mark is left open" end
      word = sub_raw(line, start + 1, last - 1)
    end
    words[#words + 1] = word
    at = last + 1
  end
end
decisions.words_of, decisions.longest_line = words_of, longest_line

--- A line as it is kept: its text, its words, or why it has none, and its number where it has one.
function decisions.line(text, number)
  local words, why = words_of(text)
  return { text = text, number = number, words = words, why = why }
end

--- Whether a line plays this card, and by this player where it says who.
function decisions.plays(words, item, player)
  if item == nil or words[1] ~= "play" or words[2] == nil then return false end
  if words[2] ~= item.name and words[2] ~= item.id and words[2] ~= "#" .. item.id then return false end
  for index = 3, #words, 2 do
    if words[index] == "by" and player then return decisions.player_of(words[index + 1] or "") == player end
  end
  return true
end

---------------------------------------------------------------------------------------------------- names
local function without_hash(name) return sub_raw(name, 1, 1) == "#" and sub_raw(name, 2) or name end

local function same(state, name)
  return state.label == name or state.name == name or state.id == without_hash(name)
end

--- That a line names what is not there: such a line is not refused by the rules, nobody can tell what it means.
local function unknown(why)
  engine.current.not_named = why
  return nil, why
end

--- What the things of some lists are called on the map, the words first that people use.
local function called(...)
  local known = {}
  for _, word in ipairs({ "label", "name", "role", "id" }) do
    for _, list in ipairs({ ... }) do
      for _, object in ipairs(engine.current[list]) do
        local state = engine.state(object)
        if not state.removed and state[word] ~= nil and state[word] ~= "" then known[#known + 1] = state[word] end
      end
    end
  end
  return known
end

--- Which of the things of some lists may be meant by a name that none of them has.
local function meant(name, ...) return engine.names.hint(without_hash(name), called(...)) end

--- The first thing of a list with an id, whether it is there or not.
local function with_id(list, id)
  local objects, known = engine.current[list], engine.current.by_id[list]
  if not known or known.count ~= #objects then
    known = { count = #objects, things = {} }
    for index = #objects, 1, -1 do
      local own = states[objects[index]].id
      if own then known.things[own] = objects[index] end
    end
    engine.current.by_id[list] = known
  end
  return known.things[id]
end

--- The thing of a list that is called so; nothing where there is none or, by its label or name, several, and how many.
local function look_up(list, name)
  local id, found, count = without_hash(name), nil, 0
  local first = with_id(list, id)
  if first and not states[first].removed then return first end
  for _, object in ipairs(engine.current[list]) do
    local state = states[object]
    if not state.removed then
      if state.id == id then return object end
      if state.label == name or state.name == name then found, count = found or object, count + 1 end
    end
  end
  if count == 1 then return found end
  return nil, count
end

local function find(list, name, what)
  local found, count = look_up(list, name)
  if found then return found end
  if count > 1 then return unknown("there are " .. count .. ' ' .. what .. 's called "' .. name .. '": say its #id') end
  return unknown("there is no " .. what .. ' "' .. name .. '"' .. meant(name, list))
end

local function side_called(name)
  for _, object in ipairs(engine.current.players) do
    local state = engine.state(object)
    if state.role == name or same(state, name) then return object end
  end
end

local function player_of(name)
  local found = side_called(name)
  if found then return found end
  return unknown('there is no side "' .. name .. '"' .. meant(name, "players"))
end

local lists_of_map = { "units", "markers", "areas", "zones", "hatchways", "features" }

local function any_of(name)
  local why
  for _, list in ipairs(lists_of_map) do
    local found, count = look_up(list, name)
    if found then return found end
    if count > 1 then why = "there are " .. count .. ' things called "' .. name .. '": say its #id' end
  end
  local player = side_called(name)
  if player then return player end
  if name == "battle" then return engine.current.object end
  return unknown(why or 'there is nothing called "' .. name .. '" on this map' .. meant(name, "players", table.unpack(lists_of_map)))
end

local function item_of(name, what)
  local known = {}
  for _, item in ipairs(engine.current.items) do
    if item.what == what then
      if item.id == without_hash(name) or item.name == name then return item end
      known[#known + 1], known[#known + 2] = item.name, item.id
    end
  end
  return unknown("there is no " .. what .. ' "' .. name .. '"' .. engine.names.hint(name, known))
end

decisions.look_up, decisions.find, decisions.player_of, decisions.any_of = look_up, find, player_of, any_of
decisions.side_called = side_called

---------------------------------------------------------------------------------------------------- verbs
local verbs = {}
decisions.verbs = verbs

local function unit_there(name)
  local unit, why = find("units", name, "unit")
  if not unit then return nil, why end
  local state = engine.state(unit)
  if state.where ~= "battlefield" then return nil, state.name .. " is not on the battlefield" end
  return state
end

decisions.unit_there = unit_there

--- Whether there is such a moment in this battle.
local function is_moment(word)
  for _, known in ipairs(engine.sequence.moments()) do if known == word then return true end end
end

function verbs.go(words)
  local battle = engine.current
  local target = {}
  for index = 2, #words do
    local word = words[index]
    if word == "end" then target.to_end = true
    elseif math.tointeger(tonumber(word)) then target.round = math.tointeger(tonumber(word))
    elseif side_called(word) then target.whose = side_called(word)
    elseif is_moment(word) then target.moment = word
    else return unknown('there is no moment "' .. word .. '"' .. engine.names.hint(word, engine.sequence.moments())) end
  end
  if target.round and target.round < battle.round then return nil, "round " .. target.round .. " is past" end
  if target.moment and engine.sequence.is_past(target.moment) then return nil, target.moment .. " is past, or now" end
  if target.round and battle.data.system.turns == "players" and target.moment == battle.moment and target.round == battle.round
    and (target.whose or battle.whose) == battle.whose then
    return nil, "that is now"
  end
  return function() battle.target = next(target) and target or { next_one = true } end
end

--- `move U PLACE [via PLACE…]`
function verbs.move(words)
  local unit, why = unit_there(words[2] or "")
  if not unit then return nil, why end
  if not words[3] then return nil, "say where it moves" end
  local path = { unit.at }
  for index = 5, #words do path[#path + 1] = words[index] end
  if words[4] and words[4] ~= "via" then return nil, "behind the place comes via, and places on the way" end
  path[#path + 1] = words[3]
  for index = 2, #path do
    local why_not = engine.ground.move_refusal(unit, path[index])
    if why_not then return nil, why_not end
  end
  local fine, reason = engine.measure.way(unit, path)
  if not fine then return nil, reason end
  return function() engine.move_unit(unit, path, "normal") end
end

--- `place U PLACE`: before the battle, or from reserve.
function verbs.place(words)
  local unit, why = find("units", words[2] or "", "unit")
  if not unit then return nil, why end
  if not words[3] then return nil, "say where it is set up" end
  local state = engine.state(unit)
  if state.where ~= "reserve" then return nil, state.name .. " is not waiting to be set up" end
  local fine, reason = engine.current.host.legal_place(state, words[3])
  if not fine then return nil, reason end
  local why_not = engine.deployment.refusal(state.player) or engine.ground.set_up_refusal(state, words[3])
  if why_not then return nil, why_not end
  return function()
    engine.deployment.note(state.player)
    unit:set_up(words[3])
  end
end

--- `activate U`: where the players activate their units in turn.
function verbs.activate(words)
  local unit, why = unit_there(words[2] or "")
  if not unit then return nil, why end
  local refusal = engine.activations.refusal(unit)
  if refusal then return nil, refusal end
  return function() engine.activations.choose(unit) end
end

--- What tries to open or close a hatchway.
local attempt = engine.classes.define({ name = "attempt", article = "an attempt" })
function attempt.fields.hatchway(state) return state.hatchway end
function attempt.fields.unit(state) return state.unit end
function attempt.methods:fails(why) engine.state(self).failed = why and engine.in_words(why) or "it fails" end
function attempt.methods:succeeds() engine.state(self).failed = nil end

--- `operate HATCHWAY U`
function verbs.operate(words)
  local hatchway, why = find("hatchways", words[2] or "", "hatchway")
  if not hatchway then return nil, why end
  local unit, reason = unit_there(words[3] or "")
  if not unit then return nil, reason end
  local state = engine.state(hatchway)
  if state.locked then return nil, state.name .. " is locked" end
  if state.destroyed then return nil, state.name .. " is destroyed" end
  if state.controller and state.controller ~= unit.player then
    return nil, state.name .. " is controlled by " .. tostring(state.controller)
  end
  local reasons = engine.events.refusals("operate", hatchway, unit.object)
  if #reasons > 0 then return nil, table.concat(reasons, "; ") end
  return function()
    engine.change("{} tries {}", unit.object, hatchway)
    local trying = engine.classes.new(attempt, { name = "an attempt", hatchway = hatchway, unit = unit.object })
    engine.events.tell_at_once("on_operating", trying)
    local failed = engine.state(trying).failed
    if failed then return engine.log("{} stays as it is: {}", hatchway, failed) end
    engine.set_hatchway(hatchway, not state.is_open, nil, unit.object)
  end
end

--- `breach HATCHWAY U`: one that may be blown open, for good, whoever controls it and whether it is locked.
function verbs.breach(words)
  local hatchway, why = find("hatchways", words[2] or "", "hatchway")
  if not hatchway then return nil, why end
  local unit, reason = unit_there(words[3] or "")
  if not unit then return nil, reason end
  local state = engine.state(hatchway)
  if not state.breachable then return nil, state.name .. " cannot be breached" end
  if state.destroyed then return nil, state.name .. " is destroyed" end
  local reasons = engine.events.refusals("breach", hatchway, unit.object)
  if #reasons > 0 then return nil, table.concat(reasons, "; ") end
  return function()
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
  local refusal = engine.cards.action_refusal(item, unit, target)
  if refusal then return nil, refusal end
  return function() engine.cards.act(item, unit, target) end
end

--- `play CARD [by ROLE] [on X]`
function verbs.play(words)
  local item, why = item_of(words[2] or "", "stratagem")
  if not item then return nil, why end
  local player, target
  for index = 3, #words, 2 do
    if words[index] == "by" then player, why = player_of(words[index + 1] or "")
    elseif words[index] == "on" then target, why = any_of(words[index + 1] or "")
    else return nil, 'behind the card come "by" and a side, "on" and a target' end
    if why then return nil, why end
  end
  -- Where nobody is named: who may play it.
  local refusal, about
  for _, object in ipairs(engine.current.players) do
    if not player or player == object then
      local reason, found = engine.cards.refusal(item, engine.state(object))
      if not reason then
        player, refusal, about = object, nil, found
        break
      end
      refusal = refusal or reason
    end
  end
  if refusal then return nil, refusal end
  target, why = engine.cards.target(item, about or player, target)
  if why then return nil, why end
  return function() engine.cards.play(item, engine.state(player), target, about) end
end

local shot = engine.classes.define({ name = "shot", article = "a shot" })
for _, word in ipairs({ "target", "ordnance" }) do shot.fields[word] = function(state) return state[word] end end

--- `shoots U at U [ordnance]`, `fights U U`, `charges U U`: what was rolled stays at the table.
local function attack(event, target_at, permission, before, after)
  return function(words)
    local unit, why = unit_there(words[2] or "")
    if not unit then return nil, why end
    if target_at == 4 and words[3] ~= "at" then return nil, "write: shoots UNIT at UNIT" end
    local target, reason = find("units", words[target_at] or "", "unit")
    if not target then return nil, reason end
    local reasons = engine.events.refusals(permission, unit.object, target)
    if #reasons > 0 then return nil, table.concat(reasons, "; ") end
    return function()
      if before then engine.cards.offer(before, "", unit.object) end
      engine.change("{} {} {}", unit.object, words[1], target)
      if words[1] == "charges" then unit.facts.charged = true end
      if words[1] == "shoots" then engine.state(target).facts.shot_at = true end
      engine.events.tell(event, unit.object, engine.classes.new(shot, {
        name = words[1], target = target, ordnance = words[target_at + 1] == "ordnance",
      }))
      if after then engine.cards.offer(after, "", unit.object) end
    end
  end
end
verbs.shoots = attack("on_unit_shot", 4, "shoot", "before-shooting", "after-shooting")
verbs.fights = attack("on_unit_fought", 3, "fight", "before-fight", "after-fight")
verbs.charges = attack("on_charge_declared", 3, "charge", "before-charge")

--- How many words a line has at most, by its first one; of those that are not here as many as are wanted.
local most_words = { place = 3, activate = 2, leaves = 4, operate = 3, breach = 3, act = 4, fights = 3, charges = 3, shoots = 5,
  pass = 3, choose = 2, agree = 2, number = 2 }

--- That a line has words behind its end, which nobody can tell what they mean; nothing where it has none.
local function superfluous(words)
  local most = most_words[words[1]]
  if most and #words > most then return 'nothing comes behind "' .. words[most] .. '": leave "' .. words[most + 1] .. '" out' end
  if words[1] == "shoots" and words[5] and words[5] ~= "ordnance" then return 'behind the target comes ordnance, not "' .. words[5] .. '"' end
end

---------------------------------------------------------------------------------------------------- asking
local shown
function shown(value)
  if value == nil then return "none" end
  if value == true then return "yes" end
  if value == false then return "no" end
  local state = engine.state(value)
  if not state and type(value) == "table" then return shown(value[#value]) end  -- a way: where it leads
  return state and (state.role or state.name) or tostring(value)
end
decisions.shown = shown

-- What each kind of question takes: true and the answer, or false and why not, and whether the line is understood all the
-- same, so that it is refused.
local answers = {}
function answers.choose(question, words)
  if words[1] == "pass" and (question.may_pass or question.if_silent ~= nil) then return true, nil end
  if words[1] ~= "choose" then return false, "write: choose, and what" end
  for _, each in ipairs(question.of) do
    local state = engine.state(each)
    if state and (same(state, words[2] or "") or state.role == words[2]) or tostring(each) == words[2] then return true, each end
  end
  local known = {}
  for index, each in ipairs(question.of) do known[index] = shown(each) end
  local name = words[2] or ""
  return false, '"' .. name .. '" is not among them' .. engine.names.hint(name, known), any_of(name) ~= nil
end
function answers.agree(_, words)
  if words[1] == "agree" and words[2] == "yes" then return true, true end
  if words[1] == "agree" and words[2] == "no" then return true, false end
  return false, "write: agree yes, or agree no"
end
function answers.number(question, words)
  local number = words[1] == "number" and math.tointeger(tonumber(words[2])) or nil
  if not number or number < question.low or number > question.high then
    return false, "write: number, and one from " .. question.low .. " to " .. question.high, number ~= nil
  end
  return true, number
end
function answers.place(question, words)
  if words[1] == "pass" then return true, nil end
  if words[1] ~= "place" or not words[3] then return false, "write: place, what, and where" end
  if not decisions.places(words, question) then return false, "it is not " .. words[2] .. " that is placed now" end
  local fine, why = engine.current.host.legal(words[3], question)
  if not fine then return false, why, true end
  local refusal = question.refusal and question.refusal(words[3])
  if refusal then return false, refusal, true end
  return true, words[3]
end
function answers.move(question, words)
  if words[1] == "pass" then return true, nil end
  if words[1] ~= "move" or not words[3] then return false, "write: move, the unit, and where" end
  if not decisions.is_unit(words[2], question.unit) then return false, "it is not " .. words[2] .. " that moves now" end
  local unit = engine.state(question.unit)
  local path = { unit.at, table.unpack(words, 5) }
  path[#path + 1] = words[3]
  local fine, why = engine.measure.way(unit, path, question.inches)
  if not fine then return false, why, true end
  local refusal = engine.ground.move_refusal(unit, path[#path])
  if refusal then return false, refusal, true end
  return true, path
end

--- Whether a line answers a question, and with what; or why it does not.
function decisions.answer(question, words) return answers[question.kind](question, words) end

--- Whether a word of a line names this unit.
function decisions.is_unit(word, unit) return word ~= nil and same(engine.state(unit), word) end

function answers.over() return false, "the battle is over" end

--- Whether a line places what is asked for.
function decisions.places(words, question)
  if words[1] ~= "place" or not words[2] then return false end
  if question.unit then return decisions.is_unit(words[2], question.unit) end
  return words[2] == question.what
end

--- `refused DECISION ["words of the reason"]`: it has to be, and nothing may change. `question` is what is asked just now.
local function refused(words, line, question)
  local rest = { table.unpack(words, 2) }
  local answer = answers[question.kind]
  local verb = verbs[rest[1] or ""]
  if not verb and not answer then return nil, 'there is no decision "' .. tostring(rest[1]) .. '"' end
  local reason
  if #rest > 1 and find_raw(line, '"%s*$') then reason = table.remove(rest) end
  local too_much = superfluous(rest)
  if too_much then return nil, too_much end
  local battle = engine.current
  local before = battle.changes
  battle.not_named = nil
  local allowed, why
  if answer then allowed, why = answer(question, rest) else allowed, why = verb(rest) end
  -- A slip in a name is no refusal, unless that is what the line is about.
  if not allowed and why == battle.not_named and not find_raw(reason or "", "^there is no") then return nil, why end
  local expected = "expected " .. table.concat(rest, " ")
  if allowed then return engine.fail(line, "refused", "allowed", expected .. " to be refused, and it is allowed") end
  if battle.changes ~= before then
    return engine.fail(line, "no change", "a change", expected .. " to change nothing, and it changes something")
  end
  why = why or ""
  if reason and not find_raw(why, reason, 1, true) then
    return engine.fail(line, reason, why, expected .. ' to be refused for "' .. reason .. '", and it is for "' .. why .. '"')
  end
  engine.log("refused: {}", why)
  return true
end

--- Expectations and facts may stand anywhere. True where the line was one of them.
local function aside(words, line, question)
  local battle = engine.current
  battle.failed = nil
  if words[1] == "expect" then
    local fine, why = engine.expectations.expect(words, line)
    if not fine and not battle.failed then engine.misunderstood(line, why) end
    return true
  elseif words[1] == "refused" then
    local fine, why = refused(words, line, question)
    if not fine and not battle.failed then engine.misunderstood(line, why) end
    return true
  elseif words[1] == "fact" or words[1] == "correct" or words[1] == "answers" then
    local act, why = verbs[words[1]](words)
    if not act then
      engine.misunderstood(line, why)
    else
      battle.changes = 0
      act()
    end
    return true
  end
  return false
end

local function next_words(question)
  local line = engine.next_line(question)
  if not line.words then engine.misunderstood(line.text, line.why) return {}, line.text end
  return line.words, line.text
end

--- Asks a player in the middle of something.
function decisions.ask(question)
  local battle = engine.current
  if battle.pure then error(battle.pure .. " only says what it thinks: it asks nobody", 0) end
  while true do
    if question.if_silent ~= nil and not engine.is_answered(question) then return question.if_silent end
    local words, line = next_words(question)
    if #words > 0 and not aside(words, line, question) then
      if decisions.plays(words, question.card, question.by) then return true, words end
      local too_much = superfluous(words)
      local fine, value, is_understood
      if not too_much then fine, value, is_understood = answers[question.kind](question, words) end
      if fine then
        engine.log("{}: {}", question.words, question.secret and "in secret" or shown(value))
        return value
      end
      if is_understood then engine.not_allowed(line, value) else engine.misunderstood(line, too_much or value) end
    end
  end
end

local function is_target(target, name, whose)
  local battle = engine.current
  if target.moment and target.moment == battle.alias then name = target.moment end
  if target.round and battle.round ~= target.round then return false end
  if target.whose and target.whose ~= whose then return false end
  return not target.moment or target.moment == name
end

--- Whether the players, who are going on, pass a moment, as it is not the one that they go to.
function decisions.is_passed(name, whose)
  local battle = engine.current
  local target = battle.target
  if target.to_end then return not battle.ending end
  return not target.next_one and not is_target(target, name, whose)
end

--- Where the players may decide anything: until they go on.
function decisions.free(name, whose)
  local battle = engine.current
  battle.target = nil
  local question = { kind = "free", words = "What is done at " .. name .. "?", by = whose }
  while not battle.over do
    local words, line = next_words(question)
    if #words > 0 and not aside(words, line, question) then
      local verb = verbs[words[1]]
      local too_much = superfluous(words)
      if not verb then
        engine.misunderstood(line, 'there is no decision "' .. words[1] .. '"' .. engine.names.hint(words[1], engine.ordered.keys(verbs)))
      elseif too_much then
        engine.misunderstood(line, too_much)
      else
        local act, why = verb(words)
        if not act then
          engine.not_allowed(line, why)
        else
          battle.step, battle.changes = battle.step + 1, 0
          act()
          engine.control.look()
          if battle.target or battle.activating and battle.chosen then return end
        end
      end
    end
  end
end

--- What is left of the written lines once the battle is over: facts come too late, but it can be said what came of it.
function decisions.aftermath()
  local question = { kind = "over", words = "The battle is over." }
  while engine.current.host.look_ahead and engine.current.host.look_ahead() do
    local words, line = next_words(question)
    if words[1] == "fact" or words[1] == "correct" then
      engine.not_allowed(line, "the battle is over")
    elseif #words > 0 and words[1] ~= "go" and not aside(words, line, question) then
      engine.not_allowed(line, "the battle is over")
    end
  end
end

--- What a verb answers to the words of a line: a function that does it, or nothing and why not.
function decisions.verb(name, words) return verbs[name](words) end
