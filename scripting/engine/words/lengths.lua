-- SPDX-License-Identifier: MIT
-- Lengths are whole micrometres, so that two computers never differ; people and scripts speak of inches.
local engine = ...

local lengths = engine.lengths

-- The library's own, as a line may be long.
local match, byte, gsub = string.match, string.byte, string.gsub

local inch = 25400
lengths.inch = inch

--- Micrometres in a unit, and those that a length in a document has at most: 100 m.
local micrometres_in, longest = { mm = 1000, ["in"] = inch }, 100000000

--- A length as documents write it, `6in` or `152.4mm`, to the nearest micrometre; nothing where a text is none.
local function read_length(text)
  local sign, digits, unit = match(text, "^([+-]?)([%d.]+)(%l%l)$")
  local whole, fraction = match(digits or "", "^0*(%d*)%.?(%d*)$")
  local of = micrometres_in[unit]
  if not of or not whole or not match(digits, "%d") or #whole > 6 then return nil end
  -- Twice the fraction by long multiplication from its last digit: exact, however many digits there are.
  local doubled = 0
  for index = #fraction, 1, -1 do doubled = ((byte(fraction, index) - 48) * of * 2 + doubled) // 10 end
  local length = (math.tointeger(tonumber(whole)) or 0) * of + (doubled + 1) // 2
  if length > longest then return nil end
  return sign == "-" and -length or length
end

--- A point as documents write it, `12.5in,8in` or `120mm,300mm`: its `x` and `y` from the corner at the top left, to the right
--- and down; nothing where a text is none.
function lengths.point(text)
  local right, down = match(text, "^([^,]*),([^,]*)$")
  local x, y = read_length(right or ""), read_length(down or "")
  return x and y and { x = x, y = y } or nil
end

--- The nearest length to so many inches.
function lengths.of_inches(inches) return math.floor(inches * inch + 0.5) end

--- A length in parts of an inch, of which there are `of`, rounded to the nearest; half a part is one.
local function in_parts(length, of) return (2 * length * of + inch) // (2 * inch) end

--- How many parts of an inch are told, a power of ten: all thousandths where these are whole, as rules have them, else three
--- digits.
local function parts_of(length)
  if length * 1000 % inch == 0 then return 1000 end
  local of = 1
  while length * of < 100 * inch do of = of * 10 end
  return of
end

--- `4.5"`, as people read it. Of whole numbers alone, so that all computers write the same.
function lengths.in_words(length)
  local of = parts_of(length)
  local parts = in_parts(length, of)
  local whole, rest = parts // of, parts % of
  if rest == 0 then return whole .. '"' end
  -- With the zeros behind the point, and without those at the end.
  local digits = gsub(string.sub(of + rest, 2), "0+$", "")
  return whole .. "." .. digits .. '"'
end

--- The same of so many inches.
function lengths.inches_in_words(inches) return lengths.in_words(lengths.of_inches(inches)) end

--- So many inches rounded up to tenths, so that what is more than it may be is seen to be more.
function lengths.at_least(length)
  local tenths = (length * 10 + inch - 1) // inch
  return tenths % 10 == 0 and tostring(tenths // 10) or tenths // 10 .. "." .. tenths % 10
end

--- As records have it: whole inches as such, else whole micrometres.
function lengths.exact(length) return length % inch == 0 and length // inch .. "in" or length .. "um" end
