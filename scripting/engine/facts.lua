-- SPDX-License-Identifier: MIT
-- What only the table knows, told as lines: losses, who is engaged, what is there; and corrections by hand.
local engine = ...

local decisions = engine.decisions
local verbs, look_up, find = decisions.verbs, decisions.look_up, decisions.find
local player_of, any_of = decisions.player_of, decisions.any_of

local function yes_or_no(word)
  if word == "yes" then return true end
  if word == "no" then return false end
  return nil, "say yes or no"
end

local function fact_of_unit(unit, words)
  local what, value = words[3], words[4]
  if what == "models" or what == "wounds" then
    local number = math.tointeger(tonumber(value))
    if not number or number < 0 then return nil, "say how many" end
    local by = words[5] == "by" and find("units", words[6] or "", "unit") or nil
    return function()
      engine.change_of_place("{} has {} {}", unit.object, number, what)
      local fewer = number < (unit[what] or number)
      unit[what] = number
      if what == "models" then
        engine.forget_place(unit)
        if unit.wounds_each then unit.wounds = math.min(unit.wounds, number * unit.wounds_each) end
      else
        engine.bury(unit)
      end
      if number == 0 then unit.object:destroy(by) elseif fewer then engine.events.tell("on_unit_damaged", unit.object, by) end
    end
  elseif what == "destroyed" then
    local by = words[5] and find("units", words[5], "unit") or nil
    return function() unit.object:destroy(by) end
  elseif what == "at" then
    if not value then return nil, "say where" end
    local fine, why = engine.current.host.legal(value)
    if not fine then return nil, why end
    return function()
      engine.change_of_place("{} is at {}", unit.object, value)
      unit.at, unit.where = value, "battlefield"
      engine.forget_place(unit)
    end
  elseif what == "off" then
    return function()
      engine.change_of_place("{} is off the battlefield", unit.object)
      unit.at, unit.where = nil, "reserve"
    end
  elseif what == "in-range" then
    local marker, why = find("markers", value or "", "marker")
    local number = math.tointeger(tonumber(words[5]))
    if not marker then return nil, why end
    if not number or number < 0 or number > unit.models then return nil, "say how many of its models, up to " .. unit.models end
    return function()
      engine.change_of_place("{} has {} models in range of {}", unit.object, number, marker)
      unit.facts["in range of " .. engine.state(marker).id], unit.has_told_place = number, true
    end
  elseif what == "inside" then
    local ground, why = any_of(value or "")
    if not ground then return nil, why end
    local fact, reason = yes_or_no(words[5])
    if fact == nil then return nil, reason end
    return function()
      engine.change_of_place("{} is {} {}", unit.object, fact and "inside" or "outside", ground)
      unit.facts["inside " .. engine.state(ground).id], unit.has_told_place = fact, true
    end
  end
  local fact, why = yes_or_no(value)
  if fact == nil then
    return nil, "a fact of a unit is models, wounds, destroyed, at, off, in-range, inside, or a word with yes or no; " .. why
  end
  return function()
    engine.change_of_place("{}: {} {}", unit.object, what, value)
    local word = string.gsub(what, "-", "_")
    local breaks = word == "broken" and fact and not unit.facts.broken
    unit.facts[word] = fact
    if breaks then engine.events.tell("on_unit_broken", unit.object) end
  end
end

--- `fact HATCHWAY destroyed [by U]`, `open`, `closed`, `locked`, `unlocked`.
local function fact_of_hatchway(hatchway, words)
  local what = words[3]
  local by = words[4] == "by" and find("units", words[5] or "", "unit") or nil
  if what == "destroyed" then return function() hatchway:destroy(by) end end
  if what == "open" then return function() hatchway:open("so it is") end end
  if what == "closed" then return function() hatchway:close("so it is") end end
  if what == "locked" then return function() hatchway:lock("so it is") end end
  if what == "unlocked" then return function() hatchway:unlock("so it is") end end
  return nil, "a fact of a hatchway is destroyed, open, closed, locked or unlocked"
end

--- `fact ROLE CURRENCY N`: how much a side has to spend.
local function fact_of_purse(player, words)
  for _, currency in ipairs(engine.current.data.system.currencies or {}) do
    if currency.symbol:lower() == (words[3] or ""):lower() then
      local amount = math.tointeger(tonumber(words[4]))
      if not amount or amount < 0 then return nil, "say how many" end
      return function()
        engine.change("{} has {} {}", player, amount, currency.symbol)
        engine.state(player).purse[currency.symbol] = amount
      end
    end
  end
end

function verbs.fact(words)
  local unit = look_up("units", words[2] or "")
  if unit and words[3] then return fact_of_unit(engine.state(unit), words) end
  local hatchway = look_up("hatchways", words[2] or "")
  if hatchway and words[3] then return fact_of_hatchway(hatchway, words) end
  local marker = look_up("markers", words[2] or "")
  if marker and words[3] == "controls" then
    local holder = false
    if words[4] ~= "nobody" then
      local why
      holder, why = player_of(words[4] or "")
      if not holder then return nil, why end
    end
    return function()
      local state = engine.state(marker)
      engine.change("{} is held by {}", marker, holder or "nobody")
      state.stated, state.told_held = holder, holder
    end
  end
  if marker and words[3] == "destroyed" then
    return function() marker:remove("destroyed") end
  end
  local player = player_of(words[2] or "")
  if player then
    local act, why = fact_of_purse(player, words)
    if act or why then return act, why end
  end
  if player and words[3] == "painted" then
    local fact, why = yes_or_no(words[4])
    if fact == nil then return nil, why end
    return function()
      local bonus = engine.current.data.system.bonus_points or 0
      engine.change("{} {} painted", player, fact and "is" or "is not")
      engine.state(player).bonus = fact and bonus or 0
    end
  end
  return nil, "a fact is about a unit, a hatchway, who holds a marker or that it is destroyed, what a side has to spend, or " ..
    "that it is painted"
end

--- `answers told`: from here on people say what is where; `answers measured`: it is measured on the map.
function verbs.answers(words)
  if words[2] ~= "told" and words[2] ~= "measured" then return nil, "write: answers told, or answers measured" end
  return function() engine.current.told_by_people = words[2] == "told" end
end

local numbers = { models = true, wounds = true, toughness = true, points = true, power = true }

--- `muster NAME by ROLE [models N] [wounds N] [toughness N] [points N] [power N] [base 32mm] [keywords "a b"] [warlord yes]`:
--- a unit that the mission does not bring, as where people bring armies of their own.
function verbs.muster(words)
  local name = words[2]
  if not name or words[3] ~= "by" then return nil, "write: muster NAME by SIDE, and what there is to say of it" end
  local player, why = player_of(words[4] or "")
  if not player then return nil, why end
  if find("units", name, "unit") then return nil, 'there is a unit "' .. name .. '" already' end
  local unit = { id = name, name = name, models = 1, base = 32000, keywords = "" }
  for index = 5, #words, 2 do
    local word, value = words[index], words[index + 1] or ""
    if numbers[word] then
      unit[word] = math.tointeger(tonumber(value))
      if not unit[word] or unit[word] < 0 then return nil, "say how many " .. word end
    elseif word == "base" then
      local across = tonumber((string.match(value, "^([%d.]+)mm$")))
      if not across then return nil, "write the base as 32mm" end
      unit.base = math.tointeger(across * 1000 // 1)
    elseif word == "keywords" then
      unit.keywords = value
    elseif word == "warlord" then
      unit.warlord = value == "yes"
    else
      return nil, 'of a unit is said models, wounds, toughness, points, power, base, keywords, warlord; not "' .. word .. '"'
    end
  end
  if unit.wounds then unit.wounds_each, unit.wounds = unit.wounds, unit.wounds * unit.models end
  return function()
    engine.change_of_place("{} musters {}", player, name)
    engine.battle.add_unit(unit, player)
  end
end

--- `correct vp ROLE ±N "why"`, `correct mark X NAME VALUE "why"`
function verbs.correct(words)
  if words[2] == "vp" then
    local player, why = player_of(words[3] or "")
    local points = math.tointeger(tonumber(words[4]))
    if not player then return nil, why end
    if not points then return nil, "say by how many points" end
    if not words[5] then return nil, "say why, in quotation marks" end
    return function() engine.scoring.score(engine.state(player), points, words[5]) end
  elseif words[2] == "mark" then
    local thing, why = any_of(words[3] or "")
    if not thing then return nil, why end
    if not words[4] or not words[5] or not words[6] then return nil, "write: correct mark THING NAME VALUE \"why\"" end
    local value = math.tointeger(tonumber(words[5])) or words[5]
    if value == "yes" then value = true end
    return function()
      if value == "none" then thing:clear(words[4], words[6]) else thing:set(words[4], value) end
    end
  end
  return nil, "what is corrected is vp or a mark"
end
