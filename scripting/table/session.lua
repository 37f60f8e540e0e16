-- SPDX-License-Identifier: MIT
-- A battle at a table: the lines that were decided, with what was answered behind each. A step back is a replay up to the
-- decision before, and what was answered since then without the last of it; the record is written after each answer, so
-- that a phone may sleep.
local engine, home = ...

local session = {}
home.session = session
home.judges.session = session

local screen, dice, knowledge, talk = home.screen, home.dice, home.knowledge, home.talk

-- Lines that nobody has said: a moment at which nothing was to be decided, and that people tell what is where.
local passing, telling = "go # passed by", "answers told"

--- `lines`: what was decided, each with `text`, `said`, what was `learned` before it from lines that were refused, and
--- whether it was `passed` without a word and whether it `answers` what was asked on the way; `current` is the one that is
--- played.
local data, said, lines, current, playing, path, later, is_free, learned

--- What was answered since a line was decided: how many lines there were (`base`), what was `said` behind the last of them,
--- the `answers`, each with the `words` of its question and the `line` that was typed.
local parts = {}

--- What a step back has to tell at the next question; whether what happened since is old.
local taken_back, is_old = nil, false

--- Whether the battle came to its end.
local is_over = false

--- The moment under which the last question stood, and those that were passed without one.
local head_shown, not_asked = nil, {}

function session.battle() return playing and playing.state end
function session.has_begun() return playing ~= nil end
function session.is_free() return is_free end

---------------------------------------------------------------------------------------------------- the record
function session.is_there(name)
  local file = io.open(name, "rb")
  if file then file:close() end
  return file ~= nil
end

--- Writes a file whole, or leaves the old one.
local function write_file(name, text)
  local file, why = io.open(name .. ".new", "wb")
  if not file then return nil, why end
  local good, reason = file:write(text)
  -- What is written reaches the disk here, which may be full.
  local closed, why_not = file:close()
  if not good or not closed then
    os.remove(name .. ".new")
    return nil, reason or why_not
  end
  local renamed = os.rename(name .. ".new", name)
  if not renamed and os.rename(name, name .. ".old") then
    -- Where a name that is taken is given to nothing else.
    renamed, reason = os.rename(name .. ".new", name)
    if renamed then os.remove(name .. ".old") else os.rename(name .. ".old", name) end
  end
  return renamed, reason
end

--- A record of which the program ended between two of the names that it has while it is written gets its own back.
function session.put_back(name)
  if not session.is_there(name) and session.is_there(name .. ".old") then
    return os.rename(name .. ".new", name) or os.rename(name .. ".old", name)
  end
end

--- What the players have settled, and whether a question about losses is open, which no line says.
local function settings()
  return "# at the table: dice " .. (dice.typed and "typed" or "rolled") .. ", moves " .. (knowledge.moves_are_told and "told" or "asked") ..
    (home.attacks.are_losses_open() and ", losses to ask" or "") .. "\n"
end

--- The record as it is now.
function session.record() return engine.record.text(playing.state) .. settings() end

--- How many lines are not played yet: of a record that somebody goes on with, and where something is asked on the way.
local unplayed = 0

local was_told = false
--- The line that was decided last, but for corrections by hand and what was said on the way.
local function last_decided()
  local last = #lines
  while last > 0 and (lines[last].answers or string.match(lines[last].text, "^correct%s")) do last = last - 1 end
  return lines[last]
end

--- Writes the record, unless it would be shorter than the one that is there by lines that are still to be played.
function session.save()
  if not path or unplayed > 0 then return end
  local good, why = write_file(path, session.record())
  if not good and not was_told then
    screen.say("The record cannot be written: " .. tostring(why) .. ". Start with --record FILE to write it elsewhere.")
    was_told = true
  end
end

---------------------------------------------------------------------------------------------------- what is answered
--- Something is asked in the middle of a line: what was answered before is written down.
function session.begin_answer()
  is_free = false
  if playing then session.save() end
end

--- What people told, or what followed from what they had told.
local function told(key, answer)
  local line_said = current and current.said or said
  line_said[key] = line_said[key] or {}
  table.insert(line_said[key], answer)
end

local function copy_of(answers)
  local copy = {}
  for key, each in next, answers do copy[key] = table.move(each, 1, #each, 1, {}) end
  return copy
end

--- What is answered from here on is taken back one by one, down to the lines as they are now.
local function begin_part()
  local last = lines[#lines]
  parts[#parts + 1] = { base = #lines, said = copy_of(last and last.said or said), answers = {} }
end

--- A fact or a correction in the middle of something: it is said as soon as lines are taken.
function session.say_later(line) later[#later + 1] = line end

---------------------------------------------------------------------------------------------------- playing
local told_to = 0
--- Tells what has happened since this was told last.
function session.news()
  if is_old or talk.says_again() then return end
  local log = playing.state.log
  home.accounts.tell(log, told_to + 1, false)
  told_to = #log
end

--- What stands above a question: what has happened, what was passed, and where the battle is.
function talk.before_question(question)
  if not playing then return end
  if is_old then told_to, is_old = #playing.state.log, false end
  session.news()
  if #not_asked > 0 then screen.say("(Nothing to decide: " .. table.concat(not_asked, "; ") .. ".)", 2) end
  not_asked = {}
  if taken_back then screen.say("Taken back: " .. taken_back, 2) end
  local head = home.names.head(playing.state)
  if not question.is_menu and (head ~= head_shown or taken_back) and not playing.state.decided then
    screen.say(string.rep("-", home.paper.columns) .. "\n" .. head)
  end
  head_shown, taken_back = head, nil
end

function talk.answered(question, line)
  local part = parts[#parts]
  if part then part.answers[#part.answers + 1] = { words = question.words, line = line, title = question.title } end
end

--- Whether a line that is said now answers what a rule asks on the way: players are not free then.
local function is_answer(question) return question ~= nil and question.kind ~= "free" end

local function new_line(text, question, passed) return { text = text, said = {}, answers = is_answer(question), passed = passed } end

local function new_host()
  local host = {}
  for _, from in ipairs({ home.judges.host, home.bounds }) do
    for name, value in next, from do host[name] = value end
  end
  host.throw, host.told = dice.throw, told
  return host
end

--- What is wrong with items that fail before anything is played: a message for each.
function session.mistakes(mission)
  home.bounds.begin_line()
  local state, messages = engine.battle.begin(mission, new_host(), {}), {}
  for index, each in ipairs(state.errors) do messages[index] = each.message end
  return messages
end

--- The battle from its beginning along all lines; `again`: as they were played before.
local function replay(again)
  local ahead, last = 1, #lines
  local host = new_host()
  function host.look_ahead(skipped)
    local index = ahead + (skipped or 0)
    return index <= last and engine.lines.line(lines[index].text) or nil
  end
  function host.take_line(question)
    local line = ahead <= last and lines[ahead]
    if not line then return nil end
    line.answers = is_answer(question)
    ahead, current, unplayed = ahead + 1, line, last - ahead
    home.bounds.begin_line(again and unplayed > 0)
    for _, each in ipairs(line.learned or {}) do knowledge.remember(each.key, each.answer) end
    -- A copy: what is answered to it now is kept for the next time.
    engine.record.begin_line(line.text, copy_of(line.said), line.number)
    return engine.lines.line(line.text)
  end
  current, learned, later, knowledge.noted, unplayed = nil, {}, {}, nil, last
  for _, line in ipairs(lines) do line.was_asked = line.is_read end
  told_to = math.huge
  home.bounds.begin_line()
  playing = engine.play(data, host, { record = true, everything = true, dice = dice.queue })
  playing.state.seed, playing.state.fingerprint = nil, data.fingerprint
  engine.measure.begin_line(copy_of(said))
  engine.record.compare(said)
  is_old = true
  local answer = playing.resume()
  return answer, ahead - 1
end

--- What was thrown and is not used any more lies there for the next throw; what players type they type again.
local function gather_dice()
  local state, waiting = playing.state, {}
  for index = #dice.queue, state.next_die, -1 do table.insert(waiting, 1, table.remove(dice.queue, index)) end
  dice.waiting = dice.typed and {} or waiting
end

--- What the lines that were read cost may be asked again: somebody takes back what comes behind them.
local function ask_again()
  for _, line in ipairs(lines) do line.is_read = false end
end

--- Of a record that was read nobody knows the single answers: the line is taken back, with all that was passed behind it.
local function step_back_in_record()
  while #lines > 0 and lines[#lines].passed do table.remove(lines) end
  local line = table.remove(lines)
  taken_back = line and line.text or "nothing, there is no answer before this."
  ask_again()
  begin_part()
end

--- Takes the last answer back; those before it, since the last line, are said again.
local function step_back()
  while #parts > 0 and #parts[#parts].answers == 0 do table.remove(parts) end
  local part = table.remove(parts)
  if not part then return step_back_in_record() end
  local undone = table.remove(part.answers)
  for _ = part.base + 1, #lines do table.remove(lines) end
  if lines[part.base] then lines[part.base].said = part.said else said = part.said end
  taken_back = (undone.line == "" and "Enter" or undone.line) .. " (" .. (undone.title or string.match(undone.words, "^[^\n]*")) .. ")"
  talk.say_again(part.answers)
  begin_part()
end

--- A line that nobody has said before, to what is asked.
local function say(text, question, passed)
  local line = new_line(text, question, passed)
  if #learned > 0 then line.learned, learned = learned, {} end
  lines[#lines + 1], current = line, line
  home.bounds.begin_line()
  line.before, knowledge.noted = engine.traces(playing.state), {}
  return playing.say(text)
end

--- The next line of the players, or what they want instead.
local function next_line(question)
  if #later > 0 then return table.remove(later, 1) end
  is_free = question.kind == "free"
  if is_free and home.possible.is_quiet(playing.state) then
    if home.possible.is_step(playing.state) then not_asked[#not_asked + 1] = home.names.moment(playing.state) end
    return passing, nil, true
  end
  session.news()
  local line, instead = home.menus.line(question)
  if line or instead == "back" or instead == "quit" then return line, instead end
  return instead
end

local function show_end()
  session.news()
  screen.say(string.rep("-", home.paper.columns))
  home.accounts.score()
  local winner = playing.state.winner
  screen.say(winner and "Winner: " .. tostring(winner) .. "." or "A draw.")
end

--- After the end, or where it goes no further.
local function ask_back_or_end(words)
  local answer, instead = home.talk.ask({
    words = words, is_aside = true, choices = { { label = "Take the last answer back", value = "back" }, { label = "End", value = "quit" } },
  })
  return answer or instead
end

local function is_telling(text) return string.match(text, "^fact%s") or string.match(text, "^correct%s") end

--- The same, until somebody was asked what it cost.
function session.line_to_ask_of()
  local line = last_decided()
  return line and not line.was_asked and line or nil
end

local function say_no(why)
  if not talk.says_again() then screen.say("No: " .. why) end
end

--- A line is none: nothing is left of it but what people told of the map.
local function refused(answer)
  local line = table.remove(lines)
  current = lines[#lines]
  learned = table.move(knowledge.noted or {}, 1, #(knowledge.noted or {}), 1, line.learned or {})
  knowledge.noted = nil
  if line.before then line.before() end
  told_to = math.min(told_to, #playing.state.log)
  local why = tostring(answer.why)
  local resumed = playing.resume()
  local whole, instead
  if string.find(why, "^say on what") then
    whole, instead = home.menus.with_target(playing.state, line.text, resumed.question)
    if not whole and not instead then say_no("there is nothing to do it on, as far as you have told me.") end
  else
    say_no(why)
    if is_telling(line.text) then home.accounts.say_syntax(line.text) end
    whole, instead = home.menus.elsewhere(playing.state, line.text, resumed.question)
  end
  if instead == "back" or instead == "quit" then return { status = "signal", signal = instead } end
  if instead and instead ~= "leave" then session.say_later(instead) end
  return whole and say(whole, resumed.question) or resumed
end

--- Begins anew, after a step back.
local function again()
  local answer = replay(true)
  gather_dice()
  return answer
end

--- Whether a line may be said at the table: its players tell what is where.
local function begin_telling(answer)
  if answer.status ~= "needs" or playing.state.told_by_people or playing.state.over then return answer end
  return say(telling, answer.question, true)
end

--- Plays on until the players end it.
local function drive(answer)
  while true do
    session.save()
    if answer.status == "needs" then
      answer = begin_telling(answer)
      if not parts[1] or #lines > parts[#parts].base then begin_part() end
      local line, instead, passed = next_line(answer.question)
      if instead == "quit" then return end
      if instead == "back" then
        step_back()
        answer = again()
      elseif line then
        home.accounts.hint(line)
        answer = say(line, answer.question, passed or is_telling(line) and not is_free)
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
      is_over = answer.status == "ended"
      if ask_back_or_end(path and "The record is " .. path .. "." or "There is no record.") ~= "back" then return end
      is_free, is_over = true, false
      step_back()
      answer = again()
    end
  end
end

--- Whether somebody may go on with the record.
function session.goes_on() return playing ~= nil and path ~= nil and not is_over and not was_told end

--- Begins with what a record holds (`read`, of engine.rehearsal.read), or anew. `record_path`: where the record is written;
--- nothing: nowhere. Gives why the record fits the mission no further, if it does not.
function session.begin(mission, read, record_path)
  data, path, later, is_free = mission, record_path, {}, false
  said, lines = read.said, {}
  for index, line in ipairs(read.lines) do
    -- What they cost was asked before the pause, but for the last attack where the record says so: that it was nothing
    -- stands nowhere.
    lines[index] = { text = line.text, said = line.said, number = line.number, is_read = true, passed = line.text == passing or line.text == telling }
  end
  dice.queue, dice.waiting, parts = read.dice, {}, {}
  begin_part()
  local answer, played = replay()
  local asked_of = read.losses_are_open and last_decided()
  if asked_of then asked_of.is_read, asked_of.was_asked = false, false end
  local good = answer.status == "needs" or answer.status == "ended" or answer.status == "signal"
  return answer, not good and lines[played] or nil
end

--- Leaves what does not fit away, and what stands behind it.
function session.cut(line)
  while #lines > 0 do if table.remove(lines) == line then break end end
  parts = {}
  ask_again()
  begin_part()
  return again()
end

function session.run(answer)
  -- Of a battle that somebody goes on with, all that has happened is old.
  local log = playing.state.log
  local last = #lines > 0 and log[#log]
  told_to, is_old = last and #log or 0, false
  if last then screen.say("Last, before the pause: " .. last.text, 2) end
  gather_dice()
  drive(answer)
end

--- Goes on once, as behind the last moment of a record.
function session.go() return say("go", nil, true) end

--- What came of it.
function session.report(answer)
  local outcome = { status = answer.status, why = answer.why, points = {} }
  for _, object in ipairs(playing.state.players) do
    local player = engine.states[object]
    outcome.points[#outcome.points + 1] = (player.role or player.id) .. " " .. engine.scoring.total(player)
  end
  local winner = playing.state.over and playing.state.winner
  outcome.winner = winner and engine.states[winner].role or "nobody"
  outcome.errors = #playing.state.errors
  return outcome
end
