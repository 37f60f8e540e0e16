-- SPDX-License-Identifier: MIT
-- What automatic players answer where a rule asks.
local engine = ...
local cards, offer, placing, record, space = engine.cards, engine.offer, engine.placing, engine.record, engine.space
local automatic = engine.automatic
local states = engine.states
local answers = automatic.answers

--- A word with the target of a card, where it needs one; nothing where there is none.
function automatic.on_target(mind, item, about)
  local targets = cards.targets(item, about)
  if not targets then return "" end
  local target = automatic.one_of(mind, targets)
  return target and " on " .. offer.named(target)
end

--- A card is worth playing where something comes of it on the map.
function automatic.does_something(item)
  return item.functions.use ~= nil or item.functions.complete ~= nil or item.functions.start ~= nil or
    #(item.data.places or {}) > 0
end

local function card_line(mind, question)
  local item, moments = question.card, mind.battle.open_moments
  if mind.tries > 1 or not automatic.does_something(item) or not automatic.chance(mind, 1, 3) then return nil end
  local moment = moments[#moments]
  local on = automatic.on_target(mind, item, moment and moment.about or question.by)
  return on and "play " .. offer.named(item.object) .. " by " .. offer.named(question.by) .. on
end

function answers.agree(mind, question)
  if question.card then return card_line(mind, question) or "agree no" end
  return automatic.chance(mind, 1, 2) and "agree yes" or "agree no"
end

--- One of a list, which is taken out of it.
local function drawn(mind, left)
  local one = automatic.one_of(mind, left)
  for index, each in ipairs(left) do if each == one then table.remove(left, index) break end end
  return one
end

local function copy_of(list) return table.move(list, 1, #list, 1, {}) end

--- As many as there have to be, then more as long as the die says so.
function answers.choose(mind, question)
  local left, line, count = copy_of(question.of), "choose", 0
  local function is_enough()
    if count == (question.most or 1) then return true end
    return count >= (question.least or 0) and question.may_pass and automatic.chance(mind, 1, 4)
  end
  while not is_enough() do line, count = line .. " " .. offer.named(drawn(mind, left)), count + 1 end
  return count == 0 and "pass" or line
end

function answers.order(mind, question)
  local left, line = copy_of(question.of), "order"
  while #left > 1 do line = line .. " " .. offer.named(drawn(mind, left)) end
  return line .. " " .. offer.named(left[1])
end

function answers.number(mind, question)
  return "number " .. question.low - 1 + mind.generator.next(question.high - question.low + 1)
end

--- The places that come into question: of zones for a unit, of the whole battlefield for all else.
local function places_for(mind, question)
  local unit = question.unit and states[question.unit]
  if not unit then
    return automatic.spots(mind, { class = "point", base = placing.kind_of(question.what).base }, engine.ground.everywhere)
  end
  local places = {}
  for _, list in ipairs({ "zones", "areas" }) do
    for _, object in ipairs(mind.battle[list]) do
      local ground = states[object]
      if list == "areas" or not ground.player or ground.player == unit.player then
        for _, at in ipairs(automatic.spots(mind, unit, ground)) do places[#places + 1] = at end
      end
    end
  end
  return places
end

local most_places = 100

function answers.place(mind, question)
  if mind.tries > 1 then return "pass" end
  for at in automatic.from_anywhere(mind, places_for(mind, question), most_places) do
    if not question.refusal or not question.refusal(at) then
      return "place " .. (question.unit and offer.named(question.unit) or record.word(question.what)) .. " " .. at
    end
  end
  return "pass"
end

function answers.move(mind, question)
  local unit = states[question.unit]
  if mind.tries > 1 then return "pass" end
  -- Whole millimetres may be a little more than was gone.
  local at = automatic.step(mind, unit, automatic.any_goal(mind, unit), space.micrometres(question.inches) - 1000)
  return at and at ~= unit.at and "move " .. offer.named(question.unit) .. " " .. at or "pass"
end

function answers.over() return nil end
