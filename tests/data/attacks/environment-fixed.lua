-- SPDX-License-Identifier: MIT
-- An environment that cannot be changed, which old parsers of Lua broke on.
-- expect: harmless | done
function on_round_start(rule, battle)
  local function inner(_ENV) return function() local _ENV <const> = {}; function a() end end end
  inner({})()
  battle:tell("done")
end
