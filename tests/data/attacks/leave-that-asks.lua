-- SPDX-License-Identifier: MIT
-- Leave that is asked for while leave is given: a player is asked.
-- expect: faulty
function may_arrive(rule, unit, zone, battle) local yes = battle.attacker:agrees("Really?") return yes end -- here
function on_round_start(rule, battle)
  for _ = 1, 3 do battle.attacker:bring_on(battle.units:first(), battle.zones) end
end
