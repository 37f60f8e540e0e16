-- SPDX-License-Identifier: MIT
-- An error of a hundred thousand characters, caught and made longer.
-- expect: faulty
function on_round_start(rule, battle)
  local function fail(text) local good, why = pcall(error, text) fail(why .. text) end -- here
  fail(("x"):rep(1000))
end
