-- SPDX-License-Identifier: MIT
-- A metatable for all numbers: there is no debug.
-- expect: faulty | debug is nothing here
function on_round_start(rule, battle)
  debug.setmetatable(1, { __index = function() end }) -- here
end
