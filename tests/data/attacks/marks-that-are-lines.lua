-- SPDX-License-Identifier: MIT
-- Names of marks, reasons and effects with line ends, quotes and bytes that are no text.
-- expect: harmless | seed 3 = told
function on_round_start(rule, battle)
  local words = "a\"\nseed 3\n= told\r\27[2J\0\xff\xfe"
  local unit = battle.units:first()
  pcall(function() unit:set(words, words) end)
  pcall(function() unit:effect(words):until_end_of("battle") end)
  pcall(function() battle.attacker:roll("D6", words) end)
  pcall(function() battle.attacker:score(1, words) end)
  pcall(function() battle:raise(words) end)
  battle:tell(words)
end
