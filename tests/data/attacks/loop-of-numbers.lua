-- SPDX-License-Identifier: MIT
-- A loop over the whole numbers up to the largest, which none follows.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  for _ = math.mininteger, math.maxinteger do end -- here
end
