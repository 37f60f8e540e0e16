-- SPDX-License-Identifier: MIT
-- A log without an end.
-- expect: faulty | the log of the battle becomes too long
function on_round_start(rule, battle)
  local text = ("x"):rep(99999)
  while true do battle:tell(text) end -- here
end
