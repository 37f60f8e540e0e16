-- SPDX-License-Identifier: MIT
-- A repeat whose condition is never met, with an error caught in it.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  repeat local good = pcall(error, "no") until good -- here
end
