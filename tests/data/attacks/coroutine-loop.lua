-- SPDX-License-Identifier: MIT
-- A coroutine that never gives up: there are none.
-- expect: faulty | is nothing here
function on_round_start(rule, battle)
  coroutine.wrap(function() while true do end end)() -- here
end
