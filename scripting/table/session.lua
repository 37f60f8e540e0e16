-- SPDX-License-Identifier: MIT
-- A battle at a table: the lines that were decided, with what was answered behind each. A step back is a replay without
-- the last; the record is written after each answer, so that a phone may sleep.
local engine, home = ...

local session = {}
home.session = session
home.judges.session = session

local screen, dice, knowledge = home.screen, home.dice, home.knowledge

--- `lines`: what was decided, each with `text`, `said`, the `answers` to it in their order, and whether it was `passed`
--- without a word; `current` is the one that is played.
-- Lines that nobody has said: a moment at which nothing was to be decided, and that people tell what is where.
local passing, telling = "go # passed by", "answers told"

local data, said, lines, current, playing, path, later, is_free

function session.battle() return playing.state end
function session.is_free() return is_free end

---------------------------------------------------------------------------------------------------- the record
--- Writes a file whole, or leaves the old one.
local function write_file(name, text)
  local file, why = io.open(name .. ".new", "wb")
  if not file then return nil, why end
  local good, reason = file:write(text)
  file:close()
  if not good then return nil, reason end
  local renamed = os.rename(name .. ".new", name)
  if not renamed then
    os.remove(name)
    renamed, reason = os.rename(name .. ".new", name)
  end
  return renamed, reason
end

local function settings()
  return "# at the table: dice " .. (dice.typed and "typed" or "rolled") .. ", moves " .. (knowledge.moves_are_told and "told" or "asked") .. "\n"
end

--- The record as it is now.
function session.record() return engine.record.text(playing.state) .. settings() end

local was_told = false
function session.save()
  if not path then return end
  local good, why = write_file(path, session.record())
  if not good and not was_told then
    screen.say("The record cannot be written: " .. tostring(why) .. ". Start with --record FILE to write it elsewhere.")
    was_told = true
  end
end

---------------------------------------------------------------------------------------------------- what is answered
--- What is answered from now on belongs to one question: a step back takes all of it.
function session.begin_answer()
  is_free = false
  if current then current.answers[#current.answers + 1] = {} end
end

--- What people told, or what followed from what they had told.
local function told(key, answer)
  local line_said = current and current.said or said
  line_said[key] = line_said[key] or {}
  table.insert(line_said[key], answer)
  if current then
    local keys = current.answers[#current.answers]
    if keys then keys[#keys + 1] = key end
  end
end

--- A fact or a correction in the middle of something: it is said as soon as lines are taken.
function session.say_later(line) later[#later + 1] = line end

---------------------------------------------------------------------------------------------------- playing
local told_to = 0
--- Tells what has happened since this was told last.
function session.news()
  local log = playing.state.log
  for index = told_to + 1, #log do screen.say("- " .. log[index].text, 2) end
  told_to = #log
end

local function new_line(text, passed) return { text = text, said = {}, answers = {}, passed = passed } end

local function shallow(list) return table.move(list, 1, #list, 1, {}) end

--- The battle from its beginning along all lines.
local function replay()
  local ahead, last = 1, #lines
  local host = {}
  for _, from in ipairs({ home.judges.host, home.bounds }) do
    for name, value in next, from do host[name] = value end
  end
  host.throw, host.told = dice.throw, told
  function host.look_ahead(skipped)
    local index = ahead + (skipped or 0)
    return index <= last and engine.decisions.line(lines[index].text) or nil
  end
  function host.take_line()
    local line = ahead <= last and lines[ahead]
    if not line then return nil end
    ahead, current = ahead + 1, line
    home.bounds.begin_line()
    -- A copy: what is answered to it now is kept for the next time.
    local copy = {}
    for key, answers in next, line.said do copy[key] = shallow(answers) end
    engine.record.begin_line(line.text, copy)
    return engine.decisions.line(line.text)
  end
  current = nil
  told_to = math.huge
  home.bounds.begin_line()
  playing = engine.play(data, host, { record = true, everything = true, dice = dice.queue })
  playing.state.seed, playing.state.fingerprint = nil, data.fingerprint
  local copy = {}
  for key, answers in next, said do copy[key] = shallow(answers) end
  engine.measure.begin_line(copy)
  local answer = playing.resume()
  told_to = #playing.state.log
  return answer, ahead - 1
end

--- What was thrown and is not used any more lies there for the next throw; what players type they type again.
local function gather_dice()
  local state, waiting = playing.state, {}
  for index = #dice.queue, state.next_die, -1 do table.insert(waiting, 1, table.remove(dice.queue, index)) end
  dice.waiting = dice.typed and {} or waiting
end

--- Takes the last answer back: one in the middle of a line, or else the line with all that was passed behind it.
local function step_back()
  local line = current
  -- The question that was on the screen has no answer yet.
  while line and #line.answers > 0 and #line.answers[#line.answers] == 0 do table.remove(line.answers) end
  if line and line == lines[#lines] and not is_free and #line.answers > 0 then
    for _, key in ipairs(table.remove(line.answers)) do table.remove(line.said[key]) end
    return
  end
  while #lines > 0 and lines[#lines].passed do table.remove(lines) end
  table.remove(lines)
end

local function say(text, passed)
  local line = new_line(text, passed)
  lines[#lines + 1], current = line, line
  home.bounds.begin_line()
  return playing.say(text)
end

local function is_telling(text) return string.match(text, "^fact%s") or string.match(text, "^correct%s") end

--- The next line of the players, or what they want instead.
local function next_line(question)
  if #later > 0 then return table.remove(later, 1) end
  is_free = question.kind == "free"
  if is_free and home.menus.is_quiet(playing.state) then return passing, nil, true end
  session.news()
  current = nil
  local line, instead = home.menus.line(question)
  if line or instead == "back" or instead == "quit" then return line, instead end
  return instead
end

local function show_end()
  session.news()
  screen.say(string.rep("-", home.paper.columns))
  home.accounts.score()
  local winner = playing.state.winner
  screen.say(winner and tostring(winner) .. " have won." or "A draw.")
end

--- After the end, or where it goes no further.
local function ask_back_or_end(words)
  local answer, instead = home.talk.ask({
    words = words, choices = { { label = "Take the last answer back", value = "back" }, { label = "End", value = "quit" } },
  })
  return answer or instead
end

local function refused(answer)
  local line = table.remove(lines)
  if string.find(tostring(answer.why), "^say on what") then
    local resumed = playing.resume()
    local whole = resumed.status == "needs" and home.menus.with_target(playing.state, line.text)
    return whole and say(whole) or resumed
  end
  screen.say("No: " .. tostring(answer.why))
  return playing.resume()
end

--- Begins anew, after a step back.
local function again()
  local answer = replay()
  gather_dice()
  return answer
end

--- Whether a line may be said at the table: its players tell what is where.
local function begin_telling(answer)
  if answer.status ~= "needs" or playing.state.told_by_people or playing.state.over then return answer end
  return say(telling, true)
end

--- Plays on until the players end it.
local function drive(answer)
  while true do
    session.save()
    if answer.status == "needs" then
      answer = begin_telling(answer)
      local line, instead, passed = next_line(answer.question)
      if instead == "quit" then return end
      if instead == "back" then
        step_back()
        answer = again()
      elseif line then
        answer = say(line, passed or is_telling(line) and not is_free)
      end
    elseif answer.status == "signal" then
      if answer.signal == "quit" then return end
      is_free = false
      step_back()
      answer = again()
    elseif answer.status == "refused" or answer.status == "misunderstood" or answer.status == "failed" then
      answer = refused(answer)
    else
      is_free = false
      if answer.status == "ended" then show_end() else
        session.news()
        screen.say("The battle ends here: " .. tostring(answer.why))
      end
      session.save()
      if ask_back_or_end(path and "The record is " .. path .. "." or "There is no record.") ~= "back" then return end
      is_free = true
      step_back()
      answer = again()
    end
  end
end

--- Begins with what a record holds (`read`, of engine.rehearsal.read), or anew. `record_path`: where the record is written;
--- nothing: nowhere. Gives why the record fits the mission no further, if it does not.
function session.begin(mission, read, record_path)
  data, path, later, is_free = mission, record_path, {}, false
  said, lines = read.said, {}
  for index, line in ipairs(read.lines) do
    lines[index] = { text = line.text, said = line.said, answers = {}, number = line.number, passed = line.text == passing or line.text == telling }
  end
  dice.queue, dice.waiting = read.dice, {}
  local answer, played = replay()
  local good = answer.status == "needs" or answer.status == "ended" or answer.status == "signal"
  return answer, not good and lines[played] or nil
end

--- Leaves what does not fit away, and what stands behind it.
function session.cut(line)
  while #lines > 0 do if table.remove(lines) == line then break end end
  return again()
end

function session.run(answer)
  told_to = math.max(0, #playing.state.log - 6)
  gather_dice()
  drive(answer)
end

--- Goes on once, as behind the last moment of a record.
function session.go() return say("go", true) end

--- What came of it.
function session.report(answer)
  local outcome = { status = answer.status, why = answer.why, points = {} }
  for _, object in ipairs(playing.state.players) do
    local player = engine.state(object)
    outcome.points[#outcome.points + 1] = (player.role or player.id) .. " " .. engine.scoring.total(player)
  end
  local winner = playing.state.over and playing.state.winner
  outcome.winner = winner and engine.state(winner).role or "nobody"
  outcome.errors = #playing.state.errors
  return outcome
end
