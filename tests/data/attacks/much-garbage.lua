-- SPDX-License-Identifier: MIT
-- Tables that nobody keeps, as fast as they can be made.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  while true do local _ = { {}, {}, {} } end -- here
end
