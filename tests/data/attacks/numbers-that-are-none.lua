-- SPDX-License-Identifier: MIT
-- Numbers that are none and endless ones wherever a number may stand.
-- expect: harmless | all of it was said
function on_round_start(rule, battle)
  local none, unit, marker = 0 / 0, battle.units:first(), battle.markers:first()
  for _, number in ipairs({ none, math.huge, -math.huge, 1e308, math.mininteger }) do
    pcall(function() battle:set("m", number) end)
    pcall(function() battle:count_up("m", number) end)
    pcall(function() return unit:within(marker, number) end)
    pcall(function() unit:suffer(number, "wounds") end)
    pcall(function() battle.attacker:score(number) end)
    pcall(function() return battle.attacker:successes(number, 4) end)
    pcall(function() return battle.units:first(number) end)
    pcall(function() battle.attacker:spend(number) end)
    pcall(function() battle.attacker:gain(number) end)
  end
  battle:tell("all of it was said")
end
