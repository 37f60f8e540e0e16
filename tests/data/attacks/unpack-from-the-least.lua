-- SPDX-License-Identifier: MIT
-- So many that the difference does not fit a number.
-- expect: faulty | too many
function on_round_start(rule, battle)
  local list = { 1 }
  pcall(table.unpack, list, math.mininteger, math.maxinteger)
  pcall(string.byte, "a", math.mininteger, math.maxinteger)
  table.concat(list, "", math.mininteger, math.maxinteger) -- here
end
