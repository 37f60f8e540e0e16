-- SPDX-License-Identifier: MIT
-- Questions about the map without an end, which a record notes.
-- expect: broken
function on_round_start(rule, battle)
  while true do
    for unit in battle.units:each() do local there = unit:within(1, battle.centre) end -- here
  end
end
