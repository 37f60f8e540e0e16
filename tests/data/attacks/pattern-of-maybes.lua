-- SPDX-License-Identifier: MIT
-- A pattern of characters that may be there.
-- expect: faulty | the pattern takes too many steps
function on_round_start(rule, battle)
  local found = ("a"):rep(28):match(("a?"):rep(28) .. ("a"):rep(28)) -- here
end
