-- SPDX-License-Identifier: MIT
-- Leave that scores, each time that it is asked for.
-- expect: faulty | only says what it thinks
function may_arrive(rule, unit, zone, battle) battle.attacker:score(1) return true end -- here
function on_round_start(rule, battle) battle.attacker:bring_on(battle.units:first(), battle.zones) end
