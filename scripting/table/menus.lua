-- SPDX-License-Identifier: MIT
-- What is asked at a moment: what the players do, or what a rule wants to know. Each gives a line of docs/rehearsal.md.
local engine, home = ...

local menus = {}
home.menus = menus

local talk, names, judges = home.talk, home.names, home.judges

---------------------------------------------------------------------------------------------------- looking ahead
--- What a question about the rules comes to without asking anybody and without a trace; `unknown` where people would be, or
--- where rules take too much.
local function guess(battle, ask)
  engine.current = battle
  if not home.bounds.begin_guess() then return "unknown" end
  judges.guessing = true
  local good, value, more = engine.without_trace(battle, ask)
  judges.guessing = false
  home.bounds.end_guess()
  if good then return value, more end
  local broken = more
  return broken and "unknown" or tostring(value)
end
menus.guess = guess

--- Why a player may not play a card now, or nothing and its targets. Whose it is, a card knows from the first of these.
local function card_now(item, player)
  local why, about = engine.cards.refusal(item, player)
  if why then return why end
  return nil, engine.cards.targets(item, about or player.object)
end

--- The cards that may be played now, with their players and the number that each keeps all through the battle; where people would have to be asked, they are among them.
function menus.cards(battle)
  local found, number = {}, 0
  for _, item in ipairs(battle.items) do
    for _, object in ipairs(item.what == "stratagem" and battle.players or {}) do
      local player = engine.state(object)
      local why, targets = guess(battle, function() return card_now(item, player) end)
      if engine.scoring.concerns(item.side, player) then number = number + 1 end
      if why == "unknown" or why == nil and (targets == nil or #targets > 0) then
        found[#found + 1] = { item = item, player = player, targets = targets, number = number }
      end
    end
  end
  return found
end

--- The actions that may be done now, with the units that may.
function menus.actions(battle)
  local found = {}
  for _, item in ipairs(battle.items) do
    -- What is said of hatchways is done where these are chosen.
    local is_one = item.what == "action" and not item.functions.on_operating
    for _, object in ipairs(is_one and battle.units or {}) do
      local unit = engine.state(object)
      local why, targets
      if unit.where ~= "battlefield" then why = "away"
      else why, targets = guess(battle, function() return engine.cards.action_refusal(item, unit) end) end
      if why == "say on what" and #targets == 0 then why = "none" end
      if why == nil or why == "unknown" or why == "say on what" then
        found[#found + 1] = { item = item, unit = unit, targets = targets }
      end
    end
  end
  return found
end

--- Why a unit that waits may be set up nowhere just now, as far as is known without asking; nothing where it may.
function menus.waits_because(battle, unit)
  local why = guess(battle, function() return engine.deployment.refusal(unit.player) end)
  if why == "unknown" then return nil end
  if why then return why end
  local zones, reason = engine.ground.zones_of(unit.player), nil
  for _, zone in ipairs(zones) do
    local reasons = guess(battle, function() return engine.events.refusals(battle.begun and "arrive" or "set_up", unit.object, zone) end)
    if reasons == "unknown" or type(reasons) == "table" and #reasons == 0 then return nil end
    reason = reason or type(reasons) == "table" and table.concat(reasons, "; ") or nil
  end
  if #zones == 0 then return nil end
  -- Elsewhere a rule has to say yes to it.
  local anywhere = engine.classes.new(engine.classes.point, { name = "a place", at = battle.data.centre, base = unit.base })
  local outside, granted = guess(battle, function() return engine.events.refusals("appear", unit.object, anywhere) end)
  if outside == "unknown" or granted == true then return nil end
  return reason or "no zone is open to it"
end

--- The units that wait and may be set up somewhere just now.
function menus.waiting(battle)
  local found = {}
  for _, object in ipairs(battle.units) do
    local unit = engine.state(object)
    if unit.where == "reserve" and not menus.waits_because(battle, unit) then found[#found + 1] = unit end
  end
  return found
end

local function is_heard(event) return engine.events.hearers_of(event) ~= nil end

--- Whether it is a step, or a phase without any: those that pass without a question are told.
function menus.is_step(battle)
  local id = battle.moment
  if string.find(id, "%-step$") then return true end
  for _, phase in ipairs(battle.data.system.phases) do
    if id == phase.id .. "-phase-start" then return #phase.steps == 0 end
  end
  return false
end

--- Whether players do something at a moment mostly: the others are passed where nothing is offered.
local function is_for_players(battle)
  local id = battle.moment
  if id == "reinforcements-step" then return #menus.waiting(battle) > 0 end
  if id == "charge-phase-start" then return is_heard("on_charge_declared") or is_heard("may_charge") end
  if id == "battle-end" or id == "activation" then return true end
  for _, step in ipairs(battle.data.system.set_up) do if id == step.id then return false end end
  return menus.is_step(battle)
end

--- Units are set up at the step of that name, and where there is none, before the battle begins.
local function is_for_setting_up(battle)
  if battle.begun then return false end
  for _, step in ipairs(battle.data.system.set_up) do
    if step.id == "deployment" then return battle.moment == "deployment" end
  end
  return battle.moment == "battle-start"
end

--- Whether the mission brings no units: the players say which there are before they set them up.
function menus.is_mustered_here(battle) return #battle.data.units == 0 end

--- Whether the moment may be passed without a word.
function menus.is_quiet(battle)
  if is_for_players(battle) then return false end
  if is_for_setting_up(battle) and (menus.is_mustered_here(battle) or #menus.waiting(battle) > 0) then return false end
  return #menus.cards(battle) == 0 and #menus.actions(battle) == 0
end

---------------------------------------------------------------------------------------------------- what rules ask
local answers = {}
--- What a question offers, each with the word by which a line names it.
local function offered(question)
  local choices = {}
  for index, each in ipairs(question.of) do
    local state = engine.state(each)
    choices[index] = { label = names.shown(each), value = state and names.written(state) or engine.record.word(tostring(each)), of = state }
  end
  names.number(choices)
  return choices
end

--- Several of what a question offers, as a line with this verb, or what was said instead.
local function ask_for_several(question, verb, hint, refusal)
  local chosen, instead = talk.ask({
    words = menus.by(question) .. question.words, choices = offered(question), several = true, hint = hint, refusal = refusal,
    decisions = true,
  })
  if type(chosen) ~= "table" then return chosen, instead end
  return #chosen == 0 and "pass" or verb .. " " .. table.concat(chosen, " ")
end

local function may_be_none(question) return question.may_pass or question.if_silent ~= nil end

--- Some of several, as many as the question says.
local function choose_some(question)
  local least, most = question.least or 1, question.most
  local wanted = (least == most and most or "up to " .. most) .. " of them" .. (may_be_none(question) and ", or none." or ".")
  return ask_for_several(question, "choose", "Numbers, such as 1 3: " .. wanted, function(chosen)
    local is_none = #chosen == 0 and may_be_none(question)
    if not is_none and (#chosen < least or #chosen > most) then return "Say " .. wanted end
  end)
end

function answers.order(question)
  local count = #question.of
  return ask_for_several(question, "order", "All numbers in their order, such as 2 1 3; all: as they stand.", function(chosen)
    if #chosen ~= count then return "Say all " .. count .. " of them in their order." end
  end)
end

function answers.choose(question)
  if question.most and question.most > 1 then return choose_some(question) end
  local choices = offered(question)
  for _, choice in ipairs(choices) do choice.value = "choose " .. choice.value end
  if may_be_none(question) then choices[#choices + 1] = { label = "none", value = "pass", word = "none" } end
  return talk.ask({ words = menus.by(question) .. question.words, choices = choices, decisions = true })
end

--- Whether a player plays a card, and what it says and costs.
function menus.question_of_card(item, by, about)
  local cost = item.currency and item.cost and " (" .. item.cost .. " " .. item.currency .. ")" or ""
  about = about and about ~= by and " for " .. tostring(about) or ""
  return {
    words = menus.name_of_player(by) .. ": play " .. item.name .. about .. "?" .. cost,
    note = item.text ~= "" and names.text(item) or nil,
  }
end

function answers.agree(question)
  local item = question.card
  local is_wanted = item and judges.wanted == item
  judges.wanted = nil
  if is_wanted then return "agree yes" end
  local asked = item and menus.question_of_card(item, question.by, question.about) or { words = menus.by(question) .. question.words }
  asked.decisions = true
  asked.choices = { { label = "yes", value = "agree yes", word = "y" }, { label = "no", value = "agree no", word = "n" } }
  return talk.ask(asked)
end

function answers.number(question)
  return talk.ask({
    words = menus.by(question) .. question.words, hint = "A number from " .. question.low .. " to " .. question.high .. ".",
    decisions = true, numbers_are_text = true,
    read = function(line)
      local number = talk.integer(line)
      if number and number >= question.low and number <= question.high then return "number " .. number end
      return nil, talk.number_wanted(question.low, question.high)
    end,
  })
end

--- Asks for a place and gives it behind `before`.
local function placed(words, before, may_pass, if_none)
  local question = judges.place_question(words)
  local usual, read = question.usual, question.read
  question.usual = usual and before .. " " .. usual
  question.decisions = true
  question.read = function(line)
    if line == "0" then return talk.leave.value end
    if may_pass and (string.lower(line) == "none" or string.lower(line) == "pass") then return "pass" end
    local at, why = read(line)
    return at and before .. " " .. at, why
  end
  if may_pass then question.hint = question.hint .. " None: " .. (if_none or "nowhere") .. "." else question.hint = question.hint .. " 0: the menu." end
  return talk.ask(question)
end

local wishes_in_words = {
  { "apart", "%s from the others" }, { "clear_of_edge", "%s from the edge" }, { "clear_of_centre", "%s from the centre" },
  { "clear_of_zones", "%s from the other side's zones" }, { "near_centre", "wholly within %s of the centre" },
}

--- What a row of `places` wants, in words, as people have to heed it.
local function wishes_of(row)
  local found = {}
  for _, each in ipairs(wishes_in_words) do
    if (row[each[1]] or 0) > 0 then found[#found + 1] = string.format(each[2], engine.lengths.in_words(row[each[1]])) end
  end
  if row.inside then found[#found + 1] = "inside " .. row.inside end
  if row.outside then found[#found + 1] = "outside " .. row.outside end
  if row.quarters ~= "any" and row.quarters then found[#found + 1] = "one in each quarter" .. (row.quarters == "unused" and " that nobody has" or "") end
  return #found > 0 and " At least " .. home.paper.several(found) .. "." or ""
end

function answers.place(question)
  local what = question.unit and names.written(engine.state(question.unit)) or engine.record.word(question.what)
  local words = menus.by(question) .. question.words .. (question.row and wishes_of(question.row) or "")
  return placed(words, "place " .. what, true)
end

function answers.move(question)
  return placed(menus.by(question) .. question.words, "move " .. names.written(engine.state(question.unit)), true, "it stays")
end

function menus.name_of_player(object)
  local state = object and engine.state(object)
  return state and state.name or ""
end

--- `Salvors: `, of who is asked.
function menus.by(question)
  local name = menus.name_of_player(question.by)
  return name ~= "" and name .. ": " or ""
end
menus.placed = placed

---------------------------------------------------------------------------------------------------- what players do
--- One of several, numbered; nothing where it is left. Of the `options` `unit_of(each)` is the unit of which it has the
--- number; `are_numbered`: they have numbers of their own; so many are shown at `first`, and `more` is what the others are called; the `only` one is not asked for, where its
--- answer was not typed ahead.
local function pick(words, list, label, options)
  options = options or {}
  if options.only and #list == 1 and not talk.has_ahead() then return list[1] end
  local choices = {}
  for index, each in ipairs(list) do
    choices[index] = { label = label(each), value = each, name = each.name, number = options.are_numbered and each.number or options.unit_of and menus.number_of(options.unit_of(each)) }
  end
  choices.last = talk.leave
  return talk.ask({ words = words, choices = choices, first = options.first, more = options.more })
end
menus.pick = pick

local function target_of(words, targets, before)
  if type(targets) ~= "table" or #targets == 0 then return before end
  if #targets == 1 then return before .. names.written(engine.state(targets[1])) end
  local choices = { last = talk.leave }
  for index, each in ipairs(targets) do choices[index] = { label = names.shown(each), value = each, of = engine.state(each) } end
  names.number(choices)
  local target, instead = talk.ask({ words = words, choices = choices })
  if not target then return nil, instead end
  return before .. names.written(engine.state(target))
end

local function play_card(battle)
  local card, instead = pick("Which card?", menus.cards(battle), function(each)
    local cost = each.item.currency and each.item.cost and " (" .. each.item.cost .. " " .. each.item.currency .. ")" or ""
    return each.item.name .. ", " .. each.player.name .. cost
  end, { are_numbered = true })
  if not card then return nil, instead end
  if card.item.text ~= "" then home.screen.say(names.text(card.item), 2) end
  local line = "play #" .. card.item.id .. " by " .. names.written(card.player)
  if type(card.targets) ~= "table" then return line end
  if #card.targets == 1 then return line .. " on " .. names.written(engine.state(card.targets[1])) end
  return target_of("On what?", card.targets, line .. " on ")
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
  local all = menus.actions(battle)
  local items = items_of(all)
  local item, instead = items[1], nil
  if #items > 1 then item, instead = pick("Which action?", items, function(each) return select(2, of_item(all, each)) end) end
  if not item then return nil, instead end
  if item.text ~= "" then home.screen.say(item.name .. ": " .. names.text(item), 2) end
  local able = of_item(all, item)
  local one
  one, instead = pick("Who does it?", able, function(each) return names.of(each.unit, true) end, {
    unit_of = function(each) return each.unit end, only = true,
  })
  if not one then return nil, instead end
  local line = "act #" .. item.id .. " " .. names.written(one.unit)
  if not one.targets then return line end
  return target_of("On what?", one.targets, line .. " ")
end

--- A line that was refused as it does not say on what, with one of its targets, which are known by now; nothing where
--- that is not what is wrong. `question`: what is asked now.
function menus.with_target(battle, line, question)
  local words = engine.lines.words_of(line)
  local _, targets
  engine.current = battle
  if words[1] == "agree" and question and question.card then
    targets = guess(battle, function() return engine.cards.targets(question.card, question.about) end)
    line = "play #" .. question.card.id .. " by " .. names.written(engine.state(question.by))
    words = engine.lines.words_of(line)
  end
  for _, item in ipairs(targets and {} or battle.items) do
    local is_meant = words[2] == "#" .. item.id
    if is_meant and words[1] == "act" and item.what == "action" and not words[4] then
      local unit = engine.lookup.unit_there(words[3] or "")
      if unit then _, targets = guess(battle, function() return engine.cards.action_refusal(item, unit) end) end
    elseif is_meant and words[1] == "play" and item.what == "stratagem" and #words == 4 then
      local player = engine.lookup.player_of(words[4])
      if player then _, targets = guess(battle, function() return card_now(item, engine.state(player)) end) end
    end
  end
  if type(targets) ~= "table" or #targets == 0 then return nil end
  return target_of("On what?", targets, line .. (words[1] == "play" and " on " or " "))
end

local function itself(unit) return unit end

local most_cells = 8

--- The cells of the zones that are open to a unit, where they are few enough to be read.
local function cells_for(unit)
  local lines = {}
  for _, object in ipairs(engine.ground.zones_of(unit.player)) do
    local zone = engine.state(object)
    if #zone.cells == 0 or #zone.cells > most_cells then return "" end
    lines[#lines + 1] = "\n" .. names.of(zone) .. ": " .. table.concat(zone.cells, " ")
  end
  return table.concat(lines)
end

--- Each unit keeps its number while others are set up.
local function set_up(battle)
  local unit, instead = pick("Who is set up?", menus.waiting(battle), function(each) return names.of(each) .. ", " .. menus.name_of_player(each.player) end, { only = true, unit_of = itself })
  if not unit then return nil, instead end
  return placed("Set up " .. unit.name .. ": where?" .. cells_for(unit), "place " .. names.written(unit))
end

--- The number of a unit: the same in all menus and in each turn.
function menus.number_of(unit)
  for index, object in ipairs(home.judges.session.battle().units) do
    if engine.state(object) == unit then return index end
  end
end

--- The units on the battlefield, or those of one side.
local function units_on(battle, whose)
  local found = {}
  for _, object in ipairs(battle.units) do
    local unit = engine.state(object)
    if unit.where == "battlefield" and (whose == nil or unit.player == whose) then found[#found + 1] = unit end
  end
  return found
end
menus.units_on = units_on

--- A line that was refused because of its place, with another one; nothing where that is not what it was.
function menus.elsewhere(battle, line, question)
  engine.current = battle
  local words = engine.lines.words_of(line) or {}
  local is_of_place = (words[1] == "move" or words[1] == "place") and words[3] and not words[4]
  if not is_of_place or not question or question.kind ~= "free" then return nil end
  local unit = engine.lookup.look_up("units", words[2])
  unit = unit and engine.state(unit)
  local waits = words[1] == "place"
  if not unit or (unit.where == "reserve") ~= waits or waits and menus.waits_because(battle, unit) then return nil end
  return placed((waits and "Set up " or "Move ") .. unit.name .. (waits and ": where?" or ": where to?"), words[1] .. " " .. names.written(unit))
end

--- The units on the battlefield, those of the side whose turn it is first, and how many these are.
local function units_in_turn(battle)
  local whose = battle.whose or battle.active
  if not whose then return units_on(battle) end
  local list = units_on(battle, whose)
  local first = #list
  for _, unit in ipairs(units_on(battle)) do
    if unit.player ~= whose then list[#list + 1] = unit end
  end
  return list, first > 0 and first or nil
end

--- One of the units: of a list, or of those on the battlefield, of which those of the side whose turn it is are shown.
function menus.unit(words, battle, list)
  local first
  if not list then list, first = units_in_turn(battle) end
  return pick(words, list, function(unit) return names.of(unit, true) end, {
    unit_of = itself, first = first, more = "those of the other side", only = true,
  })
end

local function move(battle)
  local unit, instead = menus.unit("Who moves?", battle)
  if not unit then return nil, instead end
  return placed("Move " .. unit.name .. ": where to?", "move " .. names.written(unit))
end

local function hatchway(battle)
  local list = {}
  for _, object in ipairs(battle.hatchways) do list[#list + 1] = engine.state(object) end
  local one, instead = pick("Which hatchway?", list, function(each)
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
  unit, instead = menus.unit("Which unit?", battle)
  if not unit then return nil, instead end
  return how .. " " .. names.written(one) .. " " .. names.written(unit)
end

local function activate(battle)
  local list = {}
  for _, unit in ipairs(units_on(battle, battle.activating)) do
    if not engine.activations.refusal(unit) then list[#list + 1] = unit end
  end
  local unit, instead = menus.unit("Who is activated?", battle, list)
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
  for index, object in ipairs(battle.players) do players[index] = engine.state(object) end
  local player
  player, instead = pick("Whose is it?", players, function(each) return each.name end)
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
  local can_pass = guess(battle, function() return engine.verbs.pass({ "pass" }) and "yes" end) == "yes"
  local on = units_on(battle)
  if battle.activating and #on > 0 then add(1, "Activate a unit", activate) end
  local waiting = battle.ending and {} or menus.waiting(battle)
  if #waiting > 0 then
    local one_side = true
    for _, unit in ipairs(waiting) do one_side = one_side and unit.player == waiting[1].player end
    add(battle.activating and 9 or 1, "Set up a unit" .. (one_side and " (" .. menus.name_of_player(waiting[1].player) .. ")" or ""), set_up)
  end
  if is_for_setting_up(battle) and menus.is_mustered_here(battle) then add(2, "Muster a unit", muster) end
  if can_pass then add(9, "Set up nothing more", function() return "pass" end) end
  if battle.begun and not battle.ending and #on > 0 then add(2, "Move a unit", move) end
  local actions = menus.actions(battle)
  if #actions > 0 then add(3, actions_in_words(actions), do_action) end
  if #menus.cards(battle) > 0 then add(4, "Play a card", play_card) end
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

function answers.free(question)
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
  return answers[question.kind](question)
end
