-- SPDX-License-Identifier: MIT
-- What was found before looked for again, in captures that are in each other, at each of many places.
-- expect: faulty | the pattern takes too many steps
function on_round_start(rule, battle)
  local found = ("ab"):rep(40000):find("((((a?)%4)%3)b-)%1%2%1%2x") -- here
end
