-- SPDX-License-Identifier: MIT
-- Boarding Actions: airlocks. What an airlock is, the map says; who may use it, this rule.

--- rule: airlocks
rule {
  id = "airlocks",
  name = "Airlocks",
  text = "Only the attacker opens an airlock, and nobody closes it again.",
}

function may_operate(rule, hatchway, unit, battle)
  if not hatchway.airlock then return end
  if hatchway.is_open then return false, "an open airlock stays open" end
  return unit.player == battle.attacker, "only the attacker opens an airlock"
end

--- objective: integrity
objective {
  id = "integrity",
  name = "Keep the air in",
  kind = "end-game",
  scored = { { at = "battle-end" } },
  conditions = {
    { vp = 20, side = "attacker", each = "battle.hatchways.airlocks.open:count()", text = "for each airlock that was opened" },
    { vp = 20, side = "defender", each = "battle.hatchways.airlocks.closed:count()", text = "for each airlock still shut" },
  },
}
