-- SPDX-License-Identifier: MIT
-- Players that nobody plays, by the caricature of fighting that the system says: it is no prediction. What they decide are
-- lines like anybody's, so a record of their battle replays. They draw from a generator of their own: whatever they decide,
-- the dice of a seed fall as they fall. What they do at which moment is in turns.lua, what they answer in answers.lua.
local engine = ...
local lines, random = engine.lines, engine.random

local automatic = { tasks = {}, answers = {} }
engine.automatic = automatic

--- A hit takes off a model, or so many wounds of one that has more.
automatic.wounds_of_hit = 3

--- Of a seed another than the dice have.
local function own_seed(seed) return seed * 0x9E3779B1 + 0x7F4A7C15 end

--- The two players of a battle: what they have in mind, and what they draw from.
function automatic.begin(battle)
  return {
    battle = battle, generator = random.generator(own_seed(battle.seed or 1)), goals = {}, stopped_at = {}, given_up = {},
    taken = {}, arrives_at = {}, without_room = {}, items_at = { action = {}, stratagem = {} }, lines = 0,
    units_by_place = { battlefield = {}, reserve = {} },
  }
end

--- So many times out of so many.
function automatic.chance(mind, times, of) return mind.generator.next(of) <= times end

--- One of a list; nothing of an empty one.
function automatic.one_of(mind, list)
  if #list == 0 then return nil end
  return list[mind.generator.next(#list)]
end

--- The list from anywhere on, as it is gone through once; `most` of it.
function automatic.from_anywhere(mind, list, most)
  local count, first = #list, #list > 0 and mind.generator.next(#list) or 0
  local index = 0
  return function()
    index = index + 1
    if index > math.min(count, most or count) then return nil end
    return list[(first + index - 2) % count + 1]
  end
end

local spots_of = setmetatable({}, { __mode = "k" })

--- Places in a zone or an area, or all over the battlefield, for bases such as that of a thing. They are the same in every
--- battle of a mission, and kept.
function automatic.spots(mind, thing, ground)
  local of = spots_of[mind.battle.data]
  if not of then
    of = {}
    spots_of[mind.battle.data] = of
  end
  local key = ground.id .. " " .. (thing.base or 0)
  of[key] = of[key] or mind.battle.host.spots_in(thing, ground)
  return of[key]
end

--- What rules say to something that comes into question, two values; asking changes nothing. Where one of them takes too
--- much, the battle goes no further.
function automatic.look(ask)
  local good, value, more = engine.without_trace(engine.current, ask, true)
  if good then return value, more end
  local broken = more
  if broken then engine.give_up(value) end
end

--- A line, where the rules allow what it says just now.
function automatic.if_allowed(line)
  local words = lines.words_of(line)
  return automatic.look(function() return engine.verbs[words[1]](words) ~= nil end) and line or nil
end

--- Whether it is another moment than when this was asked last, as nothing is done twice at one.
local function is_another_moment(mind)
  local battle, last = mind.battle, mind.last
  local counts = battle.sequence.counts
  if last and last.moment == battle.moment and last.whose == battle.whose and last.round == battle.round and
    last.turn == counts.turn and last.phase == counts.phase then
    return false
  end
  mind.last = { moment = battle.moment, whose = battle.whose, round = battle.round, turn = counts.turn, phase = counts.phase }
  return true
end

--- What is done at a moment, one after the other, until nothing is left to do; then they go on.
local function free_line(mind)
  while mind.to_do[mind.at] and not engine.sequence.over_refusal(true) do
    local line, again = mind.to_do[mind.at]()
    if not (line and again) then mind.at = mind.at + 1 end
    if line then return line end
  end
  return "go"
end

--- Asked the same again, players answer something else so often.
local most_lines, most_tries = engine.limits.lines_of_automatic_battle, engine.limits.tries_of_answer

local function thought_of(mind, question)
  mind.tries = question == mind.question and mind.tries + 1 or 1
  mind.question = question
  if question.kind == "free" then return free_line(mind) end
  if mind.tries > most_tries then return nil end
  return automatic.answers[question.kind](mind, question)
end

--- A player's next line; nothing where none can be thought of. What he looks at to find it is not written down. Where a rule
--- takes too much meanwhile, it does so for good: the battle is broken, and its record goes as far as it has come.
function automatic.line(mind, question)
  mind.lines = mind.lines + 1
  if mind.lines > most_lines then return nil end
  if question.kind == "free" then
    if is_another_moment(mind) then mind.to_do, mind.at = automatic.tasks_at(mind, question.by), 1 end
    -- At most moments there is nothing to do, of which there is no trace.
    if not mind.to_do[mind.at] then return "go" end
  end
  local battle = mind.battle
  local good, line, broken = engine.without_trace(battle, function() return thought_of(mind, question) end, true)
  if good then return line end
  if not broken then error(line, 0) end
  battle.broken = line
end
