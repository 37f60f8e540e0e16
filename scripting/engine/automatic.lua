-- SPDX-License-Identifier: MIT
-- Players that nobody plays, by the caricature of fighting that the system says: it is no prediction. What they decide are
-- lines like anybody's, so a record of their battle replays. They draw from a generator of their own: whatever they decide,
-- the dice of a seed fall as they fall. What they do at which moment is in automatic_turns.lua, what they answer in
-- automatic_answers.lua.
local engine = ...

local automatic = { tasks = {}, answers = {} }
engine.automatic = automatic

--- A hit takes off a model, or so many wounds of one that has more.
automatic.wounds_of_hit = 3

--- Of a seed another than the dice have.
local function own_seed(seed) return seed * 0x9E3779B1 + 0x7F4A7C15 end

--- The two players of a battle: what they have in mind, and what they draw from.
function automatic.begin(battle)
  return {
    battle = battle, generator = engine.random.generator(own_seed(battle.seed or 1)), goals = {}, stopped_at = {}, given_up = {},
    taken = {}, arrives_at = {}, without_room = {},
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

--- A line, where the rules allow what it says just now; asking changes nothing.
function automatic.if_allowed(line)
  local words = engine.decisions.words_of(line)
  local allowed = false
  local broken = engine.offer.without_trace(engine.current, function()
    allowed = engine.decisions.verb(words[1], words) ~= nil
  end)
  return allowed and not broken and line or nil
end

--- Which moment it is, as nothing is done twice at one.
local function now(battle)
  local counts = battle.sequence.counts
  return table.concat({ battle.moment, battle.round, counts.turn, counts.phase, tostring(battle.whose) }, " ")
end

--- What is done at a moment, one after the other, until nothing is left to do; then they go on.
local function free_line(mind, question)
  local moment = now(mind.battle)
  if mind.moment ~= moment then
    mind.moment = moment
    mind.to_do = automatic.tasks_at(mind, question.by)
    mind.at = 1
  end
  while mind.to_do[mind.at] do
    local line, again = mind.to_do[mind.at]()
    if not (line and again) then mind.at = mind.at + 1 end
    if line then return line end
  end
  return "go"
end

--- More lines are decided in no battle; asked the same again, players answer something else so often.
local most_lines, most_tries = 10000, 20

local function thought_of(mind, question)
  mind.lines = (mind.lines or 0) + 1
  if mind.lines > most_lines then return nil end
  mind.tries = question == mind.question and mind.tries + 1 or 1
  mind.question = question
  if question.kind == "free" then return free_line(mind, question) end
  if mind.tries > most_tries then return nil end
  return automatic.answers[question.kind](mind, question)
end

--- A player's next line; nothing where none can be thought of. What he looks at to find it is not written down.
function automatic.line(mind, question)
  local record = mind.battle.record
  mind.battle.record = nil
  local line = thought_of(mind, question)
  mind.battle.record = record
  return line
end
