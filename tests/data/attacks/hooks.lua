-- SPDX-License-Identifier: MIT
-- The hook that counts is taken away: there is no debug.
-- expect: faulty | is nothing here
function on_round_start(rule, battle)
  debug.sethook() -- here
end
