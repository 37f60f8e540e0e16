-- SPDX-License-Identifier: MIT
-- What rules want to know: by the kind of a question what asks it and gives a line of docs/rehearsal.md.
local engine, home = ...

local questions, answers = {}, {}
home.questions = questions
questions.answers = answers

local talk, names, judges = home.talk, home.names, home.judges

--- What a question offers, each with the word by which a line names it.
local function offered(question)
  local choices = {}
  for index, each in ipairs(question.of) do
    local state = engine.states[each]
    choices[index] = { label = names.shown(each), value = state and names.written(state) or engine.record.word(tostring(each)), of = state }
  end
  names.number(choices)
  return choices
end

--- Several of what a question offers, as a line with this verb, or what was said instead.
local function ask_for_several(question, verb, hint, refusal)
  local chosen, instead = talk.ask({
    words = questions.by(question) .. question.words, choices = offered(question), several = true, hint = hint, refusal = refusal,
    decisions = true,
  })
  if type(chosen) ~= "table" then return chosen, instead end
  return #chosen == 0 and "pass" or verb .. " " .. table.concat(chosen, " ")
end

local function may_be_none(question) return question.may_pass or question.if_silent ~= nil end

--- Some of several, as many as the question says.
local function choose_some(question)
  local least, most = question.least or 1, question.most
  local wanted = (least == most and most or "up to " .. most) .. " of them" .. (may_be_none(question) and ", or none." or ".")
  return ask_for_several(question, "choose", "Numbers, such as 1 3: " .. wanted, function(chosen)
    local is_none = #chosen == 0 and may_be_none(question)
    if not is_none and (#chosen < least or #chosen > most) then return "Say " .. wanted end
  end)
end

function answers.order(question)
  local count = #question.of
  return ask_for_several(question, "order", "All numbers in their order, such as 2 1 3; all: as they stand.", function(chosen)
    if #chosen ~= count then return "Say all " .. count .. " of them in their order." end
  end)
end

function answers.choose(question)
  if question.most and question.most > 1 then return choose_some(question) end
  local choices = offered(question)
  for _, choice in ipairs(choices) do choice.value = "choose " .. choice.value end
  if may_be_none(question) then choices[#choices + 1] = { label = "none", value = "pass", word = "none" } end
  return talk.ask({ words = questions.by(question) .. question.words, choices = choices, decisions = true })
end

--- Whether a player plays a card, and what it says and costs.
function questions.of_card(item, by, about)
  local cost = item.currency and item.cost and " (" .. item.cost .. " " .. item.currency .. ")" or ""
  about = about and about ~= by and " for " .. tostring(about) or ""
  return {
    words = questions.name_of_player(by) .. ": play " .. item.name .. about .. "?" .. cost,
    note = item.text ~= "" and names.text(item) or nil,
  }
end

--- The line that plays a card, with how much is paid for it where that is for its player to say; or what was said instead.
function questions.line_of_card(item, player)
  local line = "play #" .. item.id .. " by " .. names.written(player)
  local low, high = engine.cards.choice_of_amount(item, player)
  if not low then return line end
  local amount, instead = talk.ask({
    words = player.name .. ": how many " .. item.currency .. " for " .. item.name .. "? (" .. low .. " to " .. high .. ")",
    hint = "A number; Enter: " .. low .. ".", numbers_are_text = true, usual = low,
    read = function(text)
      local number = talk.integer(text)
      if number and number >= low and number <= high then return number end
      return nil, talk.number_wanted(low, high)
    end,
  })
  if not amount then return nil, instead end
  return line .. (amount > low and " for " .. amount or "")
end

function answers.agree(question)
  local item = question.card
  local is_wanted = item and judges.wanted == item
  judges.wanted = nil
  if is_wanted then return questions.line_of_card(item, engine.states[question.by]) end
  local asked = item and questions.of_card(item, question.by, question.about) or { words = questions.by(question) .. question.words }
  asked.decisions = true
  asked.choices = { { label = "yes", value = item and "play" or "agree yes", word = "y" }, { label = "no", value = "agree no", word = "n" } }
  local answer, instead = talk.ask(asked)
  if answer == "play" then return questions.line_of_card(item, engine.states[question.by]) end
  return answer, instead
end

function answers.number(question)
  return talk.ask({
    words = questions.by(question) .. question.words, hint = "A number from " .. question.low .. " to " .. question.high .. ".",
    decisions = true, numbers_are_text = true,
    read = function(line)
      local number = talk.integer(line)
      if number and number >= question.low and number <= question.high then return "number " .. number end
      return nil, talk.number_wanted(question.low, question.high)
    end,
  })
end

--- Asks for a place and gives it behind `before`.
function questions.placed(words, before, may_pass, if_none)
  local question = judges.place_question(words)
  local usual, read = question.usual, question.read
  question.usual = usual and before .. " " .. usual
  question.decisions = true
  question.read = function(line)
    if line == "0" then return talk.leave.value end
    if may_pass and (string.lower(line) == "none" or string.lower(line) == "pass") then return "pass" end
    local at, why = read(line)
    return at and before .. " " .. at, why
  end
  if may_pass then question.hint = question.hint .. " None: " .. (if_none or "nowhere") .. "." else question.hint = question.hint .. " 0: the menu." end
  return talk.ask(question)
end

local wishes_in_words = {
  { "apart", "%s from the others" }, { "clear_of_edge", "%s from the edge" }, { "clear_of_centre", "%s from the centre" },
  { "clear_of_zones", "%s from the other side's zones" }, { "near_centre", "wholly within %s of the centre" },
}

--- What a row of `places` wants, in words, as people have to heed it.
local function wishes_of(row)
  local found = {}
  for _, each in ipairs(wishes_in_words) do
    if (row[each[1]] or 0) > 0 then found[#found + 1] = string.format(each[2], engine.lengths.in_words(row[each[1]])) end
  end
  if row.inside then found[#found + 1] = "inside " .. row.inside end
  if row.outside then found[#found + 1] = "outside " .. row.outside end
  if row.quarters ~= "any" and row.quarters then found[#found + 1] = "one in each quarter" .. (row.quarters == "unused" and " that nobody has" or "") end
  return #found > 0 and " At least " .. home.paper.several(found) .. "." or ""
end

function answers.place(question)
  local what = question.unit and names.written(engine.states[question.unit]) or engine.record.word(question.what)
  local words = questions.by(question) .. question.words .. (question.row and wishes_of(question.row) or "")
  return questions.placed(words, "place " .. what, true)
end

function answers.move(question)
  return questions.placed(questions.by(question) .. question.words, "move " .. names.written(engine.states[question.unit]), true, "it stays")
end

function questions.name_of_player(object)
  local state = object and engine.states[object]
  return state and state.name or ""
end

--- `Salvors: `, of who is asked.
function questions.by(question)
  local name = questions.name_of_player(question.by)
  return name ~= "" and name .. ": " or ""
end
