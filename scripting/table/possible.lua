-- SPDX-License-Identifier: MIT
-- What players may do at a moment, found without asking anybody.
local engine, home = ...

local possible = {}
home.possible = possible

local judges = home.judges

--- What a question about the rules comes to without asking anybody and without a trace; `unknown` where people would be, or
--- where rules take too much.
function possible.guess(battle, ask)
  engine.current = battle
  if not home.bounds.begin_guess() then return "unknown" end
  judges.guessing = true
  local good, value, more = engine.without_trace(battle, ask)
  judges.guessing = false
  home.bounds.end_guess()
  if good then return value, more end
  local broken = more
  return broken and "unknown" or tostring(value)
end

--- Why a player may not play a card now, or nothing and its targets. Whose it is, a card knows from the first of these.
function possible.card_now(item, player)
  local why, about = engine.cards.refusal(item, player)
  if why then return why end
  return nil, engine.cards.targets(item, about or player.object)
end

--- The cards that may be played now, with their players and the number that each keeps all through the battle; where people
--- would have to be asked, they are among them.
function possible.cards(battle)
  local found, number = {}, 0
  for _, item in ipairs(battle.items) do
    for _, object in ipairs(item.what == "stratagem" and battle.players or {}) do
      local player = engine.states[object]
      local why, targets = possible.guess(battle, function() return possible.card_now(item, player) end)
      if engine.scoring.concerns(item.side, player) then number = number + 1 end
      if why == "unknown" or why == nil and (targets == nil or #targets > 0) then
        found[#found + 1] = { item = item, player = player, targets = targets, number = number }
      end
    end
  end
  return found
end

--- The actions that may be done now, with the units that may.
function possible.actions(battle)
  local found = {}
  for _, item in ipairs(battle.items) do
    -- What is said of hatchways is done where these are chosen.
    local is_one = item.what == "action" and not item.functions.on_operating
    for _, object in ipairs(is_one and battle.units or {}) do
      local unit = engine.states[object]
      local why, targets
      if unit.where ~= "battlefield" then why = "away"
      else why, targets = possible.guess(battle, function() return engine.cards.action_refusal(item, unit) end) end
      if why == "say on what" and #targets == 0 then why = "none" end
      if why == nil or why == "unknown" or why == "say on what" then
        found[#found + 1] = { item = item, unit = unit, targets = targets }
      end
    end
  end
  return found
end

--- Why a unit that waits may be set up nowhere just now, as far as is known without asking; nothing where it may.
function possible.waits_because(battle, unit)
  local why = possible.guess(battle, function() return engine.deployment.refusal(unit.player) end)
  if why == "unknown" then return nil end
  if why then return why end
  local zones, reason = engine.ground.zones_of(unit.player), nil
  for _, zone in ipairs(zones) do
    local reasons = possible.guess(battle, function() return engine.events.refusals(battle.begun and "arrive" or "set_up", unit.object, zone) end)
    if reasons == "unknown" or type(reasons) == "table" and #reasons == 0 then return nil end
    reason = reason or type(reasons) == "table" and table.concat(reasons, "; ") or nil
  end
  if #zones == 0 then return nil end
  -- Elsewhere a rule has to say yes to it.
  local anywhere = engine.classes.new(engine.classes.point, { name = "a place", at = battle.data.centre, base = unit.base })
  local outside, granted = possible.guess(battle, function() return engine.events.refusals("appear", unit.object, anywhere) end)
  if outside == "unknown" or granted == true then return nil end
  return reason or "no zone is open to it"
end

--- The units that wait and may be set up somewhere just now.
function possible.waiting(battle)
  local found = {}
  for _, object in ipairs(battle.units) do
    local unit = engine.states[object]
    if unit.where == "reserve" and not possible.waits_because(battle, unit) then found[#found + 1] = unit end
  end
  return found
end

local function is_heard(event) return engine.events.hearers_of(event) ~= nil end

--- Whether it is a step, or a phase without any: those that pass without a question are told.
function possible.is_step(battle)
  local id = battle.moment
  if string.find(id, "%-step$") then return true end
  for _, phase in ipairs(battle.data.system.phases) do
    if id == phase.id .. "-phase-start" then return #phase.steps == 0 end
  end
  return false
end

--- Whether players do something at a moment mostly: the others are passed where nothing is offered.
local function is_for_players(battle)
  local id = battle.moment
  if id == "reinforcements-step" then return #possible.waiting(battle) > 0 end
  if id == "charge-phase-start" then return is_heard("on_charge_declared") or is_heard("may_charge") end
  if id == "battle-end" or id == "activation" then return true end
  for _, step in ipairs(battle.data.system.set_up) do if id == step.id then return false end end
  return possible.is_step(battle)
end

--- Units are set up at the step of that name, and where there is none, before the battle begins.
function possible.is_for_setting_up(battle)
  if battle.begun then return false end
  for _, step in ipairs(battle.data.system.set_up) do
    if step.id == "deployment" then return battle.moment == "deployment" end
  end
  return battle.moment == "battle-start"
end

--- Whether the mission brings no units: the players say which there are before they set them up.
function possible.is_mustered_here(battle) return #battle.data.units == 0 end

--- Whether the moment may be passed without a word.
function possible.is_quiet(battle)
  if is_for_players(battle) then return false end
  if possible.is_for_setting_up(battle) and (possible.is_mustered_here(battle) or #possible.waiting(battle) > 0) then return false end
  return #possible.cards(battle) == 0 and #possible.actions(battle) == 0
end
