-- SPDX-License-Identifier: MIT
-- A distance that is no number at all.
-- expect: faulty | this number is none
function on_round_start(rule, battle)
  battle.markers:first():within(battle.markers, 0 / 0) -- here
end
