-- SPDX-License-Identifier: MIT
-- Files and programs: there are none.
-- expect: faulty | there is no
function on_round_start(rule, battle)
  io.open("/etc/passwd") -- here
end
