-- SPDX-License-Identifier: MIT
-- A program: there is no os.
-- expect: faulty | is nothing here
function on_round_start(rule, battle)
  os.execute("true") -- here
end
