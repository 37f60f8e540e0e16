-- SPDX-License-Identifier: MIT
-- What automatic players do at which moment: set up, come in, move, open what is in the way, do actions, play cards, shoot,
-- charge and fight.
local engine = ...
local cards, deployment, events, offer = engine.cards, engine.deployment, engine.events, engine.offer
local ordered = engine.ordered
local automatic = engine.automatic
local states = engine.states
local named, chance, if_allowed = offer.named, automatic.chance, automatic.if_allowed

-- The library's own: texts answer to the bounded ones once they are guarded.
local find_raw, gsub_raw = string.find, string.gsub

---------------------------------------------------------------------------------------------------- moments
--- The moment of one's own turn that is meant for something: a step whose name begins so, else the start of a phase that is
--- called so, else the turn's.
local function moment_for(system, words)
  for _, word in ipairs(words) do
    for _, phase in ipairs(system.phases) do
      if phase.of == "turn" then
        for _, step in ipairs(phase.steps) do
          if find_raw(step.id, word, 1, true) == 1 then return step.id .. "-step" end
        end
        if find_raw(phase.id, word, 1, true) == 1 then return phase.id .. "-phase-start" end
      end
    end
  end
  return "turn-start"
end

local plans = setmetatable({}, { __mode = "k" })

--- At which moments of a system what is done.
local function plan_of(system)
  if plans[system] then return plans[system] end
  local plan = {
    move = moment_for(system, { "move" }), shoot = moment_for(system, { "shoot", "firing" }),
    charge = moment_for(system, { "charge", "assault" }), fight = moment_for(system, { "fight", "assault" }),
    set_up = nil,
  }
  for _, step in ipairs(system.set_up) do
    if find_raw(step.id, "deploy", 1, true) then plan.set_up = step.id end
  end
  plan.set_up = plan.set_up or #system.set_up > 0 and system.set_up[#system.set_up].id or "battle-start"
  plans[system] = plan
  return plan
end

--- The moments at which an item is used, whoever's own they are.
local function moments_of(item)
  local moments = {}
  for _, use in ipairs(item.used) do
    if use.of == "" then
      moments[gsub_raw(gsub_raw(use.at, "^own%-", ""), "^opponent%-", "")] = true
    end
  end
  return moments
end

--- The numbers of the cards and actions of a mission by their moments; an action that names none is done when units have
--- moved.
local function index_of(items)
  local index = { action = {}, stratagem = {} }
  for number, item in ipairs(items) do
    local lists = index[item.what]
    if lists and automatic.does_something(item) then
      local moments = #item.used > 0 and moments_of(item) or item.what == "action" and { any = true } or {}
      for _, name in ipairs(ordered.keys(moments)) do
        lists[name] = lists[name] or {}
        table.insert(lists[name], number)
      end
    end
  end
  return index
end

local indices, none = setmetatable({}, { __mode = "k" }), {}

--- The cards and actions that may be used at a moment; a list that is not to be changed.
local function items_at(mind, moment, what)
  local known = mind.items_at[what]
  local items = known[moment]
  if items then return items end
  local battle = mind.battle
  if not indices[battle.data] then indices[battle.data] = index_of(battle.items) end
  items = {}
  for index, number in ipairs(indices[battle.data][what][moment] or none) do items[index] = battle.items[number] end
  known[moment] = items
  return items
end

--- The units that are on the battlefield or in reserve, those of a player or of anybody; found once until things are
--- elsewhere, in a list that is not to be changed.
local function units_at(mind, where, player)
  local battle = mind.battle
  local known, whose = mind.units_by_place[where], player or "anybody"
  local found = known[whose]
  if found and found.situation == battle.situation then return found end
  found = { situation = battle.situation }
  local units = battle.units
  for index = 1, #units do
    local unit = states[units[index]]
    if unit.where == where and (player == nil or unit.player == player) then found[#found + 1] = unit end
  end
  known[whose] = found
  return found
end
local function on_battlefield(mind, player) return units_at(mind, "battlefield", player) end

---------------------------------------------------------------------------------------------------- before the battle
--- Who brings nothing, brings this: single models where units are activated, else squads.
local function muster(mind, list)
  for _, object in ipairs(mind.battle.players) do
    local player = states[object]
    local has = false
    for _, unit in ipairs(mind.battle.units) do has = has or states[unit].player == object end
    local alone = mind.battle.data.system.turns == "activations"
    for number = 1, has and 0 or alone and 6 or 5 do
      list[#list + 1] = function()
        return "muster " .. (player.role or player.id) .. "-" .. number .. " by " .. named(object) .. (alone and " models 1 wounds 8 base 32mm" or
          ' models 5 wounds 1 base 32mm keywords "infantry troops"') .. (number == 1 and " warlord yes" or "")
      end
    end
  end
end

--- A line that sets up a unit, or brings it in, wherever one of its zones lets it.
local function place_line(mind, unit)
  local zones = engine.ground.zones_of(unit.player)
  local grounds = #zones > 0 and zones or { engine.ground.everywhere }
  for zone in automatic.from_anywhere(mind, grounds) do
    local open, ground = true, states[zone] or zone
    if ground ~= zone then
      open = automatic.look(function() return engine.ground.lets_in(zone, unit.object) end)
    end
    for at in automatic.from_anywhere(mind, open and automatic.spots(mind, unit, ground) or {}, 20) do
      local line = not mind.taken[at] and if_allowed("place " .. named(unit.object) .. " " .. at)
      if line then
        mind.taken[at] = not mind.battle.begun or nil
        return line
      end
    end
  end
end

--- One unit after the other, in turn where the system says so; whoever can set up none passes.
local function set_up(mind)
  local turn = deployment.turn()
  for _, object in ipairs(mind.battle.units) do
    local unit = states[object]
    local is_next = turn == nil or unit.player == turn
    if unit.where == "reserve" and is_next and not unit.waits and not mind.without_room[unit] then
      local line = place_line(mind, unit)
      if line then return line, true end
      mind.without_room[unit] = true
    end
  end
  if turn then return "pass by " .. named(turn), true end
end

---------------------------------------------------------------------------------------------------- turns
--- Each round everybody has one more of what nothing else gives.
local function pay_out(mind, list)
  for _, currency in ipairs(mind.battle.data.system.currencies or {}) do
    for _, player in ipairs(currency.given and {} or mind.battle.players) do
      list[#list + 1] = function()
        local has = states[player].purse[currency.symbol] or 0
        return "fact " .. named(player) .. " " .. currency.symbol .. " " .. has + 1
      end
    end
  end
end

--- Units that wait, a few at a time, as most moments are none at which they may come.
local function arrive(mind, player)
  for unit in automatic.from_anywhere(mind, units_at(mind, "reserve", player), 2) do
    local line = place_line(mind, unit)
    if line then
      mind.arrives_at[player] = mind.arrives_at[player] or {}
      mind.arrives_at[player][mind.battle.moment] = true
      return line, true
    end
  end
end

--- A move, and the hatchway that it ends at. Where it is refused, as it ends in an opening or over an edge, one that ends two
--- bases before that is tried.
local function move(mind, unit)
  local goal, most, from
  local function line()
    from = unit.at
    local at, before, length = automatic.step(mind, unit, goal, most)
    mind.stopped_at[unit] = before
    most = math.min(most, length or 0) - 2 * (unit.base or 0)
    if at and at ~= from then return "move " .. named(unit.object) .. " " .. at end
  end
  return function()
    if unit.where ~= "battlefield" then return nil end
    if from then return unit.at == from and most > 0 and line() or nil end
    if automatic.is_fighting(mind, unit) then return nil end
    goal, most = automatic.goal_of(mind, unit), mind.battle.data.system.caricature.move
    return goal and line(), true
  end
end

--- Opens what a unit has stopped at, or blows it open; what it cannot, its side goes round from now on.
local function open_up(mind, unit)
  local hatchway = mind.stopped_at[unit]
  if not hatchway or unit.where ~= "battlefield" then return nil end
  local state = states[hatchway]
  local line = not state.is_open and if_allowed("operate " .. named(hatchway) .. " " .. named(unit.object))
  if not line and state.breachable and chance(mind, 1, 3) then
    line = if_allowed("breach " .. named(hatchway) .. " " .. named(unit.object))
  end
  if line or state.is_open then mind.stopped_at[unit] = nil end
  return line
end

--- Whoever still stands before a shut hatchway when the turn ends, gives it up.
local function give_up(mind, player)
  for _, unit in ipairs(on_battlefield(mind, player)) do
    local hatchway = mind.stopped_at[unit]
    if hatchway and not states[hatchway].is_open then automatic.note_refused(mind, player, hatchway) end
    mind.stopped_at[unit] = nil
  end
end

local function act(mind, item, unit)
  local has_targets = item.functions.targets ~= nil
  if unit.facts.acted or not chance(mind, has_targets and 3 or 1, 4) then return nil end
  local targets = automatic.look(function()
    local refusal, of = cards.action_refusal(item, unit)
    return of or not refusal and {} or nil
  end)
  if not targets or has_targets and #targets == 0 then return nil end
  local on = has_targets and " " .. named(automatic.one_of(mind, targets)) or ""
  return "act " .. named(item.object) .. " " .. named(unit.object) .. on
end

local function play(mind, item, player)
  if not chance(mind, 1, 3) then return nil end
  local on = automatic.look(function()
    local refusal, about = cards.refusal(item, states[player])
    return not refusal and automatic.on_target(mind, item, about or player)
  end)
  return on and "play " .. named(item.object) .. " by " .. named(player) .. on
end

--- Actions of units and cards of both sides that have their moment now.
local function add_items(mind, list, whose, units)
  local battle = mind.battle
  for _, moment in ipairs({ battle.moment, battle.alias }) do
    for _, item in ipairs(items_at(mind, moment, "action")) do
      for _, unit in ipairs(units) do list[#list + 1] = function() return act(mind, item, unit) end end
    end
    for _, item in ipairs(items_at(mind, moment, "stratagem")) do
      for _, player in ipairs(battle.players) do list[#list + 1] = function() return play(mind, item, player) end end
    end
  end
end

--- Where a rule may say who moves no more, none opens anything before all have moved.
local function add_moves(mind, list, units)
  local opening = events.hearers_of("may_move") and {} or list
  for _, unit in ipairs(units) do
    list[#list + 1] = move(mind, unit)
    opening[#opening + 1] = function() return open_up(mind, unit) end
  end
  if opening ~= list then table.move(opening, 1, #opening, #list + 1, list) end
  for _, item in ipairs(items_at(mind, "any", "action")) do
    for _, unit in ipairs(units) do list[#list + 1] = function() return act(mind, item, unit) end end
  end
end

--- Where units are activated, a turn is one unit's, and all that it does.
local function add_activation(mind, list, unit)
  add_moves(mind, list, { unit })
  automatic.add_shots(mind, list, { unit })
  automatic.add_fights(mind, list, { unit })
end

local function add_turn(mind, list, whose)
  local battle, plan = mind.battle, plan_of(mind.battle.data.system)
  local units = on_battlefield(mind, whose)
  -- Once it is known at which moments some come, only at those.
  local arrives = mind.arrives_at[whose]
  if (not arrives or arrives[battle.moment]) and units_at(mind, "reserve", whose)[1] then
    list[#list + 1] = function() return arrive(mind, whose) end
  end
  if battle.moment == plan.move then
    add_moves(mind, list, units)
  elseif next(mind.stopped_at) then
    for _, unit in ipairs(units) do
      if mind.stopped_at[unit] then list[#list + 1] = function() return open_up(mind, unit) end end
    end
  end
  add_items(mind, list, whose, units)
  if battle.moment == plan.shoot then automatic.add_shots(mind, list, units) end
  if battle.moment == plan.charge then automatic.add_charges(mind, list, units) end
  if battle.moment == plan.fight then automatic.add_fights(mind, list, units) end
  if battle.moment == "turn-end" then give_up(mind, whose) end
end

--- What there is to do at the moment that it is: functions that give a line, or nothing, and whether they are to be asked
--- again.
function automatic.tasks_at(mind, whose)
  local battle, list = mind.battle, {}
  if not mind.mustered then
    mind.mustered = true
    muster(mind, list)
  end
  if not battle.begun then
    if battle.moment == plan_of(battle.data.system).set_up then list[#list + 1] = function() return set_up(mind) end end
    add_items(mind, list, nil, {})
  elseif battle.moment == "activation" then
    list[#list + 1] = function()
      local ready = {}
      for _, unit in ipairs(on_battlefield(mind, battle.activating)) do
        if unit.activated ~= battle.round then ready[#ready + 1] = unit end
      end
      local unit = automatic.one_of(mind, ready)
      return unit and if_allowed("activate " .. named(unit.object))
    end
  elseif battle.chosen and battle.moment == "turn-start" then
    add_items(mind, list, whose, { states[battle.chosen] })
    add_activation(mind, list, states[battle.chosen])
  elseif whose and not battle.chosen then
    add_turn(mind, list, whose)
  else
    if battle.moment == "round-start" then pay_out(mind, list) end
    add_items(mind, list, whose, battle.chosen and { states[battle.chosen] } or on_battlefield(mind, whose))
  end
  return list
end
