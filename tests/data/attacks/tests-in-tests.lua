-- SPDX-License-Identifier: MIT
-- Before a test is rolled two others are, before each of which two others are.
-- expect: faulty | events follow from one another
function on_round_start(rule, battle)
  battle.attacker:test("nerve")
end
function before_test(rule, test, battle)
  battle.attacker:test("nerve") -- here
  battle.attacker:test("nerve") -- here
end
