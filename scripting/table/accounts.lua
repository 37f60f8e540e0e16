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
          local words = names.of(state) .. ": " .. string.gsub(key, "_", " ") .. (value == true and "" or " (" .. names.shown(value) .. ")")
          lines[#lines + 1] = { words = words, key = key, thing = list[1] == of.object and "battle" or names.written(state) }
        end
      end
    end
  end
  return lines
end

local function held(of)
  local lines, nobody = {}, {}
  for _, object in ipairs(of.markers) do
    local marker = engine.state(object)
    local known = home.knowledge.before("holders") or of.holders
    local holder = marker.stated or marker.stated == nil and known and known[marker.id]
    if marker.objective and not marker.removed then
      if holder and holder ~= "tie" then lines[#lines + 1] = names.of(marker) .. ": held by " .. tostring(holder)
      else nobody[#nobody + 1] = names.of(marker) end
    end
  end
  if #nobody > 0 then lines[#lines + 1] = "Held by nobody: " .. home.paper.several(nobody) end
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

--- What belongs to a line of the log: the round, and whose turn it is.
local note = engine.log
function engine.log(...)
  local of = engine.current
  local before = #of.log
  note(...)
  local entry = of.log[before + 1]
  if entry then entry.round, entry.whose = of.round, of.active end
end

--- Lines of the log from one of them on; an action that ends at once is one line.
function accounts.tell(log, from, with_heads)
  local round, whose
  local index = from
  while index <= #log do
    local entry, following = log[index], log[index + 1]
    if with_heads and (entry.round ~= round or entry.whose ~= whose) and entry.round and entry.round > 0 then
      screen.say("Round " .. entry.round .. (entry.whose and ", " .. tostring(entry.whose) or ""))
      round, whose = entry.round, entry.whose
    end
    local at_once = following and entry.words == "{} begins {}{}" and following.words == "{} ends {}" and
      entry[1] == following[1] and entry[2] == following[2]
    if at_once then
      screen.say("- " .. string.gsub(string.gsub(entry.text, "^" .. string.rep(".", #tostring(entry[1])) .. " begins ", tostring(entry[1]) .. ": "), "%%", "%%%%"), 2)
      index = index + 1
    else
      screen.say("- " .. entry.text, 2)
    end
    index = index + 1
  end
end

function accounts.log()
  local log = battle().log
  if #log == 0 then return screen.say("Nothing has happened yet.") end
  accounts.tell(log, math.max(1, #log - newest + 1), true)
end

--- What facts and corrections look like.
function accounts.say_syntax(line)
  if string.find(line, "^correct") then
    return screen.say('Such as: correct vp attacker 5 "why"; correct mark #id NAME none "why".', 2)
  end
  screen.say("Such as: fact Alpha models 3; fact Alpha wounds 2; fact Alpha destroyed; fact Alpha at C3; fact #marker controls attacker; fact B2/C2 open; fact attacker CP 2.", 2)
end

--- What a player may have overlooked: nothing is measured here, and it is no refusal.
function accounts.hint(line)
  local words = engine.decisions.words_of(line)
  if not words or words[1] ~= "move" or talk.says_again() then return end
  local of = battle()
  engine.current = of
  local unit = engine.decisions.look_up("units", words[2] or "")
  unit = unit and engine.state(unit)
  if not unit then return end
  local whose = of.whose or of.active
  if whose and unit.player ~= whose then
    screen.say("(" .. unit.name .. ": of " .. tostring(unit.player) .. ", and it is the turn of " .. tostring(whose) .. ".)", 2)
  elseif accounts.moved_at(of, unit) then
    screen.say("(" .. unit.name .. " has moved in this step already.)", 2)
  end
end

local moved = setmetatable({}, { __mode = "k" })
local function now(of) return of.moment .. " " .. of.sequence.counts.turn .. " " .. of.round end
local move_unit = engine.move_unit
function engine.move_unit(unit, path, kind)
  if kind == "normal" then moved[unit] = now(engine.current) end
  return move_unit(unit, path, kind)
end
function accounts.moved_at(of, unit) return moved[unit] == now(of) end

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
      screen.say(item.name .. " (action): " .. (may == "yes" and may or string.find(may, "^perhaps") and may or "no, " .. may), 2)
    end
  end
end

function accounts.what_now(question)
  local of = battle()
  engine.current = of
  if home.judges.session.is_free() then
    screen.say("You stand at: " .. names.head(of) .. ".")
    -- Before the battle begins units are set up, and actions and cards have no moment.
    if of.begun then reasons(of) end
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
    "At a moment you may also write lines such as move Hull cutters C3, fact Hull cutters models 3, go 2 attacker turn-end.",
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
      local number = talk.integer(line)
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
    local instead
    make, instead = talk.ask({
      words = "What is wrong?", choices = { { label = "Points", value = correct_points }, { label = "A note", value = correct_note }, last = talk.leave },
    })
    if not make then return instead ~= "leave" and instead or nil end
  end
  local line, instead = make()
  if not line then return instead ~= "leave" and instead or nil end
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
talk.with_answers.correct = true
commands.back = function() return "back" end
commands.quit = function() return "quit" end
commands.exit = commands.quit
commands.help, commands["?"] = accounts.help, accounts.help
for word, tell in engine.ordered.pairs({
  score = accounts.score, log = accounts.log, ["what now"] = accounts.what_now, what = accounts.what_now,
  correct = accounts.correct, dice = accounts.dice, moves = accounts.moves,
}) do
  commands[word] = function(question)
    if home.judges.session.has_begun() then return tell(question) end
    screen.say("The battle has not begun yet: answer the question below, or quit.")
  end
end
