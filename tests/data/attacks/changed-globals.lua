-- SPDX-License-Identifier: MIT
-- A word that all rules have is changed; it is so for this rule alone, or not at all.
-- expect: faulty | is kept by nobody
function on_round_start(rule, battle)
  pairs = function() end -- here
end
