-- SPDX-License-Identifier: MIT
-- A compiled chunk, which Lua does not check: there is no load.
-- expect: faulty | there is no function
function on_round_start(rule, battle)
  load("\27Lua\x54\x00\x19\x93\r\n\x1a\n", "x", "b")() -- here
end
