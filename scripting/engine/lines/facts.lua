-- SPDX-License-Identifier: MIT
-- What only the table knows, told as lines: losses, who is engaged, what is there; and corrections by hand.
local engine = ...
local battle, cards, classes, events, names = engine.battle, engine.cards, engine.classes, engine.events, engine.names
local ordered, scoring = engine.ordered, engine.scoring
local states = engine.states

local verbs, lookup = engine.verbs, engine.lookup
local look_up, find, player_of, any_of = lookup.look_up, lookup.find, lookup.player_of, lookup.any_of

-- What is told, by what it is told of and by its word: how it is written and how many words that are. `act` gives a function
-- of the thing that does it, or nothing, why not, and whether the line is understood all the same, so that it is refused;
-- `by`: behind it may stand by whom.
local of_unit, of_hatchway, of_marker, of_side = {}, {}, {}, {}

local function whole_number(word)
  local number = math.tointeger(tonumber(word))
  if not number or number < 0 then return nil, '"' .. word .. '" is not how many' end
  return number
end
local function yes_or_no(word)
  if word == "yes" then return true end
  if word == "no" then return false end
  return nil, '"' .. word .. '" is not yes or no'
end

---------------------------------------------------------------------------------------------------- units
--- Why so many cannot be left; nothing where they can. Where nobody said how many wounds its models have, any number can.
local too_many_left = {}
function too_many_left.models(unit, number)
  if number <= unit.starting_models then return nil end
  return unit.name .. " began with " .. engine.counted(unit.starting_models, "model") .. ", so " .. number .. " cannot be left"
end
function too_many_left.wounds(unit, number)
  local most = unit.wounds_each and unit.models * unit.wounds_each
  if not most or number <= most then return nil end
  return unit.name .. " has " .. engine.counted(unit.models, "model") .. " with " .. engine.counted(unit.wounds_each, "wound") ..
    (unit.models == 1 and "" or " each") .. ", so " .. number .. " cannot be left"
end

--- How many are left, and who suffers by it.
local function left(what, note)
  return { "UNIT " .. what .. " N", 4, by = true, act = function(unit, words, by)
    local number, why = whole_number(words[4])
    if not number then return nil, why end
    why = too_many_left[what](unit, number)
    if why then return nil, why end
    return function()
      engine.change_of_place("{} has {}", unit.object, engine.counted(number, what == "models" and "model" or "wound"))
      -- Of wounds that nobody has counted yet some are lost where it is said by whom.
      local before = unit[what]
      engine.note_strength(unit)
      local fewer = before == nil and by ~= nil or before ~= nil and number < before
      unit[what] = number
      note(unit)
      if number == 0 then return unit.object:destroy(by) end
      if fewer then events.tell("on_unit_damaged", unit.object, by) end
    end
  end }
end
of_unit.models = left("models", function(unit)
  engine.forget_place(unit)
  if unit.wounds_each then unit.wounds = math.min(unit.wounds, unit.models * unit.wounds_each) end
end)
of_unit.wounds = left("wounds", engine.bury)
of_unit.destroyed = { "UNIT destroyed", 3, by = true, act = function(unit, _, by)
  return function() unit.object:destroy(by) end
end }
of_unit.at = { "UNIT at PLACE", 4, act = function(unit, words)
  local fine, why = engine.current.host.legal(words[4])
  if not fine then return nil, why end
  local refusal = engine.ground.edge_refusal(unit, words[4])
  if refusal then return nil, refusal, true end
  return function()
    -- Who waited comes on by that; nobody was asked, but who hears of such hears of it.
    if unit.where == "reserve" then return unit.object:set_up(words[4]) end
    engine.change_of_place("{} is at {}", unit.object, words[4])
    if unit.at ~= words[4] then engine.marks.expire_with_move(unit.object) end
    engine.put_unit(unit, "battlefield", words[4])
  end
end }
of_unit.off = { "UNIT off", 3, act = function(unit)
  return function()
    engine.change_of_place("{} is off the battlefield", unit.object)
    unit.withdrawn = unit.withdrawn or unit.where == "battlefield" and engine.current.begun
    engine.put_unit(unit, "reserve")
  end
end }
of_unit["in-range"] = { "UNIT in-range MARKER N", 5, act = function(unit, words)
  local marker, why = find("markers", words[4], "marker")
  if not marker then return nil, why end
  local number = math.tointeger(tonumber(words[5]))
  if not number or number < 0 or number > unit.models then return nil, "say how many of its models, up to " .. unit.models end
  return function()
    engine.change_of_place("{} has {} in range of {}", unit.object, engine.counted(number, "model"), marker)
    unit.facts["in range of " .. states[marker].id], unit.has_told_place = number, true
  end
end }
of_unit.inside = { "UNIT inside AREA yes", 5, act = function(unit, words)
  local ground, why = any_of(words[4])
  if not ground then return nil, why end
  if not classes.is(ground, "area") and not classes.is(ground, "zone") then
    return nil, tostring(ground) .. " is neither an area nor a zone"
  end
  local fact, reason = yes_or_no(words[5])
  if fact == nil then return nil, reason end
  return function()
    engine.change_of_place("{} is {} {}", unit.object, fact and "inside" or "outside", ground)
    unit.facts["inside " .. states[ground].id], unit.has_told_place = fact, true
  end
end }
for _, state in ipairs(engine.states_of_unit) do
  local what = string.gsub(state, "_", "-")
  of_unit[what] = { "UNIT " .. what .. " yes", 4, act = function(unit, words)
    local fact, why = yes_or_no(words[4])
    if fact == nil then return nil, why end
    return function()
      local begins = fact and not unit.facts[state]
      if begins and state == "advanced" then cards.offer("before-advance", "", unit.object) end
      engine.change_of_place("{}: {} {}", unit.object, what, words[4])
      engine.note_fact(unit, state, fact)
      if begins and state == "broken" then events.tell("on_unit_broken", unit.object) end
    end
  end }
end

---------------------------------------------------------------------------------------------------- what else is there
of_hatchway.destroyed = { "HATCHWAY destroyed", 3, by = true, act = function(hatchway, _, by)
  return function() hatchway.object:destroy(by) end
end }
local so_it_is = "so it is"

--- It stands so, whatever rules say; a lock that it had was forced.
local function stands(open)
  return function(hatchway)
    local refusal = not open and engine.destroyed_refusal(hatchway)
    if refusal then return nil, refusal, true end
    return function()
      if hatchway.is_open ~= open then hatchway.object:unlock(so_it_is) end
      engine.set_hatchway(hatchway.object, open, so_it_is)
    end
  end
end
of_hatchway.open = { "HATCHWAY open", 3, act = stands(true) }
of_hatchway.closed = { "HATCHWAY closed", 3, act = stands(false) }
of_hatchway.locked = { "HATCHWAY locked", 3, act = function(hatchway)
  local refusal = engine.destroyed_refusal(hatchway)
  if refusal then return nil, refusal, true end
  return function() hatchway.object:lock(so_it_is) end
end }
of_hatchway.unlocked = { "HATCHWAY unlocked", 3, act = function(hatchway)
  return function() hatchway.object:unlock(so_it_is) end
end }

of_marker.controls = { "MARKER controls SIDE", 4, act = function(marker, words)
  local holder, why = false, nil
  if words[4] ~= "nobody" then
    holder, why = player_of(words[4])
    if not holder then return nil, why end
  end
  return function()
    engine.change("{} is held by {}", marker.object, holder or "nobody")
    marker.stated, marker.told_held = holder, holder
  end
end }
of_marker.destroyed = { "MARKER destroyed", 3, act = function(marker)
  return function() marker.object:remove("destroyed") end
end }

of_side.painted = { "SIDE painted yes", 4, act = function(player, words)
  local fact, why = yes_or_no(words[4])
  if fact == nil then return nil, why end
  return function()
    local bonus = engine.current.data.system.bonus_points or 0
    engine.change("{}: {}", player.object, fact and "painted" or "not painted")
    player.bonus = fact and bonus or 0
  end
end }
--- How much a side has to spend: `fact SIDE CP 2`.
local function purse(symbol)
  return { "SIDE " .. symbol .. " N", 4, act = function(player, words)
    local amount, why = whole_number(words[4])
    if not amount then return nil, why end
    return function()
      engine.change("{}: {} {}", player.object, amount, symbol)
      player.purse[symbol] = amount
    end
  end }
end
--- A word and the currencies of the system, which people write in small letters as well.
local function side_fact(word)
  for _, currency in ipairs(engine.current.data.system.currencies or {}) do
    if string.lower(currency.symbol) == string.lower(word) then return purse(currency.symbol) end
  end
  return of_side[word]
end
local function words_of_side()
  local words = ordered.keys(of_side)
  for _, currency in ipairs(engine.current.data.system.currencies or {}) do words[#words + 1] = currency.symbol end
  return words
end

---------------------------------------------------------------------------------------------------- lines
--- What facts are told of, in the order in which a name is looked up.
local kinds = {
  { "a unit", look_up = function(name) return (look_up("units", name)) end, facts = of_unit },
  { "a hatchway", look_up = function(name) return (look_up("hatchways", name)) end, facts = of_hatchway },
  { "a marker", look_up = function(name) return (look_up("markers", name)) end, facts = of_marker },
  { "a side", look_up = lookup.side_called, fact = side_fact, words = words_of_side },
}

--- What can be told of a unit that is destroyed: that it is not.
local of_destroyed = { at = true, off = true, destroyed = true }

--- The thing of a name and what is told of it; else nothing and why nobody can tell what that is.
local function told(name, word)
  local why
  for _, kind in ipairs(kinds) do
    local thing = kind.look_up(name)
    if thing then
      local fact
      if kind.fact then fact = kind.fact(word) else fact = kind.facts[word] end
      if fact then return states[thing], fact end
      local known = kind.words and kind.words() or ordered.keys(kind.facts)
      why = why or "of " .. kind[1] .. " is told " .. table.concat(known, ", ") .. (word == "" and "" or '; not "' .. word .. '"' ..
        names.hint(word, known))
    end
  end
  if why then return nil, why end
  local found, reason = any_of(name)
  return nil, "a fact is about a unit, a hatchway, a marker or a side" .. (found and ", not about " .. tostring(found) or "; " .. reason)
end

--- That a line has words behind its end; nothing where it has none.
local function too_many(words, most)
  if #words > most then return 'nothing comes behind "' .. words[most] .. '": leave "' .. words[most + 1] .. '" out' end
end

function verbs.fact(words)
  if not words[2] then return nil, "a fact is about a unit, a hatchway, a marker or a side: say which, and what is so" end
  local thing, fact = told(words[2], words[3] or "")
  if not thing then return nil, fact end
  if thing.where == "destroyed" and not of_destroyed[words[3]] then
    return nil, thing.name .. " is destroyed; if it is not, say where it stands: fact UNIT at PLACE"
  end
  local form, most, by, why = fact[1], fact[2], nil, nil
  if #words < most then return nil, "write: fact " .. form end
  if fact.by and words[most + 1] then
    if words[most + 1] ~= "by" or not words[most + 2] then return nil, "write: fact " .. form .. ", or behind it by UNIT" end
    by, why = find("units", words[most + 2], "unit")
    if not by then return nil, why end
    most = most + 2
  end
  why = too_many(words, most)
  if why then return nil, why end
  return fact.act(thing, words, by)
end

--- `answers told`: from here on people say what is where; `answers measured`: it is measured on the map.
function verbs.answers(words)
  if words[2] ~= "told" and words[2] ~= "measured" then return nil, "write: answers told, or answers measured" end
  local why = too_many(words, 2)
  if why then return nil, why end
  return function() engine.current.told_by_people = words[2] == "told" end
end

local numbers = { models = true, wounds = true, toughness = true, points = true, power = true }

--- `muster NAME by ROLE [models N] [wounds N] [toughness N] [points N] [power N] [base 32mm] [keywords "a b"] [warlord yes]`:
--- a unit that the mission does not bring, as where people bring armies of their own.
function verbs.muster(words)
  local name = words[2]
  if not name or words[3] ~= "by" then return lookup.unknown("write: muster NAME by SIDE, and what there is to say of it") end
  local player, why = player_of(words[4] or "")
  if not player then return nil, why end
  if lookup.look_up("units", name) then return nil, 'there is a unit "' .. name .. '" already' end
  why = battle.more_units_refusal(1)
  if why then return nil, why end
  local unit = { id = name, name = name, models = 1, base = 32000, keywords = "" }
  local is_said = {}
  for index = 5, #words, 2 do
    local word, value = words[index], words[index + 1] or ""
    if is_said[word] then return lookup.unknown(word .. " is said twice: leave one out") end
    is_said[word] = true
    if numbers[word] then
      unit[word] = math.tointeger(tonumber(value))
      if not unit[word] or unit[word] < 0 then return lookup.unknown("say how many " .. word) end
    elseif word == "base" then
      local across = tonumber((string.match(value, "^([%d.]+)mm$")))
      if not across then return lookup.unknown("write the base as 32mm") end
      unit.base = math.tointeger(across * 1000 // 1)
    elseif word == "keywords" then
      unit.keywords = value
    elseif word == "warlord" then
      unit.warlord = value == "yes"
    else
      return lookup.unknown('of a unit is said models, wounds, toughness, points, power, base, keywords, warlord; not "' .. word .. '"')
    end
  end
  if unit.models == 0 or unit.wounds == 0 then return nil, name .. " needs a model, and a model a wound: leave out what is not said" end
  if unit.wounds then unit.wounds_each, unit.wounds = unit.wounds, unit.wounds * unit.models end
  return function()
    engine.change_of_place("Mustered by {}: {}", player, name)
    battle.muster(unit, player)
  end
end

--- `correct vp ROLE ±N "why"`, `correct mark X NAME VALUE "why"`
function verbs.correct(words)
  if words[2] == "vp" then
    local player, why = player_of(words[3] or "")
    local points = math.tointeger(tonumber(words[4]))
    if not player then return nil, why end
    if not points then return nil, "say by how many points, which are added" end
    local most = scoring.most_at_once
    if points > most or points < -most then return nil, "say by how many points, of no more than six digits" end
    if not words[5] then return nil, "say why, in quotation marks" end
    why = too_many(words, 5)
    if why then return nil, why end
    return function()
      scoring.score(states[player], points, words[5])
      engine.log("{}: {} VP by now, as points by hand are added", player, player.vp)
    end
  elseif words[2] == "mark" then
    local thing, why = any_of(words[3] or "")
    if not thing then return nil, why end
    if not words[4] or not words[5] or not words[6] then return nil, "write: correct mark THING NAME VALUE \"why\"" end
    why = too_many(words, 6)
    if why then return nil, why end
    local value = math.tointeger(tonumber(words[5])) or words[5]
    if value == "yes" then value = true end
    return function()
      if value == "none" then thing:clear(words[4], words[6]) else thing:set(words[4], value) end
    end
  end
  return nil, "what is corrected is vp or a mark"
end
