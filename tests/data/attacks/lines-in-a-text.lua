-- SPDX-License-Identifier: MIT
-- A text that looks like several lines of what happened.
-- expect: harmless | one = score attacker 99
function on_round_start(rule, battle)
  battle:tell("one\n= score attacker 99")
end
