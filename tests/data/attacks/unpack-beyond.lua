-- SPDX-License-Identifier: MIT
-- So many values that their number is more than a number holds.
-- expect: faulty
function on_round_start(rule, battle)
  local count = select("#", table.unpack({}, math.mininteger, math.maxinteger)) -- here
end
