-- SPDX-License-Identifier: MIT
-- What missions can say, described once: the engine checks arguments by it, the checks and the editor look words up in it,
-- docs/lua-api.md, the definitions for language servers and the standard for luacheck are written from it.
--
-- An entry is a signature, what it means, and an example; behind `-->` stands what the example gives. The examples are run
-- by the tests (tests/scripting/engine/api_test.lua), which say what their names stand for. A type with a question mark may
-- be left out; `...` takes any number. Behind that may stand `changes = true`, of words that change the battle or roll, and
-- `asks = true`, of those that only ask a player; functions that a chunk may define have `answers = true` where they only say
-- what they think: they are refused both, and so are conditions; `items` are those that alone call it, by what they are: for
-- all others it is a function of their own. `options` is what a table that it is given (`of`) may hold,
-- each a signature and what it means.
local engine = ...

local api = {}
engine.api = api

-- The library's own: texts answer to the bounded ones once they are guarded.
local gmatch = string.gmatch

--- What texts and numbers of a kind are to Lua. `plain`: by a word of Lua's own, not by one of the classes below.
api.aliases = {
  { "plain_table", "table", "A table of Lua: `{ needs = 4 }`, `{ one, other }`.", plain = true },
  { "die", "string", '`"D6"`, `"D3"`, `"2D6"`, `"D33"`: a D33 is two dice read as digits.' },
  { "kind", "string", "A kind of thing, as the map calls it." },
  { "label", "string|integer", "A label on the map." },
  { "name", "string|integer|place|player", "An id, a label or a name; or the thing itself." },
  { "link_kind", "string", "A kind of link." },
  { "mark", "string", "The name of a mark." },
  { "value", "boolean|integer|number|string|thing", "What a mark may hold." },
  { "currency", "string", 'What cards are paid with, as `"CP"`.' },
  { "keyword", "string", "A keyword of a unit; capitals do not matter." },
  { "span", "string", '`"phase"`, `"turn"`, `"round"`, `"next round"`, `"battle"`, or a phase of the system: `"command phase"`.' },
  { "exit", "string", '`"escaped"` or `"destroyed"`.' },
  { "reason", "string", "Why, for the log; the item's name where none is given." },
  { "place", "unit|marker|area|zone|hatchway|feature|point", "Something with a place on the map." },
  { "ground", "area|zone", "Something to be inside of." },
  { "thing", "battle|player|unit|marker|area|zone|hatchway|feature|item|table|row", "Whatever can be marked." },
}

--- Classes: name, what a single one is called, the groups of words that it has beside its own.
api.classes = {
  { "battle", "the battle", { "marked" } },
  { "player", "a player", { "marked" } },
  { "unit", "a unit", { "located", "marked" } },
  { "marker", "a marker", { "located", "marked" } },
  { "area", "an area", { "located", "marked" } },
  { "zone", "a zone", { "located", "marked" } },
  { "hatchway", "a hatchway", { "located", "marked" } },
  { "feature", "a terrain feature", { "located", "marked" } },
  { "point", "a point", { "located" } },
  { "link", "a link", {} },
  { "item", "an item", { "marked" } },
  { "table", "a table", { "marked" } },
  { "row", "a row of a table", { "marked" } },
  { "test", "a test", {} },
  { "move", "a move", {} },
  { "shot", "a shot", {} },
  { "attempt", "an attempt", {} },
  { "duration", "a duration", {} },
}

--- Lists of things: name and what is in it. All have the words of `things`.
api.lists = {
  { "things", "thing" }, { "players", "player" }, { "units", "unit" }, { "markers", "marker" }, { "areas", "area" },
  { "zones", "zone" }, { "hatchways", "hatchway" }, { "features", "feature" }, { "links", "link" }, { "rows", "row" },
}

local called = {
  integer = "a whole number", number = "a number", string = "a text", boolean = "true or false", ["function"] = "a function",
  plain_table = "a table `{ … }`", things = "several things", place = "something on the map", ground = "an area or a zone",
  name = "a name", value = "yes or no, a number, a text or a thing", die = "a die such as D6",
}
--- What a type stands for, by its name.
api.alias_of = {}
for _, each in ipairs(api.aliases) do api.alias_of[each[1]] = each[2] end
for _, each in ipairs(api.classes) do called[each[1]] = each[2] end

--- What arguments of a type are called, in messages: `a unit`, `a text or a whole number`.
function api.in_words(type)
  local words = {}
  for each in gmatch(type, "[^|]+") do
    words[#words + 1] = called[each] or api.alias_of[each] and api.in_words(api.alias_of[each]) or each
  end
  if #words == 1 then return words[1] end
  return table.concat(words, ", ", 1, #words - 1) .. " or " .. words[#words]
end

--- What Lua itself offers to missions: names that stand by themselves, and the members of its libraries.
api.globals = "assert error ipairs next pairs pcall select tonumber tostring type"
api.libraries = {
  { "math", "abs ceil floor fmod huge max maxinteger min mininteger modf pi sqrt tointeger type ult" },
  { "string", "byte char find format gmatch gsub len lower match rep reverse sub upper" },
  { "table", "concat insert pack remove sort unpack" },
}

--- Functions that a chunk may define, called when their time comes.
api.hooks = {
  { "on_set_up_start(item: item, battle: battle)", "The set-up begins, before its first step, if the system has any.",
    'function on_set_up_start(item, battle) battle:tell("Lay out the boards") end' },
  { "on_battle_start(item: item, battle: battle)", "The battle begins: the set-up is over.",
    'function on_battle_start(item, battle) battle.defender:gain(1, "CP") end' },
  { "on_battle_end(item: item, battle: battle)", "The battle ends.",
    'function on_battle_end(item, battle) battle.attacker:score(2, "the last word") end' },
  { "on_round_start(item: item, battle: battle)", "A round begins.",
    "function on_round_start(item, battle)\n  if battle.round >= 2 then battle:area(\"Vault\"):mark(\"dark\"):until_end_of(\"round\") end\nend" },
  { "on_round_end(item: item, battle: battle)", "A round ends.",
    "function on_round_end(item, battle) battle:tell(\"Count the markers\") end" },
  { "on_turn_start(item: item, player: player, battle: battle)", "A turn begins; of the player whose turn it is.",
    "function on_turn_start(item, player, battle) player:gain(1, \"CP\") end" },
  { "on_turn_end(item: item, player: player, battle: battle)", "A turn ends.",
    "function on_turn_end(item, player, battle)\n  if player.controlled:count() > 2 then player:score(1) end\nend" },
  { "on_activation_start(item: item, unit: unit, battle: battle)", "A unit is activated, where units are in turn.",
    'function on_activation_start(item, unit, battle) unit:clear("on guard") end' },
  { "on_activation_end(item: item, unit: unit, battle: battle)", "Its activation ends.",
    'function on_activation_end(item, unit, battle) unit:mark("spent"):until_end_of("round") end' },
  { "on_unit_set_up(item: item, unit: unit, battle: battle)", "A unit is set up before the battle, or by a rule.",
    "function on_unit_set_up(item, unit, battle) unit:effect(\"in cover\"):until_it_moves() end" },
  { "on_unit_arrived(item: item, unit: unit, battle: battle)", "A unit comes from reserve.",
    "function on_unit_arrived(item, unit, battle) unit.player:score(1, \"here they are\") end" },
  { "on_unit_moving(item: item, unit: unit, move: move, battle: battle)", "A unit is about to move; it still stands where it stood.",
    "function on_unit_moving(item, unit, move, battle)\n  if move:comes_within(battle:marker(\"A\"), 3) then unit:suffer(1) end\nend" },
  { "on_unit_moved(item: item, unit: unit, move: move, battle: battle)", "A unit has moved.",
    "function on_unit_moved(item, unit, move, battle) unit:clear(\"hidden\") end" },
  { "on_unit_left(item: item, unit: unit, zone: zone, battle: battle)", "A unit moves off the battlefield by a zone; what becomes of it, this has to say.",
    "function on_unit_left(item, unit, zone, battle)\n  if zone.kind == \"escape-edge\" then unit:leave(\"escaped\") end\nend" },
  { "on_unit_shot(item: item, unit: unit, shot: shot, battle: battle)", "A unit has shot. What came of it are facts.",
    "function on_unit_shot(item, unit, shot, battle)\n  if shot.ordnance then battle:raise(\"alarm\") end\nend" },
  { "on_unit_fought(item: item, unit: unit, shot: shot, battle: battle)", "A unit has fought. It is told when the next line decides something, so that the facts behind it are known: who was killed by it is `destroyed`.",
    "function on_unit_fought(item, unit, shot, battle) shot.target:mark(\"shaken\"):until_end_of(\"turn\") end" },
  { "on_charge_declared(item: item, unit: unit, shot: shot, battle: battle)", "A unit charges another.",
    "function on_charge_declared(item, unit, shot, battle) battle:tell(tostring(shot.target) .. \" may fire\") end" },
  { "on_unit_damaged(item: item, unit: unit, by: unit?, battle: battle)", "A unit has suffered wounds or lost models, even all it had, as one that is destroyed where it stands; by whom, if that was said.",
    "function on_unit_damaged(item, unit, by, battle) unit:clear(\"hidden\") end" },
  { "on_unit_destroyed(item: item, unit: unit, by: unit?, battle: battle)", "A unit is destroyed.",
    "function on_unit_destroyed(item, unit, by, battle) unit.player.opponent:score(3, \"a kill\") end" },
  { "on_unit_broken(item: item, unit: unit, battle: battle)", "A unit breaks, as the table tells.",
    "function on_unit_broken(item, unit, battle) unit.player.opponent:score(1, \"they run\") end" },
  { "on_marker_removed(item: item, marker: marker, battle: battle)", "A marker is taken off the map.",
    "function on_marker_removed(item, marker, battle) battle:tell(\"One less\") end" },
  { "on_operating(item: item, attempt: attempt, battle: battle)", "A unit tries a hatchway; a rule may let it fail.",
    "function on_operating(item, attempt, battle)\n  if attempt.unit.player:roll(\"D6\", \"rust\") == 1 then attempt:fails(\"it jams\") end\nend" },
  { "on_hatchway_opened(item: item, hatchway: hatchway, by: unit?, battle: battle)", "A hatchway was opened.",
    "function on_hatchway_opened(item, hatchway, by, battle)\n  if by then by.player:score(1) end\nend" },
  { "on_hatchway_closed(item: item, hatchway: hatchway, by: unit?, battle: battle)", "A hatchway was closed.",
    "function on_hatchway_closed(item, hatchway, by, battle) hatchway:lock(\"sealed\") end" },
  { "on_hatchway_destroyed(item: item, hatchway: hatchway, by: unit?, battle: battle)", "A hatchway was destroyed.",
    "function on_hatchway_destroyed(item, hatchway, by, battle) battle:raise(\"alarm\") end" },
  { "on_control_changed(item: item, marker: marker, from: player?, battle: battle)", "Somebody else holds a marker than at the moment before; `from` held it.",
    "function on_control_changed(item, marker, from, battle) marker:set(\"contested\") end" },
  { "on_action_done(item: item, action: item, unit: unit, target: thing?, battle: battle)", "A unit has done an action.",
    "function on_action_done(item, action, unit, target, battle) unit.player:score(1, action.name) end" },
  { "on_card_played(item: item, card: item, player: player, battle: battle)", "A player has played a card.",
    "function on_card_played(item, card, player, battle) player:set(\"last card\", card.name) end" },
  { "before_test(item: item, test: test, battle: battle)", "A named test is about to be rolled, and may be changed.",
    "function before_test(item, test, battle)\n  if test.name == \"battle-shock\" then test:add(1) end\nend" },
  { "after_test(item: item, test: test, battle: battle)", "A named test was rolled, and may be rolled again.",
    "function after_test(item, test, battle)\n  if test.name == \"battle-shock\" and test.total < test.needs then test:again() end\nend" },
  { "may_set_up(item: item, unit: unit, zone: zone, battle: battle): boolean?, reason?", "Whether a unit may be set up in a zone. False refuses; it rolls nothing and changes nothing.",
    "function may_set_up(item, unit, zone, battle) return unit:is(\"scout\"), \"only scouts go there\" end", answers = true },
  { "may_arrive(item: item, unit: unit, zone: zone, battle: battle): boolean?, reason?", "Whether a unit may come from reserve in a zone.",
    "function may_arrive(item, unit, zone, battle) return battle.round >= 2, \"not before round 2\" end", answers = true },
  { "may_appear(item: item, unit: unit, point: point, battle: battle): boolean?, reason?", "Whether a unit may be set up, or come from reserve, at a place that is inside no zone of its side. One item that says true lets it; reasons of others are told where none does.",
    "function may_appear(item, unit, point, battle)\n  return not point:within_straight(battle.units:of(unit.player.opponent), 9), \"enemies are near\"\nend", answers = true },
  { "in_turn(item: item, battle: battle): player|boolean?", "Whether the sides set up their units one by one in turn, before the battle: true, or the player who begins.",
    "function in_turn(item, battle) return battle.defender end", answers = true },
  { "may_enter(item: item, unit: unit, area: area, battle: battle): boolean?, reason?", "Whether a unit may move into an area.",
    "function may_enter(item, unit, area, battle) return not area:has(\"vented\"), \"there is no air\" end", answers = true },
  { "may_move(item: item, unit: unit, move: move, battle: battle): boolean?, reason?", "Whether a unit may make a move: one of its own, or one that a rule lets a player make, which `move.kind` tells apart. What a rule moves by itself is not asked.",
    "function may_move(item, unit, move, battle)\n  if move.to:in_opening_of(battle.hatchways.open) then return false, \"nobody stops in an opening\" end\nend", answers = true },
  { "may_operate(item: item, hatchway: hatchway, unit: unit, battle: battle): boolean?, reason?", "Whether a unit may open or close a hatchway.",
    "function may_operate(item, hatchway, unit, battle) return not unit.engaged, \"it is engaged\" end", answers = true },
  { "may_close(item: item, hatchway: hatchway, battle: battle): boolean?, reason?", "Whether a hatchway may be closed, by a unit or by a rule. What the table tells is not asked.",
    'function may_close(item, hatchway, battle)\n  if hatchway:has("propped open") then return false, "it is propped open" end\nend', answers = true },
  { "may_breach(item: item, hatchway: hatchway, unit: unit, battle: battle): boolean?, reason?", "Whether a unit may blow a hatchway open.",
    'function may_breach(item, hatchway, unit, battle) return unit:is("sapper"), "only sappers breach" end', answers = true },
  { "may_act(item: item, action: item, unit: unit, battle: battle): boolean?, reason?", "Whether a unit may do an action.",
    "function may_act(item, action, unit, battle) return not unit.shocked, \"it is battle-shocked\" end", answers = true },
  { "may_shoot(item: item, unit: unit, target: unit, battle: battle): boolean?, reason?", "Whether a unit may shoot at another.",
    'function may_shoot(item, unit, target, battle) return not unit:has("silent"), "it keeps silent" end', answers = true },
  { "may_fight(item: item, unit: unit, target: unit, battle: battle): boolean?, reason?", "Whether a unit may fight another.",
    'function may_fight(item, unit, target, battle) return not target:has("hidden"), "it is hidden" end', answers = true },
  { "may_charge(item: item, unit: unit, target: unit, battle: battle): boolean?, reason?", "Whether a unit may charge another.",
    'function may_charge(item, unit, target, battle) return not unit.advanced, "it has advanced" end', answers = true },
  { "may_hold(item: item, unit: unit, marker: marker, battle: battle): boolean?, reason?", "Whether a unit counts for who controls a marker.",
    'function may_hold(item, unit, marker, battle) return unit:is("troops"), "troops alone hold markers" end', answers = true },
  { "may_play(item: item, card: item, player: player, battle: battle): boolean?, reason?", "Whether a player may play a card.",
    "function may_play(item, card, player, battle) return not player:has(\"silenced\"), \"the line is dead\" end", answers = true },
  { "may_take_turn(item: item, player: player, battle: battle): boolean?, reason?", "Whether a player has a turn, asked before it begins. Where he has none, nothing of it happens.",
    'function may_take_turn(item, player, battle) return battle.round > 1, "they come from round 2" end', answers = true },
  { "score(objective: item, player: player, battle: battle): integer?", "How many victory points a mission objective brings the player when it is scored.",
    "function score(objective, player, battle) return 2 * player.controlled:count() end", items = "mission-objective" },
  { "winner(objective: item, battle: battle): player?", "Who wins, where points do not decide.",
    "function winner(objective, battle)\n  if battle.attacker.controlled:any() then return battle.attacker end\nend", items = "mission-objective" },
  { "targets(item: item, about: any, battle: battle): things", "What a card or an action may be used on. Of an action, `about` is the unit that does it; of a card, what it is offered for: the unit at `unit-moved`, `before-shooting` and whatever else befalls one, the test at `before-test` and `after-roll`, the hatchway at `attack-on-door` and `hatchway-opened`, the unit that is activated at the start and the end of its turn. At each other moment, as in a step or a phase, it is the player who plays the card.",
    "function targets(item, about, battle) return battle.markers:within(about, 3) end", answers = true, items = "action stratagem" },
  { "use(card: item, about: any, target: any, battle: battle)", "What a card does: `about` as in `targets`, and what was chosen of those. Where the card has no function `targets` there is no target: `use(card, about, battle)`.",
    "function use(card, about, target, battle) target:effect(\"cannot be shot at\"):until_end_of(\"turn\") end", items = "stratagem" },
  { "may(action: item, unit: unit, battle: battle): boolean?, reason?", "Whether a unit may do this action.",
    "function may(action, unit, battle) return unit:is(\"infantry\"), \"only infantry can\" end", answers = true, items = "action" },
  { "start(action: item, unit: unit, target: any, battle: battle)", "What beginning an action does. Where the action has no function `targets` there is no target: `start(action, unit, battle)`.",
    "function start(action, unit, target, battle) unit:effect(\"busy\"):until_end_of(\"turn\") end", items = "action" },
  { "complete(action: item, unit: unit, target: any, battle: battle)", "What an action does when it is done. Where the action has no function `targets` there is no target: `complete(action, unit, battle)`.",
    "function complete(action, unit, target, battle) unit.player:score(3, action.name) end", items = "action" },
}

--- Names that stand by themselves, in conditions and in chunks; `in_conditions = true`: in conditions alone, as functions of
--- chunks are given such things.
api.names = {
  { "battle: battle", "The battle.", "battle.round --> 2", in_conditions = true },
  { "player: player", "The player whose points are counted.", "player.vp --> 0", in_conditions = true },
  { "objective: item", "The objective that is scored.", "objective.name --> Probe", in_conditions = true },
  { "attacker: player?", "The player whose side attacks.", "attacker.role --> attacker", in_conditions = true },
  { "defender: player?", "The player whose side defends.", "defender.role --> defender", in_conditions = true },
  { "controls(player: player, label: label?): integer", "How many objective markers the player controls: of this label, inside this area, or of all.", 'controls(player, "A") --> 1' },
  { "held_links(player: player, kind: link_kind?): integer", "How many links have both ends in the player's hand.", 'held_links(player, "pipe") --> 0' },
  { "destroyed_points(player: player): integer", "What the player's destroyed units count together.", "destroyed_points(player) --> 0" },
  { "area(name: name): area", "The area of this id, label or name.", 'area("Vault").label --> 1' },
  { "zone(name: name): zone", "The zone of this id, label or name.", 'zone("North").kind --> deployment' },
  { "marker(name: name): marker", "The marker of this id, label or name.", 'marker("A").kind --> objective' },
}

--- What places are wished for.
local wishes = {
  of = "wishes", { "away_from_enemies: number?", "how many inches from enemies on the battlefield are still too near" },
}

--- A sentence about what a table may hold.
local function held_by(options)
  local held = {}
  for index, option in ipairs(options) do held[index] = "`" .. string.match(option[1], "^[%w_]+") .. "`, " .. option[2] end
  return " `" .. options.of .. "` may hold " .. table.concat(held, "; ") .. "."
end

--- Words of classes and of their groups: owner, then entries.
api.words = {}
local function describe(owner, entries)
  for _, entry in ipairs(entries) do
    if entry.options then entry[2] = entry[2] .. held_by(entry.options) end
  end
  api.words[#api.words + 1] = { owner, entries }
end

describe("marked", {
  { "set(mark: mark, value: value?)", "Marks it with something, until that is cleared or marked anew; yes where no value is given.", 'unit:set("hidden")  unit:has("hidden") --> true', changes = true },
  { "get(mark: mark): value?", "The value of a mark, or nothing where it has no such mark: `(unit:get(\"charge\") or 0) + 1`.", 'unit:set("charge", 3)  unit:get("charge") --> 3' },
  { "has(mark: mark, value: value?): boolean", "Whether it has this mark; with a value, whether that is its value, or among others.", 'marker:set("lit by", player)  marker:has("lit by", player) --> true' },
  { "clear(mark: mark, reason: reason?)", "Takes a mark away.", 'unit:set("hidden")  unit:clear("hidden")  unit:has("hidden") --> false', changes = true },
  { "count_up(mark: mark, by: integer?): integer", "Adds to a mark that is a number, 1 if nothing else is said, and gives it.", 'marker:count_up("held")  marker:count_up("held", 2) --> 3', changes = true },
  { "add_to(mark: mark, player: player)", "Marks it with one player more, beside those before.", 'marker:add_to("read by", player)  marker:has("read by", player) --> true', changes = true },
  { "mark(mark: mark, value: value?): duration", "Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.", 'area:mark("dark"):until_end_of("round")  area:has("dark") --> true', changes = true },
  { "effect(words: string): duration", "Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.", 'unit:effect("moves 1\\" less"):until_it_moves()', changes = true },
})

describe("located", {
  { "within(thing: place|things, inches: number): boolean", "Whether it is within a distance of a thing, or of one of several: from edge to edge, round walls as the system measures; to a terrain feature, and between two, up to the outline.", "unit:within(marker, 3) --> true" },
  { "wholly_within(thing: place|things, inches: number): boolean", "Whether all of it is within a distance of a thing, or of one of several; a terrain feature with its whole outline.", "unit:wholly_within(marker, 2) --> false" },
  { "within_straight(thing: place|things, inches: number): boolean", "As `within`, in a straight line whatever is between.", "unit:within_straight(marker, 3) --> true" },
  { "inside(ground: ground|things): boolean", "Whether it is inside an area or a zone, if only in part, or in one of several. Of a terrain feature its outline counts.", "unit:inside(area) --> true" },
  { "wholly_inside(ground: ground|things): boolean", "Whether all of it is inside.", "unit:wholly_inside(area) --> true" },
  { "outside(ground: ground|things): boolean", "Whether no part of it is inside.", "enemy:outside(area) --> true" },
  { "in_opening_of(hatchway: hatchway|things): boolean", "Whether any part of it is in the opening of a hatchway, open or shut, or of one of several.", "unit:in_opening_of(battle.hatchways) --> false" },
  { "sees(thing: place): boolean", "Whether there is a line of sight: from middle to middle, to any part of the outline of a terrain feature, to either side of a hatchway.", "unit:sees(enemy) --> true" },
  { "distance_to(thing: place): number?", "How far away it is, in inches, for what grows with the distance; to compare use `within`, which is exact. Nothing where there is no way.", "unit:distance_to(marker) --> 2.0" },
})

describe("battle", {
  { "round: integer", "The number of the round, from 1; 0 before the battle.", "battle.round --> 2" },
  { "phase: string?", "The phase, as the system calls it.", "battle.phase --> nil" },
  { "moment: string?", "The moment, as objectives and records call it.", "battle.moment --> nil" },
  { "active: player?", "Whose turn it is.", "battle.active --> nil" },
  { "first: player?", "Who has the first turn.", "battle.first.role --> attacker" },
  { "second: player?", "Who has the second turn.", "battle.second.role --> defender" },
  { "initiative: player?", "The player with the initiative this round.", "battle.initiative --> nil" },
  { "attacker: player?", "The player whose side attacks.", "battle.attacker.role --> attacker" },
  { "defender: player?", "The player whose side defends.", "battle.defender.role --> defender" },
  { "underdog: player?", "Whose force counts so much less than the other's as the system says.", "battle.underdog --> nil" },
  { "begun: boolean?", "Whether the set-up is over.", "battle.begun --> true" },
  { "over: boolean?", "Whether it has ended.", "battle.over --> nil" },
  { "players: players", "Both players, in the order of the mission's sides.", "battle.players:count() --> 2" },
  { "units: units", "All units, on the battlefield, in reserve and destroyed.", "battle.units.on_battlefield:count() --> 2" },
  { "operatives: units", "The units, as some games call them.", "battle.operatives:count() --> 3" },
  { "markers: markers", "All markers on the map, objectives among them.", "battle.markers:count() --> 2" },
  { "objectives: markers", "The markers that players can hold.", 'battle.objectives:labelled("A"):count() --> 1' },
  { "areas: areas", "The areas of the map.", 'battle.areas:of_kind("compartment"):count() --> 2' },
  { "zones: zones", "The zones of the map.", 'battle.zones:of_kind("deployment"):count() --> 1' },
  { "hatchways: hatchways", "The hatchways of the map.", "for hatchway in battle.hatchways.open do hatchway:close() end" },
  { "features: features", "The terrain features that stand.", "battle.features:count() --> 1" },
  { "links: links", "The links of the map.", "battle.links:count() --> 2" },
  { "tables: { [string]: table }", "The tables of the mission by their ids.", 'battle.tables["traps"].name --> Traps' },
  { "centre: point", "The middle of the battlefield.", "unit:distance_to(battle.centre) --> 2.0" },
  { "area(name: name): area", "The area of this id, label or name; a miss names the nearest.", 'battle:area("Vault").label --> 1' },
  { "zone(name: name): zone", "The zone of this id, label or name.", 'battle:zone("North").kind --> deployment' },
  { "marker(name: name): marker", "The marker of this id, label or name.", 'battle:marker("A").kind --> objective' },
  { "unit(name: name): unit", "The unit of this id or name.", 'battle:unit("Guard").models --> 5' },
  { "hatchway(name: name): hatchway", "The hatchway of this id, label or name.", 'battle:hatchway("h1").is_open --> true' },
  { "side(name: name): player", "The player of this side, which is called by its role as well.", 'battle:side("defender").role --> defender' },
  { "table(id: string): table", "The table of this id.", 'battle:table("traps").name --> Traps' },
  { "roll_off(reason: reason?): player", "Both roll a D6, again where they are equal. Gives the player who has more.", 'battle:roll_off("who begins").role --> attacker', changes = true },
  { "raise(event: string, ...: any)", "Tells all items of an event of the author's own: those that define `on_` and its name.", 'battle:raise("alarm")', changes = true },
  { "tell(words: string)", "Tells the players what only they can do. It stands in the log; nothing changes, and nothing is given.", 'battle:tell("Take the markers off the table")' },
  { "end_turn(reason: reason?)", "The turn ends.", 'battle:end_turn("the lights go out")', changes = true },
  { "begin_with(player: player, reason: reason?)", "This player has the first turn, and nobody rolls for it.", 'battle:begin_with(player.opponent)  battle.first.role --> defender', changes = true },
  { "new_turn(player: player, reason: reason?)", "The turn ends, and this player has one of their own next.", "battle:new_turn(player)", changes = true },
  { "stop(reason: reason?)", "The battle ends.", 'battle:stop("the ship breaks apart")', changes = true },
  { "win(player: player, reason: reason?)", "The battle ends, and this player has won.", "battle:win(player)", changes = true },
})

describe("player", {
  { "id: string", "The id of the side.", "player.id --> attacker" },
  { "side: string", "The id of the side, as `id`.", "player.side --> attacker" },
  { "name: string", "What the side is called.", "player.name --> Attacker" },
  { "role: string?", "`attacker` or `defender`.", "player.role --> attacker" },
  { "opponent: player", "The other player; nothing where there is one side only.", "player.opponent.role --> defender" },
  { "units: units", "The player's units.", "player.units:count() --> 2" },
  { "warlord: unit?", "The unit that leads the player's force.", "player.warlord --> nil" },
  { "controlled: markers", "The objective markers that the player controls.", "player.controlled:count() --> 1" },
  { "escaped: units", "Those that have left the battlefield by a rule.", "player.escaped:count() --> 0" },
  { "vp: integer", "The player's victory points.", 'player:score(3, "test")  player.vp --> 3' },
  { "points: integer?", "How many points the player's force counts.", "player.points --> 500" },
  { "power: integer?", "The same as power.", "player.power --> 25" },
  { "roll(die: die, reason: reason?): integer", "Rolls for the player, once for each call, and gives the total. `2D6` adds two dice, `D3+2` adds 2.", 'player:roll("D6", "venting") --> 4', changes = true },
  { "successes(dice: integer, needs: integer, reason: reason?, about: thing?): integer", "Rolls so many D6 at once. Gives how many of them show what is needed, or more.", 'player:successes(3, 4, "saves") --> 2', changes = true },
  { "test(name: string, about: plain_table?): boolean, integer?", "A roll with a name, which cards and rules may change. Whether it is passed, and the total.", 'player:test("battle-shock", { needs = 4 }) --> true', changes = true, options = { of = "about",
    { "needs: integer?", "what is needed, or more (4)" }, { "plus: integer?", "what is added (0)" }, { "die: die?", "what is rolled (D6)" },
    { "dice: integer?", "how many of them, of which the best counts (1)" }, { "about: any", "what the test is about" },
  } },
  { "score(points: integer, reason: reason?)", "The player scores victory points, or loses some where the number is below 0. There are never fewer than 0 in all, and what is over the most of an objective or the system is gone.", 'player:score(5, "the relay")  player.vp --> 5', changes = true },
  { "gain(amount: integer, currency: currency)", "The player gets something to spend on cards. Nothing where that is forbidden just now.", 'player:gain(2, "CP")  player:has_of("CP") --> 2', changes = true },
  { "has_of(currency: currency): integer", "How much of it the player has.", 'player:has_of("CP") --> 0' },
  { "pay(amount: integer, currency: currency): boolean", "Whether the player could pay; it is taken then.", 'player:gain(1, "CP")  player:pay(1, "CP") --> true', changes = true },
  { "forbid(what: string): duration", "Forbids gaining something for a while: `\"gain CP\"`. Anything else is a mark, \"no\" and what is said, which rules may ask for.", 'player:forbid("gain CP"):until_end_of("round")', changes = true },
  { "choose(from: things|plain_table, words: string?): any", "Asks the player, and gives what is chosen. Of one nobody is asked, and that is given; of none, nothing.", "player:choose(battle.areas:labelled(1)).name --> Vault", asks = true },
  { "secretly(mark: mark, from: things|plain_table, words: string?): any", "What the player chooses, a mark of the player with this name; the log does not say what it was.", 'player:secretly("goal", battle.areas:labelled(1))  player:get("goal").name --> Vault', changes = true },
  { "choose_up_to(most: integer, from: things|plain_table, words: string?): things", "Asks the player, and gives those that are chosen, up to so many.", "player:choose_up_to(0, battle.areas):count() --> 0", asks = true },
  { "order(from: things|plain_table, words: string?): things", "The same, in the order that the player says; as they stand, where nobody says it.", "player:order(battle.areas:labelled(1)):count() --> 1", asks = true },
  { "agrees(words: string): boolean", "Whether the player says yes.", 'player:agrees("Fall back?") --> true', asks = true },
  { "number(words: string, low: integer, high: integer): integer", "Asks the player for a whole number from the lower to the higher one, and gives it.", 'player:number("How many?", 3, 3) --> 3', asks = true },
  { "place(kind: string, count: integer?, wishes: plain_table?): markers", "The player puts so many markers of a kind on the map, 1 if nothing else is said, and is asked where. Gives those that were placed.", 'player:place("mine", 0):count() --> 0', changes = true, options = wishes },
  { "move(unit: unit, inches: number)", "The player moves a unit up to so many inches, or leaves it. Gives nothing: whether it moved tells `unit.at`, compared with what it was before.", "player:move(unit, 3)", changes = true },
  { "bring_on(unit: unit, zone: zone|things|name, wishes: plain_table?)", "The player sets up a unit from reserve in a zone, or in one of several, and is asked where; or leaves it in reserve. Zones that `may_arrive` refuses are left out; where all are, the log says why.", 'player:bring_on(waiting, "North")', changes = true, options = wishes },
})

describe("unit", {
  { "id: string", "Its id.", "unit.id --> guard" },
  { "name: string", "What it is called.", "unit.name --> Guard" },
  { "player: player", "Whose it is.", "unit.player.role --> attacker" },
  { "kind: kind?", "Its kind, if it has one.", "unit.kind --> nil" },
  { "models: integer", "How many models it has left: 0, once it is destroyed.", "unit.models --> 5" },
  { "starting_models: integer", "How many it began with.", "unit.starting_models --> 5" },
  { "wounds: integer?", "How many wounds it has left, where that was said: 0, once it is destroyed.", "unit.wounds --> 10" },
  { "toughness: integer?", "Its toughness, where that was said.", "unit.toughness --> 4" },
  { "points: integer", "How many points it counts.", "unit.points --> 90" },
  { "power: integer", "The same as power.", "unit.power --> 5" },
  { "base: integer", "The diameter of its base, in micrometres: 25400 are an inch.", "unit.base --> 32000" },
  { "at: string?", "Where it stands, as documents write places.", "unit.at --> c1@0:0" },
  { "level: string?", "On which level, where there are several.", "unit.level --> nil" },
  { "on_battlefield: boolean", "Whether it stands on the map.", "unit.on_battlefield --> true" },
  { "in_reserve: boolean", "Whether it waits to come on.", "waiting.in_reserve --> true" },
  { "destroyed: boolean", "Whether it is destroyed.", "unit.destroyed --> false" },
  { "escaped: boolean", "Whether it has left by a rule.", "unit.escaped --> false" },
  { "shocked: boolean", "Whether it is battle-shocked: a fact that the table tells, or a mark.", "unit.shocked --> false" },
  { "broken: boolean", "Whether it is broken, as the table tells; or a mark.", "unit.broken --> false" },
  { "engaged: boolean", "Whether it is engaged.", "unit.engaged --> false" },
  { "moved: boolean", "Whether it has moved this turn.", "unit.moved --> false" },
  { "advanced: boolean", "Whether it has advanced this turn.", "unit.advanced --> false" },
  { "fell_back: boolean", "Whether it has fallen back this turn.", "unit.fell_back --> false" },
  { "charged: boolean", "Whether it has charged this turn.", "unit.charged --> false" },
  { "shot_at: boolean", "Whether somebody shot at it this turn.", "unit.shot_at --> false" },
  { "arrived: boolean", "Whether it came on this turn.", "unit.arrived --> false" },
  { "acted: string?", "The kind of the action that it has begun this turn, or its id where it has no kind.", "unit.acted --> nil" },
  { "withdrawn: boolean", "Whether it went into reserve during the battle.", "unit:to_reserve()  unit.withdrawn --> true" },
  { "is(keyword: keyword): boolean", "Whether it has the keyword.", 'unit:is("Infantry") --> true' },
  { "suffer(wounds: integer, what: string?, by: unit?)", "It suffers so many mortal wounds, or what is said; models go with them, and with none left it is destroyed. Where nobody said how many wounds it has, the table tells what it loses.", "unit:suffer(3)  unit.wounds --> 7", changes = true },
  { "lose(models: integer, by: unit?)", "It loses so many models; with none left it is destroyed.", "unit:lose(2)  unit.models --> 3", changes = true },
  { "destroy(by: unit?)", "It is destroyed. Should it be set up again, it has the models that it had before.", "unit:destroy()  unit.destroyed --> true", changes = true },
  { "set_up(place: place|string)", "It is set up at a place of the map, or in an area or zone, where its player is asked for the spot; where nobody says it, where there is room.", "waiting:set_up(area)  waiting.on_battlefield --> true", changes = true },
  { "move_to(place: place|string)", "It is moved there.", "enemy:move_to(area)  enemy:inside(area) --> true", changes = true },
  { "leave(how: exit)", "It leaves the battlefield: `escaped` or `destroyed`.", 'unit:leave("escaped")  unit.escaped --> true', changes = true },
  { "change_level(area: area|zone)", "From an area that it is wholly inside it goes to the one at the other end of its link, where its player says the spot.", 'unit:change_level(area)  unit:inside(battle:area("Hold")) --> true', changes = true },
  { "to_reserve()", "It goes into reserve.", "unit:to_reserve()  unit.in_reserve --> true", changes = true },
  { "split(size: integer): units", "It becomes units of so many models each, with their share of the points, rounded up.", "unit:split(2):count() --> 3", changes = true },
})

describe("marker", {
  { "id: string", "Its id.", "marker.id --> relay" },
  { "name: string", "What it is called.", "marker.name --> Relay" },
  { "label: label?", "What stands on it.", "marker.label --> A" },
  { "kind: kind", "Its kind.", "marker.kind --> objective" },
  { "player: player?", "Who has placed it.", "marker.player --> nil" },
  { "at: string", "Where it lies.", "marker.at --> c1@2:0" },
  { "level: string?", "On which level, where there are several.", "marker.level --> nil" },
  { "removed: boolean?", "Whether it was taken off the map.", "marker.removed --> nil" },
  { "controller: player?", "Who controls it, by the system's rule.", "marker.controller.role --> attacker" },
  { "secured_by: player?", "Whose it stays with nobody near it.", "marker.secured_by --> nil" },
  { "controlled_by(player: player): boolean", "Whether the player controls it.", "marker:controlled_by(player) --> true" },
  { "linked(kind: link_kind?): things", "What is at the other ends of its links.", "marker:linked():count() --> 1" },
  { "secure(player: player)", "It stays the player's with nobody near it, until the other side controls it.", "marker:secure(player)  marker.secured_by.role --> attacker", changes = true },
  { "wounds: integer?", "How many wounds it has left, where its kind says so.", "marker.wounds --> 2" },
  { "damage(wounds: integer)", "It suffers so many wounds; with none left it is taken off the map.", "marker:damage(2)  marker.removed --> true", changes = true },
  { "remove(reason: reason?)", "It is taken off the map.", "marker:remove()  marker.removed --> true", changes = true },
  { "move_to(place: place|string)", "It is moved there.", 'marker:move_to("c2@0:0")  marker.at --> c2@0:0', changes = true },
})

for _, word in ipairs({ "area", "zone" }) do
  local is_area = word == "area"
  local entries = {
    { "id: string", "Its id.", word .. ".id --> " .. (is_area and "vault" or "north") },
    { "name: string", "What it is called.", word .. ".name --> " .. (is_area and "Vault" or "North") },
    { "label: label?", "What stands on it.", word .. ".label --> " .. (is_area and "1" or "nil") },
    { "kind: kind", "Its kind.", word .. ".kind --> " .. (is_area and "compartment" or "deployment") },
    { "player: player?", "Whose it is.", word .. ".player --> nil" },
    { "units: units", "The units on the battlefield in it.", word .. ".units:count() --> " .. (is_area and "1" or "0") },
    { "markers: markers", "The markers in it.", word .. ".markers:count() --> " .. (is_area and "1" or "0") },
    { "hatchways: hatchways", "The hatchways at its edges.", word .. ".hatchways:count() --> " .. (is_area and "1" or "0") },
    { "cells: { [integer]: string }", "Those of which it is made, where it is drawn on cells.", "#" .. word .. ".cells --> 1" },
    { "counterpart(): area|zone?", "What is at the other end of its link.", word .. ":counterpart() --> " .. (is_area and "Hold" or "nil") },
  }
  if not is_area then
    entries[#entries + 1] = { "lets_in(unit: unit): boolean",
      "Whether a unit of its side may be set up in it just now, or come in by it.", "zone:lets_in(waiting) --> false" }
  end
  describe(word, entries)
end

describe("point", {
  { "name: string", "What it is called.", "battle.centre.name --> the centre" },
  { "at: string", "Where it is.", "battle.centre.at --> c1@2:0" },
})

describe("hatchway", {
  { "id: string", "Its id.", "hatchway.id --> h1" },
  { "name: string", "What it is called.", "hatchway.name --> h1" },
  { "label: label?", "What stands on it.", "hatchway.label --> nil" },
  { "edge: string", "The edge that it is in; of one off the lattice `#` and its id.", "hatchway.edge --> h1" },
  { "is_open: boolean", "Whether it is open.", "hatchway.is_open --> true" },
  { "locked: boolean", "Whether it is locked.", "hatchway.locked --> false" },
  { "breachable: boolean", "Whether it may be blown open, as the map says.", "hatchway.breachable --> false" },
  { "controller: player?", "Whose side alone operates it, if the map says so.", "hatchway.controller --> nil" },
  { "airlock: boolean", "Whether it is an airlock.", "hatchway.airlock --> false" },
  { "destroyed: boolean", "Whether it is destroyed, and stands open for good.", "hatchway.destroyed --> false" },
  { "between(unit: unit, other: unit?): boolean", "Whether it is between two units, whose middles are on opposite sides of it; or between the models of one, as far as is known: its base lies in the opening, or the table has told of an area on either side that the unit is inside.", "hatchway:between(unit, enemy) --> true" },
  { "open(reason: reason?)", "Opens it; a locked one stays as it is.", "hatchway:close()  hatchway:open()  hatchway.is_open --> true", changes = true },
  { "close(reason: reason?)", "Closes it; a locked or destroyed one stays as it is, and one that a rule keeps open (`may_close`).", "hatchway:close()  hatchway.is_open --> false", changes = true },
  { "lock(reason: reason?)", "Locks it as it stands.", "hatchway:lock()  hatchway.locked --> true", changes = true },
  { "unlock(reason: reason?)", "Unlocks it.", "hatchway:lock()  hatchway:unlock()  hatchway.locked --> false", changes = true },
  { "breach(by: unit?)", "It is blown open for good, where the map says that it may be.", "hatchway:breach()  hatchway.destroyed --> false", changes = true },
  { "destroy(by: unit?)", "It is destroyed, and stands open for good.", "hatchway:destroy()  hatchway.destroyed --> true", changes = true },
})

describe("feature", {
  { "id: string", "Its id.", "feature.id --> crate" },
  { "name: string", "What it is called.", "feature.name --> Crate" },
  { "label: label?", "What stands on it.", "feature.label --> nil" },
  { "kind: kind", "Its kind.", "feature.kind --> crate" },
  { "at: string", "Where it stands.", "feature.at --> c2@5:0" },
  { "removed: boolean?", "Whether it was taken off the map.", "feature.removed --> nil" },
  { "units_within(inches: number): units", "The units on the battlefield within a distance of it.", "feature:units_within(1):count() --> 1" },
  { "wounds: integer?", "How many wounds it has left, where its kind says so.", "feature.wounds --> nil" },
  { "damage(wounds: integer)", "It suffers so many wounds; with none left it is taken off the map.", "feature:damage(1)  battle.features:count() --> 1", changes = true },
  { "remove(reason: reason?)", "It is taken off the map.", "feature:remove()  battle.features:count() --> 0", changes = true },
})

describe("link", {
  { "name: string", "Its kind.", "link.name --> pipe" },
  { "kind: kind", "Its kind.", "link.kind --> pipe" },
  { "from: thing", "Where it begins.", "link.from.name --> Relay" },
  { "to: thing", "Where it ends.", "link.to.name --> Well" },
})

describe("item", {
  { "id: string", "Its id.", "item.id --> probe" },
  { "name: string", "What it is called. The item's figures are fields beside these: `item.from`.", "item.name --> Probe" },
  { "text: string", "What is printed.", "item.text --> On {from}+." },
  { "what: string", "`rule`, `mission-objective`, `action`, `stratagem` or `table`.", "item.what --> rule" },
  { "kind: kind?", "Its kind.", "item.kind --> nil" },
  { "side: string?", "Whose it is.", "item.side --> nil" },
  { "cost: string?", "What a card costs.", "card.cost --> 1" },
  { "currency: string?", "What a card is paid with.", "card.currency --> CP" },
  { "player: player?", "Of a card, who plays it, or may just now.", "card.player --> nil" },
  { "spent: integer?", "What was paid for a card that was just played; of one that costs 1-2 or 1+, as much as its player said, or else the least.", "card.spent --> nil" },
  { "rows: any", "Of an objective with outcomes, its rows: each with `attacker`, `defender` and `text`.", "item.rows --> nil" },
})

describe("table", {
  { "id: string", "Its id.", 'battle:table("traps").id --> traps' },
  { "name: string", "What it is called.", 'battle:table("traps").name --> Traps' },
  { "text: string", "What is printed above its rows.", 'battle:table("traps").text --> What lies there.' },
  { "die: die?", "What is rolled for it.", 'battle:table("traps").die --> D6' },
  { "rows: rows", "Its rows.", 'battle:table("traps").rows:count() --> 2' },
  { "choices: rows", "Its rows, where one is chosen.", 'battle:table("traps").choices:first().name --> Nothing' },
  { "row(total: integer): row?", "The row for this result: of one below all rows the first, of one between two the upper one; above all there is none, and nothing happens.", 'battle:table("traps"):row(5).name --> Mine' },
  { "apply(total: integer, ...: any): row?", "Does what the row for this result says; what else is passed goes to its function.", 'battle:table("traps"):apply(5, unit).name --> Mine', changes = true },
})

describe("row", {
  { "id: string", "Its id.", "row.id --> mine" },
  { "name: string", "What it is called.", "row.name --> Mine" },
  { "text: string", "What is printed.", "row.text --> A mine goes off." },
  { "on: string", "For which results it is, as `4+`.", "row.on --> 4+" },
  { "value: number?", "Its value, where that is a number.", "row.value --> 3" },
  { "item: any", "What it gives from the library, where it names an item.", "row.item --> nil" },
  { "apply(...: any)", "Does what it says: its function gets the row, what is passed, and the battle.", "row:apply(unit)  unit.wounds --> 7", changes = true },
})

describe("test", {
  { "name: string", "What the test is called.", "test.name --> battle-shock" },
  { "player: player", "Who rolls.", "test.player.role --> attacker" },
  { "about: any", "What it is about.", "test.about --> Guard" },
  { "die: die", "What is rolled.", "test.die --> D6" },
  { "dice: integer", "How many, of which the best counts; may be written.", "test.dice = 2  test.dice --> 2" },
  { "needs: integer", "What is needed, or more; may be written.", "test.needs = 3  test.needs --> 3" },
  { "plus: integer", "What is added; may be written.", "test.plus --> 0" },
  { "add(number: integer)", "Adds to what is rolled.", "test:add(1)  test.plus --> 1", changes = true },
  { "passes()", "It is passed without a roll.", "test:passes()", changes = true },
  { "total: integer?", "What it came to, once it was rolled.", "test.total --> 3" },
  { "again()", "It is rolled once more, all its dice, and that counts: for `after_test`, and cards behind a roll.", "test:again()", changes = true },
  { "fails(reason: reason?)", "It fails without a roll.", 'test:fails("no air")', changes = true },
})

describe("move", {
  { "unit: unit", "Who moves.", "move.unit.name --> Guard" },
  { "kind: string", "`normal`, or `rule` where a rule moves it.", "move.kind --> normal" },
  { "to: point", "Where it ends, as large as the base that comes to stand there.", "move.to:within(marker, 1) --> true" },
  { "comes_within(thing: place, inches: number): boolean", "Whether it comes so near to something anywhere on its way, as `within` measures from there: from edge to edge, round walls. Its way is the shortest between the places that were said; where it begins and ends as well.", "move:comes_within(marker, 1) --> true" },
  { "leaves(ground: ground): boolean", "Whether it begins in an area or a zone and ends outside of it.", "move:leaves(area) --> false" },
  { "crosses(ground: ground): boolean", "Whether its way leads through an area or a zone, as that of its middle, if only along its edge; where it begins and ends as well.", "move:crosses(zone) --> false" },
})

describe("shot", {
  { "target: unit", "Who is attacked.", "shot.target.name --> Raiders" },
  { "ordnance: boolean", "Whether it was said to be ordnance.", "shot.ordnance --> false" },
})

describe("attempt", {
  { "hatchway: hatchway", "What is tried.", "attempt.hatchway.id --> h1" },
  { "unit: unit", "Who tries.", "attempt.unit.name --> Guard" },
  { "fails(reason: reason?)", "The hatchway stays as it is.", 'attempt:fails("it jams")', changes = true },
  { "succeeds()", "It does not fail, whatever was said before.", "attempt:succeeds()", changes = true },
})

describe("duration", {
  { "until_end_of(what: span, player: player?): duration", "Until that ends; with a player, until one of theirs does.", 'unit:mark("slow"):until_end_of("turn", player)' },
  { "until_start_of(what: span, player: player?): duration", "Until that begins.", 'unit:mark("slow"):until_start_of("turn", player.opponent)' },
  { "until_it_moves(): duration", "Until the unit moves.", 'unit:mark("dug in"):until_it_moves()' },
})

--- Of lists. `these` is a list of the same things, `each` one of them.
describe("things", {
  { "open: these", "The hatchways that are open.", "battle.hatchways.open:count() --> 1" },
  { "closed: these", "The hatchways that are closed.", "battle.hatchways.closed:count() --> 0" },
  { "airlocks: these", "The hatchways that are airlocks.", "battle.hatchways.airlocks:none() --> true" },
  { "on_battlefield: these", "The units on the map.", "battle.units.on_battlefield:count() --> 2" },
  { "in_reserve: these", "The units in reserve.", "battle.units.in_reserve:count() --> 1" },
  { "destroyed: these", "Those that are destroyed.", "battle.units.destroyed:count() --> 0" },
  { "escaped: these", "The units that have left by a rule.", "battle.units.escaped:count() --> 0" },
  { "where(test: function): these", "Those for which the function is true.", "battle.units:where(function(each) return each.models > 3 end):count() --> 2" },
  { "of(player: player): these", "Those of a player.", "battle.units:of(player):count() --> 2" },
  { "of_kind(kind: kind): these", "Those of a kind, as the map calls it.", 'battle.areas:of_kind("compartment"):count() --> 2' },
  { "labelled(label: label): these", "Those that have the label.", 'battle.markers:labelled("A"):first().name --> Relay' },
  { "numbered(number: integer): each?", "The one whose label is this number, or nothing.", "battle.areas:numbered(1).name --> Vault" },
  { "with(mark: mark, value: value?): these", "Those that have this mark.", 'unit:set("hidden")  battle.units:with("hidden"):count() --> 1' },
  { "without(mark: mark, value: value?): these", "Those of which it is not.", 'unit:set("hidden")  battle.units:without("hidden"):count() --> 2' },
  { "controlled_by(player: player): these", "The markers that the player controls.", "battle.objectives:controlled_by(player):count() --> 1" },
  { "within(thing: place|things, inches: number): these", "Those within a distance of a thing, or of one of several.", "battle.units:within(marker, 2):first().name --> Guard" },
  { "inside(ground: ground|things): these", "Those inside an area or a zone, or one of several.", "battle.units:inside(area):count() --> 1" },
  { "outside(ground: ground|things): these", "Those of which no part is inside.", "battle.units.on_battlefield:outside(area):count() --> 1" },
  { "wholly_inside(ground: ground|things): these", "Those that are inside with all of them.", "battle.units:wholly_inside(area):count() --> 1" },
  { "except(gone: thing|things): these", "Those but one, or but several.", "battle.units:except(unit):count() --> 2" },
  { "includes(thing: thing): boolean", "Whether it is one of them.", "area.units:includes(unit) --> true" },
  { "nearest(thing: place): each?", "The one that is nearest to a thing.", "battle.units:nearest(marker).name --> Guard" },
  { "count(): integer", "How many there are.", "battle.units:count() --> 3" },
  { "any(): boolean", "Whether there are some.", "area.units:any() --> true" },
  { "none(): boolean", "Whether there are none.", "zone.units:none() --> true" },
  { "first(): each?", "The first of them, or nothing.", "battle.units:first().name --> Guard" },
  { "sum(what: string|function): number", "What a field, or what a function gives, comes to for all of them.", 'battle.units:sum("points") --> 250' },
})
