-- SPDX-License-Identifier: MIT
-- Marks without an end, on one thing.
-- expect: faulty | no more than 1000 marks
function on_round_start(rule, battle)
  for index = 1, 1e9 do rule:set("mark " .. index) end -- here
end
