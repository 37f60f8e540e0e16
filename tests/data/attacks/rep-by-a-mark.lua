-- SPDX-License-Identifier: MIT
-- A mark as a text that is repeated, and noted again.
-- expect: faulty | characters
function on_round_start(rule, battle)
  rule:set("long", "xx")
  while true do rule:set("long", rule:get("long"):rep(10)) end -- here
end
