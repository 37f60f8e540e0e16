-- SPDX-License-Identifier: MIT
-- What people may type instead of a decision: what they may do, how the battle stands, what has happened.
local engine = ...
local ordered, scoring = engine.ordered, engine.scoring
local states = engine.states

local asides = engine.asides

--- `round 2, move-units-step, Salvors`.
local function moment_of(battle)
  return "round " .. battle.round .. ", " .. tostring(battle.moment) .. (battle.whose and ", " .. tostring(battle.whose) or "")
end

local function score_of(player)
  local words = player.name .. " (" .. tostring(player.role or player.id) .. "): " .. scoring.total(player) .. " VP"
  for _, currency in ipairs(ordered.keys(player.purse)) do words = words .. ", " .. player.purse[currency] .. " " .. currency end
  return words
end

local function marks_of(lines, objects)
  for _, object in ipairs(objects) do
    local state = states[object]
    for _, key in ipairs(state.order) do
      local value = state.marks[key].value
      lines[#lines + 1] = "  " .. state.name .. ": " .. key .. (value == true and "" or " " .. engine.in_words(value))
    end
  end
end

--- How the battle stands: the moment, points and what there is to spend, who holds what, marks.
local function score(battle)
  local lines = { "  " .. moment_of(battle) }
  for _, object in ipairs(battle.players) do lines[#lines + 1] = "  " .. score_of(states[object]) end
  for _, object in ipairs(battle.markers) do
    local marker = states[object]
    if marker.held and not marker.removed then lines[#lines + 1] = "  " .. marker.name .. ": held by " .. tostring(marker.held) end
  end
  for _, objects in ipairs({ { battle.object }, battle.players, battle.units, battle.areas, battle.zones, battle.markers,
    battle.hatchways, battle.features }) do
    marks_of(lines, objects)
  end
  return lines
end

local function log(battle)
  local lines = {}
  for index, line in ipairs(battle.log) do lines[index] = "  " .. line.text end
  return lines
end

local function what_now(battle, question) return engine.offer.lines(battle, question) end

local function help()
  return { "  what now: what may be decided just now", "  score: how the battle stands", "  log: what has happened",
    "  go: on to the next moment; go 2 attacker turn-end: to that one; go end: to the end",
    "  operate HATCHWAY UNIT, breach HATCHWAY UNIT: opens or closes it, blows it open",
    "  shoots UNIT at UNIT, fights UNIT UNIT, charges UNIT UNIT: that it was done; what came of it are facts",
    "  fact UNIT models 3, fact HATCHWAY open, fact MARKER controls ROLE, fact ROLE CP 2: what the table tells",
    '  correct vp ROLE 5 "why": adds points by hand; correct mark THING NAME VALUE "why": sets a mark',
    "  back: takes the last line back", "  quit: ends", "  All lines are in docs/rehearsal.md." }
end

local all = { ["?"] = what_now, ["what now"] = what_now, ["what now?"] = what_now, what = what_now, score = score, log = log, help = help }

--- The lines that a word is answered with; nothing where it is none of these words.
function asides.of(battle, question, word)
  local aside = all[word]
  if not aside then return nil end
  engine.current = battle
  return aside(battle, question)
end
