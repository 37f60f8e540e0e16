-- SPDX-License-Identifier: MIT
-- An event raises itself.
-- expect: faulty | more than 16 events follow from one another: on_echo
function on_round_start(rule, battle) battle:raise("echo") end
function on_echo(rule, battle) battle:raise("echo") end -- here
