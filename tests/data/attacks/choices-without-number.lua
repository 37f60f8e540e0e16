-- SPDX-License-Identifier: MIT
-- A player is asked to choose one of 20,000 numbers, each of which would be tried as an answer.
-- expect: faulty | no more than 10000 things
function on_round_start(rule, battle)
  local from = {}
  for number = 1, 20000 do from[number] = number end
  battle.attacker:choose(from) -- here
end
