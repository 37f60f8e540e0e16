-- SPDX-License-Identifier: MIT
-- Files and programs: there are none.
-- expect: faulty | is nothing here
function on_round_start(rule, battle)
  io.open("/etc/passwd") -- here
end
