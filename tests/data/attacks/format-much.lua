-- SPDX-License-Identifier: MIT
-- Long texts written into one.
-- expect: faulty | the text becomes too long
function on_round_start(rule, battle)
  local part = ("x"):rep(90000)
  local text = ("%s%s%s"):format(part, part, part) -- here
end
