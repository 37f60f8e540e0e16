-- SPDX-License-Identifier: MIT
-- A method of the battle is changed for the rules that come behind.
-- expect: faulty
function on_round_start(rule, battle)
  battle.tell = function() end -- here
end
