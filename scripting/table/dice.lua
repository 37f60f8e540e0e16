-- SPDX-License-Identifier: MIT
-- Dice: thrown by the program, or by the players, who say what they show. Either way they are written down.
local engine, home = ...

--- `queue`: all that were thrown, in their order; `waiting`: those that lie there since a step back; `generator`: that of
--- a record that was begun with a seed.
local dice = { typed = false, queue = {}, waiting = {}, generator = nil }
home.dice = dice

--- The faces in a line: `2 5`, or `25` for two dice of one figure each.
local function faces_in(line, count, sides)
  local found = {}
  if count > 1 and sides <= 9 and string.find(line, "^%d+$") and #line == count then line = string.gsub(line, ".", "%0 ") end
  for part in string.gmatch(line, "[^%s,;]+") do
    local face = home.talk.integer(part)
    if not face or face < 1 or face > sides then return nil, "A D" .. sides .. " shows 1 to " .. sides .. "." end
    found[#found + 1] = face
  end
  if #found ~= count then return nil, "Say " .. (count == 1 and "one number." or count .. " numbers, such as " .. string.rep("4 ", count - 1) .. "2.") end
  return found
end

local function typed(count, sides, who, die, why)
  local all = count == 1 and "a D" .. sides or count .. "D" .. sides
  local value, instead = home.talk.ask({
    words = who.name .. ": roll " .. all .. " for " .. why .. ". What " .. (count == 1 and "does it" or "do they") .. " show?",
    note = die == "D3" and "(A D3: the D6 as it lies; I halve it.)" or nil, numbers_are_text = true,
    read = function(line) return faces_in(line, count, sides) end,
  })
  return value, instead
end

--- So many faces of dice; who rolls which die, and for what.
function dice.throw(count, sides, who, die, why)
  if home.judges.guessing then coroutine.yield("unknown") end
  local found = {}
  while #found < count and dice.waiting[1] and dice.waiting[1] <= sides do found[#found + 1] = table.remove(dice.waiting, 1) end
  if #found == count then return found end
  dice.waiting = {}
  if dice.typed then
    home.judges.session.begin_answer()
    while true do
      local value, instead = typed(count - #found, sides, who, die, why)
      if value then
        table.move(value, 1, #value, #found + 1, found)
        return found
      end
      if instead == "back" or instead == "quit" then coroutine.yield({ status = "signal", signal = instead }) end
      if instead then home.judges.session.say_later(instead) end
      if not dice.typed then break end
    end
  end
  while #found < count do found[#found + 1] = dice.generator and dice.generator.next(sides) or math.random(sides) end
  return found
end
