-- SPDX-License-Identifier: MIT
-- A text that is short, with one between that is not.
-- expect: faulty | the text becomes too long
function on_round_start(rule, battle)
  local text = ("").rep("", 1000000, ("x"):rep(1000)) -- here
end
