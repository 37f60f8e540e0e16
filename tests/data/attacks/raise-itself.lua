-- SPDX-License-Identifier: MIT
-- An event raises itself.
-- expect: faulty | more than 10000 changes follow from one decision
function on_round_start(rule, battle) battle:raise("echo") end
function on_echo(rule, battle) battle:raise("echo") end -- here
