-- SPDX-License-Identifier: MIT
-- A comparison that never ends.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  table.sort({ 2, 1 }, function() while true do end end) -- here
end
