-- SPDX-License-Identifier: MIT
-- The hook that counts is taken away: there is no debug.
-- expect: faulty | there is no
function on_round_start(rule, battle)
  debug.sethook() -- here
end
