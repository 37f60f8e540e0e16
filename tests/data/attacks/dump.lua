-- SPDX-License-Identifier: MIT
-- A function as bytes, to change them: there is no string.dump.
-- expect: faulty | attempt to call a nil value
function on_round_start(rule, battle)
  local bytes = string.dump(function() end) -- here
  battle:tell(bytes)
end
