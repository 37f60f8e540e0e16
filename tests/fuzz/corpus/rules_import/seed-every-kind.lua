-- The rules of a mission.

--- rule: draught
rule {
  id = "draught",
  name = "A draught",
  origin = "kill-team/draught",
  params = {
    from = 4,
    ["first-round"] = 2,
  },
  places = {
    { what = "objective", count = "D3+2", by = "attacker", clear_of_edge = "152.4mm", words = "Here." },
  },
  text = [[
On {from}+ every hatchway shuts.
It shuts with a bang.]],
}

function on_round_start(rule, battle)
  return rule.from
end

--- mission-objective: hold
mission_objective {
  id = "hold",
  name = "Hold",
  kind = "progressive",
  side = "attacker",
  start = 10,
  least = 0,
  most = 45,
  scored = {
    { at = "own-turn-end", rounds = "2-4", player = "first" },
  },
  conditions = {
    { vp = 5, condition = "controls(player) >= 1", text = "hold one" },
    { vp = 3, condition = "true", each = "held_links(player)", most = 9, text = "" },
  },
  outcomes = {
    { attacker = 10, defender = -5, condition = "true", text = "it is over" },
  },
}

--- action: cycle
action {
  id = "cycle",
  name = "Cycle",
  uses = "turn",
  completed = "own-turn-end",
  used = {
    { at = "own-turn-start", whose = "own" },
  },
  who = "Anybody.",
}

--- stratagem: hinges
stratagem {
  id = "hinges",
  name = "Hinges",
  cost = "1-2",
  currency = "CP",
}

--- table: fate
dice_table {
  id = "fate",
  name = "Fate",
  die = "D6",
  choice = false,
  rows = {
    { on = "1-3", name = "Bad", call = "bad", text = "It is bad." },
    { on = "4-6", name = "Good", item = "draught", text = "It is good." },
  },
}

function bad(row, battle) end
