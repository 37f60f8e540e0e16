-- SPDX-License-Identifier: MIT
-- What each kind of question takes for an answer: true and the answer, or false and why not, and whether the line is
-- understood all the same, so that it is refused.
local engine = ...
local ground, lines, measure, names = engine.ground, engine.lines, engine.measure, engine.names
local lookup = engine.lookup
local states = engine.states
local same, any_of = lookup.same, lookup.any_of

local answers = engine.answers

local function shown(value)
  if value == nil then return "none" end
  if value == true then return "yes" end
  if value == false then return "no" end
  local state = states[value]
  return state and (state.role or state.name) or tostring(value)
end
answers.shown = shown

local function all_shown(values)
  local words = {}
  for index, each in ipairs(values) do words[index] = shown(each) end
  return #words == 0 and "none" or table.concat(words, ", ")
end

--- What was answered to a question, as the log says it.
function answers.in_words(question, value)
  if question.secret then return "in secret" end
  if value == nil then return (question.kind == "move" or question.kind == "place") and "nowhere" or "none" end
  if question.most or question.kind == "order" then return all_shown(value) end
  if question.kind == "move" then return shown(value[#value]) end  -- a way: where it leads
  return shown(value)
end

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

local function is_called(each, name)
  local state = states[each]
  return state and (same(state, name) or state.role == name) or tostring(each) == name
end

--- Those of a list that the words of a line name behind its first one, in their order, each once; or nothing, why one of
--- them is none of it, and whether that is understood all the same.
local function named_of(list, words)
  local is_taken, found = {}, {}
  local function next_called(name)
    local is_there = false
    for index, each in ipairs(list) do
      if is_called(each, name) then
        if not is_taken[index] then return index end
        is_there = true
      end
    end
    return nil, is_there
  end
  for at = 2, #words do
    local name = words[at]
    local index, is_there = next_called(name)
    if not index then
      if is_there then return nil, '"' .. name .. '" is named twice', true end
      local known = {}
      for each_at, each in ipairs(list) do known[each_at] = shown(each) end
      return nil, '"' .. name .. '" is not among them' .. names.hint(name, known), any_of(name) ~= nil
    end
    is_taken[index], found[#found + 1] = true, list[index]
  end
  return found, nil, true, is_taken
end

local kinds = {}
--- One of them or, where the question says how many at `most`, so many at once, and no fewer than the `least`.
function kinds.choose(question, words)
  if words[1] == "pass" and (question.may_pass or question.if_silent ~= nil) then return true, nil end
  if words[1] ~= "choose" or not words[2] then
    local may_pass = question.may_pass or question.if_silent ~= nil
    return false, "write: choose, and what" .. (question.most and ", one behind the other" or "") .. (may_pass and "; or pass" or "")
  end
  if not question.most and #words > 2 then return false, lines.nothing_behind(words, 2) end
  local found, why, is_understood = named_of(question.of, words)
  if not found then return false, why, is_understood end
  if not question.most then return true, found[1] end
  if #found > question.most then return false, "no more than " .. question.most .. " are chosen", true end
  if #found < (question.least or 1) then return false, question.least .. " are chosen", true end
  return true, found
end
function kinds.order(question, words)
  if words[1] ~= "order" or not words[2] then return false, "write: order, and all of them, one behind the other" end
  local ordered, why, is_understood, is_taken = named_of(question.of, words)
  if not ordered then return false, why, is_understood end
  local missing = {}
  for index, each in ipairs(question.of) do if not is_taken[index] then missing[#missing + 1] = each end end
  if #missing > 0 then return false, "all of them have a place in the order, also " .. all_shown(missing), true end
  return true, ordered
end
--- A card that is offered is played by `play`, or by saying yes where there is nothing else to say of it.
local function to_a_card(question, words)
  local says_yes = words[1] == "agree" and words[2] == "yes"
  if says_yes or answers.plays(words, question.card, question.by) then
    local act, why = question.play(words)
    return act ~= nil, act or why, why ~= engine.current.not_named
  end
  if words[1] == "agree" and words[2] == "no" then return true, false end
  if answers.plays(words, question.card) then return false, "it is offered to " .. tostring(question.by), true end
  return false, "write: play " .. engine.record.named(question.card) .. ", or agree no"
end
function kinds.agree(question, words)
  if question.card then return to_a_card(question, words) end
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
  if words[1] ~= "place" or not words[3] then return false, "write: place, what, and where; or pass" end
  if not answers.places(words, question) then return false, "it is not " .. words[2] .. " that is placed now" end
  local fine, why = engine.current.host.legal(words[3])
  if not fine then return false, why end
  local refusal = question.refusal and question.refusal(words[3]) or
    question.unit and ground.edge_refusal(states[question.unit], words[3])
  if refusal then return false, refusal, true end
  return true, words[3]
end
function kinds.move(question, words)
  if words[1] == "pass" then return true, nil end
  if words[1] ~= "move" or not words[3] then return false, "write: move, the unit, and where; or pass" end
  if not lookup.is_unit(words[2], question.unit) then return false, "it is not " .. words[2] .. " that moves now" end
  local unit = states[question.unit]
  local path, no_path = lookup.path_of(unit, words)
  if not path then return false, no_path end
  local fine, why = measure.way(unit, path, question.inches)
  if not fine then return false, why, true end
  local refusal = ground.move_refusal(unit, path[#path]) or ground.way_refusal(unit, path, "rule")
  if refusal then return false, refusal, true end
  return true, path
end
function kinds.over() return false, "the battle is over" end

--- Whether a line answers a question, and with what; or why it does not.
function answers.to(question, words) return kinds[question.kind](question, words) end

--- What is not asked when a line answers it, by its verb.
local not_asked = { choose = "chosen", order = "put in order", agree = "agreed to", number = "answered by a number" }

--- That nothing is asked which a word would answer, as the end of a message; nothing of words that answer no question.
function answers.to_nothing(word) return not_asked[word] and ": nothing is asked that is " .. not_asked[word] end

--- The verbs that there are, and the words that answer what a rule asks.
function answers.words_beside(verbs)
  local all, beside = engine.ordered.keys(verbs), engine.ordered.keys(not_asked)
  return table.move(beside, 1, #beside, #all + 1, all)
end

--- Whether a question is answered by lines of its own; where players are free, any verb will do.
function answers.takes(question) return kinds[question.kind] ~= nil end
