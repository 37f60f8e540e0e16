-- SPDX-License-Identifier: MIT
-- Asking players for lines, until one of them decides something. What a line may be is in verbs.lua, what answers a
-- question in answers.lua.
local engine = ...
local expectations, lookup = engine.expectations, engine.lookup
local lines, verbs, answers = engine.lines, engine.verbs, engine.answers

local decisions = engine.decisions

-- The library's own: texts answer to the bounded ones once they are guarded, and a record may have many lines.
local find_raw = string.find

--- Whether a word names something of the battle: it is no reason then.
local function names_something(word)
  if lookup.named(word) then return true end
  for _, item in ipairs(engine.current.items) do
    if item.name == word or item.id == word then return true end
  end
  return false
end

--- `refused DECISION ["words of the reason"]`: it has to be, and nothing may change. `question` is what is asked just now.
local function refused(words, line, question)
  local rest = { table.unpack(words, 2) }
  local is_question = answers.takes(question)
  local verb = verbs[rest[1] or ""]
  if not rest[1] then return nil, 'write: refused DECISION, and behind it "words of the reason"' end
  if not verb and not is_question then return nil, 'there is no decision "' .. rest[1] .. '"' end
  local reason
  -- What names something may be a target, as long as the line has room for one.
  local is_quoted = #rest > 1 and find_raw(line, '"%s*$')
  if is_quoted and (not names_something(rest[#rest]) or lines.superfluous(rest)) then reason = table.remove(rest) end
  local too_much = lines.superfluous(rest)
  if too_much then return nil, too_much end
  local battle = engine.current
  local before = battle.changes
  battle.not_named = nil
  local allowed, why
  if is_question then allowed, why = answers.to(question, rest) else allowed, why = verb(rest) end
  -- A slip in a name is no refusal, unless that is what the line is about.
  if not allowed and why == battle.not_named and not find_raw(reason or "", "^there is no") then return nil, why end
  local expected = "expected " .. table.concat(rest, " ")
  if allowed then return engine.fail(line, "refused", "allowed", expected .. " to be refused, and it is allowed") end
  if battle.changes ~= before then
    return engine.fail(line, "no change", "a change", expected .. " to change nothing, and it changes something")
  end
  why = why or ""
  if reason and not find_raw(why, reason, 1, true) then
    return engine.fail(line, reason, why, expected .. ' to be refused for "' .. reason .. '", and it is for "' .. why .. '"')
  end
  engine.log("refused: {}", why)
  return true
end

--- Expectations and facts may stand anywhere. True where the line was one of them.
local function aside(words, line, question)
  local battle = engine.current
  battle.failed = nil
  if words[1] == "expect" then
    local fine, why = expectations.expect(words, line)
    if not fine and not battle.failed then engine.misunderstood(line, why) end
    return true
  elseif words[1] == "refused" then
    local fine, why = refused(words, line, question)
    if not fine and not battle.failed then engine.misunderstood(line, why) end
    return true
  elseif words[1] == "fact" or words[1] == "correct" or words[1] == "answers" then
    local act, why, is_understood = verbs[words[1]](words)
    if not act then
      if is_understood then engine.not_allowed(line, why) else engine.misunderstood(line, why) end
    else
      battle.changes = 0
      act()
    end
    return true
  end
  return false
end

local function next_words(question)
  local line = engine.next_line(question)
  if not line.words then engine.misunderstood(line.text, line.why) return {}, line.text end
  return line.words, line.text
end

--- Why a line is none for a question; of one that is no answer at all, what is asked, as the lines alone do not show it.
local function no_answer(question, why)
  if string.sub(why, 1, 7) ~= "write: " then return why end
  return "a question is open: " .. question.words .. (string.find(question.words, "[.!?]$") and " " or "; ") .. why
end

--- Tells what was answered; `why` where nobody said it.
local function log_answer(question, value, why)
  local between = find_raw(question.words, "[.!?]$") and " " or ": "
  engine.log("{}" .. between .. "{}" .. (why or ""), question.words, answers.in_words(question, value))
end

--- Asks a player in the middle of something.
function decisions.ask(question)
  local battle = engine.current
  if battle.pure then error(battle.pure .. " only says what it thinks: it asks nobody", 0) end
  while true do
    if question.if_silent ~= nil and not engine.is_answered(question) then
      if question.if_silent then
        log_answer(question, question.if_silent, ", as nobody says otherwise")
      end
      return question.if_silent
    end
    local words, line = next_words(question)
    if #words > 0 and not aside(words, line, question) then
      local too_much = lines.superfluous(words)
      local fine, value, is_understood
      if not too_much then fine, value, is_understood = answers.to(question, words) end
      if fine then
        -- A card that is played is told by itself.
        if words[1] ~= "play" then log_answer(question, type(value) == "function" or value) end
        return value
      end
      if is_understood then engine.not_allowed(line, value) else engine.misunderstood(line, too_much or no_answer(question, value)) end
    end
  end
end

local function is_target(target, name, whose)
  local battle = engine.current
  if target.moment and target.moment == battle.alias then name = target.moment end
  if target.round and battle.round ~= target.round then return false end
  if target.whose and target.whose ~= whose then return false end
  return not target.moment or target.moment == name
end

--- Whether the players, who are going on, pass a moment, as it is not the one that they go to.
function decisions.is_passed(name, whose)
  local battle = engine.current
  local target = battle.target
  if target.to_end then return not battle.ending end
  return not target.next_one and not is_target(target, name, whose)
end

--- Tells what waited for facts.
local function tell_what_waited()
  local battle = engine.current
  local tell = battle.told_later
  if not tell then return end
  battle.told_later, battle.changes = nil, 0
  tell()
end

--- What else people call a decision, and how it is written.
local called_else = {}
for _, word in ipairs({ "open", "close", "opens", "closes" }) do called_else[word] = ": write operate HATCHWAY UNIT" end
for _, word in ipairs({ "dice", "seed" }) do called_else[word] = ": it stands before the first decision, in a file for --decisions" end

--- That a line decides something of which nobody knows what it is.
local function no_decision(word, line)
  local more = called_else[word] or answers.to_nothing(word) or engine.names.hint(word, answers.words_beside(verbs))
  engine.misunderstood(line, 'there is no decision "' .. word .. '"' .. more)
end

--- That a decision is not taken: it may not be, or nobody can tell what it is about.
local function not_taken(line, why)
  if why == engine.current.not_named then engine.misunderstood(line, why) else engine.not_allowed(line, why) end
end

--- Where the players may decide anything: until they go on.
function decisions.free(name, whose)
  local battle = engine.current
  battle.target = nil
  local question = { kind = "free", words = "What is done at " .. name .. "?", by = whose }
  while not battle.over do
    local words, line = next_words(question)
    if #words > 0 and not aside(words, line, question) then
      local verb = verbs[words[1]]
      local too_much = lines.superfluous(words)
      if verb and not too_much then tell_what_waited() end
      if not verb then
        no_decision(words[1], line)
      elseif too_much then
        engine.misunderstood(line, too_much)
      else
        local act, why = verb(words)
        if not act then
          not_taken(line, why)
        else
          battle.step, battle.changes = battle.step + 1, 0
          act()
          engine.control.look()
          if battle.target or battle.activating and battle.chosen then return end
        end
      end
    end
  end
end

--- What is left of the written lines once the battle is over: facts come too late, but it can be said what came of it.
function decisions.aftermath()
  local question = { kind = "over", words = "The battle is over." }
  while engine.current.host.look_ahead and engine.current.host.look_ahead() do
    local words, line = next_words(question)
    if words[1] == "fact" or words[1] == "correct" then
      engine.not_allowed(line, "the battle is over")
    elseif #words > 0 and not aside(words, line, question) then
      if verbs[words[1]] then engine.not_allowed(line, "the battle is over") else no_decision(words[1], line) end
    end
  end
end
