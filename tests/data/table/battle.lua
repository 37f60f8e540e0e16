-- SPDX-License-Identifier: MIT
-- A small battle as `battle.lua` of a bundle holds one: three areas on cells, an escape zone that is drawn on none, two
-- markers, two units a side; a rule that vents, an action, a card.
return {
  id = "small", title = "Small leak", fingerprint = "sha256:00",
  system = {
    id = "test", rounds = 2, turns = "players", order = "attacker",
    set_up = { { id = "battlefield", name = "Create the battlefield" }, { id = "deployment", name = "Deploy forces" } },
    phases = {
      { id = "command", of = "turn", steps = {} },
      { id = "movement", of = "turn", steps = { { id = "move-units", name = "Move units" } } },
      { id = "shooting", of = "turn", steps = {} },
    },
    another_rounds = {}, currencies = { { symbol = "CP" } }, marker_kinds = {},
    control = { range = 25400, counts = "models", tie = "nobody" }, bonus_points = 10,
  },
  sides = {
    { id = "salvors", name = "Salvors", role = "attacker", points = 500, power = 25, purse = { { currency = "CP", amount = 1 } } },
    { id = "wardens", name = "Wardens", role = "defender", points = 500, power = 25, purse = { { currency = "CP", amount = 1 } } },
  },
  units = {
    { id = "cutters", name = "Hull cutters", side = "salvors", models = 5, wounds_each = 2, wounds = 10, base = 32000, points = 90 },
    { id = "divers", name = "Void divers", side = "salvors", models = 3, base = 32000, points = 60 },
    { id = "shelf", name = "Shelf gunners", side = "wardens", models = 5, base = 32000, points = 100 },
    { id = "hounds", name = "Index hounds", side = "wardens", models = 4, base = 32000, points = 50 },
  },
  boards = { { first = "A1", last = "F4" } }, centre = "300mm,200mm",
  areas = {
    { id = "fore", name = "Fore stacks", label = "1", kind = "compartment", cells = { "A1", "A2", "B1", "B2" } },
    { id = "aft", name = "Aft stacks", label = "2", kind = "compartment", cells = { "E1", "E2", "F1", "F2" } },
  },
  zones = {
    { id = "tug", name = "North tug", kind = "entry", side = "salvors", deploys = true, cells = { "A1", "A2" } },
    { id = "desk", name = "Loan desk", kind = "entry", side = "wardens", deploys = true, cells = { "F1", "F2" } },
    { id = "rim", name = "Outer rim", kind = "escape", cells = {} },
  },
  markers = {
    { id = "core-a", name = "core A", label = "A", kind = "objective", at = "B1", base = 40000, range = 25400, objective = true },
    { id = "core-b", name = "core B", label = "B", kind = "objective", at = "E1", base = 40000, range = 25400, objective = true },
  },
  hatchways = { { id = "B2/C2", name = "hatchway B2/C2", open = false, breachable = true, beside = { "fore" } } },
  features = {}, links = {}, groups = {},
  items = {
    { what = "rule", id = "leak", name = "Leak", text = "At the start of a round a compartment leaks: on a 1 or 2 that one, D3 wounds to each unit in it.", params = {}, lua = [[
function on_round_start(rule, battle)
  local roll = battle.attacker:roll("D6", "the leak")
  local area = battle.areas:numbered(roll)
  if not area then return end
  for unit in battle.units.on_battlefield:inside(area) do
    unit:suffer(unit.player:roll("D3", "the leak"), "wounds")
  end
end
]] },
    { what = "rule", id = "rim-rule", name = "Rim", text = "Whoever is near the rim is seen.", params = {}, lua = [[
function on_turn_end(rule, player, battle)
  for unit in player.units.on_battlefield:inside(battle:zone("Outer rim")) do unit:effect("seen"):until_end_of("battle") end
end
]] },
    { what = "mission-objective", id = "hold", name = "Hold the cores", kind = "progressive", text = "5 points for each core.",
      params = {}, lua = "", scored = { { at = "own-turn-end", first_round = 0, last_round = 0, player = "either" } },
      conditions = { { vp = 5, each = "controls(player)", text = "each core" } } },
    { what = "action", id = "read", name = "Read a core", uses = "turn", text = "A unit within 3\" of a core reads it.", params = {},
      used = { { at = "own-shooting-phase-start", of = "", whose = "either" } }, lua = [[
function targets(action, unit, battle)
  return battle.objectives:within(unit, 3):without("read")
end
function complete(action, unit, core, battle)
  core:set("read", unit.player)
  unit.player:score(3, "read")
end
]] },
    { what = "stratagem", id = "rush", name = "Rush", cost = "1", currency = "CP", uses = "battle", text = "A unit of yours moves again.", params = {},
      used = { { at = "own-shooting-phase-start", of = "", whose = "either" } }, lua = [[
function targets(card, about, battle) return card.player.units.on_battlefield end
function use(card, about, unit, battle) unit:effect("rushed"):until_end_of("turn") end
]] },
  },
}
