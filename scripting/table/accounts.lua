-- SPDX-License-Identifier: MIT
-- What is told at every question: the score, what has happened, what may be decided and why the rest may not, and help.
local engine, home = ...

local accounts = {}
home.accounts = accounts

local talk, names, screen = home.talk, home.names, home.screen

local function battle() return home.judges.session.battle() end

local function player_line(player)
  local text = player.name .. " " .. engine.scoring.total(player) .. " VP"
  for _, currency in ipairs(engine.ordered.keys(player.purse)) do
    if player.purse[currency] ~= 0 then text = text .. ", " .. player.purse[currency] .. " " .. currency end
  end
  return text
end

--- Where the battle is, and who has what.
function accounts.head(of)
  local lines = { string.rep("-", home.paper.columns), names.head(of) }
  for _, object in ipairs(of.players) do lines[#lines + 1] = player_line(engine.state(object)) end
  return table.concat(lines, "\n")
end

local function objectives_of(player)
  for _, key in ipairs(player.account_order) do
    local each = player.accounts[key]
    if each.points ~= 0 then screen.say("  " .. (each.item and each.item.name or "by hand") .. ": " .. each.points, 4) end
  end
  if player.bonus ~= 0 then screen.say("  painted: " .. player.bonus, 4) end
end

--- What is noted of things: its `words`, as `Core A: read Salvors`, and how its `thing` and its `key` are written.
local function notes_of(of)
  local lines = {}
  for _, list in ipairs({ { of.object }, of.players, of.units, of.areas, of.zones, of.markers, of.hatchways, of.features }) do
    for _, object in ipairs(list) do
      local state = engine.state(object)
      for _, key in ipairs(state.order) do
        local value = state.marks[key].value
        if value ~= false then
          local words = names.of(state) .. ": " .. string.gsub(key, "_", " ") .. (value == true and "" or " " .. names.shown(value))
          lines[#lines + 1] = { words = words, key = key, thing = list[1] == of.object and "battle" or names.written(state) }
        end
      end
    end
  end
  return lines
end

local function held(of)
  local lines = {}
  for _, object in ipairs(of.markers) do
    local marker = engine.state(object)
    local holder = marker.stated or of.holders and of.holders[marker.id]
    if marker.objective and not marker.removed and holder and holder ~= "tie" then
      lines[#lines + 1] = names.of(marker) .. ": held by " .. tostring(holder)
    end
  end
  return lines
end

function accounts.score()
  local of = battle()
  engine.current = of
  screen.say(names.head(of))
  for _, object in ipairs(of.players) do
    local player = engine.state(object)
    screen.say(player_line(player))
    objectives_of(player)
  end
  for _, line in ipairs(held(of)) do screen.say(line, 2) end
  for _, note in ipairs(notes_of(of)) do screen.say(note.words, 2) end
end

local newest = 30

function accounts.log()
  local log = battle().log
  if #log == 0 then return screen.say("Nothing has happened yet.") end
  for index = math.max(1, #log - newest + 1), #log do screen.say("- " .. log[index].text, 2) end
end

--- Of a question of a rule: what the rule says.
local function why_asked(question)
  local of = battle()
  local item = question.item or of.item
  if item and item.text ~= "" then screen.say(item.name .. ": " .. names.text(item), 2) end
end

local function reasons(of)
  for _, item in ipairs(of.items) do
    if item.what == "stratagem" then
      for _, object in ipairs(of.players) do
        local player = engine.state(object)
        local why = home.menus.guess(of, function() return engine.cards.refusal(item, player) end)
        if why ~= "it is a card of the other side" then
          local may = why == nil and "yes" or why == "unknown" and "perhaps; try it" or "no, " .. why
          screen.say(item.name .. ", " .. player.name .. ": " .. may, 2)
        end
      end
    elseif item.what == "action" then
      local may = "no unit may"
      for _, object in ipairs(of.units) do
        local unit = engine.state(object)
        if unit.where == "battlefield" then
          local why, targets = home.menus.guess(of, function() return engine.cards.action_refusal(item, unit) end)
          if why == "say on what" and #targets > 0 or why == nil then may = "yes" break end
          if why == "unknown" then may = "perhaps; try it" break end
          may = why == "say on what" and "there is nothing to do it on" or why
        end
      end
      screen.say(item.name .. ": " .. (may == "yes" and may or string.find(may, "^perhaps") and may or "no, " .. may), 2)
    end
  end
end

function accounts.what_now(question)
  local of = battle()
  engine.current = of
  if home.judges.session.is_free() then
    screen.say("You stand at: " .. names.head(of) .. ".")
    reasons(of)
    for _, object in ipairs(of.units) do
      local unit = engine.state(object)
      if unit.where == "reserve" then
        screen.say(unit.name .. " waits: " .. (home.menus.waits_because(of, unit) or "it may be set up"), 2)
      end
    end
  else
    why_asked(question)
    screen.say("Answer the question below; back takes the last answer back.")
  end
end

function accounts.help()
  for _, line in ipairs({
    "Answer with a number, or the first letters. 1 3 C3 answers three questions at once.",
    "At every question:",
    "back - take the last answer back",
    "score - points, markers, notes",
    "log - what has happened",
    "correct - points or notes by hand",
    "what now - what may be done, and why not",
    "dice - I roll them, or you do",
    "moves - whether you tell me all moves",
    "quit - stop; --resume goes on",
    "At a moment you may also write lines such as move Alpha C3, fact Alpha models 3, go 2 attacker turn-end.",
    "Lines that begin with fact or correct go at every question.",
  }) do screen.say(line, 2) end
end

local function why_so()
  return talk.ask({ words = "Why? (It stays in the log.)", numbers_are_text = true, read = function(line)
    if line ~= "" then return line end
    return nil, "Say why, in a few words."
  end })
end

--- A note that is wrong is taken away; one that is missing is a line, `correct mark THING NAME VALUE "why"`.
local function correct_note()
  local note, instead = home.menus.pick("Which note is wrong?", notes_of(battle()), function(each) return each.words end)
  if not note then return nil, instead end
  local why
  why, instead = why_so()
  if not why then return nil, instead end
  return "correct mark " .. note.thing .. " " .. engine.record.word(note.key) .. " none " .. engine.record.quoted(why)
end

local function correct_points()
  local players = {}
  for index, object in ipairs(battle().players) do players[index] = engine.state(object) end
  local player, instead = home.menus.pick("Whose points?", players, player_line)
  if not player then return nil, instead end
  local points
  points, instead = talk.ask({
    words = "By how many? (Such as 5 or -5)", numbers_are_text = true,
    read = function(line)
      local number = math.tointeger(tonumber(line))
      if number and math.abs(number) <= 1000 then return number end
      return nil, "Say a number, such as -5."
    end,
  })
  if not points then return nil, instead end
  local why
  why, instead = why_so()
  if not why then return nil, instead end
  return "correct vp " .. names.written(player) .. " " .. points .. " " .. engine.record.quoted(why)
end

--- A correction by hand; the session says it as soon as it can.
function accounts.correct()
  engine.current = battle()
  local make = correct_points
  if #notes_of(battle()) > 0 then
    make = talk.ask({
      words = "What is wrong?", choices = { { label = "Points", value = correct_points }, { label = "A note", value = correct_note }, last = talk.leave },
    })
  end
  local line = make and make()
  if not line then return end
  if home.judges.session.is_free() then return line end
  home.judges.session.say_later(line)
  screen.say("It is put right behind this question.")
end

function accounts.dice()
  home.dice.typed = not home.dice.typed
  screen.say(home.dice.typed and "From now on you roll, and tell me." or "From now on I roll the dice.")
  home.judges.session.save()
end

function accounts.moves()
  home.knowledge.moves_are_told = not home.knowledge.moves_are_told
  screen.say(home.knowledge.moves_are_told and "From now on you tell me every move, and I ask less." or
    "From now on I ask where units are.")
  home.judges.session.save()
end

local commands = talk.commands
commands.back = function() return "back" end
commands.quit = function() return "quit" end
commands.exit = commands.quit
commands.score, commands.log, commands.help = accounts.score, accounts.log, accounts.help
commands["?"], commands["what now"], commands.what = accounts.help, accounts.what_now, accounts.what_now
commands.correct, commands.dice, commands.moves = accounts.correct, accounts.dice, accounts.moves
