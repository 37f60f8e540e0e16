-- SPDX-License-Identifier: MIT
-- That a unit shoots, fights or charges, and what the other one lost by it: what is rolled for it stays at the table.
local engine, home = ...

local attacks = {}
home.attacks = attacks

local talk, names, picks = home.talk, home.names, home.picks

--- In phases that have a word which begins so in their ids only so much is done; in those of the last line nothing, in
--- others anything. In a firefight, that is: anything.
local of_phases = {
  { "shoot", { "shoots" } }, { "fight", { "fights" } }, { "charge", { "charges", "shoots" } },
  { "command", {} }, { "movement", {} }, { "strategy", {} }, { "initiative", {} },
}
local any = { "shoots", "fights", "charges" }

--- How units attack in the phase that it is, as far as its id tells.
function attacks.now(battle)
  local phase = "-" .. (battle.phase or "")
  for _, each in ipairs(of_phases) do
    if string.find(phase, "-" .. each[1], 1, true) then return each[2] end
  end
  return any
end

local verbs = { shoots = "shoot", fights = "fight", charges = "charge" }

--- The same for the menu.
function attacks.in_words(ways)
  local words = {}
  for index, way in ipairs(ways) do words[index] = verbs[way] end
  local text = #words > 1 and table.concat(words, ", ", 1, #words - 1) .. " or " .. words[#words] or words[1]
  return string.upper(string.sub(text, 1, 1)) .. string.sub(text, 2)
end

--- Which way, who and whom.
function attacks.ask(battle, ways)
  local how, instead = ways[1], nil
  if #ways > 1 then
    how, instead = picks.one("What does it do?", ways, function(way) return "It " .. way end)
    if not how then return nil, instead end
  end
  local unit
  -- Both sides fight.
  unit, instead = picks.unit("Who " .. how .. "?", battle, how == "fights" and picks.units_on(battle) or nil)
  if not unit then return nil, instead end
  local list = {}
  for _, other in ipairs(picks.units_on(battle)) do
    if other.player ~= unit.player then list[#list + 1] = other end
  end
  local target
  target, instead = picks.unit("At whom?", battle, list)
  if not target then return nil, instead end
  return how .. " " .. names.written(unit) .. (how == "shoots" and " at " or " ") .. names.written(target)
end

--- Who attacked whom by a line, where somebody may have been lost by it and is still there.
local function attack_of(line)
  local words = engine.lines.words_of(line) or {}
  local unit = (words[1] == "shoots" or words[1] == "fights") and engine.lookup.look_up("units", words[2] or "")
  if not unit then return nil end
  local target = engine.lookup.look_up("units", words[words[1] == "shoots" and 4 or 3] or "")
  target = target and engine.states[target]
  if unit and target and target.where == "battlefield" then return engine.states[unit], target end
end

--- Who charges by a line, where a charge leads to a cell that is not told yet.
local function charging(line)
  local words = engine.lines.words_of(line) or {}
  local unit = words[1] == "charges" and home.knowledge.moves_are_told and home.knowledge.has_cells() and
    engine.lookup.look_up("units", words[2] or "")
  unit = unit and engine.states[unit]
  return unit and unit.where == "battlefield" and unit or nil
end

--- Whether it is still to be asked what the attack that was told last has cost its target, or where the charge has led.
function attacks.are_losses_open()
  local line = home.judges.session.line_to_ask_of()
  return line ~= nil and (attack_of(line.text) ~= nil or charging(line.text) ~= nil)
end

--- Where the charge that was told last has led, once: a line, or nothing where it is the cell that was known.
local function ask_end_of_charge(line, unit)
  local question = home.judges.place_question(names.of(unit, true) .. ": where does the charge end?")
  question.usual, question.hint, question.decisions = {}, "The cell, such as C3; Enter: there.", true
  local read = question.read
  function question.read(text)
    local at, why = read(text)
    return at and { at = at }, why
  end
  local answer, instead = talk.ask(question)
  if not answer then return nil, instead end
  line.was_asked = true
  home.judges.session.save()
  if type(answer) == "string" then return answer end
  if answer.at and answer.at ~= unit.at then return "fact " .. names.written(unit) .. " at " .. answer.at end
end

--- What the attack that was told last has cost its target, or where the charge has led, once: a line, or nothing where it
--- was nothing.
function attacks.ask_losses(battle)
  local line = home.judges.session.line_to_ask_of()
  local unit, target
  local runner = line and charging(line.text)
  if runner then return ask_end_of_charge(line, runner) end
  if line then unit, target = attack_of(line.text) end
  if not unit then return nil end
  -- Models of one wound are counted, of others their wounds.
  local what = target.wounds and (target.wounds_each or 1) > 1 and "wounds" or "models"
  local most = target[what]
  local lost, instead = talk.ask({
    words = names.of(target) .. ": how many " .. what .. " does it lose? (" .. most .. " left)", numbers_are_text = true, usual = 0,
    hint = "A number; Enter: none.", decisions = true,
    read = function(text)
      local number = text == "none" and 0 or text == "all" and most or talk.integer(text)
      if number and number >= 0 and number <= most then return number end
      return nil, talk.number_wanted(0, most)
    end,
  })
  if not lost then return nil, instead end
  line.was_asked = true
  home.judges.session.save()
  if type(lost) == "string" then return lost end
  if lost > 0 then return "fact " .. names.written(target) .. " " .. what .. " " .. most - lost .. " by " .. names.written(unit) end
end
