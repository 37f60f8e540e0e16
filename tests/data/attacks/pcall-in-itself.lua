-- SPDX-License-Identifier: MIT
-- pcall calls itself without an end.
-- expect: faulty | pcall are at work in each other
function on_round_start(rule, battle)
  local function deeper() return pcall(deeper) end
  error((select(-1, deeper())), 0)
end
