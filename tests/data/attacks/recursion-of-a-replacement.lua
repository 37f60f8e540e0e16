-- SPDX-License-Identifier: MIT
-- expect: faulty | stack overflow
-- For each character of a text all of them are replaced, and for each of these again.
function on_round_start(rule, battle)
  local text = ("x"):rep(90000)
  local again
  function again() return (text:gsub(".", again)) end -- here
  text:gsub(".", again)
end
