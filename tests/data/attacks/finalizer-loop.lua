-- SPDX-License-Identifier: MIT
-- A table that loops while it is collected: nothing gets a metatable.
-- expect: faulty | there is no function
function on_round_start(rule, battle)
  setmetatable({}, { __gc = function() while true do end end }) -- here
end
