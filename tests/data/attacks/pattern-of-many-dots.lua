-- SPDX-License-Identifier: MIT
-- A pattern that tries every way to share a text among its parts.
-- expect: faulty | the pattern takes too many steps
function on_round_start(rule, battle)
  local found = ("a"):rep(2000):find((".-"):rep(20) .. "b") -- here
end
