-- SPDX-License-Identifier: MIT
-- What happened to units at the table, as lines.
local engine, home = ...

local menu = {}
home.menu_of_units = menu

local talk, names, questions, picks = home.talk, home.names, home.questions, home.picks

local function label(unit) return names.of(unit, true) end

--- A whole number up to `most`.
local function number(words, most)
  return talk.ask({
    words = words, numbers_are_text = true, hint = "A number from 0 to " .. most .. ".",
    read = function(line)
      local value = talk.integer(line)
      if value and value >= 0 and value <= most then return value end
      return nil, talk.number_wanted(0, most)
    end,
  })
end

--- Only where a rule wants to know it.
local function by_whom(battle, unit)
  if not engine.events.hearers_of("on_unit_damaged") and not engine.events.hearers_of("on_unit_destroyed") then return "" end
  local list = {}
  for _, other in ipairs(picks.units_on(battle)) do
    if other.player ~= unit.player then list[#list + 1] = other end
  end
  if #list == 0 then return "" end
  local choices = { last = { label = "nobody, or no matter", value = "" } }
  for _, other in ipairs(list) do
    choices[#choices + 1] = { label = label(other), value = names.written(other), number = picks.number_of(other) }
  end
  return talk.ask({ words = "By whom?", choices = choices, usual = "" })
end

--- How much of a unit is left; that nothing is, is asked once more, as 0 leads out of menus.
local function left(what, question)
  return function(battle, unit, written)
    local number_left, instead = number(string.format(question, unit.name) .. " (now " .. unit[what] .. ")", unit[what])
    if not number_left then return nil, instead end
    if number_left == 0 then
      local sure
      sure, instead = talk.agrees("Is " .. unit.name .. " destroyed?")
      if sure ~= "yes" then return nil, instead or "leave" end
    end
    local by
    by, instead = by_whom(battle, unit)
    if not by then return nil, instead end
    return "fact " .. written .. " " .. what .. " " .. number_left .. (by ~= "" and " by " .. by or "")
  end
end

local facts = { models = left("models", "How many models of %s are left?"), wounds = left("wounds", "How many wounds has %s left in all?") }
function facts.destroyed(battle, unit, written)
  local by, instead = by_whom(battle, unit)
  if not by then return nil, instead end
  return "fact " .. written .. " destroyed" .. (by ~= "" and " by " .. by or "")
end
function facts.at(_, unit, written) return questions.placed(unit.name .. ": where?", "fact " .. written .. " at") end
function facts.off(_, _, written) return "fact " .. written .. " off" end
function facts.leaves(battle, _, written)
  local zones = {}
  for _, object in ipairs(battle.zones) do zones[#zones + 1] = engine.states[object] end
  local zone, instead = picks.one("By which zone?", zones, function(each) return names.of(each) end)
  if not zone then return nil, instead end
  return "leaves " .. written .. " by " .. names.written(zone)
end
for _, word in ipairs({ "engaged", "shocked", "broken", "advanced", "fell-back" }) do
  facts[word] = function(_, unit, written)
    local is_so = unit.facts[string.gsub(word, "-", "_")]
    return "fact " .. written .. " " .. word .. (is_so and " no" or " yes")
  end
end

local states = {
  { "engaged", "Engaged" }, { "shocked", "Battle-shocked" }, { "broken", "Broken, as its rules say" }, { "advanced", "Advanced" }, { "fell-back", "Fell back" },
}

--- Whether some rule knows a word: what it means for a unit, only the rules say.
local function rules_name(battle, word)
  for _, item in ipairs(battle.items) do if string.find(item.lua, word, 1, true) then return true end end
  return false
end

local function choices_for(battle, unit)
  local list = { { label = "Models: how many are left", value = "models" } }
  if unit.wounds then list[#list + 1] = { label = "Wounds: how many are left", value = "wounds" } end
  list[#list + 1] = { label = "Destroyed", value = "destroyed" }
  for _, each in ipairs(states) do
    if each[1] == "broken" and not rules_name(battle, "broken") then goto continue end
    local is_so = unit.facts[string.gsub(each[1], "-", "_")]
    list[#list + 1] = { label = is_so and "No longer " .. string.lower(each[2]) or each[2], value = each[1] }
    ::continue::
  end
  list[#list + 1] = { label = "It stands in another cell", value = "at" }
  list[#list + 1] = { label = "Off the battlefield", value = "off" }
  if engine.events.hearers_of("on_unit_left") and #battle.zones > 0 then list[#list + 1] = { label = "Leaves by a zone", value = "leaves" } end
  list.last = talk.leave
  return list
end

--- What happened to a unit.
function menu.fact(battle)
  local unit, instead = picks.unit("To whom?", battle, picks.units_on(battle))
  if not unit then return nil, instead end
  local what
  what, instead = talk.ask({ words = unit.name .. ":", choices = choices_for(battle, unit) })
  if not what then return nil, instead end
  return facts[what](battle, unit, names.written(unit))
end

--- What cards are paid with, as people call it.
function menu.name_of(currency)
  return currency.name or currency.symbol == "CP" and "Command points" or currency.symbol .. ": what a side has"
end

--- How much a side has to spend: what its game's rules give it, no mission says.
function menu.purse(battle, currency)
  local players = {}
  for index, object in ipairs(battle.players) do players[index] = engine.states[object] end
  local function has(player) return player.purse[currency.symbol] or 0 end
  local player, instead = picks.one("Whose?", players, function(each) return each.name .. ", " .. has(each) .. " " .. currency.symbol end)
  if not player then return nil, instead end
  local amount
  amount, instead = number(player.name .. ": how many " .. currency.symbol .. " now? (" .. has(player) .. " so far)", 99)
  if not amount then return nil, instead end
  return "fact " .. names.written(player) .. " " .. currency.symbol .. " " .. amount
end

--- The sides of which nobody has said that they are painted.
function menu.unpainted(battle)
  local players = {}
  for _, object in ipairs(battle.players) do
    local player = engine.states[object]
    if player.bonus == 0 then players[#players + 1] = player end
  end
  return players
end

function menu.painted(battle)
  local player, instead = picks.one("Whose army is painted?", menu.unpainted(battle), function(each) return each.name end)
  if not player then return nil, instead end
  return "fact " .. names.written(player) .. " painted yes"
end
