-- SPDX-License-Identifier: MIT
-- How a battle at the table begins: what was written behind the program's name, the first screen, and a record to go on with.
local engine, home = ...

local start = {}
home.start = start

local screen, talk, dice, knowledge = home.screen, home.talk, home.dice, home.knowledge

local usage = [[
lua5.4 play.lua [--record FILE] [--resume] [--rows 24]
--record FILE: where the record is written
--resume: go on with that record
--rows N: rows of the screen, 0: do not wait
--check FILE: play a record, ask nobody, tell how it ends]]

--- The options behind the program's name, or nothing and what is wrong with them.
function start.options(words)
  local options, index = {}, 1
  while words[index] do
    local word = words[index]
    if word == "--resume" then options.resume = true
    elseif word == "--help" or word == "-h" then options.help = true
    elseif word == "--record" or word == "--rows" or word == "--check" then
      index = index + 1
      if not words[index] then return nil, "What comes behind " .. word .. " is missing." end
      options[string.sub(word, 3)] = words[index]
    else
      return nil, '"' .. word .. '" is none of the options.'
    end
    index = index + 1
  end
  if options.rows then
    options.rows = math.tointeger(tonumber(options.rows))
    if not options.rows or options.rows < 0 or options.rows > 0 and options.rows < 10 then
      return nil, "--rows takes a number from 10, or 0."
    end
  end
  return options
end

local most_of_a_record = 8 * 1024 * 1024

local function read_file(name)
  local file, why = io.open(name, "rb")
  if not file then return nil, why end
  local text, reason = file:read(most_of_a_record + 1)
  file:close()
  if not text and reason then return nil, name .. ": " .. reason end
  text = text or ""
  if #text > most_of_a_record then return nil, name .. " is too large for a record" end
  return text
end

--- The whole lines of a text, and what stands behind them: a line that was cut off, where the phone died as it was written.
local function whole_lines(text)
  local whole = string.match(text, "^.*\n") or ""
  local rest = string.sub(text, #whole + 1)
  return whole, rest ~= "" and rest or nil
end

--- What a record holds, for this mission; nothing and why it cannot be played. Lines without a record's head are played,
--- but none to go on with: what is written there would replace them.
function start.read(name, mission, to_go_on)
  local text, why = read_file(name)
  if not text then return nil, why end
  local cut_off
  if to_go_on then
    if text == "" then return nil, name .. " is empty: there is nothing to go on with" end
    text, cut_off = whole_lines(text)
    if not string.find(text, "^bulkhead%-record%s") then
      return nil, name .. ' is no record of a battle: it does not begin with "bulkhead-record"'
    end
  end
  local read, line, reason = engine.rehearsal.read(text, true)
  if not read then return nil, name .. ", line " .. line .. ": " .. reason end
  if read.mission and read.mission ~= mission.id then
    return nil, name .. ' is a record of the mission "' .. read.mission .. '", not of "' .. mission.id .. '"'
  end
  local typed, moves, more = string.match(text, "# at the table: dice (%a+), moves (%a+)([^\n]*)")
  read.losses_are_open = more == ", losses to ask"
  read.dice_are_typed, read.moves_are_asked, read.is_of_table = typed == "typed", moves == "asked", typed ~= nil
  read.changed = read.fingerprint and mission.fingerprint and read.fingerprint ~= mission.fingerprint
  read.cut_off = cut_off
  if read.seed and not read.only then read.generator = engine.random.generator(read.seed) end
  return read
end

local function first_screen(mission)
  screen.say(mission.title or mission.id)
  screen.say(home.bounds.in_words())
  for _, message in ipairs(home.session.mistakes(mission)) do screen.say("Left out: " .. message, 2) end
  screen.say("help, back, score, log, what now: at every question.")
end

--- The same until there is an answer, as nothing was answered before.
local function first_asked(question)
  while true do
    local answer, instead = talk.ask(question)
    if answer or instead ~= "back" then return answer end
    screen.say("There is no answer before this.")
  end
end

--- Gives what ends it, if something does.
--- `is_first`: whether nothing was asked before.
local ask_settings
function ask_settings(is_first)
  local who, before = (is_first and first_asked or talk.ask)({
    words = "Who rolls the dice?", choices = { { label = "This program", value = "rolled" }, { label = "We do, and type them", value = "typed" } },
  })
  if not who then return before == "back" and "back" or "quit" end
  dice.typed = who == "typed"
  local moves, instead = talk.ask({
    words = "Will you tell me every move, by its cell?",
    choices = { { label = "Yes: then I ask less", value = "told" }, { label = "No: ask where units are", value = "asked" } },
  })
  if instead == "back" then
    screen.say("Taken back: " .. (dice.typed and "we roll" or "this program rolls") .. " the dice.")
    return ask_settings(is_first)
  end
  if not moves then return "quit" end
  knowledge.moves_are_told = moves == "told"
end

local function nothing_read() return { said = {}, lines = {}, dice = {} } end

--- What an old record is kept as: a name that no other one has.
local function kept_as(name)
  local kept, number = name .. "~", 1
  while home.session.is_there(kept) do
    number = number + 1
    kept = name .. "~" .. number
  end
  return kept
end

--- Whether to go on with a record that is there, which is put aside otherwise once the new battle begins; nothing where it
--- ends here. `why_not`: why that cannot be.
local function goes_on(name, why_not)
  local kept = kept_as(name)
  local anew = { label = "Begin anew; the old one is kept as " .. kept, value = "anew" }
  local answer = first_asked({
    words = why_not and why_not .. "." or "There is a record: " .. name .. ".",
    choices = why_not and { anew, { label = "End; it stays as it is", value = "end" } } or { { label = "Go on with it", value = "on" }, anew },
  })
  return answer
end

--- How many lines there are in front of one that is no line of any battle, and that one.
local function lines_to_take(read)
  for index, line in ipairs(read.lines) do
    if not line.words or not talk.is_decision(line.text) then return index - 1, line end
  end
  return #read.lines
end

--- What is taken of a record, before it is played.
local function say_taken(read)
  local count, none = lines_to_take(read)
  screen.say(engine.counted(count, "line") .. " of the record " .. (count == 1 and "is" or "are") .. " taken.")
  if none then screen.say("Line " .. none.number .. " is no line of a battle: " .. string.sub(none.text, 1, 100)) end
  if read.cut_off then screen.say("Its last line was cut off, and is not taken: " .. string.sub(read.cut_off, 1, 100)) end
end

local function fail(why)
  io.stderr:write(table.concat(home.paper.wrap(why), "\n") .. "\n")
  return 3
end

--- Plays a record to its end and tells what came of it, a line each.
local function check(mission, options)
  local read, why = start.read(options.check, mission)
  if not read then return fail(why) end
  home.talk.ask = function() return nil, "quit" end
  dice.generator = read.generator
  if read.is_of_table then dice.typed, knowledge.moves_are_told = read.dice_are_typed, not read.moves_are_asked end
  local answer = home.session.begin(mission, read, nil)
  if answer.status == "needs" and home.session.battle().ending then answer = home.session.go() end
  local outcome = home.session.report(answer)
  screen.write("status " .. outcome.status .. "\n" .. (outcome.why and "why " .. outcome.why .. "\n" or ""))
  for _, each in ipairs(outcome.points) do screen.write("vp " .. each .. "\n") end
  screen.write("winner " .. outcome.winner .. "\nerrors " .. outcome.errors .. "\n")
  if options.record then
    local file, reason = io.open(options.record, "wb")
    if not file then return fail(reason) end
    file:write(home.session.record())
    file:close()
  end
  return answer.status == "ended" and 0 or 1
end

--- Where it ends before the battle does, and there is a record to go on with.
function start.say_how_to_go_on()
  if home.session.goes_on() then screen.say("To go on: lua5.4 play.lua --resume") end
end

--- Runs the program; gives its exit code. `folder` is the one in which it stands, with `/` at its end.
function start.run(mission, words, folder)
  engine.library.guard_strings()
  local options, wrong = start.options(words)
  if not options or options.help then
    screen.rows = 0
    screen.say((wrong and wrong .. "\n" or "") .. usage)
    return wrong and 2 or 0
  end
  screen.rows = options.rows or screen.rows
  local not_playable = engine.battle.refusal(mission)
  if not_playable then return fail("Nothing can be played: " .. not_playable .. ".") end
  if options.check then return check(mission, options) end
  local path = options.record or folder .. string.gsub(mission.id, "[^%w%-_]", "-") .. ".record"
  first_screen(mission)
  home.session.put_back(path)
  local resume = options.resume
  if resume and not home.session.is_there(path) then
    local old = home.session.is_there(path .. "~") and " An old one is kept as " .. path .. "~: behind --record it is gone on with." or ""
    return fail("There is no record " .. path .. " to go on with." .. old)
  end
  local read, why = nothing_read(), nil
  if home.session.is_there(path) then read, why = start.read(path, mission, true) end
  if resume and not read then return fail(why) end
  local is_asked, of_record = not resume and home.session.is_there(path), read
  local ended
  repeat
    read, ended = of_record, nil
    if is_asked then
      local answer = goes_on(path, why)
      if not answer or answer == "end" then return 0 end
      resume = answer == "on"
      if not resume then read = nothing_read() end
    end
    if resume then say_taken(read) end
    if read.is_of_table then dice.typed, knowledge.moves_are_told = read.dice_are_typed, not read.moves_are_asked
    else ended = ask_settings(not is_asked) end
  until ended ~= "back"
  if ended then return 0 end
  if is_asked and not resume then os.rename(path, kept_as(path)) end
  dice.generator = read.generator
  if read.changed then screen.say("The mission was changed since this record.") end
  local answer, misfit = home.session.begin(mission, read, path)
  if misfit then
    screen.say("The record fits no further than to line " .. misfit.number .. ", " .. misfit.text .. ": " .. tostring(answer.why or "it comes out otherwise"))
    local kept = kept_as(path)
    if talk.agrees("Go on without that line and what stands behind it?", "(The whole record is kept as " .. kept .. ".)") ~= "yes" then return 0 end
    os.rename(path, kept)
    answer = home.session.cut(misfit)
  end
  local differs = engine.record.difference(home.session.battle())
  if differs then screen.say(differs) end
  home.session.run(answer)
  start.say_how_to_go_on()
  return 0
end
