-- SPDX-License-Identifier: MIT
-- The environment is replaced by another, whose words nobody knows.
-- expect: harmless | done
function on_round_start(rule, battle)
  local _ENV = { battle = battle }
  battle:tell("done")
end
