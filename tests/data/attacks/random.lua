-- SPDX-License-Identifier: MIT
-- Chance that no seed says: there is no math.random.
-- expect: faulty
function on_round_start(rule, battle)
  battle:tell(math.random()) -- here
end
