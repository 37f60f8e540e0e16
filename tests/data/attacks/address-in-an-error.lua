-- SPDX-License-Identifier: MIT
-- The address of a table out of a message, to play differently each time.
-- expect: harmless | no table
function on_round_start(rule, battle)
  local _, index = pcall(function() return battle[{}] end)
  local _, written = pcall(function() battle.units[{}] = 1 end)
  battle:tell((index .. written):find("0x", 1, true) and "an address" or "no table")
end
