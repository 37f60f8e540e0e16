-- SPDX-License-Identifier: MIT
-- Rules are asked, and nothing of it stays: what they say, what fails and what they take counts only once players decide.
local engine = ...

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

--- By whom each card is played just now, and which of the items have done something.
local function note_items(battle)
  local cards, items, players, fired = battle.cards, battle.items, {}, {}
  for index = 1, #cards do players[index] = cards[index].by or false end
  for index = 1, #items do fired[index] = items[index].fired or false end
  return players, fired
end

local none = {}

--- The same of cards alone.
local function note_cards(battle)
  local cards = battle.cards
  if not cards[1] then return none, none end
  local players = {}
  for index = 1, #cards do players[index] = cards[index].by or false end
  return players, none
end

--- All of it as it was noted.
local function take_back_items(battle, players, fired)
  for index = 1, #players do battle.cards[index].by = players[index] or nil end
  for index = 1, #fired do battle.items[index].fired = fired[index] or nil end
end

--- What a line leaves in a battle though it comes to nothing: a function that takes it away, also what of items are marked
--- as having done something.
function engine.traces(battle)
  local lines, characters, lines_told, characters_told = engine.log_of_battle.position(battle)
  local errors = #battle.errors
  local players, fired = note_items(battle)
  return function()
    engine.log_of_battle.take_back(battle, lines, characters, lines_told, characters_told)
    forget_errors(battle, errors)
    take_back_items(battle, players, fired)
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
  local not_named, broken_before, stopped, failed = battle.not_named, battle.broken, battle.stopped, battle.failed
  -- Only where answers are written down, or people give them, does it matter who asked first.
  local known = (witness or battle.host.holders) and engine.control.known(battle.known)
  local open, errors = #battle.open_moments, #battle.errors
  local lines, characters, lines_told, characters_told = engine.log_of_battle.position(battle)
  local players, fired = (counts and note_cards or note_items)(battle)
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
  battle.not_named, battle.broken, battle.stopped, battle.failed = not_named, broken_before, stopped, failed
  battle.answers_aside = answers
  if known then engine.control.forget(known) end
  cut(battle.open_moments, open)
  engine.log_of_battle.take_back(battle, lines, characters, lines_told, characters_told)
  forget_errors(battle, errors)
  take_back_items(battle, players, fired)
  if last_error then battle.errors[#battle.errors + 1] = last_error end
  engine.current = outer
  if broken then return false, broken, true end
  return good, value, good and more
end
