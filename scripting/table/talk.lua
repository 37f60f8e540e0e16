-- SPDX-License-Identifier: MIT
-- One question: its words, numbered answers, and the words that are understood at every question.
local engine, home = ...

local talk = {}
home.talk = talk

--- How many answers are on the screen at a time.
local most_at_once = 12

--- What can be said at every question: functions, by their word; those that answer give what ends the question.
talk.commands = {}

--- Those of them that ask for more, which a step back takes back.
talk.with_answers = {}

--- The answer that leaves a question without one.
talk.leave = { label = "Back to the menu", value = {} }

local function lower(text) return string.lower(text) end

--- A whole number as people write it; nothing where a text is none.
function talk.integer(text) return string.find(text, "^[+-]?%d+$") and math.tointeger(tonumber(text)) or nil end

--- What to say where a number from one to another is wanted.
function talk.number_wanted(low, high)
  return low == high and "Say " .. low .. "." or "Say a number from " .. low .. " to " .. high .. "."
end

--- Whether a line is one of docs/rehearsal.md, such as `move Alpha C3`; of single words only those are that need no more.
function talk.is_decision(line)
  if line == "go" or line == "pass" then return true end
  local word = string.match(line, "^(%a[%a%-]*)%s+%S")
  return engine.verbs[word or ""] ~= nil or word == "choose" or word == "order" or word == "agree" or word == "number" or
    word == "expect" or word == "refused"
end

local function shown_choices(question, from)
  local lines = {}
  local last = math.min(#question.choices, from + most_at_once - 1)
  local is_parted = from == 1 and question.first and question.first < last
  if is_parted then last = question.first
  elseif last == #question.choices - 1 then last = last + 1 end
  for index = from, last do
    local choice = question.choices[index]
    lines[#lines + 1] = (choice.number or index) .. " " .. choice.label
  end
  if last < #question.choices then lines[#lines + 1] = "+ " .. (is_parted and question.more or "more of them") end
  if question.choices.last then lines[#lines + 1] = "0 " .. question.choices.last.label end
  return lines, last
end

local function show(question, from)
  local lines = { question.words }
  if question.note then lines[#lines + 1] = question.note end
  local last = 0
  if question.choices then
    local choices
    choices, last = shown_choices(question, from)
    for _, line in ipairs(choices) do lines[#lines + 1] = line end
  end
  if question.hint then lines[#lines + 1] = question.hint end
  home.screen.block(lines, 2)
  return last
end

--- The choice of a number: things that keep theirs have their own.
local function numbered(question, number)
  local choices = question.choices
  if not choices[1] or not choices[1].number then return choices[number] end
  for _, choice in ipairs(choices) do if choice.number == number then return choice end end
end

--- The choice that is called by a word alone, as a marker by its label.
local function with_word(question, word)
  for _, choice in ipairs(question.choices) do if choice.word == word then return choice end end
end

--- The chosen ones of several in the order in which they are said, or why a line chooses none.
local function named_ones(question, line)
  local word = lower(line)
  if word == "none" or word == "no" or word == "n" or word == "0" then return {} end
  if word == "all" then
    local all = {}
    for index, each in ipairs(question.choices) do all[index] = each.value end
    return all
  end
  local chosen, seen = {}, {}
  for part in string.gmatch(word, "[^%s,;.]+") do
    local number = talk.integer(part)
    local choice = number and numbered(question, number) or not number and with_word(question, part)
    if not choice then return nil, number and number ~= 0 and "There is no " .. number .. " among them." or "Say numbers, such as 1 3, or none." end
    if not seen[choice] then chosen[#chosen + 1], seen[choice] = choice.value, true end
  end
  if #chosen == 0 then return nil, "Say numbers, such as 1 3, or none." end
  return chosen
end

--- The same, where the question has nothing against them.
local function several_of(question, line)
  local chosen, why = named_ones(question, line)
  local refusal = chosen and question.refusal and question.refusal(chosen)
  if refusal then return nil, refusal end
  return chosen, why
end

--- The one that is meant by its number, its word or the beginning of its label.
local function one_of(question, line)
  local number = talk.integer(line)
  if number and not question.numbers_are_text then
    local choice = number == 0 and question.choices.last or numbered(question, number)
    if choice then return choice end
    if question.choices[1] and question.choices[1].number then return nil, "Say one of the numbers." end
    return nil, talk.number_wanted(question.choices.last and 0 or 1, #question.choices)
  end
  local found
  local function is_meant(choice)
    if not choice then return false end
    return lower(choice.label) == lower(line) or choice.word == lower(line) or choice.name and lower(choice.name) == lower(line)
  end
  if is_meant(question.choices.last) then return question.choices.last end
  for _, choice in ipairs(question.choices) do
    if is_meant(choice) then return choice end
    if line ~= "" and string.sub(lower(choice.label), 1, #line) == lower(line) then
      if found then return nil, 'Several begin with "' .. line .. '": say more of it, or its number.' end
      found = choice
    end
  end
  if found then return found end
end

local function answer_of(question, line)
  if line == "" and question.usual ~= nil then return question.usual end
  if question.several then return several_of(question, line) end
  local why
  if question.choices then
    local choice
    choice, why = one_of(question, line)
    if choice then return choice.value end
  end
  if question.read and not (why and not question.numbers_are_text) then
    local value, reason = question.read(line)
    if value ~= nil then return value end
    why = why or reason
  end
  return nil, why or "Say one of the numbers, or help."
end

--- What is left of a line that answers several questions at once, as `2 3 C3`.
local ahead = {}
function talk.forget_ahead() ahead = {} end
function talk.has_ahead() return #ahead > 0 end

--- Answers that were given before a step back, with the words of their questions; what was asked then is not shown again.
--- `talk.answered(question, line)` hears of each answer, where somebody listens.
local again = {}
function talk.say_again(answers) again, ahead = answers, {} end
function talk.says_again() return #again > 0 end

--- What was answered to this question before the step back; questions that are not asked any more are passed.
local function said_before(question)
  for index, each in ipairs(again) do
    if each.words == question.words then
      again = table.move(again, index + 1, #again, 1, {})
      return each.line
    end
  end
  again = {}
end

local function note(question, line)
  if talk.answered and not question.is_aside then talk.answered(question, line) end
end

--- The answer to a question: what was said ahead, or what is said now. The numbers of several, and dice, stay together.
local function next_answer(question)
  if #ahead > 0 then
    if not question.several and not question.numbers_are_text then return table.remove(ahead, 1) end
    local all = table.concat(ahead, " ")
    ahead = {}
    return all
  end
  local line = home.screen.prompt()
  if not line then return nil end
  line = string.gsub(line, "^%s+", "")
  if question.choices and not question.several and not question.numbers_are_text and string.find(line, "^%d+%s+%S") then
    for part in string.gmatch(line, "%S+") do ahead[#ahead + 1] = part end
    return table.remove(ahead, 1)
  end
  return line
end

--- Asks until there is an answer. `words`, and below them a `note`, `choices` (`label`, `value`, perhaps a `word` or a `name`; the
--- `last` of them is 0) of which one is chosen or `several`, unless `refusal(chosen)` says why not, a `hint`; `read(line)` makes a value of what is none of them; `usual` is for Enter alone;
--- `first`: so many are shown at first, though the others may be answered, and `more`: what these are called;
--- `decisions`: lines of docs/rehearsal.md are answers. Gives nothing and what was said instead, as `back` or `quit`.
function talk.ask(question)
  local from = 1
  local before = said_before(question)
  local is_shown = not before and #ahead == 0
  if is_shown and talk.before_question then talk.before_question(question) end
  local last = is_shown and show(question, from) or 0
  while true do
    local line = before or next_answer(question)
    before = nil
    if not line then return nil, "quit" end
    home.bounds.begin_guesses()
    local command = talk.commands[lower(line)]
    if command then
      if talk.with_answers[lower(line)] then note(question, line) end
      local ends = command(question)
      if ends then return nil, ends end
      before = said_before(question)
      is_shown = not before
      last = is_shown and show(question, from) or 0
    elseif line == "+" and question.choices and last < #question.choices then
      from = last + 1
      last = show(question, from)
    else
      local whole, aside, value, why = nil, nil, nil, nil
      local is_choice = question.choices and not question.several and one_of(question, line) ~= nil
      if talk.is_decision(line) and question.decisions and not is_choice then whole, why = home.typed.line(line)
      elseif talk.is_aside(line) and home.judges.session.has_begun() then aside, why = home.typed.line(line)
      else value, why = answer_of(question, line) end
      if whole or aside then
        note(question, line)
        return whole, aside
      end
      if value ~= nil then note(question, line) end
      if value == talk.leave.value then return nil, "leave" end
      if value ~= nil then return value end
      home.screen.say(why or "Say one of the numbers, or help.")
      ahead = {}
      if not is_shown then last, is_shown = show(question, from), true end
    end
  end
end

--- Facts and corrections may be said at any question.
function talk.is_aside(line)
  local word = string.match(line, "^(%a+)%s+%S")
  return word == "fact" or word == "correct"
end

--- Yes or no.
function talk.agrees(words, note)
  return talk.ask({
    words = words, note = note,
    choices = { { label = "yes", value = "yes", word = "y" }, { label = "no", value = "no", word = "n" } },
  })
end
