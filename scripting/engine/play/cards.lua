-- SPDX-License-Identifier: MIT
-- Stratagems at their moments, and actions of units: who may, on what, how often, for what.
local engine = ...
local classes, collections, decisions, events = engine.classes, engine.collections, engine.decisions, engine.events
local given, items, lookup, measure, placing = engine.given, engine.items, engine.lookup, engine.measure, engine.placing
local scoring = engine.scoring
local states = engine.states

local cards = engine.cards

local none = {}

local concerns = scoring.concerns

local function left_out(item) return item.name .. " is left out, as it failed " .. engine.limits.errors_of_item .. " times" end

--- Whether it was used as often as may be. `uses` is a word of the system; the engine knows what these mean.
local spans = { battle = "battle", round = "round", turn = "turn", phase = "phase" }

--- How often an item is used, by the system's id and in its words: either may be said of the item.
local function use_of(item)
  for _, use in ipairs(engine.current.data.system.uses or none) do
    if use.id == item.uses or use.name == item.uses then return use.id, use.name end
  end
  return item.uses, spans[item.uses] and "once per " .. spans[item.uses]
end
local function how_often(item) return select(2, use_of(item)) end

local function used_up(item, player)
  local span = spans[use_of(item)]
  if not span then return false end
  local now = engine.current.sequence.counts[span]
  for _, each in ipairs(item.played or none) do
    if each.player == player and each[span] == now then return true end
  end
  return false
end

local function note_use(item, player)
  local counts = engine.current.sequence.counts
  item.played = item.played or {}
  item.played[#item.played + 1] = {
    player = player, battle = counts.battle, round = counts.round, turn = counts.turn, phase = counts.phase,
  }
end

--- Whether a row of `used` names an open moment for the player.
local function is_moment(use, open, player)
  local moment, whose = open.name, open.whose
  if use.of ~= "" and use.of ~= open.of then return false end
  if open.alias and use.at == open.alias then moment = open.alias end
  local own = whose == nil or whose == player
  local said = scoring.moment_of(use.at)
  if said.whose and said.name == moment then return whose ~= nil and own == (said.whose == "own") end
  if use.at ~= moment then return false end
  if use.whose == "own" then return own end
  if use.whose == "opponent" then return not own end
  return true
end

--- The least that a card costs, and the most, where there is one: of `2`, `1-2` and `1+`. What nobody knows may be anything.
local function range_of(cost)
  local least, sign, most = string.match(tostring(cost or "0+"), "^(%d+)([-+]?)(%d*)$")
  least = tonumber(least) or 0
  return least, sign == "" and least or tonumber(most)
end

--- Why so much is not paid for a card, of the least where nobody says how much; nothing where it may be.
local function payment_refusal(item, player, amount)
  local least, most = range_of(item.cost)
  local has, currency = player.purse[item.currency] or 0, item.currency
  if not currency then return amount and amount > 0 and "it is paid for with nothing" or nil end
  local is_there = ", and there " .. (has == 1 and "is 1" or "are " .. has)
  if has < least then return "it costs " .. item.cost .. " " .. currency .. is_there end
  if not amount then return nil end
  if amount < least or most and amount > most then return "it costs " .. item.cost .. " " .. currency .. ", not " .. amount end
  if amount > has then return "that costs " .. amount .. " " .. currency .. is_there end
end

--- From how much to how much a player may say what he pays for a card; nothing where there is nothing to say.
function cards.choice_of_amount(item, player)
  local least, most = range_of(item.cost)
  local has = player.purse[item.currency] or 0
  if not item.currency or not item.cost or most == least or has <= least then return nil end
  return least, math.min(most or has, has)
end

--- What the card may be used on; nothing where it needs no target.
local function targets_of(item, about)
  if not item.functions.targets then return nil end
  local found = events.ask(item, "targets", item.object, about, engine.current.object)
  return given.targets(item, found)
end

cards.targets = targets_of

--- That what was said is none of the targets, and what is.
local function no_target(said, targets)
  local why = engine.in_words(said) .. " is none of its targets"
  if #targets == 0 then return why .. ": there are none now" end
  return why .. ", which are " .. tostring(collections.of(targets))
end

--- Of what may be targeted, the one that was said, or the only one; nothing and why not, where there is none.
function cards.target(item, about, said)
  local targets = targets_of(item, about)
  if not targets then return said end
  if #targets == 0 then return nil, "there is nothing to play it on" end
  if not said then
    if #targets == 1 then return targets[1] end
    return nil, "say on what: " .. tostring(collections.of(targets))
  end
  for _, each in ipairs(targets) do if each == said then return said end end
  return nil, no_target(said, targets)
end

--- Whether a card waits for just this moment.
local function waits_for(item, moment, player)
  for _, use in ipairs(item.used) do
    if is_moment(use, moment, player.object) then return true end
  end
  return false
end

--- Whether this is a moment of a card for a player, and what the moment is about.
local function moment_of(item, player)
  local there, about = false, nil
  for _, moment in ipairs(engine.current.open_moments) do
    if waits_for(item, moment, player) then there, about = true, moment.about end
  end
  return there, about
end

local not_now = "this is not its moment"

--- Such a refusal with whose moment it is, where it is one for another player: looked for only where somebody reads it.
function cards.with_whose_moment(refusal, item, player)
  if refusal ~= not_now then return refusal end
  for _, object in ipairs(engine.current.players) do
    local there, about = moment_of(item, states[object])
    if there and object ~= player.object then
      local is_own = engine.current.whose == object and "in your own turn only" or "in the other side's turn only"
      return not_now .. ": " .. (about == nil and is_own or "it is one of the other side's")
    end
  end
  return refusal
end

--- Why a player may not play a card now; nothing where he may.
function cards.refusal(item, player)
  if items.is_left_out(item) then return left_out(item) end
  if not concerns(item.side, player) then return "it is a card of the other side" end
  if used_up(item, player.object) then return "it was used already: " .. how_often(item) end
  local unpaid = payment_refusal(item, player)
  if unpaid then return unpaid end
  local there, about = moment_of(item, player)
  if not there then return not_now end
  engine.note_player_of_card(item, player.object)
  local reasons = events.refusals("play", item.object, player.object)
  if #reasons > 0 then return table.concat(reasons, "; ") end
  return nil, about
end

--- Plays it: it is paid, told, and does what it does. Where nobody says the amount, the least is paid.
local function play(item, player, target, about, amount)
  local cost = amount or range_of(item.cost)
  if item.currency and cost > 0 then
    engine.change("Played by {}: {} for {} {}", player.object, item.name, cost, item.currency)
    player.purse[item.currency] = player.purse[item.currency] - cost
  else
    engine.change("Played by {}: {}", player.object, item.name)
  end
  item.spent = cost
  engine.note_player_of_card(item, player.object)
  engine.note_fired(item)
  note_use(item, player.object)
  local battle = engine.current
  about = about or player.object
  placing.of_card(item, player.object)
  if item.functions.targets then
    events.call(item, "use", item.object, about, target, battle.object)
  else
    events.call(item, "use", item.object, target or about, battle.object)
  end
  events.tell("on_card_played", item.object, player.object)
end

--- What plays a card as a line says it, with what is said in it of `target` and `amount`; or nothing, and why it is not
--- played so.
function cards.to_play(item, player, about, said)
  local why = payment_refusal(item, player, said.amount)
  if why then return nil, why end
  local target
  target, why = cards.target(item, about, said.target)
  if why then return nil, why end
  return function() play(item, player, target, about, said.amount) end
end

--- One card that may be played now: its player is asked, and plays it or does not.
local function offer_one(item, player, about)
  local act = decisions.ask({
    kind = "agree", by = player.object, words = player.name .. ": play " .. item.name .. "?", if_silent = false, card = item,
    about = about,
    play = function(words)
      local said, why = lookup.said_of_card(words)
      if not said then return nil, why end
      return cards.to_play(item, player, about, said)
    end,
  })
  if act then act() end
end

--- Notes what players may be offered.
function cards.note(item)
  if item.what == "stratagem" then table.insert(engine.current.cards, item) end
end

--- Offers cards in the middle of something: before a test, before a unit shoots. Whoever has one that waits for that is
--- asked; one for the step in which it happens may be played where the players are free.
--- `whose` moment it is has to be said where it is not that of the unit or test that it is about.
function cards.offer(moment, of, about, whose)
  local battle = engine.current
  if battle.pure or not battle.cards[1] then return end
  local has_player = about and (classes.is(about, "test") or classes.is(about, "unit"))
  whose = whose or has_player and about.player or nil
  local opened = { name = moment, of = of, about = about, whose = whose }
  table.insert(battle.open_moments, opened)
  for _, object in ipairs(battle.players) do
    local player = states[object]
    for _, item in ipairs(battle.cards) do
      if waits_for(item, opened, player) and not cards.refusal(item, player) and
        (not item.functions.targets or measure.wants(item, player, about)) then
        local targets = targets_of(item, about)
        if not targets or #targets > 0 then offer_one(item, player, about)
        elseif battle.told_by_people then engine.log("{}: there is nothing to play {} on", object, item.name) end
      end
    end
  end
  table.remove(battle.open_moments)
end

---------------------------------------------------------------------------------------------------- actions
--- Whether an action is the one that the line `operate` stands for: it says who may, or hears of the try, and does nothing by
--- itself.
local function is_operating(item)
  local functions = item.functions
  if item.what ~= "action" or not (functions.may_operate or functions.on_operating) then return false end
  return not (functions.may or functions.targets or functions.start or functions.complete)
end

--- That another unit is activated now, where units are in turn: what an action is for that one does alone, but for actions
--- with moments of their own. Between activations anybody may, as counteracts need none.
local function in_turn_of_another(item, unit)
  local chosen = engine.current.chosen
  if not chosen or chosen == unit.object or #item.used > 0 then return nil end
  return unit.name .. " is not activated now, but " .. states[chosen].name .. " is"
end

--- Why a unit may not try a hatchway now, as it does by an action that was done so often or that is not for now; nothing
--- where it may.
function cards.operating_refusal(unit)
  for _, item in ipairs(engine.current.items) do
    if is_operating(item) then
      local why_not = in_turn_of_another(item, unit)
      if why_not then return why_not end
      if used_up(item, unit.player) then return "it was done already: " .. how_often(item) end
    end
  end
end

--- A player's unit has tried one.
function cards.note_operating(player)
  for _, item in ipairs(engine.current.items) do
    if is_operating(item) then note_use(item, player) end
  end
end

--- Why a unit may not do an action now; nothing where it may. Where only the target is missing, also what may be one.
function cards.action_refusal(item, unit, target)
  local battle = engine.current
  local player = states[unit.player]
  if is_operating(item) then return "it is done by the line operate HATCHWAY UNIT" end
  local over = engine.sequence.over_refusal(#item.used > 0)
  if over then return over end
  if items.is_left_out(item) then return left_out(item) end
  if unit.where ~= "battlefield" then return unit.name .. " is not on the battlefield" end
  if not concerns(item.side, player) then return "it is an action of the other side" end
  local in_turn = in_turn_of_another(item, unit)
  if in_turn then return in_turn end
  if used_up(item, player.object) then return "it was done already: " .. how_often(item) end
  if #item.used > 0 and not moment_of(item, player) then return not_now end
  if item.functions.may then
    local answer, why = given.leave(item, "may", events.ask(item, "may", item.object, unit.object, battle.object))
    if not answer then return why and engine.in_words(why) or item.name .. " does not allow it" end
  end
  local reasons = events.refusals("act", item.object, unit.object)
  if #reasons > 0 then return table.concat(reasons, "; ") end
  local targets = targets_of(item, unit.object)
  if targets then
    if not target then return "say on what", targets end
    for _, each in ipairs(targets) do if each == target then return nil end end
    return no_target(target, targets)
  end
end

local function complete(begun)
  local unit = states[begun.unit]
  if unit.where ~= "battlefield" then
    if begun.item.functions.complete then engine.log("{} does not end {}: it is gone", begun.unit, begun.item.name) end
    return
  end
  engine.change("{} ends {}", begun.unit, begun.item.name)
  local battle = engine.current
  if begun.item.functions.targets then
    events.call(begun.item, "complete", begun.item.object, begun.unit, begun.target, battle.object)
  else
    events.call(begun.item, "complete", begun.item.object, begun.unit, battle.object)
  end
  events.tell("on_action_done", begun.item.object, begun.unit, begun.target)
end

--- Begins an action; one that names no moment for its end is done at once.
function cards.act(item, unit, target)
  local battle = engine.current
  engine.change("{} begins {}{}", unit.object, item.name, target and ": " .. tostring(target) or "")
  note_use(item, unit.player)
  engine.note_fact(unit, "acted", item.kind or item.id)
  engine.note_fired(item)
  local begun = { item = item, unit = unit.object, target = target, completed = item.data.completed }
  if item.functions.start then
    events.call(item, "start", item.object, unit.object, target or battle.object, target and battle.object or nil)
  end
  if not begun.completed or begun.completed == "" then return complete(begun) end
  battle.begun_actions[#battle.begun_actions + 1] = begun
end

--- What is done at a moment of the sequence; `whose` is the player whose moment it is.
function cards.complete_at(moment, whose)
  local battle = engine.current
  local begun, left = battle.begun_actions, {}
  battle.begun_actions = left
  for _, each in ipairs(begun) do
    local own = whose == each.unit.player
    local due = each.completed == moment or (whose and each.completed == (own and "own-" or "opponent-") .. moment)
    if due then complete(each) else left[#left + 1] = each end
  end
end
