-- SPDX-License-Identifier: MIT
-- A table put together from one end of the numbers to the other.
-- expect: faulty | too many at once
function on_round_start(rule, battle)
  local text = table.concat({}, "x", 1, math.maxinteger) -- here
end
