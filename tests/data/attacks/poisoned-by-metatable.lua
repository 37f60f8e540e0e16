-- SPDX-License-Identifier: MIT
-- The table behind all texts is reached by its metatable: there is no getmetatable.
-- expect: faulty | there is no function getmetatable here
function on_round_start(rule, battle)
  getmetatable("").__index.upper = function() end -- here
end
