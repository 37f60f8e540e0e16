-- SPDX-License-Identifier: MIT
-- A battle from lines that were written down, and then from the players: what was decided is kept, so that a step back is a
-- replay without it, and a record is a text.
local engine = ...
local asides, measure, record, scoring = engine.asides, engine.measure, engine.record, engine.scoring
local states = engine.states

local rehearsal = engine.rehearsal

-- The library's own, as a record may have many lines.
local find, match, sub, byte = string.find, string.match, string.sub, string.byte
local most_lines, most_answers = engine.limits.lines_of_battle, engine.limits.questions_of_record
local carriage_return, equals_sign = byte("\r"), byte("=")

--- The lines of a text, each without its end.
local function lines_of(text)
  local at = 1
  return function()
    if at > #text then return nil end
    local first, last = at, (find(text, "\n", at, true) or #text + 1) - 1
    at = last + 2
    if last >= first and byte(text, last) == carriage_return then last = last - 1 end
    return sub(text, first, last)
  end
end

--- What is said behind the last of the lines that were read, or in front of the first.
local function said_before(read)
  local line = read.lines[#read.lines]
  return line and line.said or read.said
end

--- What stands in the head alone; dice may stand where they fall, and come in their order.
local is_of_head = { ["bulkhead-record"] = true, mission = true, seed = true }

--- Lines of a decisions file or a record: what stands in its head, and the decisions with their numbers and words, or why
--- they have none, and what was answered behind each; of answers only those that people told, unless `everything` counts.
function rehearsal.read(text, everything)
  local read = { lines = {}, dice = {}, said = {} }
  local number, answers = 0, 0
  for line in lines_of(text) do
    number = number + 1
    local begins_as_result = byte(line) == equals_sign
    if begins_as_result then record.keep(said_before(read), line) end
    -- What was measured, rolled or scored is found out again.
    local is_result = not everything and begins_as_result and not find(line, "^=%s+told%s")
    local understood, why = nil, nil
    if not is_result then understood, why = engine.lines.words_of(line) end
    if not understood and #line > engine.lines.longest and not match(line, "^%s*[=#]") then return nil, number, why end
    local words = understood or { line }
    -- A number in front counts steps for people.
    if #words > 1 and match(words[1], "^%d+%.?$") then
      table.remove(words, 1)
      line = string.gsub(line, "^%s*%d+%.?%s*", "")
      understood, why = engine.lines.words_of(line)
    end
    local first = words[1]
    if first == "=" then
      if measure.keep(said_before(read), words, not everything) then
        read.has_answers, answers = true, answers + 1
        if answers > most_answers then return nil, number, "a record has no more than " .. most_answers .. " answers" end
      end
    elseif first == nil or first:sub(1, 1) == "=" or first:sub(1, 1) == "#" and not string.match(line, "^%s*#%S") then -- a result, or a remark
    elseif is_of_head[first] and #read.lines > 0 then
      return nil, number, '"' .. first .. '" is said before the first decision'
    elseif first == "bulkhead-record" then
      if words[2] ~= "1" then return nil, number, "this is a record of version " .. tostring(words[2]) .. "; this program reads version 1" end
    elseif first == "mission" then
      -- `mission ID FINGERPRINT`, or only one of them.
      for index = 2, #words do
        local what = match(words[index], "^sha256:") and "fingerprint" or "mission"
        read[what], read.mission_line = words[index], number
      end
    elseif first == "seed" then
      read.seed = math.tointeger(tonumber(words[2]))
      if not read.seed then return nil, number, "a seed is a whole number" end
    elseif first == "dice" then
      if words[2] == "only" then
        read.only = true
      else
        for index = 2, #words do
          local value = math.tointeger(tonumber(words[index]))
          if not value then return nil, number, '"' .. words[index] .. '" is no face of a die' end
          read.dice[#read.dice + 1] = value
        end
      end
    else
      if #read.lines == most_lines then return nil, number, "a battle has no more than " .. most_lines .. " lines" end
      read.lines[#read.lines + 1] = { text = line, number = number, words = understood, why = why, said = {} }
    end
  end
  return read
end

--- Plays from the beginning along `lines`, and then as far as `options.go_on` says. Gives the battle and the answer it
--- ended with, of a line that did not go well with its `number` and what it says.
local function play(data, host, options, lines)
  -- Those that players say later are kept behind, but are not ahead.
  local ahead, last = 1, #lines
  function host.look_ahead(skipped)
    local index = ahead + (skipped or 0)
    return index <= last and lines[index] or nil
  end
  function host.take_line()
    local line = ahead <= last and lines[ahead]
    if not line then return nil end
    ahead = ahead + 1
    if options.begin_line then options.begin_line() end
    record.begin_line(line.text, line.said, line.number)
    return line
  end
  host.ends_by_itself = not options.read and not options.go_on
  local playing = engine.play(data, host, options)
  local state = playing.state
  state.seed, state.fingerprint = options.seed, options.fingerprint
  measure.begin_line(options.said)
  record.compare(options.said)
  local answer, number, decision = playing.resume(), nil, nil
  if answer.status ~= "needs" and answer.status ~= "ended" and ahead > 1 then
    number, decision = lines[ahead - 1].number, lines[ahead - 1].text
    -- The lines behind it are not played.
    ahead = last + 1
  else
    record.end_line()
  end
  if answer.status == "needs" and options.go_on and answer.question.kind == "free" then
    decision, host.ends_by_itself = options.go_on, not options.read
    answer = playing.say(decision)
    answer.no_moment = answer.status == "misunderstood"
  end
  if answer.status ~= "needs" and answer.status ~= "ended" then
    answer.number, answer.decision, answer.step = number, decision, state.step
  end
  return playing, answer
end

--- Plays the written lines, then, where `options.read` is there, what it gives, until it gives nothing. Gives the answer and
--- the battle. `options`: seed, dice, lines, `record` where one is wanted, with the mission's `fingerprint`;
--- `go_on`, a line with `go` that is said behind the others; `read(question)` for the players, and `think(question)` beside it
--- where nobody has to be waited for; `tell(text)` for what is said to them, where they listen, `not_taken(why)` beside it where
--- a line is not taken, of an aside without a reason.
function rehearsal.run(data, host, options)
  local lines = { table.unpack(options.lines or {}) }
  host.interactive = options.read ~= nil
  local playing, answer = play(data, host, options, lines)
  host.think = options.think
  local told = 0
  local function tell(text) if options.tell and text then options.tell(text) end end
  local function tell_news()
    if not options.tell then return end
    for index = told + 1, #playing.state.log do options.tell("  " .. playing.state.log[index].text) end
    told = #playing.state.log
  end
  tell(record.difference(playing.state))
  local function not_taken(why) if options.not_taken then options.not_taken(why) end end
  local function refuse(why, words)
    tell(words)
    not_taken(why)
    answer = playing.resume()
  end
  while options.read and answer.status ~= "ended" and answer.status ~= "broken" and answer.status ~= "stopped" do
    tell_news()
    if answer.status == "refused" or answer.status == "misunderstood" then
      refuse(tostring(answer.why), "No: " .. tostring(answer.why))
    elseif answer.status == "failed" then
      local why = string.upper(string.sub(answer.why, 1, 1)) .. string.sub(answer.why, 2)
      refuse(why, why)
    else
      local line = options.read(answer.question)
      -- A rule that took too much while a player looked has ended it.
      if playing.state.broken then answer = playing.resume() end
      if not line or line == "quit" then break end
      local beside = line and asides.of(playing.state, answer.question, line)
      if beside then
        for _, each in ipairs(beside) do tell(each) end
        not_taken()
      elseif line == "back" then
        local taken_back = table.remove(lines)
        playing, answer = play(data, host, options, lines)
        told = #playing.state.log
        tell(taken_back and "Taken back: " .. taken_back.text or "No: there is no line to take back")
      else
        local next_answer = playing.say(line)
        if next_answer.status == "needs" or next_answer.status == "ended" then
          lines[#lines + 1] = engine.lines.line(line, #lines + 1)
        end
        answer = next_answer
      end
    end
  end
  if options.read then tell_news() end
  return answer, playing.state
end

--- Why a battle goes no further than a line, as a sentence; nothing where it does. A record of a mission that was changed
--- since goes as far as it fits.
local function sentence(battle, answer)
  local why = tostring(answer.why)
  local line = answer.number and "Line " .. answer.number
  if answer.changed and line then
    return line .. " does not fit the mission, which was changed since: " .. answer.decision .. ": " .. why
  end
  if answer.status == "failed" then return (line and line .. ": e" or "E") .. string.sub(why, 2) .. "." end
  if answer.status == "stopped" then return "Stopped" .. (line and " at line " .. answer.number or "") .. ": " .. why end
  if answer.status == "refused" then return (line or tostring(answer.decision)) .. " is refused: " .. why end
  if answer.status == "misunderstood" then return (line or tostring(answer.decision)) .. ": " .. why end
  if answer.status == "broken" then
    local at = answer.step and "step " .. answer.step or ""
    if answer.number then at = "line " .. answer.number .. ", " .. at end
    local decision = answer.decision and ', "' .. engine.cut(answer.decision, 100) .. '"' or ""
    return "The battle ends here" .. (at ~= "" and ", at " .. at or "") .. ": " .. why .. " (round " .. battle.round .. decision .. ")"
  end
end

--- What has happened, for people; the last line says how it ended.
function rehearsal.text(battle, answer)
  engine.current = battle
  local out = {}
  if answer.automatic then out[1] = "A caricature: nobody played this battle, and it predicts nothing." end
  for _, line in ipairs(battle.log) do out[#out + 1] = line.text end
  out[#out + 1] = ""
  for _, player in ipairs(battle.players) do
    local state = states[player]
    out[#out + 1] = string.format("%s (%s): %d VP", state.name, state.role, scoring.total(state))
  end
  for _, each in ipairs(battle.errors) do out[#out + 1] = "error: " .. each.message end
  local difference = record.difference(battle)
  if difference then out[#out + 1] = difference .. " " .. record.cure end
  local why_not = sentence(battle, answer)
  if answer.changed and not why_not then out[#out + 1] = "The mission was changed since this was recorded; all its decisions fit." end
  if answer.status == "needs" then
    out[#out + 1] = answer.question.kind ~= "free" and "Nobody has answered: " .. answer.question.words or
      "Round " .. battle.round .. ", " .. tostring(battle.moment) .. (battle.whose and ", " .. tostring(battle.whose) or "") .. "."
  elseif answer.status == "ended" then
    out[#out + 1] = battle.winner and "Winner: " .. tostring(battle.winner) .. "." or "A draw."
  else
    out[#out + 1] = why_not
  end
  if #battle.errors > 0 then out[#out + 1] = #battle.errors == 1 and "A rule failed." or #battle.errors .. " errors of rules." end
  return table.concat(out, "\n") .. "\n"
end
