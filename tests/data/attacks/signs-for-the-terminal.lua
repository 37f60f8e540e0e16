-- SPDX-License-Identifier: MIT
-- expect: faulty | ]0;owned
-- Characters that clear the screen, rename its window, go back on the line or turn its direction: none is told as it is.
function on_round_start(rule, battle)
  battle:tell("\27[2J\27]0;owned\7\27[31mred\r over \8\8 \u{202E}txet \u{9b}2J\u{7f}\0 end")
  rule:set("\27[1mname\u{202E}", "\27[5mblink\u{2066}")
  error("\27[2J\27]0;owned\7 \u{202E} \u{9b}H gone") -- here
end
