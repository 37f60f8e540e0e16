-- SPDX-License-Identifier: MIT
-- More captures than there may be.
-- expect: faulty
function on_round_start(rule, battle)
  local found = ("a"):rep(100):find(("(a)"):rep(100)) -- here
end
