-- SPDX-License-Identifier: MIT
-- A table moved across all numbers: there is no table.move.
-- expect: faulty | attempt to call a nil value
function on_round_start(rule, battle)
  table.move({}, 1, 1099511627776, 2) -- here
end
