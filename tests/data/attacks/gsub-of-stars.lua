-- SPDX-License-Identifier: MIT
-- A pattern that begins anew at each of many places.
-- expect: faulty | the pattern takes too many steps
function on_round_start(rule, battle)
  local text = ("a"):rep(99999):gsub("a*b", "") -- here
end
