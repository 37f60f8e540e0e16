-- SPDX-License-Identifier: MIT
-- An environment that cannot be changed, which old parsers of Lua broke on.
-- expect: faulty
function on_round_start(rule, battle)
  local function inner(_ENV) return function() local _ENV <const> = {}; function a() end end end -- here
  inner({})()
end
