-- SPDX-License-Identifier: MIT
-- gsub calls its function, which calls gsub.
-- expect: faulty
function on_round_start(rule, battle)
  local function deeper() return (("x"):gsub("x", deeper)) end -- here
  deeper()
end
