--- rule: draught
rule { name = "The draught" }

-- rule: other
rule { id = "other", name = "Other" }
