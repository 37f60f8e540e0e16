-- SPDX-License-Identifier: MIT
-- What players do at a moment, chosen from a menu. Each choice gives a line of docs/rehearsal.md.
local engine, home = ...

local menus = {}
home.menus = menus

local talk, names, possible, questions, picks = home.talk, home.names, home.possible, home.questions, home.picks

local function play_card(battle)
  local card, instead = picks.one("Which card?", possible.cards(battle), function(each)
    local cost = each.item.currency and each.item.cost and " (" .. each.item.cost .. " " .. each.item.currency .. ")" or ""
    return each.item.name .. ", " .. each.player.name .. cost
  end, { are_numbered = true })
  if not card then return nil, instead end
  if card.item.text ~= "" then home.screen.say(names.text(card.item), 2) end
  local line
  line, instead = questions.line_of_card(card.item, card.player)
  if not line then return nil, instead end
  if type(card.targets) ~= "table" then return line end
  if #card.targets == 1 then return line .. " on " .. names.written(engine.states[card.targets[1]]) end
  return picks.target("On what?", card.targets, line .. " on ")
end

--- Those of the actions that are one item's, and its name with the unit that may do it, where only one may.
local function of_item(actions, item)
  local found = {}
  for _, each in ipairs(actions) do if each.item == item then found[#found + 1] = each end end
  return found, item.name .. (#found == 1 and " (" .. found[1].unit.name .. ")" or "")
end

--- The items of some actions, each once.
local function items_of(actions)
  local items, seen = {}, {}
  for _, each in ipairs(actions) do
    if not seen[each.item] then items[#items + 1], seen[each.item] = each.item, true end
  end
  return items
end

--- What the menu calls them: by its name, where there is only one.
local function actions_in_words(actions)
  if #actions ~= 1 then return "Do an action" end
  return "Do an action: " .. select(2, of_item(actions, actions[1].item))
end

local function do_action(battle)
  local all = possible.actions(battle)
  local items = items_of(all)
  local item, instead = items[1], nil
  if #items > 1 then item, instead = picks.one("Which action?", items, function(each) return select(2, of_item(all, each)) end) end
  if not item then return nil, instead end
  if item.text ~= "" then home.screen.say(item.name .. ": " .. names.text(item), 2) end
  local able = of_item(all, item)
  local one
  one, instead = picks.one("Who does it?", able, function(each) return names.of(each.unit, true) end, {
    unit_of = function(each) return each.unit end, only = true,
  })
  if not one then return nil, instead end
  local line = "act #" .. item.id .. " " .. names.written(one.unit)
  if not one.targets then return line end
  return picks.target("On what?", one.targets, line .. " ")
end

--- A line that was refused as it does not say on what, with one of its targets, which are known by now; nothing where
--- that is not what is wrong. `question`: what is asked now.
function menus.with_target(battle, line, question)
  local words = engine.lines.words_of(line)
  local _, targets
  engine.current = battle
  local is_on = false
  for index = 3, #words, 2 do is_on = is_on or words[index] == "on" end
  if question and question.card and words[1] == "play" and not is_on then
    targets = possible.guess(battle, function() return engine.cards.targets(question.card, question.about) end)
  end
  for _, item in ipairs(targets and {} or battle.items) do
    local is_meant = words[2] == "#" .. item.id
    if is_meant and words[1] == "act" and item.what == "action" and not words[4] then
      local unit = engine.lookup.unit_there(words[3] or "")
      if unit then _, targets = possible.guess(battle, function() return engine.cards.action_refusal(item, unit) end) end
    elseif is_meant and words[1] == "play" and item.what == "stratagem" and words[3] == "by" and not is_on then
      local player = engine.lookup.player_of(words[4])
      if player then _, targets = possible.guess(battle, function() return possible.card_now(item, engine.states[player]) end) end
    end
  end
  if type(targets) ~= "table" or #targets == 0 then return nil end
  return picks.target("On what?", targets, line .. (words[1] == "play" and " on " or " "))
end

local most_cells = 8

--- The cells of the zones that are open to a unit, where they are few enough to be read.
local function cells_for(unit)
  local lines = {}
  for _, object in ipairs(engine.ground.zones_of(unit.player)) do
    local zone = engine.states[object]
    if #zone.cells == 0 or #zone.cells > most_cells then return "" end
    lines[#lines + 1] = "\n" .. names.of(zone) .. ": " .. table.concat(zone.cells, " ")
  end
  return table.concat(lines)
end

--- Each unit keeps its number while others are set up.
local function set_up(battle)
  local unit, instead = picks.one("Who is set up?", possible.waiting(battle), function(each) return names.of(each) .. ", " .. questions.name_of_player(each.player) end, { only = true, unit_of = function(each) return each end })
  if not unit then return nil, instead end
  return questions.placed("Set up " .. unit.name .. ": where?" .. cells_for(unit), "place " .. names.written(unit))
end

--- A line that was refused because of its place, with another one; nothing where that is not what it was.
function menus.elsewhere(battle, line, question)
  engine.current = battle
  local words = engine.lines.words_of(line) or {}
  local is_of_place = (words[1] == "move" or words[1] == "place") and words[3] and not words[4]
  if not is_of_place or not question or question.kind ~= "free" then return nil end
  local unit = engine.lookup.look_up("units", words[2])
  unit = unit and engine.states[unit]
  local waits = words[1] == "place"
  if not unit or (unit.where == "reserve") ~= waits or waits and possible.waits_because(battle, unit) then return nil end
  return questions.placed((waits and "Set up " or "Move ") .. unit.name .. (waits and ": where?" or ": where to?"), words[1] .. " " .. names.written(unit))
end

local function move(battle)
  local unit, instead = picks.unit("Who moves?", battle)
  if not unit then return nil, instead end
  return questions.placed("Move " .. unit.name .. ": where to?", "move " .. names.written(unit))
end

local function hatchway(battle)
  local list = {}
  for _, object in ipairs(battle.hatchways) do list[#list + 1] = engine.states[object] end
  local one, instead = picks.one("Which hatchway?", list, function(each)
    return names.of(each) .. (each.destroyed and ", destroyed" or each.is_open and ", open" or ", shut") .. (each.locked and ", locked" or "")
  end)
  if not one then return nil, instead end
  local ways = { { label = "A unit opens or shuts it", value = "operate" }, last = talk.leave }
  if one.breachable and not one.destroyed then ways[#ways + 1] = { label = "A unit blows it open", value = "breach" } end
  for _, each in ipairs({ { "It is open", "open" }, { "It is shut", "closed" }, { "It is destroyed", "destroyed" } }) do
    ways[#ways + 1] = { label = each[1], value = each[2] }
  end
  local how
  how, instead = talk.ask({ words = names.of(one) .. ":", choices = ways })
  if not how then return nil, instead end
  if how ~= "operate" and how ~= "breach" then return "fact " .. names.written(one) .. " " .. how end
  local unit
  unit, instead = picks.unit("Which unit?", battle)
  if not unit then return nil, instead end
  return how .. " " .. names.written(one) .. " " .. names.written(unit)
end

local function activate(battle)
  local list = {}
  for _, unit in ipairs(picks.units_on(battle, battle.activating)) do
    if not engine.activations.refusal(unit) then list[#list + 1] = unit end
  end
  local unit, instead = picks.unit("Who is activated?", battle, list)
  if not unit then return nil, instead end
  return "activate " .. names.written(unit)
end

--- A unit of which the mission does not know.
local function muster(battle)
  local name, instead = talk.ask({
    words = "What is the unit called?", numbers_are_text = true, hint = "Such as Ash. 0: the menu.",
    read = function(line)
      if line == "0" then return talk.leave.value end
      if line ~= "" and not string.find(line, '"', 1, true) then return line end
      return nil, "Say its name, without quotation marks."
    end,
  })
  if not name then return nil, instead end
  local players = {}
  for index, object in ipairs(battle.players) do players[index] = engine.states[object] end
  local player
  player, instead = picks.one("Whose is it?", players, function(each) return each.name end)
  if not player then return nil, instead end
  local line = "muster " .. engine.record.word(name) .. " by " .. names.written(player)
  for _, each in ipairs({ { "models", "How many models has it?", "1", 1 }, { "wounds", "How many wounds has each of them?", "they are not counted", 0 } }) do
    local count
    count, instead = talk.ask({
      words = each[2], numbers_are_text = true, usual = each[4], hint = "A number; Enter: " .. each[3] .. ".",
      read = function(text)
        local number = talk.integer(text)
        if number and number >= 1 and number <= 100 then return number end
        return nil, talk.number_wanted(1, 100)
      end,
    })
    if not count then return nil, instead end
    if count > 0 then line = line .. " " .. each[1] .. " " .. count end
  end
  return line
end

--- What can be done just now: a label, and what asks for the rest and gives a line. Each keeps its number all through the
--- battle; those for moments that do not come together may have the same.
local function offers(battle)
  local list = {}
  local function add(number, label, make) list[#list + 1] = { number = number, label = label, value = make } end
  local can_pass = possible.guess(battle, function() return engine.verbs.pass({ "pass" }) and "yes" end) == "yes"
  local on = picks.units_on(battle)
  if battle.activating and #on > 0 then add(1, "Activate a unit", activate) end
  local waiting = battle.ending and {} or possible.waiting(battle)
  if #waiting > 0 then
    local one_side = true
    for _, unit in ipairs(waiting) do one_side = one_side and unit.player == waiting[1].player end
    add(battle.activating and 9 or 1, "Set up a unit" .. (one_side and " (" .. questions.name_of_player(waiting[1].player) .. ")" or ""), set_up)
  end
  if possible.is_for_setting_up(battle) and possible.is_mustered_here(battle) then add(2, "Muster a unit", muster) end
  if can_pass then add(9, "Set up nothing more", function() return "pass" end) end
  if battle.begun and not battle.ending and #on > 0 then add(2, "Move a unit", move) end
  local actions = possible.actions(battle)
  if #actions > 0 then add(3, actions_in_words(actions), do_action) end
  if #possible.cards(battle) > 0 then add(4, "Play a card", play_card) end
  if battle.begun and not battle.ending then
    if #battle.hatchways > 0 then add(5, "Hatchways", hatchway) end
    local attacks = #on > 1 and home.attacks.now(battle) or {}
    if #attacks > 0 then add(6, home.attacks.in_words(attacks), function() return home.attacks.ask(battle, attacks) end) end
  end
  if #on > 0 and battle.begun and not battle.ending then add(7, "Losses, and what else happened", function() return home.menu_of_units.fact(battle) end) end
  if battle.begun and not battle.ending then
    for index, currency in ipairs(battle.data.system.currencies or {}) do
      add(index == 1 and 8 or 8 + index, home.menu_of_units.name_of(currency), function() return home.menu_of_units.purse(battle, currency) end)
    end
  end
  local bonus = battle.data.system.bonus_points or 0
  if battle.ending and #home.menu_of_units.unpainted(battle) > 0 then
    add(1, "A painted army" .. (bonus > 0 and " (" .. bonus .. " VP)" or ""), function() return home.menu_of_units.painted(battle) end)
  end
  table.sort(list, function(one, other) return one.number < other.number end)
  list.last = {
    label = battle.activating and "Go on: nobody is activated" or battle.ending and "It is over: who has won?" or "Go on",
    value = function() return "go" end, word = "go",
  }
  return list
end

function questions.answers.free(question)
  local battle = home.judges.session.battle()
  engine.current = battle
  local lost, left_by = home.attacks.ask_losses(battle)
  if lost or left_by and left_by ~= "leave" then return lost, left_by end
  while true do
    engine.current = battle
    local choice, instead = talk.ask({
      words = home.accounts.head(battle), title = names.head(battle), is_menu = true, choices = offers(battle), decisions = true,
      read = function(line) if line == "go on" then return "go" end end, usual = nil,
    })
    if not choice then return nil, instead end
    if type(choice) == "string" then return choice end
    local line, inner = choice(battle)
    if line or inner and inner ~= "leave" then return line, inner end
  end
end

--- The next line, of what the engine wants to know; nothing and what was said instead.
function menus.line(question)
  engine.current = home.judges.session.battle()
  -- What a card that was chosen wants to know may be typed ahead with it.
  if question.kind == "free" then talk.forget_ahead() end
  return questions.answers[question.kind](question)
end
