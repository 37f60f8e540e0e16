-- SPDX-License-Identifier: MIT
-- A long text looked for in a longer one, both almost the same.
-- expect: faulty | the texts are too long
function on_round_start(rule, battle)
  local long, short = ("a"):rep(99999), ("a"):rep(49999) .. "b"
  local found = long:find(short, 1, true) -- here
end
