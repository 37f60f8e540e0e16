-- SPDX-License-Identifier: MIT
-- What all collections have is changed.
-- expect: faulty
function on_round_start(rule, battle)
  battle.units.each = function() end -- here
end
