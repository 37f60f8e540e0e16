-- SPDX-License-Identifier: MIT
-- A set of a hundred thousand characters, at each of as many places.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  local set = "[" .. ("b"):rep(99000) .. "]"
  local found = ("a"):rep(99999):find(set) -- here
end
