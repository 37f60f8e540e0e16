-- SPDX-License-Identifier: MIT
-- One of several things, or a target, as players choose it by its number.
local engine, home = ...

local picks = {}
home.picks = picks

local talk, names = home.talk, home.names

--- One of several, numbered; nothing where it is left. Of the `options` `unit_of(each)` is the unit of which it has the
--- number; `are_numbered`: they have numbers of their own; so many are shown at `first`, and `more` is what the others are
--- called; the `only` one is not asked for, where its answer was not typed ahead.
function picks.one(words, list, label, options)
  options = options or {}
  if options.only and #list == 1 and not talk.has_ahead() then return list[1] end
  local choices = {}
  for index, each in ipairs(list) do
    choices[index] = { label = label(each), value = each, name = each.name, number = options.are_numbered and each.number or options.unit_of and picks.number_of(options.unit_of(each)) }
  end
  choices.last = talk.leave
  return talk.ask({ words = words, choices = choices, first = options.first, more = options.more })
end

--- A target behind `before`; only where there are several, it is asked for.
function picks.target(words, targets, before)
  if type(targets) ~= "table" or #targets == 0 then return before end
  if #targets == 1 then return before .. names.written(engine.states[targets[1]]) end
  local choices = { last = talk.leave }
  for index, each in ipairs(targets) do choices[index] = { label = names.shown(each), value = each, of = engine.states[each] } end
  names.number(choices)
  local target, instead = talk.ask({ words = words, choices = choices })
  if not target then return nil, instead end
  return before .. names.written(engine.states[target])
end

local function itself(unit) return unit end

--- The number of a unit: the same in all menus and in each turn.
function picks.number_of(unit)
  for index, object in ipairs(home.judges.session.battle().units) do
    if engine.states[object] == unit then return index end
  end
end

--- The units on the battlefield, or those of one side.
function picks.units_on(battle, whose)
  local found = {}
  for _, object in ipairs(battle.units) do
    local unit = engine.states[object]
    if unit.where == "battlefield" and (whose == nil or unit.player == whose) then found[#found + 1] = unit end
  end
  return found
end

--- The units on the battlefield, those of the side whose turn it is first, and how many these are.
local function units_in_turn(battle)
  local whose = battle.whose or battle.active
  if not whose then return picks.units_on(battle) end
  local list = picks.units_on(battle, whose)
  local first = #list
  for _, unit in ipairs(picks.units_on(battle)) do
    if unit.player ~= whose then list[#list + 1] = unit end
  end
  return list, first > 0 and first or nil
end

--- One of the units: of a list, or of those on the battlefield, of which those of the side whose turn it is are shown.
function picks.unit(words, battle, list)
  local first
  if not list then list, first = units_in_turn(battle) end
  return picks.one(words, list, function(unit) return names.of(unit, true) end, {
    unit_of = itself, first = first, more = "those of the other side", only = true,
  })
end
