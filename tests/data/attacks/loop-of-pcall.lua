-- SPDX-License-Identifier: MIT
-- Errors are caught and made again, so that the end of its time is caught as well.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  while true do
    pcall(function() while true do end end) -- here
  end
end
