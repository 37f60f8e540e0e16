-- SPDX-License-Identifier: MIT
-- Lengths are whole micrometres, so that two computers never differ; people and scripts speak of inches.
local engine = ...

local lengths = engine.lengths

local inch = 25400
lengths.inch = inch

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
  local digits = string.gsub(string.sub(of + rest, 2), "0+$", "")
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
