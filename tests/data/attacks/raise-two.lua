-- SPDX-License-Identifier: MIT
-- An event raises two of itself, and each of them two.
-- expect: faulty | more than 10000 changes follow from one decision
function on_round_start(rule, battle) battle:raise("echo") end
function on_echo(rule, battle)
  battle:raise("echo") -- here
  battle:raise("echo") -- here
end
