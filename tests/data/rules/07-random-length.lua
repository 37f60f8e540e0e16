-- SPDX-License-Identifier: MIT
-- Narrative play: random battle length. The system's sequence has seven rounds.

--- rule: random-length
rule {
  id = "random-length",
  name = "Until it is over",
  params = { fifth = 3, sixth = 4 },
  text = "After round 5 the first player rolls a D6 and on {fifth}+ the battle goes on; after round 6 the second, {sixth}+. Round 7 is the last.",
}

function on_round_end(rule, battle)
  if battle.round == 5 and battle.first:roll("D6", "another round") < rule.fifth
  or battle.round == 6 and battle.second:roll("D6", "another round") < rule.sixth then
    battle:stop("it is over")
  end
end
