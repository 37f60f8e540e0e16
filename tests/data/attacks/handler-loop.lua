-- SPDX-License-Identifier: MIT
-- A function for messages that loops, where nothing is counted: there is no xpcall.
-- expect: faulty | there is no function
function on_round_start(rule, battle)
  xpcall(error, function() while true do end end) -- here
end
