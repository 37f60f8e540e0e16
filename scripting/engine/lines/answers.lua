-- SPDX-License-Identifier: MIT
-- What each kind of question takes for an answer: true and the answer, or false and why not, and whether the line is
-- understood all the same, so that it is refused.
local engine = ...
local lookup = engine.lookup
local same, any_of = lookup.same, lookup.any_of

local answers = {}
engine.answers = answers

local shown
function shown(value)
  if value == nil then return "none" end
  if value == true then return "yes" end
  if value == false then return "no" end
  local state = engine.state(value)
  if not state and type(value) == "table" then return shown(value[#value]) end  -- a way: where it leads
  return state and (state.role or state.name) or tostring(value)
end
answers.shown = shown

--- Whether a line plays this card, and by this player where it says who.
function answers.plays(words, item, player)
  if item == nil or words[1] ~= "play" or words[2] == nil then return false end
  if words[2] ~= item.name and words[2] ~= item.id and words[2] ~= "#" .. item.id then return false end
  for index = 3, #words, 2 do
    if words[index] == "by" and player then return lookup.player_of(words[index + 1] or "") == player end
  end
  return true
end

--- Whether a line places what is asked for.
function answers.places(words, question)
  if words[1] ~= "place" or not words[2] then return false end
  if question.unit then return lookup.is_unit(words[2], question.unit) end
  return words[2] == question.what
end

local kinds = {}
function kinds.choose(question, words)
  if words[1] == "pass" and (question.may_pass or question.if_silent ~= nil) then return true, nil end
  if words[1] ~= "choose" then return false, "write: choose, and what" end
  for _, each in ipairs(question.of) do
    local state = engine.state(each)
    if state and (same(state, words[2] or "") or state.role == words[2]) or tostring(each) == words[2] then return true, each end
  end
  local known = {}
  for index, each in ipairs(question.of) do known[index] = shown(each) end
  local name = words[2] or ""
  return false, '"' .. name .. '" is not among them' .. engine.names.hint(name, known), any_of(name) ~= nil
end
function kinds.agree(_, words)
  if words[1] == "agree" and words[2] == "yes" then return true, true end
  if words[1] == "agree" and words[2] == "no" then return true, false end
  return false, "write: agree yes, or agree no"
end
function kinds.number(question, words)
  local number = words[1] == "number" and math.tointeger(tonumber(words[2])) or nil
  if not number or number < question.low or number > question.high then
    return false, "write: number, and one from " .. question.low .. " to " .. question.high, number ~= nil
  end
  return true, number
end
function kinds.place(question, words)
  if words[1] == "pass" then return true, nil end
  if words[1] ~= "place" or not words[3] then return false, "write: place, what, and where" end
  if not answers.places(words, question) then return false, "it is not " .. words[2] .. " that is placed now" end
  local fine, why = engine.current.host.legal(words[3], question)
  if not fine then return false, why, true end
  local refusal = question.refusal and question.refusal(words[3])
  if refusal then return false, refusal, true end
  return true, words[3]
end
function kinds.move(question, words)
  if words[1] == "pass" then return true, nil end
  if words[1] ~= "move" or not words[3] then return false, "write: move, the unit, and where" end
  if not lookup.is_unit(words[2], question.unit) then return false, "it is not " .. words[2] .. " that moves now" end
  local unit = engine.state(question.unit)
  local path = { unit.at, table.unpack(words, 5) }
  path[#path + 1] = words[3]
  local fine, why = engine.measure.way(unit, path, question.inches)
  if not fine then return false, why, true end
  local refusal = engine.ground.move_refusal(unit, path[#path])
  if refusal then return false, refusal, true end
  return true, path
end
function kinds.over() return false, "the battle is over" end

--- Whether a line answers a question, and with what; or why it does not.
function answers.to(question, words) return kinds[question.kind](question, words) end

--- Whether a question is answered by lines of its own; where players are free, any verb will do.
function answers.takes(question) return kinds[question.kind] ~= nil end
