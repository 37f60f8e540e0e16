-- SPDX-License-Identifier: MIT
-- An error of a hundred thousand characters, caught and made longer.
-- expect: broken | it takes too much memory
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local function fail(text) local good, why = pcall(error, text) fail(why .. text) end
  fail(("x"):rep(1000))
end
