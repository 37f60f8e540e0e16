-- SPDX-License-Identifier: MIT
-- A method of a text is put in its place by the text itself.
-- expect: faulty
function on_round_start(rule, battle)
  local text = "x"
  text.upper = function() end -- here
end
