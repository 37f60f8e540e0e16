-- SPDX-License-Identifier: MIT
-- A coroutine that loops while it is closed: there are none.
-- expect: faulty | is nothing here
function on_round_start(rule, battle)
  local thread = coroutine.create(function() -- here
    local held <close> = setmetatable({}, { __close = function() while true do end end })
    coroutine.yield()
  end)
  coroutine.resume(thread)
  coroutine.close(thread)
end
