--- rule: draught
rule { nmae = "The draught" }
--- mission-objective: hold
mission_objective { name = "Hold", kind = "progressive", conditions = { { vp = 1001 } } }
--- stratagem: hinges
stratagem { name = os.getenv("HOME") }
--- table: fate
table { name = "Fate" }
--- rule: draught
rule { name = "Again" }
--- action: fate
action { name = "Fate" }
--- action: cycle
action { name = "Cycle" }
x = = 1
