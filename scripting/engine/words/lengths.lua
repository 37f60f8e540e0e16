-- SPDX-License-Identifier: MIT
-- Lengths are whole micrometres, so that two computers never differ; people and scripts speak of inches.
local engine = ...

local lengths = {}
engine.lengths = lengths

local inch = 25400
lengths.inch = inch

--- The nearest length to so many inches.
function lengths.of_inches(inches) return math.floor(inches * inch + 0.5) end

--- `4.5"`, as people read it.
function lengths.in_words(length) return string.format("%.3g", length / inch) .. '"' end

--- So many inches rounded up to tenths, so that what is more than it may be is seen to be more.
function lengths.at_least(length)
  local tenths = (length * 10 + inch - 1) // inch
  return tenths % 10 == 0 and tostring(tenths // 10) or tenths // 10 .. "." .. tenths % 10
end

--- As records have it: whole inches as such, else whole micrometres.
function lengths.exact(length) return length % inch == 0 and length // inch .. "in" or length .. "um" end
