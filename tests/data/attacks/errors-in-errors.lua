-- SPDX-License-Identifier: MIT
-- An error while an error is told, as deep as the stack goes.
-- expect: faulty
function on_round_start(rule, battle)
  local function deeper() local good, why = pcall(deeper) error(why) end
  deeper()
end
