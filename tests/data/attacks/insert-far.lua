-- SPDX-License-Identifier: MIT
-- An insertion into a table that says it is long: nothing gets a metatable.
-- expect: faulty | there is no function setmetatable here
function on_round_start(rule, battle)
  local list = setmetatable({}, { __len = function() return 1e15 end }) -- here
  table.insert(list, 1, 1)
end
