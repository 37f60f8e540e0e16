-- SPDX-License-Identifier: MIT
-- A function calls itself until the stack is full.
-- expect: faulty | stack overflow
function on_round_start(rule, battle)
  local function deeper(depth) return 1 + deeper(depth + 1) end -- here
  deeper(1)
end
