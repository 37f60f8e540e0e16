-- SPDX-License-Identifier: MIT
-- expect: broken | it takes too long: more than
-- expect: broken | it takes too much memory
-- expect: broken | it takes too much: more than
-- Many tables whose keys are put into the same place once there is one more of them, in steps that follow each other.
function on_round_start(rule, battle)
  local size, tables = 1 << 13, {}
  local far = (size << 1) - 1
  for number = 1, 90 do
    local keys = {}
    for each = 1, size do keys[each * far] = true end -- here
    tables[number] = keys
  end
  for number = 1, #tables do tables[number][(size + 1) * far] = true end -- here
end
