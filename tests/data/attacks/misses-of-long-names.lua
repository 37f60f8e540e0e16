-- SPDX-License-Identifier: MIT
-- Things are asked for by long names that nothing has, and each time it is looked for the name that was meant.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local name = ("north"):rep(19999)
  while true do pcall(function() return battle:zone(name) end) end
end
