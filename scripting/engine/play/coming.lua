-- SPDX-License-Identifier: MIT
-- Which moments are still to come, as somebody goes to one of them: nobody goes to one that is past or never comes. What
-- rules may do on the way, as end a turn or give another, nobody knows before.
local engine = ...
local sequence = engine.sequence

local coming = engine.coming

-- Each of these calls `add` with the name of a moment, whose own it is, and its other name, in the order of play.
local function add_phase(battle, phase, whose, add)
  add(phase.starts.name, whose)
  for _, step in ipairs(phase.steps) do add(step.name, whose) end
  -- How many activations there are nobody knows before.
  for _ = 1, phase.has_activations and 2 or 0 do
    for _, player in ipairs(battle.players) do
      add("activation", player)
      add("turn-start", player)
      add("turn-end", player)
    end
  end
  add(phase.ends.name, whose)
end

local function add_round(battle, turns, add)
  add("round-start")
  for _, phase in ipairs(battle.sequence.phases.round) do add_phase(battle, phase, nil, add) end
  for _, player in ipairs(battle.data.system.turns == "players" and turns or {}) do
    add("turn-start", player)
    for _, phase in ipairs(battle.sequence.phases.turn) do add_phase(battle, phase, player, add) end
    add("turn-end", player)
  end
  add("round-end")
end

local function add_set_up(battle, add)
  for _, step in ipairs(battle.data.system.set_up) do
    local names = battle.sequence.names[step]
    add(names.starts.name, nil, names.alias)
    add(names.ends.name)
  end
  add("battle-start")
end

--- Those whose turn it is and will be in this round, as far as anybody knows: rules may give another one.
local function turns_left(battle)
  local order = battle.turns
  if not order then return { battle.first, battle.first.opponent } end
  local turns = { order[battle.turn_index], battle.next_turn }
  return table.move(order, battle.turn_index + 1, #order, #turns + 1, turns)
end

--- An `add` that gets only what comes behind the moment that is now.
local function behind_now(battle, add)
  local is_behind, is_cut = false, battle.turn_is_over and battle.active and battle.moment ~= "turn-end"
  local phase_ends = battle.phase and battle.phase .. "-phase-end"
  return function(name, whose, alias)
    if not is_behind then
      is_behind = name == battle.moment and whose == battle.whose
    elseif not is_cut or name == phase_ends or name == "turn-end" then
      -- Of a turn that was ended no more comes than that.
      is_cut = is_cut and name ~= "turn-end"
      add(name, whose, alias)
    end
  end
end

--- Whether a moment that is gone to comes still, as far as anybody knows; or, of `whole`, in any battle of this system.
function coming.comes(battle, target, whole)
  local found, now, last = false, whole and 0 or battle.round, sequence.last_round()
  local function look(name, whose, alias)
    found = found or (not target.moment or target.moment == name or target.moment == alias) and
      (not target.whose or target.whose == whose)
  end
  if (target.round or now) == now and not battle.ending then
    local add = whole and look or behind_now(battle, look)
    if now == 0 then add_set_up(battle, add) else add_round(battle, turns_left(battle), add) end
    if found then return true end
  end
  if (target.round or last) > now then add_round(battle, battle.players, look) end
  -- Of which round it is, where nobody names it, is the last one.
  if (target.round or last) >= (target.moment and 1 or last) and (whole or not battle.ending) then look("battle-end") end
  return found
end

--- A moment that is gone to, in words.
function coming.in_words(target)
  return (target.moment or target.whose and "the turn" or "what is left") .. (target.whose and " of " .. tostring(target.whose) or "") ..
    (target.round and " of round " .. target.round or "")
end

--- Why nobody goes to a moment: it does not come any more, or never does; nothing where it may come.
function coming.refusal(target)
  local battle = engine.current
  local last = sequence.last_round()
  if target.round and target.round < battle.round then return "round " .. target.round .. " is past" end
  if target.round and target.round > last then return "the battle has no more than " .. last .. " rounds" end
  if coming.comes(battle, target) then return nil end
  local is_now = target.moment == battle.moment or battle.alias and target.moment == battle.alias
  if is_now and (target.whose or battle.whose) == battle.whose and (target.round or battle.round) == battle.round then return "that is now" end
  if coming.comes(battle, target, true) then
    if battle.ending then return "the battle ends here: " .. coming.in_words(target) .. " comes no more" end
    if battle.turn_is_over and target.whose == battle.active then
      return "the turn of " .. tostring(battle.active) .. " ends here, and that moment comes no more"
    end
    return coming.in_words(target) .. " is past"
  end
  local moment = target.moment
  if moment and target.whose and coming.comes(battle, { moment = moment, round = target.round }, true) then
    return moment .. " is no side's own: leave the side out"
  end
  if moment and target.round and coming.comes(battle, { moment = moment, whose = target.whose }, true) then
    return moment .. " is not of round " .. target.round .. ": leave the round out"
  end
  return coming.in_words(target) .. " never comes"
end
