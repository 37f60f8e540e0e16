-- SPDX-License-Identifier: MIT
-- The pattern of UTF-8 characters on bytes that are none.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  for _ = 1, 1e9 do local found = ("\xff\x80"):rep(40000):find("^[\0-\x7F\xC2-\xFD][\x80-\xBF]*$") end -- here
end
