-- SPDX-License-Identifier: MIT
-- The address of a table, to know the memory or to play differently each time.
-- expect: harmless | tablenil
function on_round_start(rule, battle)
  battle:tell(tostring({}) .. tostring(print) .. ("%s"):format({}))
end
