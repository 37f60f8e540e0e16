-- SPDX-License-Identifier: MIT
-- Rules are asked, and nothing of it stays: what they say, what fails and what they take counts only once players decide.
local engine = ...
local control, log_of_battle = engine.control, engine.log_of_battle

local function cut(list, length) for index = #list, length + 1, -1 do list[index] = nil end end

--- The errors behind so many are taken back, of the items as well whose they are.
local function forget_errors(battle, count)
  for index = #battle.errors, count + 1, -1 do
    local key = battle.errors[index].item
    for _, item in ipairs(battle.items) do
      if item.key == key then item.errors = item.errors - 1 end
    end
    battle.errors[index] = nil
  end
end

--- An item has done something.
function engine.note_fired(item)
  if item.fired then return end
  local fired = engine.current.fired
  item.fired, fired[#fired + 1] = true, item
end

--- A card is played by somebody just now; of each change there is noted what was so before.
function engine.note_player_of_card(card, player)
  if card.by == player then return end
  local before = engine.current.players_before
  before[#before + 1] = { card = card, by = card.by }
  card.by = player
end

--- The notes behind so many are taken back.
local function forget_fired(battle, count)
  local fired = battle.fired
  for index = #fired, count + 1, -1 do fired[index].fired, fired[index] = nil, nil end
end
local function forget_players_of_cards(battle, count)
  local before = battle.players_before
  for index = #before, count + 1, -1 do
    before[index].card.by = before[index].by
    before[index] = nil
  end
end

--- What a line leaves in a battle though it comes to nothing: a function that takes it away, also what of items are marked
--- as having done something.
function engine.traces(battle)
  local lines, characters, lines_told, characters_told = log_of_battle.position(battle)
  local errors = #battle.errors
  local fired, players_before = #battle.fired, #battle.players_before
  return function()
    log_of_battle.take_back(battle, lines, characters, lines_told, characters_told)
    forget_errors(battle, errors)
    forget_fired(battle, fired)
    forget_players_of_cards(battle, players_before)
  end
end

--- What ended a question in the middle: a rule that took too much, or what else the battle ends with; or what the host says
--- where it had to ask somebody.
local function reason_of(answer) return type(answer) == "table" and answer.why or answer end

--- Asks in a coroutine; as the host does it, where it has a quicker way.
local function aside(ask)
  local thread = coroutine.create(ask)
  local good, value, more = coroutine.resume(thread)
  return good and coroutine.status(thread) ~= "suspended", value, more
end

--- Asks in a coroutine of its own, which is left where nothing more comes of it. Gives whether that went well and two values
--- of the answer; else why not, and whether a rule took too much. A host that cannot answer without asking people yields a
--- word, which is the reason then. `counts`: what an item says to this is something that it does, and that it took too much
--- stays among the errors.
function engine.without_trace(battle, ask, counts)
  local outer = engine.current
  engine.current = battle
  local record, witness, item, depth, pure = battle.record, battle.witness, battle.item, battle.depth, battle.pure
  local catching, telling, queue, changes = battle.catching, battle.telling, battle.queue, battle.changes
  local is_counted = battle.is_counted
  local not_named, broken_before, stopped, failed = battle.not_named, battle.broken, battle.stopped, battle.failed
  -- Only where answers are written down, or people give them, does it matter who asked first.
  local known = (witness or battle.host.holders) and control.known(battle.known)
  local open, errors = #battle.open_moments, #battle.errors
  local lines, characters, lines_told, characters_told = log_of_battle.position(battle)
  local fired, players_before = #battle.fired, #battle.players_before
  battle.record, battle.witness, battle.broken, battle.queue = nil, nil, nil, {}
  local answers = battle.answers_aside
  battle.answers_aside = answers or {}
  local good, value, more = (battle.host.aside or aside)(ask)
  if not good then value = reason_of(value) end
  local broken = battle.broken
  local last_error = broken and counts and battle.errors[#battle.errors]
  -- Asked for the flag to be taken down.
  if battle.host.was_exhausted then battle.host.was_exhausted() end
  battle.record, battle.witness, battle.item, battle.depth, battle.pure = record, witness, item, depth, pure
  battle.catching, battle.telling, battle.queue, battle.changes = catching, telling, queue, changes
  battle.is_counted = is_counted
  battle.not_named, battle.broken, battle.stopped, battle.failed = not_named, broken_before, stopped, failed
  battle.answers_aside = answers
  if known then control.forget(known) end
  cut(battle.open_moments, open)
  log_of_battle.take_back(battle, lines, characters, lines_told, characters_told)
  forget_errors(battle, errors)
  if not counts then forget_fired(battle, fired) end
  forget_players_of_cards(battle, players_before)
  if last_error then battle.errors[#battle.errors + 1] = last_error end
  engine.current = outer
  if broken then return false, broken, true end
  return good, value, good and more
end
