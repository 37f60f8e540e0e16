-- SPDX-License-Identifier: MIT
-- Tables behind tables: nothing gets a metatable.
-- expect: faulty | there is no function setmetatable here
function on_round_start(rule, battle)
  local chain = {}
  for _ = 1, 1e6 do chain = setmetatable({}, { __index = chain }) end -- here
end
