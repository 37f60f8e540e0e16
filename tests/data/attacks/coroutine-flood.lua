-- SPDX-License-Identifier: MIT
-- Coroutines without number: there are none.
-- expect: faulty | is nothing here
function on_round_start(rule, battle)
  local all = {}
  while true do all[#all + 1] = coroutine.create(function() end) end -- here
end
