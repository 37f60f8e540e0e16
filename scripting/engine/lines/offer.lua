-- SPDX-License-Identifier: MIT
-- What players may decide just now, and of the rest why not. Rules are asked as when a line is refused: nothing changes by
-- it, and nothing of it is kept.
local engine = ...
local activations, answers, cards, deployment = engine.activations, engine.answers, engine.cards, engine.deployment
local ground, record, verbs = engine.ground, engine.record, engine.verbs
local states = engine.states

local offer = engine.offer

--- More are not offered.
offer.most = engine.limits.answers

local word = record.word

local function named(object)
  local state = states[object]
  if not state then return word(object) end
  return word(state.role or record.reference(state))
end

offer.named = named

--- A list of answers to which no more are added than may be.
local function new_list()
  local list = { more = 0 }
  function list.add(decision, why)
    if #list >= offer.most then
      list.more = list.more + 1
    else
      list[#list + 1] = { decision = decision, legal = why == nil, why = why }
    end
  end
  return list
end

local function add_units(list)
  local battle = engine.current
  local moves, over = battle.begun and not battle.ending, engine.sequence.over_refusal()
  for _, object in ipairs(battle.units) do
    local unit, name = states[object], named(object)
    if unit.where == "battlefield" then
      if battle.activating then list.add("activate " .. name, activations.refusal(unit)) end
      if moves then list.add("move " .. name .. " PLACE", over) end
    elseif unit.where == "reserve" then
      list.add("place " .. name .. " PLACE", over or deployment.refusal(unit.player) or ground.waits_because(unit))
    end
  end
end

--- A decision, once for each of its targets where it needs one.
local function add_on(list, decision, before, targets, why)
  if why or not targets then return list.add(decision, why) end
  if #targets == 0 then return list.add(decision, "there is nothing to do it on") end
  for index, target in ipairs(targets) do
    if #list >= offer.most then
      list.more = list.more + #targets - index + 1
      return
    end
    list.add(decision .. before .. named(target))
  end
end

local function add_action(list, item)
  local why, allowed
  for _, object in ipairs(engine.current.units) do
    local unit = states[object]
    if unit.where == "battlefield" then
      local refusal, needs_target = cards.action_refusal(item, unit)
      if needs_target or not refusal then
        allowed = true
        add_on(list, "act " .. named(item.object) .. " " .. named(object), " ", needs_target)
      end
      why = why or refusal
    end
  end
  if not allowed then list.add("act " .. named(item.object) .. " UNIT", why or "no unit is on the battlefield") end
end

local function add_card(list, item)
  for _, object in ipairs(engine.current.players) do
    local why, about = cards.refusal(item, states[object])
    why = cards.with_whose_moment(why, item, states[object])
    local targets = why == nil and cards.targets(item, about or object) or nil
    add_on(list, "play " .. named(item.object) .. " by " .. named(object), " on ", targets, why)
  end
end

--- What units may do to a hatchway: of each that may, or of any where all may. Of the rest nobody has to know why not.
local function add_hatchway(list, verb, object, units)
  local allowed = {}
  for _, unit in ipairs(units) do
    local line = { verb, named(object), named(unit) }
    if engine.verbs[verb](line) then allowed[#allowed + 1] = table.concat(line, " ") end
  end
  if #allowed == #units and #units > 1 then allowed = { verb .. " " .. named(object) .. " UNIT" } end
  for _, decision in ipairs(allowed) do list.add(decision) end
end

--- So often it is tried what a unit may do to a hatchway; of the hatchways behind these it is not said which unit may.
local most_tried = 20000

local function add_hatchways(list)
  local battle, units, tried = engine.current, {}, 0
  if not battle.begun or battle.ending then return end
  for _, object in ipairs(battle.units) do
    if states[object].where == "battlefield" then units[#units + 1] = object end
  end
  for _, object in ipairs(battle.hatchways) do
    for _, verb in ipairs({ "operate", "breach" }) do
      tried = tried + #units
      if tried <= most_tried then add_hatchway(list, verb, object, units) else list.add(verb .. " " .. named(object) .. " UNIT") end
    end
  end
end

local function add_free(list)
  list.add("go")
  list.add("go end")
  if verbs.pass({ "pass" }) then list.add("pass") end
  add_units(list)
  add_hatchways(list)
  for _, item in ipairs(engine.current.items) do
    if item.what == "action" then add_action(list, item) end
    if item.what == "stratagem" then add_card(list, item) end
  end
end

--- The lines that may answer what a rule asks; whether each does, is found out.
local of_kind = {}
function of_kind.choose(question)
  local lines = {}
  for _, each in ipairs(question.of) do lines[#lines + 1] = "choose " .. named(each) end
  if question.may_pass or question.if_silent ~= nil then lines[#lines + 1] = "pass" end
  return lines
end
--- As they stand; in any other order it is an answer as well.
function of_kind.order(question)
  local names = {}
  for index, each in ipairs(question.of) do names[index] = named(each) end
  return { "order " .. table.concat(names, " ") }
end
function of_kind.agree(question)
  local item = question.card
  if not item then return { "agree yes", "agree no" } end
  local lines, play = {}, "play " .. named(item.object) .. " by " .. named(question.by)
  local targets = cards.targets(item, question.about)
  if not targets then lines[1] = play end
  for _, target in ipairs(targets or {}) do lines[#lines + 1] = play .. " on " .. named(target) end
  lines[#lines + 1] = "agree no"
  return lines
end
function of_kind.number(question)
  local lines = {}
  for number = question.low, math.min(question.high, question.low + offer.most) do lines[#lines + 1] = "number " .. number end
  return lines
end

local function add_answers(list, question)
  if question.kind == "place" or question.kind == "move" then
    list.add(question.kind .. " " .. (question.unit and named(question.unit) or word(question.what)) .. " PLACE")
    list.add("pass")
    return
  end
  for _, line in ipairs(of_kind[question.kind](question)) do
    local words, too_long, fine, why
    if #list < offer.most then words, too_long = engine.lines.words_of(line) end
    if words then fine, why = answers.to(question, words) end
    list.add(line, not fine and (why or too_long or "it is no answer") or nil)
  end
end

--- The answers to a question: a list of `decision`, whether it is `legal`, else `why` not; `more` of it is how many are left
--- out. PLACE and UNIT stand for any.
function offer.of(battle, question)
  engine.current = battle
  local list = new_list()
  local good, broken = engine.without_trace(battle, function()
    if question.kind == "free" then add_free(list) elseif question.kind ~= "over" then add_answers(list, question) end
  end)
  -- What a rule that takes too much says is no reason; what comes behind it is not known.
  if not good then
    for _, each in ipairs(list) do if not each.legal then each.why = tostring(broken) end end
  end
  return list
end

--- Of what is not allowed, so many are named for one reason.
local most_named = 3

--- The same for people: what may be done, a line each, and then by their reasons what may not.
function offer.lines(battle, question)
  local list = offer.of(battle, question)
  local lines, reasons, by_reason = {}, {}, {}
  for _, each in ipairs(list) do
    if each.legal then
      lines[#lines + 1] = "  " .. each.decision
    else
      if not by_reason[each.why] then by_reason[each.why], reasons[#reasons + 1] = {}, each.why end
      table.insert(by_reason[each.why], each.decision)
    end
  end
  for _, why in ipairs(reasons) do
    local all = by_reason[why]
    local named_ones = table.concat(all, ", ", 1, math.min(#all, most_named))
    lines[#lines + 1] = "  not now, " .. why .. ": " .. named_ones .. (#all > most_named and " and " .. #all - most_named .. " more" or "")
  end
  if list.more > 0 then lines[#lines + 1] = "  and " .. list.more .. " more" end
  return lines
end
