-- SPDX-License-Identifier: MIT
-- The address of a table by format.
-- expect: faulty
function on_round_start(rule, battle)
  battle:tell(("%p"):format({})) -- here
end
