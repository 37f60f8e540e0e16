-- SPDX-License-Identifier: MIT
-- Nothing, ten thousand million times.
-- expect: harmless | done
function on_round_start(rule, battle)
  local text = (""):rep(10000000000) -- here
  battle:tell("done" .. text)
end
