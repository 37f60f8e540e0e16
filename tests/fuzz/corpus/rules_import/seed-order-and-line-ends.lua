-- Of another order.
--- rule: second
rule { name = "Second" }

--- rule: draught
rule { name = "The draught" }

local seen = {}
return seen
