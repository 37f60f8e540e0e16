-- SPDX-License-Identifier: MIT
-- A variable that loops while it is closed: nothing gets a metatable.
-- expect: faulty | there is no function
function on_round_start(rule, battle)
  local held <close> = setmetatable({}, { __close = function() while true do end end }) -- here
end
