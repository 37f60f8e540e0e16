-- SPDX-License-Identifier: MIT
-- Rounds in which the players activate their units in turn, beginning with who goes first. Each activation is a turn of
-- its player. Who has none left that is ready, or passes, lets the other go on; where both pass, it is over.
local engine = ...
local sequence = engine.sequence
local states = engine.states

local activations = engine.activations

local function ready(player)
  local found = {}
  for _, object in ipairs(engine.current.units) do
    local unit = states[object]
    local waits = unit.where == "battlefield" and unit.activated ~= engine.current.round
    if waits and unit.player == player then found[#found + 1] = unit end
  end
  return found
end

--- Why a unit may not be activated now; nothing where it may.
function activations.refusal(unit)
  local battle = engine.current
  if battle.chosen then return tostring(battle.chosen) .. " is activated now, until that turn ends" end
  if battle.activating == nil then return "nobody is activated now" end
  if unit.player ~= battle.activating then return "it is the turn of " .. tostring(battle.activating) end
  if unit.activated == battle.round then return unit.name .. " was activated already" end
end

function activations.choose(unit)
  engine.change("{} is activated", unit.object)
  unit.activated = engine.current.round
  engine.current.chosen = unit.object
end

--- `moment` and `run_turn` are the sequence's.
function activations.run(moment, run_turn)
  local battle = engine.current
  local player, passed = battle.first, 0
  while not battle.over and passed < 2 do
    battle.chosen = nil
    if #ready(player) > 0 then
      battle.activating = player
      moment(sequence.activation, player)
      battle.activating = nil
    end
    if battle.chosen then
      passed = 0
      run_turn(battle, player, battle.chosen)
    else
      passed = passed + 1
    end
    player = player.opponent or player
  end
  battle.chosen = nil
end
