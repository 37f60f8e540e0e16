-- SPDX-License-Identifier: MIT
-- The host of the battle at a table: what a map would be measured for, people are asked, once for all things that it is
-- asked of, and not for what is known.
local engine, home = ...

local judges = {}
home.judges = judges

local talk, knowledge, names = home.talk, home.knowledge, home.names

--- Ends the line that is being played, for the session: a step back, or the end.
local function leave(signal) coroutine.yield({ status = "signal", signal = signal }) end

--- A question in the middle of a line. While it is only looked what may be offered, nobody is asked, and nothing is known.
local function asked(question)
  if judges.guessing then coroutine.yield("unknown") end
  judges.session.begin_answer()
  local of = engine.current.item
  if of and question.note == nil then question.note = "(" .. of.name .. " asks this.)" end
  while true do
    local value, instead = talk.ask(question)
    if value ~= nil then return value end
    if instead == "back" or instead == "quit" then leave(instead) end
    if instead ~= "leave" then judges.session.say_later(instead) end
  end
end

local phrases = {
  within = 'within %s of %s', ["within-straight"] = 'within %s of %s, walls or not', ["wholly-within"] = 'wholly within %s of %s',
  inside = "in %s", ["wholly-inside"] = "wholly in %s",
}

local function phrase(question, other, reach)
  if reach then return string.format(phrases[question], engine.lengths.in_words(reach), other) end
  return string.format(phrases[question], other)
end

local function key_of(question, from, to, reach) return table.concat({ question, from.id or from.at, to.id or to.at, reach or "" }, " ") end

local function known(question, from, to, reach)
  local answer = knowledge.recall(key_of(question, from, to, reach))
  if answer == nil and not reach then answer = knowledge.is_inside(from, to) end
  if answer == nil and reach and knowledge.is_far(from, to, reach) then answer = false end
  return answer
end

--- Of one pair of things.
local function is_so(question, from, to, reach)
  local answer = known(question, from, to, reach)
  if answer ~= nil then return answer end
  local yes = asked({
    words = names.of(from) .. ": " .. phrase(question, names.of(to), reach) .. "?",
    choices = { { label = "yes", value = "yes", word = "y" }, { label = "no", value = "no", word = "n" } },
  })
  return knowledge.remember(key_of(question, from, to, reach), yes == "yes")
end

--- One question about several things that are asked of one other.
local function ask_which(question, list, reach, of_from)
  local choices = {}
  for index, each in ipairs(list) do
    choices[index] = { label = names.of(of_from and each.from or each.to, true), value = each.key, of = of_from and each.from or each.to }
  end
  names.number(choices)
  local words = of_from and "Which of these are " .. phrase(question, names.of(list[1].to), reach) .. "?" or
    names.of(list[1].from) .. ": " .. phrase(question, "which of these", reach) .. "?"
  return asked({ words = words, choices = choices, several = true, usual = {}, hint = "Numbers such as 1 3. Enter: none." })
end

--- Whether all of a list have the same thing under a word.
local function are_same(list, word)
  for _, each in ipairs(list) do if each[word] ~= list[1][word] then return false end end
  return true
end

--- Asked ahead of several questions that are alike: the answers by their keys.
function judges.which(question, list, reach)
  local open, answers = {}, {}
  for _, each in ipairs(list) do
    local answer = known(question, each.from, each.to, reach)
    if answer == nil then open[#open + 1] = each else answers[each.key] = answer end
  end
  local of_from = are_same(open, "to")
  if #open < 2 or not of_from and not are_same(open, "from") then return answers end
  local chosen = {}
  for _, key in ipairs(ask_which(question, open, reach, of_from)) do chosen[key] = true end
  for _, each in ipairs(open) do
    answers[each.key] = knowledge.remember(key_of(question, each.from, each.to, reach), chosen[each.key] == true)
  end
  return answers
end

---------------------------------------------------------------------------------------------------- two things
local host = { people = true, interactive = true, which = judges.which }
judges.host = host

function host.within(from, to, reach) return is_so("within", from, to, reach) end
function host.within_straight(from, to, reach) return is_so("within-straight", from, to, reach) end
function host.wholly_within(from, to, reach) return is_so("wholly-within", from, to, reach) end
function host.inside(thing, ground) return is_so("inside", thing, ground) end
function host.wholly_inside(thing, ground) return is_so("wholly-inside", thing, ground) end

function host.sees(from, to)
  local key = key_of("sees", from, to)
  local answer = knowledge.recall(key)
  if answer ~= nil then return answer end
  local yes = asked({
    words = names.of(from) .. ": can they see " .. names.of(to) .. "?",
    choices = { { label = "yes", value = "yes", word = "y" }, { label = "no", value = "no", word = "n" } },
  })
  return knowledge.remember(key, yes == "yes")
end

function host.between(hatchway, one, other)
  local key = key_of("between " .. hatchway.id, one, other)
  local answer = knowledge.recall(key)
  if answer ~= nil then return answer end
  local yes = asked({
    words = names.of(one) .. ": on the other side of " .. names.of(hatchway) .. " than " .. names.of(other) .. "?",
    choices = { { label = "yes", value = "yes", word = "y" }, { label = "no", value = "no", word = "n" } },
  })
  return knowledge.remember(key, yes == "yes")
end

--- In micrometres, of inches that people measure.
function host.distance(from, to)
  local key = key_of("distance", from, to)
  local answer = knowledge.recall(key)
  if answer ~= nil then return answer or nil end
  local inches = asked({
    words = names.of(from) .. " to " .. names.of(to) .. ": how many inches?",
    hint = "Such as 4.5, or none where there is no way.",
    read = function(line)
      if string.lower(line) == "none" then return false end
      local number = tonumber(line)
      if number and number >= 0 and number < 1000 then return engine.lengths.of_inches(number) end
      return nil, "Say a number of inches."
    end,
  })
  return knowledge.remember(key, inches) or nil
end
host.straight = host.distance

function host.nearest(list, thing)
  if #list == 1 then return list[1] end
  local choices = {}
  for index, each in ipairs(list) do choices[index] = { label = names.of(each, true), value = each, of = each } end
  names.number(choices)
  return asked({ words = "Which of these is nearest to " .. names.of(thing) .. "?", choices = choices })
end

---------------------------------------------------------------------------------------------------- cards
--- Whether a player wants to play a card: asked only where people would have to say what it may be played on, and before they
--- do. `judges.wanted` is the card to which they have said yes.
function host.wants(item, player, about)
  local battle = engine.current
  judges.wanted = nil
  if not battle.told_by_people or judges.guessing then return true end
  judges.guessing = true
  local good, targets = engine.without_trace(battle, function() return engine.cards.targets(item, about) end)
  judges.guessing = false
  if good then return targets == nil or #targets > 0 end
  if targets ~= "unknown" then return true end
  local question = home.questions.of_card(item, player.object, about)
  question.choices = { { label = "yes", value = "yes", word = "y" }, { label = "no", value = "no", word = "n" } }
  local yes = asked(question) == "yes"
  judges.wanted = yes and item or nil
  return yes
end

---------------------------------------------------------------------------------------------------- places
--- Whether anything hangs on where a base comes to stand.
local function matters(ground)
  if ground.class == "area" then return ground.barred or engine.events.hearers_of("may_enter") ~= nil end
  return ground.player ~= nil or engine.events.hearers_of("may_set_up") ~= nil
end

--- In which areas, or zones, a base is at a place.
function host.ground(spot, list)
  local found, open = { partly = {}, wholly = {} }, {}
  for _, object in ipairs(engine.current[list]) do
    local ground = engine.states[object]
    local answer = knowledge.is_inside(spot, ground)
    if answer then found.partly[ground.id], found.wholly[ground.id] = true, true end
    if answer == nil and matters(ground) then open[#open + 1] = { label = names.of(ground), value = ground.id } end
  end
  if #open == 0 then return found end
  local place = knowledge.is_nowhere(spot.at) and "Which of these is the place in?" or "Which of these is " .. spot.at .. " in?"
  for _, id in ipairs(asked({ words = place, choices = open, several = true, usual = {}, hint = "Numbers such as 1 3. Enter: none." })) do
    found.partly[id], found.wholly[id] = true, true
  end
  return found
end

function host.inside_at(unit, at, ground) return host.ground({ at = at, base = unit.base }, ground.class .. "s").partly[ground.id] == true end

--- People see for themselves that nothing stands in an opening, but where they name it.
function host.openings(at)
  local found = {}
  for _, object in ipairs(engine.current.hatchways) do
    local hatchway = engine.states[object]
    if hatchway.edge == at then found[hatchway.id] = true end
  end
  return found
end

function host.legal(at)
  local place, why = knowledge.place(at)
  if not place then return nil, why end
  if place ~= at then return nil, "write it as " .. place end
  return true
end

function host.same_spot(one, other) return knowledge.is_same_spot(one, other) end

--- People see for themselves whether there is a way.
function host.legal_move(_, path)
  for index = 2, #path do
    local fine, why = host.legal(path[index])
    if not fine then return nil, why end
  end
  return true
end

local function way_in_words(path) return knowledge.is_nowhere(path[#path]) and "the move" or "the move to " .. path[#path] end

local function is_so_of_way(key, words)
  local answer = knowledge.recall(key)
  if answer ~= nil then return answer end
  local yes = asked({
    words = words, choices = { { label = "yes", value = "yes", word = "y" }, { label = "no", value = "no", word = "n" } },
  })
  return knowledge.remember(key, yes == "yes")
end

function host.path_within(path, thing, reach, unit)
  return is_so_of_way("comes " .. table.concat(path, ">") .. unit.id .. (thing.id or thing.at) .. reach,
    unit.name .. ": does " .. way_in_words(path) .. " come within " .. engine.lengths.in_words(reach) .. " of " .. names.of(thing) .. "?")
end
function host.crosses(path, ground)
  return is_so_of_way("crosses " .. table.concat(path, ">") .. ground.id, "Does " .. way_in_words(path) .. " cross " .. names.of(ground) .. "?")
end
function host.leaves(path, unit, ground)
  local before = knowledge.is_inside({ at = path[1] }, ground)
  local after = knowledge.is_inside({ at = path[#path] }, ground)
  if before == false or after == true then return false end
  if before and after == false then return true end
  return is_so_of_way("leaves " .. table.concat(path, ">") .. unit.id .. ground.id,
    unit.name .. ": does " .. way_in_words(path) .. " leave " .. names.of(ground) .. "?")
end

--- Asks for a place; `is_fine` may refuse it. Enter is a place that nobody says.
function judges.place_question(words)
  return {
    words = words, usual = knowledge.has_middle() and engine.current.data.centre or nil, numbers_are_text = true,
    hint = not knowledge.has_middle() and "The cell, such as C3." or knowledge.has_cells() and "The cell, such as C3; Enter: without one." or "Enter: it is put there. Or write 12.5in,8in.",
    read = knowledge.place,
  }
end

function host.spot_in(unit, ground)
  if #ground.cells == 1 then return ground.cells[1] end
  return asked(judges.place_question(unit.name .. ": where in " .. names.of(ground) .. "?"))
end

function host.centre() return engine.current.data.centre end

---------------------------------------------------------------------------------------------------- control
local counted = {
  models = "most models", oc = "most OC", apl = "most APL", scoring_units = "most units that score", contact = "most models in contact",
}

local function rule_in_words()
  local rule = engine.current.data.system.control
  if rule.counts == "contact" then return counted.contact end
  return (counted[rule.counts] or "most") .. " within " .. engine.lengths.in_words(rule.range)
end

--- Which of the markers a side holds; Enter: those that it held before. What is secured needs nobody near it.
local function ask_holder(player, markers, before)
  local choices, held, usual = {}, {}, {}
  for index, marker in ipairs(markers) do
    choices[index] = { label = names.of(marker) .. names.secured(marker), value = marker.id, of = marker }
    if before[marker.id] == player then
      held[#held + 1], usual[#usual + 1] = names.of(marker), marker.id
    end
  end
  names.number(choices)
  return asked({
    words = tostring(player) .. ": which do they hold? (" .. rule_in_words() .. ")", note = false, choices = choices, several = true,
    usual = usual, hint = "Numbers, or none. Enter: as before, " .. home.paper.several(held) .. ".",
  })
end

--- Who has most near each marker: a question for each side.
function host.holders()
  local battle = engine.current
  local markers, found = engine.control.objectives(), {}
  if #markers == 0 then return found end
  local key = "holders"
  local known_ones = knowledge.recall(key)
  if known_ones then return known_ones end
  local before = knowledge.before(key) or {}
  local there = {}
  for _, object in ipairs(battle.units) do
    local unit = engine.states[object]
    if unit.where == "battlefield" then there[unit.player] = true end
  end
  local left = markers
  for _, player in ipairs(battle.players) do
    if there[player] and #left > 0 then
      for _, id in ipairs(ask_holder(player, left, before)) do found[id] = player end
      local rest = {}
      for _, marker in ipairs(left) do if not found[marker.id] then rest[#rest + 1] = marker end end
      left = rest
    end
  end
  return knowledge.remember(key, found)
end

---------------------------------------------------------------------------------------------------- what a record says
--- What a record answers is known as if people had just said it: what may be offered hangs on it.
local measure = engine.measure
local within, inside, sees, distance, holders = measure.within, measure.inside, measure.sees, measure.distance, measure.holders
local function is_said(is_there) return is_there and engine.current.witness and engine.current.host.people end
function measure.within(question, from, to, reach, is_there)
  local answer = within(question, from, to, reach, is_there)
  if is_said(is_there) then knowledge.remember(key_of(question, from, to, reach), answer) end
  return answer
end
function measure.inside(question, thing, ground, is_there, stated)
  local answer = inside(question, thing, ground, is_there, stated)
  if is_said(is_there and stated == nil) then knowledge.remember(key_of(question, thing, ground), answer) end
  return answer
end
function measure.sees(from, to, is_there)
  local answer = sees(from, to, is_there)
  if is_said(is_there) then knowledge.remember(key_of("sees", from, to), answer) end
  return answer
end
function measure.distance(from, to, is_there)
  local answer = distance(from, to, is_there)
  if is_said(is_there) then knowledge.remember(key_of("distance", from, to), answer or false) end
  return answer
end
function measure.holders(count)
  local found = holders(count)
  if is_said(true) then knowledge.remember("holders", found) end
  return found
end
