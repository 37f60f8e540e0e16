-- SPDX-License-Identifier: MIT
-- A die that would be two lines of the record.
-- expect: faulty | is no die
function on_round_start(rule, battle)
  battle.attacker:roll("5\n", "x") -- here
end
