-- SPDX-License-Identifier: MIT
-- A battle from lines that were written down, and then from the players: what was decided is kept, so that a step back is a
-- replay without it, and a record is a text.
local engine = ...

local rehearsal = {}
engine.rehearsal = rehearsal

-- The library's own, as a record may have many lines.
local gmatch = string.gmatch

--- Lines of a decisions file or a record: what stands in its head, and the decisions with their numbers.
function rehearsal.read(text)
  local read = { lines = {}, dice = {} }
  local number = 0
  for line in gmatch(text .. "\n", "(.-)\r?\n") do
    number = number + 1
    local words = engine.decisions.words_of(line) or { line }
    -- A number in front counts steps for people.
    if #words > 1 and string.match(words[1], "^%d+%.?$") then
      table.remove(words, 1)
      line = string.gsub(line, "^%s*%d+%.?%s*", "")
    end
    local first = words[1]
    if first == nil or first:sub(1, 1) == "=" or first:sub(1, 1) == "#" and not string.match(line, "^%s*#%S") then -- a result, or a remark
    elseif first == "bulkhead-record" then
      if words[2] ~= "1" then return nil, number, "this is a record of version " .. tostring(words[2]) .. "; this program reads version 1" end
    elseif first == "mission" then read.mission, read.mission_line = words[2], number
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
      read.lines[#read.lines + 1] = { text = line, number = number }
    end
  end
  return read
end

--- Plays from the beginning along `lines`. Gives the battle and the answer it ended with; `taken` is how many were.
local function play(data, host, options, lines)
  -- Those that players say later are kept behind, but are not ahead.
  local ahead, last = 1, #lines
  function host.look_ahead(skipped)
    local index = ahead + (skipped or 0)
    return index <= last and lines[index].text or nil
  end
  function host.take_line()
    local line = ahead <= last and lines[ahead]
    if not line then return nil end
    ahead = ahead + 1
    if options.begin_line then options.begin_line() end
    return line.text
  end
  local playing = engine.play(data, host, options)
  playing.state.seed = options.seed
  local answer = playing.resume()
  if answer.status ~= "needs" and answer.status ~= "ended" and ahead > 1 then
    answer.number = lines[ahead - 1].number
    -- The lines behind it are not played.
    ahead = last + 1
  end
  -- Nothing is left to decide once the battle has come to its end.
  if answer.status == "needs" and not options.read and playing.state.ending then answer = playing.resume("go") end
  return playing, answer
end

local codes = { needs = 0, ended = 0, failed = 1, stopped = 1, refused = 1, misunderstood = 2, broken = 4 }

--- Plays the written lines, then, where `options.read` is there, what it gives, until it gives nothing. Gives the answer, the
--- battle, the lines that were taken, and the exit code. `options`: seed, dice, lines, `read(question)` for the players,
--- `tell(text)` for what is said to them.
function rehearsal.run(data, host, options)
  local lines = { table.unpack(options.lines or {}) }
  host.interactive = options.read ~= nil
  local playing, answer = play(data, host, options, lines)
  local told = 0
  local function tell_news()
    for index = told + 1, #playing.state.log do options.tell("  " .. playing.state.log[index].text) end
    told = #playing.state.log
  end
  while options.read and answer.status ~= "ended" and answer.status ~= "broken" and answer.status ~= "stopped" do
    tell_news()
    if answer.status == "refused" or answer.status == "misunderstood" then
      options.tell("No: " .. tostring(answer.why))
      answer = playing.resume()
    elseif answer.status == "failed" then
      options.tell("Expected " .. answer.wanted .. ", and it is " .. answer.got)
      answer = playing.resume()
    else
      local line = options.read(answer.question)
      if not line or line == "quit" then break end
      if line == "back" then
        table.remove(lines)
        playing, answer = play(data, host, options, lines)
        told = 0
      else
        local next_answer = playing.resume(line)
        if next_answer.status == "needs" or next_answer.status == "ended" then
          lines[#lines + 1] = { text = line, number = #lines + 1 }
        end
        answer = next_answer
      end
    end
  end
  if options.read then tell_news() end
  return answer, playing.state, lines, codes[answer.status] or 4
end

--- The record of a battle: its head, the decisions in their order, and last what was rolled.
function rehearsal.record(battle, lines)
  local out = { "bulkhead-record 1", "mission " .. battle.data.id }
  out[#out + 1] = battle.seed and "seed " .. battle.seed or "dice only"
  if #battle.dice_queue > 0 then out[#out + 1] = "dice " .. table.concat(battle.dice_queue, " ") end
  for _, line in ipairs(lines) do out[#out + 1] = line.text end
  for _, die in ipairs(battle.dice) do
    out[#out + 1] = string.format('= roll %s %s "%s" %d', die.die, die.by, string.gsub(die.why, '"', "'"), die.value)
  end
  return table.concat(out, "\n") .. "\n"
end

--- What has happened, for people.
function rehearsal.text(battle, answer)
  engine.current = battle
  local out = {}
  for _, line in ipairs(battle.log) do out[#out + 1] = line.text end
  out[#out + 1] = ""
  for _, player in ipairs(battle.players) do
    local state = engine.state(player)
    out[#out + 1] = string.format("%s (%s): %d VP", state.name, state.role, engine.scoring.total(state))
  end
  for _, each in ipairs(battle.errors) do out[#out + 1] = "error: " .. each.message end
  local words = {
    needs = answer.question and answer.question.kind ~= "free" and "Nobody has answered: " .. answer.question.words or
      "Round " .. battle.round .. ", " .. tostring(battle.moment) .. (battle.whose and ", " .. tostring(battle.whose) or "") .. ".",
    ended = battle.winner and tostring(battle.winner) .. " wins." or "A draw.",
    failed = answer.number and "Line " .. answer.number .. ": expected " .. tostring(answer.wanted) .. ", and it is " .. tostring(answer.got) .. "." or nil,
    stopped = "Stopped: " .. tostring(answer.why),
    refused = "Line " .. tostring(answer.number) .. " is refused: " .. tostring(answer.why),
    misunderstood = "Line " .. tostring(answer.number) .. ": " .. tostring(answer.why),
    broken = "The battle ends here: " .. tostring(answer.why),
  }
  out[#out + 1] = words[answer.status]
  if #battle.errors > 0 then out[#out + 1] = #battle.errors == 1 and "A rule failed." or #battle.errors .. " errors of rules." end
  return table.concat(out, "\n") .. "\n"
end
