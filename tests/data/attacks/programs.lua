-- SPDX-License-Identifier: MIT
-- A program: there is no os.
-- expect: faulty | there is no
function on_round_start(rule, battle)
  os.execute("true") -- here
end
