-- SPDX-License-Identifier: MIT
-- A module of C: there is no package.
-- expect: faulty | there is no
function on_round_start(rule, battle)
  package.loadlib("libc.so.6", "system") -- here
end
