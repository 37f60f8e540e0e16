-- SPDX-License-Identifier: MIT
-- The clock: there is no os.
-- expect: faulty | os is nothing here
function on_round_start(rule, battle)
  battle:tell(os.time()) -- here
end
