-- SPDX-License-Identifier: MIT
-- Dice. First those that were written down, then those of a generator in 32-bit whole numbers that any Lua 5.4 computes
-- alike: xorshift32 of G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (14), 2003, the triple 13, 17, 5.
local engine = ...

local random = engine.random

local whole = 0xFFFFFFFF
local match = string.match

local function stepped(state)
  state = (state ~ (state << 13)) & whole
  state = state ~ (state >> 17)
  return (state ~ (state << 5)) & whole
end

--- A generator from a seed, any whole number. Neighbouring seeds are mixed apart first (the finaliser of MurmurHash3, A.
--- Appleby): xorshift alone begins alike with seeds that are.
function random.generator(seed)
  local state = seed & whole
  state = ((state ~ (state >> 16)) * 0x85EBCA6B) & whole
  state = ((state ~ (state >> 13)) * 0xC2B2AE35) & whole
  state = state ~ (state >> 16)
  if state == 0 then state = 0x6D2B79F5 end
  local generator = {}
  --- A whole number from 1 to `sides`, each as likely as the others: what would favour some is drawn again.
  function generator.next(sides)
    local fair = whole - whole % sides
    repeat state = stepped(state) until state <= fair
    return (state - 1) % sides + 1
  end
  return generator
end

local function parsed(die)
  local plain = math.tointeger(tonumber(match(tostring(die), "^[+-]?%d+$")))
  if plain then return { count = 0, sides = 6, plus = plain } end
  local count, sides, plus = match(tostring(die), "^(%d*)D(%d+)([+-]?%d*)$")
  count, sides = tonumber(count ~= "" and count or 1), tonumber(sides)
  local limits = engine.limits
  if not sides or count < 1 or count > limits.dice_of_roll or sides < 2 or sides > limits.sides_of_die then
    error('"' .. engine.in_words(die) .. '" is no die: write D6, 2D6, D3, D3+2, D33 or D66', 0)
  end
  plus = math.tointeger(tonumber(plus ~= "" and plus or 0)) or 0
  if sides == 33 or sides == 66 then return { count = 2 * count, sides = sides // 11, plus = plus, digits = true } end
  return { count = count, sides = sides, plus = plus }
end

local known, most_known = {}, 100

--- What a die is, as `2D6` or `D3+2`: how many, of how many sides, what is added, and whether they are read as digits
--- (`D33`, `D66`). A plain number is no dice and that much.
function random.parse(die)
  local form = known[die]
  if not form then
    form = parsed(die)
    if most_known > 0 then known[die], most_known = form, most_known - 1 end
  end
  return form
end
