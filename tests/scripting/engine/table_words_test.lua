-- SPDX-License-Identifier: MIT
-- What is understood at every question of the home at a table, said at each question of a battle that asks whatever can be
-- asked: nothing of it ends the program badly, and what is no answer changes nothing. `lua5.4 table_words_test.lua ROOT`.
local root = arg[1] or "."
local harness = assert(loadfile(root .. "/tests/scripting/engine/harness.lua"))(root)
local expect, finish = harness.expectations()

local folder = os.tmpname()
os.remove(folder)
local record_path = folder .. ".record"

--- At the start of the first round.
local asking = [[
function on_round_start(rule, battle)
  if battle.round > 1 then return end
  local player = battle.attacker
  local one, other, core = battle:unit("Hull cutters"), battle:unit("Shelf gunners"), battle:marker("A")
  player:choose(battle.areas, "Which deck?")
  player:choose_up_to(2, battle.areas, "Which decks?")
  player:order(battle.areas, "In which order?")
  player:agrees("Fall back?")
  player:number("How many?", 2, 7)
  player:roll("D6", "rust")
  player:successes(3, 4, "many")
  player:move(one, 3)
  player:place("mine", 1)
  one:distance_to(other)
  one:sees(other)
  one:within(other, 3)
  battle.units.on_battlefield:within(core, 3):count()
  battle.units.on_battlefield:nearest(core)
  one:inside(battle:zone("Outer rim"))
end
function on_unit_damaged() end
]]

local function mission()
  local data = assert(loadfile(root .. "/tests/data/table/battle.lua"))()
  data.items[1].lua = asking
  data.system.marker_kinds = { { id = "mine", base = 25000 } }
  return data
end

--- Plays with what `choose(screen, number)` gives; the exit code, or where it fails, the screens before each answer, and the
--- record.
local function play(choose, ...)
  local _, home = harness.table()
  local shown, output = {}, {}
  function home.screen.write(text) output[#output + 1] = text end
  function home.screen.read()
    shown[#shown + 1] = table.concat(output)
    output = {}
    local line = choose(shown[#shown], #shown)
    output[1] = "\n"
    return line and line .. "\n"
  end
  local good, code = xpcall(home.start.run, debug.traceback, mission(), { "--record", record_path, "--rows", "0", ... }, folder)
  shown[#shown + 1] = table.concat(output)
  local file = io.open(record_path, "rb")
  local record = file and file:read("a")
  if file then file:close() end
  return good and code or code, shown, record
end

local function play_anew(choose)
  os.remove(record_path)
  return play(choose)
end

---------------------------------------------------------------------------------------------------- the battle
--- What is on the screen in the question, and what is answered to it each time; the last of these from then on.
local to_say = {
  { "Who rolls the dice?", "2" }, { "tell me every move", "1" },
  { "Set-up: Deploy forces", "set up", "set up", "set up", "set up", "0" },
  { "Who is set up?", "1", "2", "3", "4" }, { "Set up Hull cutters: where?", "A1" }, { "Set up Void divers: where?", "A2" },
  { "Set up Shelf gunners: where?", "F1" }, { "Set up Index hounds: where?", "F2" },
  { "Which deck?", "1" }, { "Which decks?", "1 2" }, { "In which order?", "2 1" }, { "Fall back?", "yes" }, { "How many?", "3" },
  { "for rust", "4" }, { "for many", "4", "5", "1" }, { "move, up to", "B1" }, { "Where does the mine go?", "C3" },
  { "how many inches?", "4.5" }, { "can they see", "no" }, { "nearest to", "1" }, { "Which of these are", "1", "1 2" },
  { "Hull cutters: within", "no" }, { "Outer rim?", "no" }, { "which do they hold?", "1", "1", "" },
  { "Round 1, Salvors, movement phase", "move", "hatchways", "losses", "losses", "command", "0" },
  { "Who moves?", "1" }, { "Move Hull cutters: where to?", "B2" }, { "Which hatchway?", "1" }, { "hatchway B2/C2:", "a unit opens" },
  { "Which unit?", "1" }, { "To whom?", "1" }, { "Hull cutters: 1 Models", "models", "engaged" }, { "How many models of", "4" },
  { "By whom?", "0" }, { "Whose?", "1" }, { "CP now?", "3" },
  { "Round 1, Salvors, shooting phase", "do an action", "play a card", "shoot", "0" },
  { "Who does it?", "1" }, { "On what?", "1" }, { "Which card?", "1" }, { "Who shoots?", "1" }, { "At whom?", "3" },
  { "does it lose?", "1" },
  { "It is over", "a painted", "0" }, { "Whose army is painted?", "1" }, { "Take the last answer back", "2" },
}

--- Answers by the last question that is on the screen.
local function answers_of_questions()
  local said = {}
  return function(screen)
    local found, from = nil, 0
    screen = screen:gsub("\n *", " ")
    for _, each in ipairs(to_say) do
      local at = 0
      while at do
        if at > from then found, from = each, at end
        at = screen:find(each[1], at + 1, true)
      end
    end
    if not found then return "0" end
    said[found] = (said[found] or 1) + 1
    return found[math.min(said[found], #found)]
  end
end

local base, asked = {}, {}
local by_question = answers_of_questions()
local code, screens, record = play_anew(function(screen, number)
  if number > 200 then return nil end
  base[number] = by_question(screen)
  return base[number]
end)
expect("the battle comes to its end", code, 0)
expect("with a winner, or none", screens[#screens - 1]:match("A draw%.") or screens[#screens - 1]:match("Winner: [^\n]*"), "Winner: Salvors")
for _, each in ipairs(to_say) do
  local text = table.concat(screens):gsub("\n *", " ")
  asked[#asked + 1] = not text:find(each[1], 1, true) and each[1] or nil
end
expect("a battle of many questions", #base > 60, true)
expect("questions that are not asked", table.concat(asked, "; "), "")

---------------------------------------------------------------------------------------------------- words
local function widest(shown)
  for _, screen in ipairs(shown) do
    for line in screen:gmatch("[^\n]+") do if utf8.len(line) > 40 then return line end end
  end
end

--- Each question of the battle gets `words` one after the other first, and then what it got before.
local function with_words(words)
  return function(_, number)
    local index, step = (number - 1) // (#words + 1) + 1, (number - 1) % (#words + 1) + 1
    return words[step] or base[index]
  end
end

for _, words in ipairs({
  { "help" }, { "?" }, { "score" }, { "log" }, { "log all" }, { "what now" }, { "what now all" }, { "dice", "dice" }, { "moves", "moves" },
  { "correct points of nobody" }, { "fact" }, { "xyzzy" }, { ("x"):rep(10000) }, { ("9"):rep(10000) }, { "-1" }, { "1e9" }, { "%s%d" },
  { "fact #nobody models 3" }, { "refused" }, { "help", "score", "log", "what now" },
}) do
  local name = table.concat(words, ", "):sub(1, 40)
  local ended, shown, written = play_anew(with_words(words))
  expect(name .. ": ends well", ended, 0)
  -- A fact ends the choice out of a menu, in the middle of which it is said.
  if not words[1]:find("nobody") then expect(name .. ": the same record", written == record and "same" or written, "same") end
  expect(name .. ": is narrow", widest(shown), nil)
end

-- A correction in the middle of each question, which is left again.
do
  local said_before = {}
  local index, leaving = 1, false
  local ended, _, written = play_anew(function(screen)
    if leaving and (screen:find("What is wrong?", 1, true) or screen:find("Whose points?", 1, true)) then
      leaving = false
      return "0"
    end
    leaving = false
    if not said_before[index] then
      said_before[index], leaving = true, true
      return "correct"
    end
    index = index + 1
    return base[index - 1]
  end)
  expect("correct: ends well", ended, 0)
  expect("correct: the same record", written == record and "same" or written, "same")
end

-- A step back from each question, and the same answer again.
do
  local index, is_back = 1, {}
  local ended, _, written = play_anew(function()
    if not is_back[index] then
      is_back[index] = true
      index = math.max(index - 1, 1)
      return "back"
    end
    index = index + 1
    return base[index - 1]
  end)
  expect("back: ends well", ended, 0)
  expect("back: the same record", written == record and "same" or written, "same")
end

-- The end at each third question, and on from there.
for index = 1, #base, 3 do
  local ended = play_anew(function(_, number) return number == index and "quit" or base[number] end)
  if ended ~= 0 then expect("quit at question " .. index, ended, 0) end
  -- What was chosen of a menu so far is not written down.
  local is_of_menu = screens[index]:find("Back to the menu", 1, true) or screens[index]:find("0: the menu", 1, true) or screens[index]:find("0 to %d") or
      screens[index]:find("By whom?", 1, true)
  if index > 2 and not is_of_menu then
    local resumed, _, written = play(function(_, number) return base[index + number - 1] end, "--resume")
    if resumed ~= 0 or written ~= record then expect("on from question " .. index, written, record) end
  end
end

-- Enter at each second question, which answers some: the battle is another then.
for index = 1, #base, 2 do
  local ended = play_anew(function(_, number) return number == index and "" or base[number - (number > index and 1 or 0)] end)
  if ended ~= 0 then expect("Enter at question " .. index, ended, 0) end
end

os.remove(record_path)
finish(60)
