-- SPDX-License-Identifier: MIT
-- A table of long texts, put together.
-- expect: faulty | the text becomes too long
function on_round_start(rule, battle)
  local all, part = {}, ("x"):rep(10000)
  for index = 1, 10000 do all[index] = part end
  local text = table.concat(all, part) -- here
end
