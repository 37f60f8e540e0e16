-- SPDX-License-Identifier: MIT
-- Variables that are closed at their end, of which one cannot be: nothing gets a metatable.
-- expect: faulty | got a non-closable value
function on_round_start(rule, battle)
  local none <close> = nil
  local no <close> = false
  local held <close> = {} -- here
end
