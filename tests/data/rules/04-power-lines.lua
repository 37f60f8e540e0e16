-- SPDX-License-Identifier: MIT
-- Boarding Actions: the power network. No code: links are on the map, conditions count them.

--- objective: network
objective {
  id = "network",
  name = "Power network",
  kind = "progressive",
  scored = {
    { at = "own-command-phase-end", rounds = "2-4" },
    { at = "own-command-phase-end", rounds = "5", player = "first" },
    { at = "own-turn-end", rounds = "5", player = "second" },
  },
  conditions = {
    { vp = 5, condition = "controls(player) >= 1", text = "control one or more nodes" },
    { vp = 5, condition = "controls(player) >= 2", text = "control two or more" },
    { vp = 5, condition = "controls(player) > controls(player.opponent)", text = "control more than the opponent" },
    { vp = 5, condition = "held_links(player, 'power-line') >= 1", text = "control both ends of a power line" },
  },
}

--- objective: leader
objective {
  id = "leader",
  name = "Cut off the head",
  kind = "end-game",
  scored = { { at = "battle-end" } },
  conditions = { { vp = 10, condition = "player.opponent.warlord.destroyed", text = "the enemy warlord is destroyed" } },
}
