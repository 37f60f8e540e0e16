-- SPDX-License-Identifier: MIT
-- Brackets that never balance, at each of many places.
-- expect: faulty | the pattern takes too many steps
function on_round_start(rule, battle)
  local found = ("("):rep(99999):find("%b()") -- here
end
