-- SPDX-License-Identifier: MIT
-- Who comes and goes. Whose turn it is to set up a unit before the battle, where a rule says that the sides do so in turn (`in_turn`): after one
-- of a side comes one of the next side that can go on. What rules set up by themselves, and what the table tells, takes no
-- turn.
local engine = ...
local events, given, ground, lookup, space = engine.events, engine.given, engine.ground, engine.lookup, engine.space
local verbs = engine.verbs
local states = engine.states

local deployment = engine.deployment

--- The number of the step of the set-up that a moment is of; nothing where it is of none.
local function number_of_step(moment)
  for index, step in ipairs(engine.current.data.system.set_up) do
    if moment == step.id or moment == step.id .. "-start" or moment == step.id .. "-end" then return index end
  end
end

--- Whether the step at which an item says that the sides set up is still to come, and what that is called.
local function is_still_to_come(item)
  local now, first, called = number_of_step(engine.current.moment), nil, nil
  for _, use in ipairs(item.used or {}) do
    local number = number_of_step(use.at)
    if number and (not first or number < first) then first, called = number, use.at end
  end
  return first ~= nil and now ~= nil and now < first, called
end

--- Whether the sides set up in turn: nothing, true, or the player who begins; and at which step, where that is still to come.
local function in_turn()
  for _, item in ipairs(events.hearers_of("in_turn") or {}) do
    if not item.idle then
      local answer = given.value(item, "in_turn", (events.ask(item, "in_turn", item.object, engine.current.object)))
      local is_to_come, called = is_still_to_come(item)
      if answer then return answer, is_to_come and called or nil end
    end
  end
end

--- Whether some unit of a player's that waits may be set up somewhere.
local function can_go_on(player)
  local battle = engine.current
  if states[player].has_set_up then return false end
  local zones = ground.zones_of(player)
  for _, unit in ipairs(battle.units) do
    local state = states[unit]
    if state.player == player and state.where == "reserve" then
      if #zones == 0 then return true end
      for _, zone in ipairs(zones) do if ground.lets_in(zone, unit) then return true end end
    end
  end
  return false
end

--- Who sets up the next unit; nothing where that is open.
local function next_one()
  local battle = engine.current
  if battle.begun then return nil end
  local begins, not_before = in_turn()
  if not begins or not_before then return nil end
  local players, before = battle.players, nil
  for index, player in ipairs(players) do
    if player == battle.last_to_set_up then before = index end
    if not battle.last_to_set_up and player == begins then before = index - 1 end
  end
  if not before then return nil end
  for step = 1, #players do
    local player = players[(before + step - 1) % #players + 1]
    if can_go_on(player) then return player end
  end
end

--- The same; asked once where all that is asked for leaves no trace, as nothing changes meanwhile.
function deployment.turn()
  local answers = engine.current.answers_aside
  if not answers then return next_one() end
  if answers.turn_to_set_up == nil then answers.turn_to_set_up = next_one() or false end
  return answers.turn_to_set_up or nil
end

--- That the step in which the sides set up in turn is still to come; nothing where it is not.
local function too_early_refusal()
  if engine.current.begun then return nil end
  local _, called = in_turn()
  return called and "the sides set up in turn at " .. called .. ", which is still to come" or nil
end

--- Why a player may not set up a unit now; nothing where he may.
function deployment.refusal(player)
  local too_early = too_early_refusal()
  if too_early then return too_early end
  local turn = deployment.turn()
  if turn and turn ~= player then return "it is the turn of " .. tostring(turn) .. " to set up, or to pass" end
  if states[player].has_set_up and not engine.current.begun then return tostring(player) .. ": all is set up" end
end

--- A player has set up a unit.
function deployment.note(player)
  if not engine.current.begun then engine.current.last_to_set_up = player end
end

--- `leaves UNIT by ZONE`: it moves off the battlefield there. What becomes of it, rules say; without one it stays.
function verbs.leaves(words)
  local unit, why = lookup.unit_there(words[2] or "")
  if not unit then return nil, why end
  local over = engine.sequence.over_refusal()
  if over then return nil, over end
  if words[3] ~= "by" then return lookup.unknown("write: leaves UNIT by ZONE") end
  local zone, reason = lookup.find("zones", words[4] or "", "zone")
  if not zone then return nil, reason end
  if not space.inside(unit.object, zone) then return nil, unit.name .. " is not in " .. tostring(zone) end
  if not events.hearers_of("on_unit_left") then return nil, "no rule lets a unit leave the battlefield" end
  return function()
    engine.change("{} moves off by {}", unit.object, zone)
    events.tell("on_unit_left", unit.object, zone)
    if unit.where == "battlefield" then engine.log("{} stays: no rule takes it off", unit.object) end
  end
end

--- `pass [by ROLE]`: whose turn it is sets up nothing more.
function verbs.pass(words)
  if engine.current.activating then return nil, "whoever activates nobody goes on: write go" end
  local player = deployment.turn()
  if words[2] then
    if words[2] ~= "by" then return lookup.unknown("write: pass, or pass by SIDE") end
    local said, why = lookup.player_of(words[3] or "")
    if not said then return nil, why end
    local refusal = player and deployment.refusal(said)
    if refusal then return nil, refusal end
  end
  if not player then return nil, too_early_refusal() or "it is nobody's turn to set up" end
  return function()
    engine.change("{}: all is set up", player)
    states[player].has_set_up = true
    deployment.note(player)
  end
end
