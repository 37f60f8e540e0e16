-- SPDX-License-Identifier: MIT
-- All whole numbers at once.
-- expect: faulty | too many values at once
function on_round_start(rule, battle)
  local count = select("#", table.unpack({}, 1, 1e8)) -- here
end
