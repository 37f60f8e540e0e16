--- rule: draught
rule {
  name = "The draught",
  broken_lua = "x = = 1\n--- rule: other",
}

--- rule: bracket
rule { name = "Bracket" };

(function() end)()
