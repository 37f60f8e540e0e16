-- SPDX-License-Identifier: MIT
-- A player is asked to choose among texts that nobody can type, each of which would be offered.
-- expect: faulty | texts of no more than 1000 characters
function on_round_start(rule, battle)
  local from, text = {}, ("x"):rep(99000)
  for number = 1, 400 do from[number] = text .. number end
  battle.attacker:choose(from, text) -- here
end
