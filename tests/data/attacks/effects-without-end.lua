-- SPDX-License-Identifier: MIT
-- Effects of a thing without an end, each in other words.
-- expect: faulty | no more than 1000 marks
function on_round_start(rule, battle)
  local unit, number = battle.units:first(), 0
  while true do
    number = number + 1
    unit:effect(("y"):rep(900) .. number):until_end_of("battle") -- here
  end
end
