-- SPDX-License-Identifier: MIT
-- What is put in the place of a long text is that text, tens of thousands of times over.
-- expect: harmless | the text becomes too long
function on_round_start(rule, battle)
  local text = ("x"):rep(90000)
  local _, why = pcall(string.gsub, text, ".+", ("%0"):rep(40000))
  battle:tell(why)
  _, why = pcall(string.gsub, text, "(.+)", ("%1"):rep(40000))
  battle:tell(why)
end
