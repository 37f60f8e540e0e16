-- SPDX-License-Identifier: MIT
-- Plays a mission at a table with answers at random, as somebody would who reads what stands on the screen.
-- `lua5.4 table_player.lua SEED ANSWERS FOLDER/play.lua …`: so many answers of its own, and then on to the end.
local seed, left, program = tonumber(arg[1]), tonumber(arg[2]), arg[3]
math.randomseed(seed)
arg = { [0] = program, table.unpack(arg, 4) }

-- The library's own, as the program bounds what texts answer to.
local find, gmatch = string.find, string.gmatch

local screen, said = "", 0
function io.write(text) screen = screen .. text end

-- Each side brings units, where the mission has none.
local first = {}
for number = 1, 2 do
  for _, side in ipairs({ "attacker", "defender" }) do
    first[#first + 1] = ("muster %s-%d by %s models %d wounds 1 base 32mm%s"):format(side, number, side, number == 1 and 1 or 5, number == 1 and " warlord yes" or "")
  end
end

local function any(...) return (select(math.random(select("#", ...)), ...)) end
local function cell() return string.char(64 + math.random(8)) .. math.random(8) end

--- An answer to the question that stands last on the screen.
local function answer(shown)
  if find(shown, "Take the last answer back", 1, true) then return "2" end
  if find(shown, "Who rolls the dice?", 1, true) or find(shown, "tell me every move", 1, true) then return "1" end
  local tail = string.sub(shown, -400)
  if find(tail, "\n0 Go on", 1, true) then
    if first[1] then return table.remove(first, 1) end
    if left < 0 then return "go end" end
    if math.random() < .4 then return "0" end
  end
  if find(tail, "The cell, such", 1, true) then return any(cell(), cell(), cell(), cell(), "0", "") end
  if find(tail, "Numbers", 1, true) then return any("none", "", "1", "1 2", "all") end
  if find(tail, "inches", 1, true) then return any("1", "4.5", "12", "none") end
  local numbers = {}
  for number in gmatch(tail, "\n(%d+) ") do numbers[#numbers + 1] = number end
  if math.random() < .2 then return any("0", "", "none", "1") end
  return numbers[1] and any(table.unpack(numbers)) or tostring(math.random(6))
end

function io.read()
  local shown = screen
  screen, said, left = "", said + 1, left - 1
  if said > 2000 then return nil end
  local line = answer(shown)
  return line .. "\n"
end

dofile(program)
