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
  for _, object in ipairs(of.players) do lines[#lines + 1] = player_line(engine.states[object]) end
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
local function marks_of(of)
  local lines = {}
  for _, list in ipairs({ { of.object }, of.players, of.units, of.areas, of.zones, of.markers, of.hatchways, of.features }) do
    for _, object in ipairs(list) do
      local state = engine.states[object]
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
  local known = home.knowledge.before("holders") or of.holders or {}
  for _, marker in ipairs(engine.control.objectives()) do
    local best, holder = known[marker.id], marker.stated
    if holder == nil then holder = engine.control.holder_by(marker, best ~= "tie" and best or nil, best == "tie") end
    if holder then lines[#lines + 1] = names.of(marker) .. ": held by " .. tostring(holder) .. names.secured(marker)
    else nobody[#nobody + 1] = names.of(marker) end
  end
  if #nobody > 0 then lines[#lines + 1] = "Held by nobody: " .. home.paper.several(nobody) end
  return lines
end

function accounts.score()
  local of = battle()
  engine.current = of
  screen.say(names.head(of))
  for _, object in ipairs(of.players) do
    local player = engine.states[object]
    screen.say(player_line(player))
    objectives_of(player)
  end
  for _, line in ipairs(held(of)) do screen.say(line, 2) end
  for _, mark in ipairs(marks_of(of)) do screen.say(mark.words, 2) end
end

local newest = 30

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
  local from = math.max(1, #log - newest + 1)
  if from > 1 then screen.say("(The last " .. newest .. " lines; log all tells all " .. #log .. ".)", 2) end
  accounts.tell(log, from, true)
end

function accounts.whole_log() accounts.tell(battle().log, 1, true) end

--- A unit and a side of this mission, for examples; of none before the battle begins.
local function example_of(of)
  if not of then return { name = "Alpha", role = "attacker" } end
  local unit, player = of.units[1] and engine.states[of.units[1]], engine.states[of.players[1]]
  return { name = unit and unit.name or "Alpha", role = player.role or player.name }
end

--- What facts and corrections look like.
function accounts.say_syntax(line)
  if string.find(line, "^correct") then
    return screen.say('Such as: correct vp attacker 5 "why"; correct mark #id NAME none "why".', 2)
  end
  local example = example_of(battle())
  screen.say((string.gsub(string.gsub("Such as: fact UNIT models 3; fact UNIT wounds 2; fact UNIT destroyed; fact UNIT at C3; " ..
    "fact #marker controls SIDE; fact B2/C2 open; fact SIDE CP 2.", "UNIT", example.name), "SIDE", example.role)), 2)
end

--- What a player may have overlooked: nothing is measured here, and it is no refusal.
function accounts.hint(line)
  local words = engine.lines.words_of(line)
  if not words or words[1] ~= "move" or talk.says_again() then return end
  local of = battle()
  engine.current = of
  local unit = engine.lookup.look_up("units", words[2] or "")
  unit = unit and engine.states[unit]
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

--- Whether a card may be played by a side: nothing where that is none of its cards; `true`, "unknown", or why not.
local function may_play(of, item, player)
  local why = home.possible.guess(of, function() return engine.cards.refusal(item, player) end)
  if why == "it is a card of the other side" then return nil end
  return why == nil or why
end

--- The same of an action, whichever unit does it.
local function may_act(of, item)
  local may = "no unit may"
  for _, unit in ipairs(home.picks.units_on(of)) do
    local why, targets = home.possible.guess(of, function() return engine.cards.action_refusal(item, unit) end)
    if why == nil or why == "say on what" and #targets > 0 then return true end
    if why == "unknown" then return why end
    may = why == "say on what" and "there is nothing to do it on" or why
  end
  return may
end

--- What may be done (`true`), perhaps ("unknown"), and of the rest the reasons in their order: names by each of these.
local function possibilities(of)
  local found, reasons = { [true] = {}, unknown = {} }, {}
  local function add(name, may)
    if may == nil then return end
    if not found[may] then found[may], reasons[#reasons + 1] = {}, may end
    table.insert(found[may], name)
  end
  for _, item in ipairs(of.begun and of.items or {}) do
    if item.what == "action" then add(item.name, may_act(of, item)) end
    for _, object in ipairs(item.what == "stratagem" and of.players or {}) do
      local player = engine.states[object]
      add(item.name .. " (" .. player.name .. ")", may_play(of, item, player))
    end
  end
  for _, object in ipairs(of.units) do
    local unit = engine.states[object]
    if unit.where == "reserve" then
      local why = home.possible.waits_because(of, unit)
      add("set up " .. unit.name, why == nil or why)
    end
  end
  return found, reasons
end

--- What may be done; of the rest how many, or with `all` each reason.
local function tell_what_now(all)
  local of = battle()
  local found, reasons = possibilities(of)
  screen.say("You stand at: " .. names.head(of) .. ".")
  local function several(words, list) if #list > 0 then screen.say(words .. table.concat(list, "; "), 2) end end
  several("Now: ", found[true])
  several("Perhaps, try it: ", found.unknown)
  local count = 0
  for _, why in ipairs(reasons) do
    count = count + #found[why]
    if all then several("Not now, " .. why .. ": ", found[why]) end
  end
  if count > 0 and not all then screen.say("Not now: " .. count .. " more; what now all says why.", 2) end
end

local function what_now(question, all)
  engine.current = battle()
  if home.judges.session.is_free() then return tell_what_now(all) end
  why_asked(question)
  screen.say("Answer the question below; back takes the last answer back.")
end
function accounts.what_now(question) what_now(question, false) end
function accounts.what_now_all(question) what_now(question, true) end

function accounts.help()
  local example = example_of(battle())
  local has_cells = not battle() or #(battle().data.boards or {}) > 0
  for _, line in ipairs({
    "Answer with a number, or the first letters. 2 3 C3 answers three questions at once.",
    "At every question:",
    "back - take the last answer back",
    "score - points, markers, marks",
    "log - what happened last; log all",
    "correct - points or marks by hand",
    "what now - what may be done; what now all",
    "dice - I roll them, or you do",
    "moves - whether you tell me all moves",
    "quit - stop; --resume goes on",
    string.format("Where the menu stands you may also write lines such as move %s %s, fact %s models 3, go 2 %s turn-end.",
      example.name, has_cells and "C3" or "12.5in,8in", example.name, example.role),
    "Lines that begin with fact or correct go at every question.",
  }) do screen.say(line, 2) end
end

local function why_so()
  return talk.ask({ words = "Why? (It stays in the log.)", numbers_are_text = true, read = function(line)
    if line ~= "" and line ~= "0" then return line end
    return nil, "Say why, in a few words; back takes the last answer back."
  end })
end

--- A mark that is wrong is taken away; one that is missing is a line, `correct mark THING NAME VALUE "why"`.
local function correct_mark()
  local mark, instead = home.picks.one("Which mark is wrong?", marks_of(battle()), function(each) return each.words end)
  if not mark then return nil, instead end
  local why
  why, instead = why_so()
  if not why then return nil, instead end
  return "correct mark " .. mark.thing .. " " .. engine.record.word(mark.key) .. " none " .. engine.record.quoted(why)
end

local function correct_points()
  local players = {}
  for index, object in ipairs(battle().players) do players[index] = engine.states[object] end
  local player, instead = home.picks.one("Whose points?", players, player_line)
  if not player then return nil, instead end
  local points
  points, instead = talk.ask({
    words = "By how many? (Such as 5 or -5)", numbers_are_text = true,
    read = function(line)
      local number = talk.integer(line)
      if number and number ~= 0 and math.abs(number) <= 1000 then return number end
      return nil, "Say a number, such as -5; back leaves it as it was."
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
  if #marks_of(battle()) > 0 then
    local instead
    make, instead = talk.ask({
      words = "What is wrong?", choices = { { label = "Points", value = correct_points }, { label = "A mark", value = correct_mark }, last = talk.leave },
    })
    if not make then return instead ~= "leave" and instead or nil end
  end
  local line, instead = make()
  if not line then return instead ~= "leave" and instead or nil end
  if home.judges.session.is_free() then return line end
  home.judges.session.say_later(line)
  screen.say("It counts as soon as the question below is answered.")
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
  score = accounts.score, log = accounts.log, ["log all"] = accounts.whole_log, ["what now"] = accounts.what_now, what = accounts.what_now,
  ["what now all"] = accounts.what_now_all,
  correct = accounts.correct, dice = accounts.dice, moves = accounts.moves,
}) do
  commands[word] = function(question)
    if home.judges.session.has_begun() then return tell(question) end
    screen.say("The battle has not begun yet: answer the question below, or quit.")
  end
end
