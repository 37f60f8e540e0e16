-- SPDX-License-Identifier: MIT
-- The clock: there is no os.
-- expect: faulty | there is no
function on_round_start(rule, battle)
  battle:tell(os.time()) -- here
end
