-- SPDX-License-Identifier: MIT
-- A text of ten thousand million characters.
-- expect: faulty | the text becomes too long
function on_round_start(rule, battle)
  local text = ("x"):rep(10000000000) -- here
end
