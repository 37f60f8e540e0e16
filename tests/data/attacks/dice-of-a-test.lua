-- SPDX-License-Identifier: MIT
-- A test gets a million million dice before it is rolled.
-- expect: faulty | more than 10000 changes
function on_round_start(rule, battle)
  battle.attacker:test("nerve", { needs = 4 }) -- here
end
function before_test(rule, test, battle) test.dice = 1 << 40 end
