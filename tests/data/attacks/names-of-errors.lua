-- SPDX-License-Identifier: MIT
-- An error that is a table, with a name and words of its own: nothing gets a metatable.
-- expect: faulty | table
function on_round_start(rule, battle)
  error({ __name = "x", __tostring = function() while true do end end })
end
