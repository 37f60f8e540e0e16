-- SPDX-License-Identifier: MIT
-- What Lua says of mistakes that are often made, with what to do.
local engine = ...

local cures = {}
engine.cures = cures

local rows = {
  { "attempt to call a %w+ value %(method '([%w_]+)'%)", "%1 is a field: write .%1, without brackets" },
  { "attempt to call a nil value %(global 'print'%)", "there is no print here: battle:tell(…) tells the players" },
  { "attempt to call a nil value %(global '([%w_]+)'%)", "there is no function %1 here" },
  { "attempt to index a nil value %(%w+ '([%w_]+)'%)", "%1 is nothing here: look first whether it is there, with `if … then`" },
  { "attempt to perform arithmetic on a nil value %(%w+ '([%w_]+)'%)", "%1 is nothing here, not a number" },
  { "attempt to perform arithmetic on a function value.*", "a method is called with a colon and brackets, as in units:count()" },
  { "attempt to compare number with function", "a method is called with a colon and brackets, as in units:count() > 3" },
  { "attempt to compare function with number", "a method is called with a colon and brackets, as in units:count() > 3" },
  { "attempt to compare (%w+) with nil", "one of the two that are compared is nothing" },
  { "attempt to compare nil with (%w+)", "one of the two that are compared is nothing" },
  { "attempt to concatenate a [%w]+ value %(%w+ '([%w_]+)'%)", "%1 is no text: write tostring(%1)" },
  { "not enough memory", "it takes too much memory: does something call itself without end?" },
}

--- The same message in words that say what to do, where that is known.
function cures.of(message)
  for _, row in ipairs(rows) do
    local cured, count = string.gsub(message, row[1], row[2], 1)
    if count > 0 then return cured end
  end
  return message
end
