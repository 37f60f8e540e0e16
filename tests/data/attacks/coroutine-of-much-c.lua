-- SPDX-License-Identifier: MIT
-- Calls of C in each other until the stack of C is full: there are no coroutines.
-- expect: faulty | is nothing here
function on_round_start(rule, battle)
  local function deeper() return coroutine.wrap(deeper)() end -- here
  deeper()
end
