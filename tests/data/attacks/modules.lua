-- SPDX-License-Identifier: MIT
-- A module of C: there is no package.
-- expect: faulty | is nothing here
function on_round_start(rule, battle)
  package.loadlib("libc.so.6", "system") -- here
end
