-- SPDX-License-Identifier: MIT
-- An event raises itself.
-- expect: harmless | on_echo follows from itself more than 16 times
function on_round_start(rule, battle) battle:raise("echo") end
function on_echo(rule, battle) battle:raise("echo") end -- here
