-- SPDX-License-Identifier: MIT
-- Memory is collected without an end: there is no collectgarbage.
-- expect: faulty | there is no function
function on_round_start(rule, battle)
  while true do collectgarbage() end -- here
end
