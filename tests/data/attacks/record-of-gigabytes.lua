-- SPDX-License-Identifier: MIT
-- Questions about the map without an end, which a record notes.
-- expect: broken | it takes too long
function on_round_start(rule, battle)
  while true do -- here
    for unit in battle.units do -- here
      for marker in battle.markers do local there = unit:within(marker, 1) end -- here
    end
  end
end
