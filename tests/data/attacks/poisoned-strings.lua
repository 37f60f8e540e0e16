-- SPDX-License-Identifier: MIT
-- The functions of texts are changed for everybody.
-- expect: faulty | string cannot be changed
function on_round_start(rule, battle)
  string.upper = function() error("poisoned") end -- here
end
