-- SPDX-License-Identifier: MIT
---@meta
-- Written from scripting/engine/words/api.lua. Add this folder to the workspace library of your language server.

---@alias bulkhead.plain_table table
---@alias bulkhead.die string
---@alias bulkhead.kind string
---@alias bulkhead.label string|integer
---@alias bulkhead.name string|integer|bulkhead.place|bulkhead.player
---@alias bulkhead.link_kind string
---@alias bulkhead.mark string
---@alias bulkhead.value boolean|integer|number|string|bulkhead.thing
---@alias bulkhead.currency string
---@alias bulkhead.keyword string
---@alias bulkhead.span string
---@alias bulkhead.exit string
---@alias bulkhead.reason string
---@alias bulkhead.place bulkhead.unit|bulkhead.marker|bulkhead.area|bulkhead.zone|bulkhead.hatchway|bulkhead.feature|bulkhead.point
---@alias bulkhead.ground bulkhead.area|bulkhead.zone
---@alias bulkhead.thing bulkhead.battle|bulkhead.player|bulkhead.unit|bulkhead.marker|bulkhead.area|bulkhead.zone|bulkhead.hatchway|bulkhead.feature|bulkhead.item|bulkhead.table|bulkhead.row

---@class bulkhead.battle
---@field round integer The number of the round, from 1; 0 before the battle.
---@field phase string? The phase, as the system calls it.
---@field moment string? The moment, as objectives and records call it.
---@field active bulkhead.player? Whose turn it is.
---@field first bulkhead.player? Who has the first turn.
---@field second bulkhead.player? Who has the second turn.
---@field initiative bulkhead.player? The player with the initiative this round.
---@field attacker bulkhead.player? The player whose side attacks.
---@field defender bulkhead.player? The player whose side defends.
---@field underdog bulkhead.player? Whose force counts so much less than the other's as the system says.
---@field begun boolean? Whether the set-up is over.
---@field over boolean? Whether it has ended.
---@field players bulkhead.players Both players, in the order of the mission's sides.
---@field units bulkhead.units All units, on the battlefield, in reserve and destroyed.
---@field operatives bulkhead.units The units, as some games call them.
---@field markers bulkhead.markers All markers on the map, objectives among them.
---@field objectives bulkhead.markers The markers that players can hold.
---@field areas bulkhead.areas The areas of the map.
---@field zones bulkhead.zones The zones of the map.
---@field hatchways bulkhead.hatchways The hatchways of the map.
---@field features bulkhead.features The terrain features that stand.
---@field links bulkhead.links The links of the map.
---@field tables { [string]: bulkhead.table } The tables of the mission by their ids.
---@field centre bulkhead.point The middle of the battlefield.
---@field area fun(self: bulkhead.battle, name: bulkhead.name): bulkhead.area The area of this id, label or name; a miss names the nearest.
---@field zone fun(self: bulkhead.battle, name: bulkhead.name): bulkhead.zone The zone of this id, label or name.
---@field marker fun(self: bulkhead.battle, name: bulkhead.name): bulkhead.marker The marker of this id, label or name.
---@field unit fun(self: bulkhead.battle, name: bulkhead.name): bulkhead.unit The unit of this id or name.
---@field hatchway fun(self: bulkhead.battle, name: bulkhead.name): bulkhead.hatchway The hatchway of this id, label or name.
---@field side fun(self: bulkhead.battle, name: bulkhead.name): bulkhead.player The player of this side, which is called by its role as well.
---@field table fun(self: bulkhead.battle, id: string): bulkhead.table The table of this id.
---@field roll_off fun(self: bulkhead.battle, reason?: bulkhead.reason): bulkhead.player Both roll a D6, again where they are equal. Gives the player who has more.
---@field raise fun(self: bulkhead.battle, event: string, ...: any) Tells all items of an event of the author's own: those that define `on_` and its name.
---@field tell fun(self: bulkhead.battle, words: string) Tells the players what only they can do. It stands in the log; nothing changes, and nothing is given.
---@field end_turn fun(self: bulkhead.battle, reason?: bulkhead.reason) The turn ends.
---@field begin_with fun(self: bulkhead.battle, player: bulkhead.player, reason?: bulkhead.reason) This player has the first turn, and nobody rolls for it.
---@field new_turn fun(self: bulkhead.battle, player: bulkhead.player, reason?: bulkhead.reason) The turn ends, and this player has one of their own next.
---@field stop fun(self: bulkhead.battle, reason?: bulkhead.reason) The battle ends.
---@field win fun(self: bulkhead.battle, player: bulkhead.player, reason?: bulkhead.reason) The battle ends, and this player has won.
---@field set fun(self: bulkhead.battle, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.battle, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.battle, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.battle, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.battle, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.battle, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.battle, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.battle, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.player
---@field id string The id of the side.
---@field side string The id of the side, as `id`.
---@field name string What the side is called.
---@field role string? `attacker` or `defender`.
---@field opponent bulkhead.player The other player; nothing where there is one side only.
---@field units bulkhead.units The player's units.
---@field warlord bulkhead.unit? The unit that leads the player's force.
---@field controlled bulkhead.markers The objective markers that the player controls.
---@field escaped bulkhead.units Those that have left the battlefield by a rule.
---@field vp integer The player's victory points.
---@field points integer? How many points the player's force counts.
---@field power integer? The same as power.
---@field roll fun(self: bulkhead.player, die: bulkhead.die, reason?: bulkhead.reason): integer Rolls for the player, once for each call, and gives the total. `2D6` adds two dice, `D3+2` adds 2.
---@field successes fun(self: bulkhead.player, dice: integer, needs: integer, reason?: bulkhead.reason, about?: bulkhead.thing): integer Rolls so many D6 at once. Gives how many of them show what is needed, or more.
---@field test fun(self: bulkhead.player, name: string, about?: { needs?: integer, plus?: integer, die?: bulkhead.die, dice?: integer, about?: any }): boolean, integer? A roll with a name, which cards and rules may change. Whether it is passed, and the total. `about` may hold `needs`, what is needed, or more (4); `plus`, what is added (0); `die`, what is rolled (D6); `dice`, how many of them, of which the best counts (1); `about`, what the test is about.
---@field score fun(self: bulkhead.player, points: integer, reason?: bulkhead.reason) The player scores victory points, or loses some where the number is below 0. There are never fewer than 0 in all, and what is over the most of an objective or the system is gone.
---@field gain fun(self: bulkhead.player, amount: integer, currency: bulkhead.currency) The player gets something to spend on cards. Nothing where that is forbidden just now.
---@field has_of fun(self: bulkhead.player, currency: bulkhead.currency): integer How much of it the player has.
---@field pay fun(self: bulkhead.player, amount: integer, currency: bulkhead.currency): boolean Whether the player could pay; it is taken then.
---@field forbid fun(self: bulkhead.player, what: string): bulkhead.duration Forbids gaining something for a while: `"gain CP"`. Anything else is a mark, "no" and what is said, which rules may ask for.
---@field choose fun(self: bulkhead.player, from: bulkhead.things|bulkhead.plain_table, words?: string): any Asks the player, and gives what is chosen. Of one nobody is asked, and that is given; of none, nothing.
---@field secretly fun(self: bulkhead.player, mark: bulkhead.mark, from: bulkhead.things|bulkhead.plain_table, words?: string): any What the player chooses, a mark of the player with this name; the log does not say what it was.
---@field choose_up_to fun(self: bulkhead.player, most: integer, from: bulkhead.things|bulkhead.plain_table, words?: string): bulkhead.things Asks the player, and gives those that are chosen, up to so many.
---@field order fun(self: bulkhead.player, from: bulkhead.things|bulkhead.plain_table, words?: string): bulkhead.things The same, in the order that the player says; as they stand, where nobody says it.
---@field agrees fun(self: bulkhead.player, words: string): boolean Whether the player says yes.
---@field number fun(self: bulkhead.player, words: string, low: integer, high: integer): integer Asks the player for a whole number from the lower to the higher one, and gives it.
---@field place fun(self: bulkhead.player, kind: string, count?: integer, wishes?: { away_from_enemies?: number }): bulkhead.markers The player puts so many markers of a kind on the map, 1 if nothing else is said, and is asked where. Gives those that were placed. `wishes` may hold `away_from_enemies`, how many inches from enemies on the battlefield are still too near.
---@field move fun(self: bulkhead.player, unit: bulkhead.unit, inches: number) The player moves a unit up to so many inches, or leaves it. Gives nothing: whether it moved tells `unit.at`, compared with what it was before.
---@field bring_on fun(self: bulkhead.player, unit: bulkhead.unit, zone: bulkhead.zone|bulkhead.things|bulkhead.name, wishes?: { away_from_enemies?: number }) The player sets up a unit from reserve in a zone, or in one of several, and is asked where; or leaves it in reserve. Zones that `may_arrive` refuses are left out; where all are, the log says why. `wishes` may hold `away_from_enemies`, how many inches from enemies on the battlefield are still too near.
---@field set fun(self: bulkhead.player, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.player, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.player, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.player, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.player, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.player, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.player, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.player, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.unit
---@field id string Its id.
---@field name string What it is called.
---@field player bulkhead.player Whose it is.
---@field kind bulkhead.kind? Its kind, if it has one.
---@field models integer How many models it has left: 0, once it is destroyed.
---@field starting_models integer How many it began with.
---@field wounds integer? How many wounds it has left, where that was said: 0, once it is destroyed.
---@field toughness integer? Its toughness, where that was said.
---@field points integer How many points it counts.
---@field power integer The same as power.
---@field base integer The diameter of its base, in micrometres: 25400 are an inch.
---@field at string? Where it stands, as documents write places.
---@field level string? On which level, where there are several.
---@field on_battlefield boolean Whether it stands on the map.
---@field in_reserve boolean Whether it waits to come on.
---@field destroyed boolean Whether it is destroyed.
---@field escaped boolean Whether it has left by a rule.
---@field shocked boolean Whether it is battle-shocked: a fact that the table tells, or a mark.
---@field broken boolean Whether it is broken, as the table tells; or a mark.
---@field engaged boolean Whether it is engaged.
---@field moved boolean Whether it has moved this turn.
---@field advanced boolean Whether it has advanced this turn.
---@field fell_back boolean Whether it has fallen back this turn.
---@field charged boolean Whether it has charged this turn.
---@field shot_at boolean Whether somebody shot at it this turn.
---@field arrived boolean Whether it came on this turn.
---@field acted string? The kind of the action that it has begun this turn, or its id where it has no kind.
---@field withdrawn boolean Whether it went into reserve during the battle.
---@field is fun(self: bulkhead.unit, keyword: bulkhead.keyword): boolean Whether it has the keyword.
---@field suffer fun(self: bulkhead.unit, wounds: integer, what?: string, by?: bulkhead.unit) It suffers so many mortal wounds, or what is said; models go with them, and with none left it is destroyed. Where nobody said how many wounds it has, the table tells what it loses.
---@field lose fun(self: bulkhead.unit, models: integer, by?: bulkhead.unit) It loses so many models; with none left it is destroyed.
---@field destroy fun(self: bulkhead.unit, by?: bulkhead.unit) It is destroyed. Should it be set up again, it has the models that it had before.
---@field set_up fun(self: bulkhead.unit, place: bulkhead.place|string) It is set up at a place of the map, or in an area or zone, where its player is asked for the spot; where nobody says it, where there is room.
---@field move_to fun(self: bulkhead.unit, place: bulkhead.place|string) It is moved there.
---@field leave fun(self: bulkhead.unit, how: bulkhead.exit) It leaves the battlefield: `escaped` or `destroyed`.
---@field change_level fun(self: bulkhead.unit, area: bulkhead.area|bulkhead.zone) From an area that it is wholly inside it goes to the one at the other end of its link, where its player says the spot.
---@field to_reserve fun(self: bulkhead.unit) It goes into reserve.
---@field split fun(self: bulkhead.unit, size: integer): bulkhead.units It becomes units of so many models each, with their share of the points, rounded up.
---@field within fun(self: bulkhead.unit, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether it is within a distance of a thing, or of one of several: from edge to edge, round walls as the system measures; to a terrain feature, and between two, up to the outline.
---@field wholly_within fun(self: bulkhead.unit, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether all of it is within a distance of a thing, or of one of several; a terrain feature with its whole outline.
---@field within_straight fun(self: bulkhead.unit, thing: bulkhead.place|bulkhead.things, inches: number): boolean As `within`, in a straight line whatever is between.
---@field inside fun(self: bulkhead.unit, ground: bulkhead.ground|bulkhead.things): boolean Whether it is inside an area or a zone, if only in part, or in one of several. Of a terrain feature its outline counts.
---@field wholly_inside fun(self: bulkhead.unit, ground: bulkhead.ground|bulkhead.things): boolean Whether all of it is inside.
---@field outside fun(self: bulkhead.unit, ground: bulkhead.ground|bulkhead.things): boolean Whether no part of it is inside.
---@field in_opening_of fun(self: bulkhead.unit, hatchway: bulkhead.hatchway|bulkhead.things): boolean Whether any part of it is in the opening of a hatchway, open or shut, or of one of several.
---@field sees fun(self: bulkhead.unit, thing: bulkhead.place): boolean Whether there is a line of sight: from middle to middle, to any part of the outline of a terrain feature, to either side of a hatchway.
---@field distance_to fun(self: bulkhead.unit, thing: bulkhead.place): number? How far away it is, in inches, for what grows with the distance; to compare use `within`, which is exact. Nothing where there is no way.
---@field set fun(self: bulkhead.unit, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.unit, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.unit, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.unit, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.unit, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.unit, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.unit, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.unit, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.marker
---@field id string Its id.
---@field name string What it is called.
---@field label bulkhead.label? What stands on it.
---@field kind bulkhead.kind Its kind.
---@field player bulkhead.player? Who has placed it.
---@field at string Where it lies.
---@field level string? On which level, where there are several.
---@field removed boolean? Whether it was taken off the map.
---@field controller bulkhead.player? Who controls it, by the system's rule.
---@field secured_by bulkhead.player? Whose it stays with nobody near it.
---@field controlled_by fun(self: bulkhead.marker, player: bulkhead.player): boolean Whether the player controls it.
---@field linked fun(self: bulkhead.marker, kind?: bulkhead.link_kind): bulkhead.things What is at the other ends of its links.
---@field secure fun(self: bulkhead.marker, player: bulkhead.player) It stays the player's with nobody near it, until the other side controls it.
---@field wounds integer? How many wounds it has left, where its kind says so.
---@field damage fun(self: bulkhead.marker, wounds: integer) It suffers so many wounds; with none left it is taken off the map.
---@field remove fun(self: bulkhead.marker, reason?: bulkhead.reason) It is taken off the map.
---@field move_to fun(self: bulkhead.marker, place: bulkhead.place|string) It is moved there.
---@field within fun(self: bulkhead.marker, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether it is within a distance of a thing, or of one of several: from edge to edge, round walls as the system measures; to a terrain feature, and between two, up to the outline.
---@field wholly_within fun(self: bulkhead.marker, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether all of it is within a distance of a thing, or of one of several; a terrain feature with its whole outline.
---@field within_straight fun(self: bulkhead.marker, thing: bulkhead.place|bulkhead.things, inches: number): boolean As `within`, in a straight line whatever is between.
---@field inside fun(self: bulkhead.marker, ground: bulkhead.ground|bulkhead.things): boolean Whether it is inside an area or a zone, if only in part, or in one of several. Of a terrain feature its outline counts.
---@field wholly_inside fun(self: bulkhead.marker, ground: bulkhead.ground|bulkhead.things): boolean Whether all of it is inside.
---@field outside fun(self: bulkhead.marker, ground: bulkhead.ground|bulkhead.things): boolean Whether no part of it is inside.
---@field in_opening_of fun(self: bulkhead.marker, hatchway: bulkhead.hatchway|bulkhead.things): boolean Whether any part of it is in the opening of a hatchway, open or shut, or of one of several.
---@field sees fun(self: bulkhead.marker, thing: bulkhead.place): boolean Whether there is a line of sight: from middle to middle, to any part of the outline of a terrain feature, to either side of a hatchway.
---@field distance_to fun(self: bulkhead.marker, thing: bulkhead.place): number? How far away it is, in inches, for what grows with the distance; to compare use `within`, which is exact. Nothing where there is no way.
---@field set fun(self: bulkhead.marker, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.marker, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.marker, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.marker, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.marker, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.marker, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.marker, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.marker, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.area
---@field id string Its id.
---@field name string What it is called.
---@field label bulkhead.label? What stands on it.
---@field kind bulkhead.kind Its kind.
---@field player bulkhead.player? Whose it is.
---@field units bulkhead.units The units on the battlefield in it.
---@field markers bulkhead.markers The markers in it.
---@field hatchways bulkhead.hatchways The hatchways at its edges.
---@field cells { [integer]: string } Those of which it is made, where it is drawn on cells.
---@field counterpart fun(self: bulkhead.area): bulkhead.area|bulkhead.zone? What is at the other end of its link.
---@field within fun(self: bulkhead.area, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether it is within a distance of a thing, or of one of several: from edge to edge, round walls as the system measures; to a terrain feature, and between two, up to the outline.
---@field wholly_within fun(self: bulkhead.area, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether all of it is within a distance of a thing, or of one of several; a terrain feature with its whole outline.
---@field within_straight fun(self: bulkhead.area, thing: bulkhead.place|bulkhead.things, inches: number): boolean As `within`, in a straight line whatever is between.
---@field inside fun(self: bulkhead.area, ground: bulkhead.ground|bulkhead.things): boolean Whether it is inside an area or a zone, if only in part, or in one of several. Of a terrain feature its outline counts.
---@field wholly_inside fun(self: bulkhead.area, ground: bulkhead.ground|bulkhead.things): boolean Whether all of it is inside.
---@field outside fun(self: bulkhead.area, ground: bulkhead.ground|bulkhead.things): boolean Whether no part of it is inside.
---@field in_opening_of fun(self: bulkhead.area, hatchway: bulkhead.hatchway|bulkhead.things): boolean Whether any part of it is in the opening of a hatchway, open or shut, or of one of several.
---@field sees fun(self: bulkhead.area, thing: bulkhead.place): boolean Whether there is a line of sight: from middle to middle, to any part of the outline of a terrain feature, to either side of a hatchway.
---@field distance_to fun(self: bulkhead.area, thing: bulkhead.place): number? How far away it is, in inches, for what grows with the distance; to compare use `within`, which is exact. Nothing where there is no way.
---@field set fun(self: bulkhead.area, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.area, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.area, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.area, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.area, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.area, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.area, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.area, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.zone
---@field id string Its id.
---@field name string What it is called.
---@field label bulkhead.label? What stands on it.
---@field kind bulkhead.kind Its kind.
---@field player bulkhead.player? Whose it is.
---@field units bulkhead.units The units on the battlefield in it.
---@field markers bulkhead.markers The markers in it.
---@field hatchways bulkhead.hatchways The hatchways at its edges.
---@field cells { [integer]: string } Those of which it is made, where it is drawn on cells.
---@field counterpart fun(self: bulkhead.zone): bulkhead.area|bulkhead.zone? What is at the other end of its link.
---@field lets_in fun(self: bulkhead.zone, unit: bulkhead.unit): boolean Whether a unit of its side may be set up in it just now, or come in by it.
---@field within fun(self: bulkhead.zone, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether it is within a distance of a thing, or of one of several: from edge to edge, round walls as the system measures; to a terrain feature, and between two, up to the outline.
---@field wholly_within fun(self: bulkhead.zone, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether all of it is within a distance of a thing, or of one of several; a terrain feature with its whole outline.
---@field within_straight fun(self: bulkhead.zone, thing: bulkhead.place|bulkhead.things, inches: number): boolean As `within`, in a straight line whatever is between.
---@field inside fun(self: bulkhead.zone, ground: bulkhead.ground|bulkhead.things): boolean Whether it is inside an area or a zone, if only in part, or in one of several. Of a terrain feature its outline counts.
---@field wholly_inside fun(self: bulkhead.zone, ground: bulkhead.ground|bulkhead.things): boolean Whether all of it is inside.
---@field outside fun(self: bulkhead.zone, ground: bulkhead.ground|bulkhead.things): boolean Whether no part of it is inside.
---@field in_opening_of fun(self: bulkhead.zone, hatchway: bulkhead.hatchway|bulkhead.things): boolean Whether any part of it is in the opening of a hatchway, open or shut, or of one of several.
---@field sees fun(self: bulkhead.zone, thing: bulkhead.place): boolean Whether there is a line of sight: from middle to middle, to any part of the outline of a terrain feature, to either side of a hatchway.
---@field distance_to fun(self: bulkhead.zone, thing: bulkhead.place): number? How far away it is, in inches, for what grows with the distance; to compare use `within`, which is exact. Nothing where there is no way.
---@field set fun(self: bulkhead.zone, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.zone, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.zone, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.zone, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.zone, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.zone, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.zone, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.zone, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.hatchway
---@field id string Its id.
---@field name string What it is called.
---@field label bulkhead.label? What stands on it.
---@field edge string The edge that it is in; of one off the lattice `#` and its id.
---@field is_open boolean Whether it is open.
---@field locked boolean Whether it is locked.
---@field breachable boolean Whether it may be blown open, as the map says.
---@field controller bulkhead.player? Whose side alone operates it, if the map says so.
---@field airlock boolean Whether it is an airlock.
---@field destroyed boolean Whether it is destroyed, and stands open for good.
---@field between fun(self: bulkhead.hatchway, unit: bulkhead.unit, other?: bulkhead.unit): boolean Whether it is between two units, whose middles are on opposite sides of it; or between the models of one, as far as is known: its base lies in the opening, or the table has told of an area on either side that the unit is inside.
---@field open fun(self: bulkhead.hatchway, reason?: bulkhead.reason) Opens it; a locked one stays as it is.
---@field close fun(self: bulkhead.hatchway, reason?: bulkhead.reason) Closes it; a locked or destroyed one stays as it is, and one that a rule keeps open (`may_close`).
---@field lock fun(self: bulkhead.hatchway, reason?: bulkhead.reason) Locks it as it stands.
---@field unlock fun(self: bulkhead.hatchway, reason?: bulkhead.reason) Unlocks it.
---@field breach fun(self: bulkhead.hatchway, by?: bulkhead.unit) It is blown open for good, where the map says that it may be.
---@field destroy fun(self: bulkhead.hatchway, by?: bulkhead.unit) It is destroyed, and stands open for good.
---@field within fun(self: bulkhead.hatchway, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether it is within a distance of a thing, or of one of several: from edge to edge, round walls as the system measures; to a terrain feature, and between two, up to the outline.
---@field wholly_within fun(self: bulkhead.hatchway, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether all of it is within a distance of a thing, or of one of several; a terrain feature with its whole outline.
---@field within_straight fun(self: bulkhead.hatchway, thing: bulkhead.place|bulkhead.things, inches: number): boolean As `within`, in a straight line whatever is between.
---@field inside fun(self: bulkhead.hatchway, ground: bulkhead.ground|bulkhead.things): boolean Whether it is inside an area or a zone, if only in part, or in one of several. Of a terrain feature its outline counts.
---@field wholly_inside fun(self: bulkhead.hatchway, ground: bulkhead.ground|bulkhead.things): boolean Whether all of it is inside.
---@field outside fun(self: bulkhead.hatchway, ground: bulkhead.ground|bulkhead.things): boolean Whether no part of it is inside.
---@field in_opening_of fun(self: bulkhead.hatchway, hatchway: bulkhead.hatchway|bulkhead.things): boolean Whether any part of it is in the opening of a hatchway, open or shut, or of one of several.
---@field sees fun(self: bulkhead.hatchway, thing: bulkhead.place): boolean Whether there is a line of sight: from middle to middle, to any part of the outline of a terrain feature, to either side of a hatchway.
---@field distance_to fun(self: bulkhead.hatchway, thing: bulkhead.place): number? How far away it is, in inches, for what grows with the distance; to compare use `within`, which is exact. Nothing where there is no way.
---@field set fun(self: bulkhead.hatchway, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.hatchway, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.hatchway, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.hatchway, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.hatchway, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.hatchway, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.hatchway, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.hatchway, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.feature
---@field id string Its id.
---@field name string What it is called.
---@field label bulkhead.label? What stands on it.
---@field kind bulkhead.kind Its kind.
---@field at string Where it stands.
---@field removed boolean? Whether it was taken off the map.
---@field units_within fun(self: bulkhead.feature, inches: number): bulkhead.units The units on the battlefield within a distance of it.
---@field wounds integer? How many wounds it has left, where its kind says so.
---@field damage fun(self: bulkhead.feature, wounds: integer) It suffers so many wounds; with none left it is taken off the map.
---@field remove fun(self: bulkhead.feature, reason?: bulkhead.reason) It is taken off the map.
---@field within fun(self: bulkhead.feature, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether it is within a distance of a thing, or of one of several: from edge to edge, round walls as the system measures; to a terrain feature, and between two, up to the outline.
---@field wholly_within fun(self: bulkhead.feature, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether all of it is within a distance of a thing, or of one of several; a terrain feature with its whole outline.
---@field within_straight fun(self: bulkhead.feature, thing: bulkhead.place|bulkhead.things, inches: number): boolean As `within`, in a straight line whatever is between.
---@field inside fun(self: bulkhead.feature, ground: bulkhead.ground|bulkhead.things): boolean Whether it is inside an area or a zone, if only in part, or in one of several. Of a terrain feature its outline counts.
---@field wholly_inside fun(self: bulkhead.feature, ground: bulkhead.ground|bulkhead.things): boolean Whether all of it is inside.
---@field outside fun(self: bulkhead.feature, ground: bulkhead.ground|bulkhead.things): boolean Whether no part of it is inside.
---@field in_opening_of fun(self: bulkhead.feature, hatchway: bulkhead.hatchway|bulkhead.things): boolean Whether any part of it is in the opening of a hatchway, open or shut, or of one of several.
---@field sees fun(self: bulkhead.feature, thing: bulkhead.place): boolean Whether there is a line of sight: from middle to middle, to any part of the outline of a terrain feature, to either side of a hatchway.
---@field distance_to fun(self: bulkhead.feature, thing: bulkhead.place): number? How far away it is, in inches, for what grows with the distance; to compare use `within`, which is exact. Nothing where there is no way.
---@field set fun(self: bulkhead.feature, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.feature, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.feature, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.feature, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.feature, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.feature, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.feature, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.feature, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.point
---@field name string What it is called.
---@field at string Where it is.
---@field within fun(self: bulkhead.point, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether it is within a distance of a thing, or of one of several: from edge to edge, round walls as the system measures; to a terrain feature, and between two, up to the outline.
---@field wholly_within fun(self: bulkhead.point, thing: bulkhead.place|bulkhead.things, inches: number): boolean Whether all of it is within a distance of a thing, or of one of several; a terrain feature with its whole outline.
---@field within_straight fun(self: bulkhead.point, thing: bulkhead.place|bulkhead.things, inches: number): boolean As `within`, in a straight line whatever is between.
---@field inside fun(self: bulkhead.point, ground: bulkhead.ground|bulkhead.things): boolean Whether it is inside an area or a zone, if only in part, or in one of several. Of a terrain feature its outline counts.
---@field wholly_inside fun(self: bulkhead.point, ground: bulkhead.ground|bulkhead.things): boolean Whether all of it is inside.
---@field outside fun(self: bulkhead.point, ground: bulkhead.ground|bulkhead.things): boolean Whether no part of it is inside.
---@field in_opening_of fun(self: bulkhead.point, hatchway: bulkhead.hatchway|bulkhead.things): boolean Whether any part of it is in the opening of a hatchway, open or shut, or of one of several.
---@field sees fun(self: bulkhead.point, thing: bulkhead.place): boolean Whether there is a line of sight: from middle to middle, to any part of the outline of a terrain feature, to either side of a hatchway.
---@field distance_to fun(self: bulkhead.point, thing: bulkhead.place): number? How far away it is, in inches, for what grows with the distance; to compare use `within`, which is exact. Nothing where there is no way.

---@class bulkhead.link
---@field name string Its kind.
---@field kind bulkhead.kind Its kind.
---@field from bulkhead.thing Where it begins.
---@field to bulkhead.thing Where it ends.

---@class bulkhead.item
---@field id string Its id.
---@field name string What it is called. The item's figures are fields beside these: `item.from`.
---@field text string What is printed.
---@field what string `rule`, `mission-objective`, `action`, `stratagem` or `table`.
---@field kind bulkhead.kind? Its kind.
---@field side string? Whose it is.
---@field cost string? What a card costs.
---@field currency string? What a card is paid with.
---@field player bulkhead.player? Of a card, who plays it, or may just now.
---@field spent integer? What was paid for a card that was just played; of one that costs 1-2 or 1+, as much as its player said, or else the least.
---@field rows any Of an objective with outcomes, its rows: each with `attacker`, `defender` and `text`.
---@field set fun(self: bulkhead.item, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.item, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.item, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.item, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.item, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.item, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.item, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.item, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.
---@field [string] any The item's figures.

---@class bulkhead.table
---@field id string Its id.
---@field name string What it is called.
---@field text string What is printed above its rows.
---@field die bulkhead.die? What is rolled for it.
---@field rows bulkhead.rows Its rows.
---@field choices bulkhead.rows Its rows, where one is chosen.
---@field row fun(self: bulkhead.table, total: integer): bulkhead.row? The row for this result: of one below all rows the first, of one between two the upper one; above all there is none, and nothing happens.
---@field apply fun(self: bulkhead.table, total: integer, ...: any): bulkhead.row? Does what the row for this result says; what else is passed goes to its function.
---@field set fun(self: bulkhead.table, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.table, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.table, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.table, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.table, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.table, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.table, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.table, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.row
---@field id string Its id.
---@field name string What it is called.
---@field text string What is printed.
---@field on string For which results it is, as `4+`.
---@field value number? Its value, where that is a number.
---@field item any What it gives from the library, where it names an item.
---@field apply fun(self: bulkhead.row, ...: any) Does what it says: its function gets the row, what is passed, and the battle.
---@field set fun(self: bulkhead.row, mark: bulkhead.mark, value?: bulkhead.value) Marks it with something, until that is cleared or marked anew; yes where no value is given.
---@field get fun(self: bulkhead.row, mark: bulkhead.mark): bulkhead.value? The value of a mark, or nothing where it has no such mark: `(unit:get("charge") or 0) + 1`.
---@field has fun(self: bulkhead.row, mark: bulkhead.mark, value?: bulkhead.value): boolean Whether it has this mark; with a value, whether that is its value, or among others.
---@field clear fun(self: bulkhead.row, mark: bulkhead.mark, reason?: bulkhead.reason) Takes a mark away.
---@field count_up fun(self: bulkhead.row, mark: bulkhead.mark, by?: integer): integer Adds to a mark that is a number, 1 if nothing else is said, and gives it.
---@field add_to fun(self: bulkhead.row, mark: bulkhead.mark, player: bulkhead.player) Marks it with one player more, beside those before.
---@field mark fun(self: bulkhead.row, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.duration Marks it with something for a while: how long is said behind it. Where nothing is said it stays until it is cleared, as with `set`.
---@field effect fun(self: bulkhead.row, words: string): bulkhead.duration Holds for a while what only players can heed; it is shown beside the thing. How long is said behind it; where nothing is said it stays, until it is cleared as the mark with these words.

---@class bulkhead.test
---@field name string What the test is called.
---@field player bulkhead.player Who rolls.
---@field about any What it is about.
---@field die bulkhead.die What is rolled.
---@field dice integer How many, of which the best counts; may be written.
---@field needs integer What is needed, or more; may be written.
---@field plus integer What is added; may be written.
---@field add fun(self: bulkhead.test, number: integer) Adds to what is rolled.
---@field passes fun(self: bulkhead.test) It is passed without a roll.
---@field total integer? What it came to, once it was rolled.
---@field again fun(self: bulkhead.test) It is rolled once more, all its dice, and that counts: for `after_test`, and cards behind a roll.
---@field fails fun(self: bulkhead.test, reason?: bulkhead.reason) It fails without a roll.

---@class bulkhead.move
---@field unit bulkhead.unit Who moves.
---@field kind string `normal`, or `rule` where a rule moves it.
---@field to bulkhead.point Where it ends, as large as the base that comes to stand there.
---@field comes_within fun(self: bulkhead.move, thing: bulkhead.place, inches: number): boolean Whether it comes so near to something anywhere on its way, as `within` measures from there: from edge to edge, round walls. Its way is the shortest between the places that were said; where it begins and ends as well.
---@field leaves fun(self: bulkhead.move, ground: bulkhead.ground): boolean Whether it begins in an area or a zone and ends outside of it.
---@field crosses fun(self: bulkhead.move, ground: bulkhead.ground): boolean Whether its way leads through an area or a zone, as that of its middle, if only along its edge; where it begins and ends as well.

---@class bulkhead.shot
---@field target bulkhead.unit Who is attacked.
---@field ordnance boolean Whether it was said to be ordnance.

---@class bulkhead.attempt
---@field hatchway bulkhead.hatchway What is tried.
---@field unit bulkhead.unit Who tries.
---@field fails fun(self: bulkhead.attempt, reason?: bulkhead.reason) The hatchway stays as it is.
---@field succeeds fun(self: bulkhead.attempt) It does not fail, whatever was said before.

---@class bulkhead.duration
---@field until_end_of fun(self: bulkhead.duration, what: bulkhead.span, player?: bulkhead.player): bulkhead.duration Until that ends; with a player, until one of theirs does.
---@field until_start_of fun(self: bulkhead.duration, what: bulkhead.span, player?: bulkhead.player): bulkhead.duration Until that begins.
---@field until_it_moves fun(self: bulkhead.duration): bulkhead.duration Until the unit moves.

---@class bulkhead.things
---@operator call: bulkhead.thing?
---@operator len: integer
---@field open bulkhead.things The hatchways that are open.
---@field closed bulkhead.things The hatchways that are closed.
---@field airlocks bulkhead.things The hatchways that are airlocks.
---@field on_battlefield bulkhead.things The units on the map.
---@field in_reserve bulkhead.things The units in reserve.
---@field destroyed bulkhead.things Those that are destroyed.
---@field escaped bulkhead.things The units that have left by a rule.
---@field where fun(self: bulkhead.things, test: function): bulkhead.things Those for which the function is true.
---@field of fun(self: bulkhead.things, player: bulkhead.player): bulkhead.things Those of a player.
---@field of_kind fun(self: bulkhead.things, kind: bulkhead.kind): bulkhead.things Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.things, label: bulkhead.label): bulkhead.things Those that have the label.
---@field numbered fun(self: bulkhead.things, number: integer): bulkhead.thing? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.things, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.things Those that have this mark.
---@field without fun(self: bulkhead.things, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.things Those of which it is not.
---@field controlled_by fun(self: bulkhead.things, player: bulkhead.player): bulkhead.things The markers that the player controls.
---@field within fun(self: bulkhead.things, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.things Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.things, ground: bulkhead.ground|bulkhead.things): bulkhead.things Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.things, ground: bulkhead.ground|bulkhead.things): bulkhead.things Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.things, ground: bulkhead.ground|bulkhead.things): bulkhead.things Those that are inside with all of them.
---@field except fun(self: bulkhead.things, gone: bulkhead.thing|bulkhead.things): bulkhead.things Those but one, or but several.
---@field includes fun(self: bulkhead.things, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.things, thing: bulkhead.place): bulkhead.thing? The one that is nearest to a thing.
---@field count fun(self: bulkhead.things): integer How many there are.
---@field any fun(self: bulkhead.things): boolean Whether there are some.
---@field none fun(self: bulkhead.things): boolean Whether there are none.
---@field first fun(self: bulkhead.things): bulkhead.thing? The first of them, or nothing.
---@field sum fun(self: bulkhead.things, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.players
---@operator call: bulkhead.player?
---@operator len: integer
---@field open bulkhead.players The hatchways that are open.
---@field closed bulkhead.players The hatchways that are closed.
---@field airlocks bulkhead.players The hatchways that are airlocks.
---@field on_battlefield bulkhead.players The units on the map.
---@field in_reserve bulkhead.players The units in reserve.
---@field destroyed bulkhead.players Those that are destroyed.
---@field escaped bulkhead.players The units that have left by a rule.
---@field where fun(self: bulkhead.players, test: function): bulkhead.players Those for which the function is true.
---@field of fun(self: bulkhead.players, player: bulkhead.player): bulkhead.players Those of a player.
---@field of_kind fun(self: bulkhead.players, kind: bulkhead.kind): bulkhead.players Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.players, label: bulkhead.label): bulkhead.players Those that have the label.
---@field numbered fun(self: bulkhead.players, number: integer): bulkhead.player? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.players, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.players Those that have this mark.
---@field without fun(self: bulkhead.players, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.players Those of which it is not.
---@field controlled_by fun(self: bulkhead.players, player: bulkhead.player): bulkhead.players The markers that the player controls.
---@field within fun(self: bulkhead.players, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.players Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.players, ground: bulkhead.ground|bulkhead.things): bulkhead.players Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.players, ground: bulkhead.ground|bulkhead.things): bulkhead.players Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.players, ground: bulkhead.ground|bulkhead.things): bulkhead.players Those that are inside with all of them.
---@field except fun(self: bulkhead.players, gone: bulkhead.thing|bulkhead.things): bulkhead.players Those but one, or but several.
---@field includes fun(self: bulkhead.players, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.players, thing: bulkhead.place): bulkhead.player? The one that is nearest to a thing.
---@field count fun(self: bulkhead.players): integer How many there are.
---@field any fun(self: bulkhead.players): boolean Whether there are some.
---@field none fun(self: bulkhead.players): boolean Whether there are none.
---@field first fun(self: bulkhead.players): bulkhead.player? The first of them, or nothing.
---@field sum fun(self: bulkhead.players, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.units
---@operator call: bulkhead.unit?
---@operator len: integer
---@field open bulkhead.units The hatchways that are open.
---@field closed bulkhead.units The hatchways that are closed.
---@field airlocks bulkhead.units The hatchways that are airlocks.
---@field on_battlefield bulkhead.units The units on the map.
---@field in_reserve bulkhead.units The units in reserve.
---@field destroyed bulkhead.units Those that are destroyed.
---@field escaped bulkhead.units The units that have left by a rule.
---@field where fun(self: bulkhead.units, test: function): bulkhead.units Those for which the function is true.
---@field of fun(self: bulkhead.units, player: bulkhead.player): bulkhead.units Those of a player.
---@field of_kind fun(self: bulkhead.units, kind: bulkhead.kind): bulkhead.units Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.units, label: bulkhead.label): bulkhead.units Those that have the label.
---@field numbered fun(self: bulkhead.units, number: integer): bulkhead.unit? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.units, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.units Those that have this mark.
---@field without fun(self: bulkhead.units, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.units Those of which it is not.
---@field controlled_by fun(self: bulkhead.units, player: bulkhead.player): bulkhead.units The markers that the player controls.
---@field within fun(self: bulkhead.units, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.units Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.units, ground: bulkhead.ground|bulkhead.things): bulkhead.units Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.units, ground: bulkhead.ground|bulkhead.things): bulkhead.units Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.units, ground: bulkhead.ground|bulkhead.things): bulkhead.units Those that are inside with all of them.
---@field except fun(self: bulkhead.units, gone: bulkhead.thing|bulkhead.things): bulkhead.units Those but one, or but several.
---@field includes fun(self: bulkhead.units, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.units, thing: bulkhead.place): bulkhead.unit? The one that is nearest to a thing.
---@field count fun(self: bulkhead.units): integer How many there are.
---@field any fun(self: bulkhead.units): boolean Whether there are some.
---@field none fun(self: bulkhead.units): boolean Whether there are none.
---@field first fun(self: bulkhead.units): bulkhead.unit? The first of them, or nothing.
---@field sum fun(self: bulkhead.units, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.markers
---@operator call: bulkhead.marker?
---@operator len: integer
---@field open bulkhead.markers The hatchways that are open.
---@field closed bulkhead.markers The hatchways that are closed.
---@field airlocks bulkhead.markers The hatchways that are airlocks.
---@field on_battlefield bulkhead.markers The units on the map.
---@field in_reserve bulkhead.markers The units in reserve.
---@field destroyed bulkhead.markers Those that are destroyed.
---@field escaped bulkhead.markers The units that have left by a rule.
---@field where fun(self: bulkhead.markers, test: function): bulkhead.markers Those for which the function is true.
---@field of fun(self: bulkhead.markers, player: bulkhead.player): bulkhead.markers Those of a player.
---@field of_kind fun(self: bulkhead.markers, kind: bulkhead.kind): bulkhead.markers Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.markers, label: bulkhead.label): bulkhead.markers Those that have the label.
---@field numbered fun(self: bulkhead.markers, number: integer): bulkhead.marker? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.markers, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.markers Those that have this mark.
---@field without fun(self: bulkhead.markers, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.markers Those of which it is not.
---@field controlled_by fun(self: bulkhead.markers, player: bulkhead.player): bulkhead.markers The markers that the player controls.
---@field within fun(self: bulkhead.markers, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.markers Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.markers, ground: bulkhead.ground|bulkhead.things): bulkhead.markers Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.markers, ground: bulkhead.ground|bulkhead.things): bulkhead.markers Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.markers, ground: bulkhead.ground|bulkhead.things): bulkhead.markers Those that are inside with all of them.
---@field except fun(self: bulkhead.markers, gone: bulkhead.thing|bulkhead.things): bulkhead.markers Those but one, or but several.
---@field includes fun(self: bulkhead.markers, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.markers, thing: bulkhead.place): bulkhead.marker? The one that is nearest to a thing.
---@field count fun(self: bulkhead.markers): integer How many there are.
---@field any fun(self: bulkhead.markers): boolean Whether there are some.
---@field none fun(self: bulkhead.markers): boolean Whether there are none.
---@field first fun(self: bulkhead.markers): bulkhead.marker? The first of them, or nothing.
---@field sum fun(self: bulkhead.markers, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.areas
---@operator call: bulkhead.area?
---@operator len: integer
---@field open bulkhead.areas The hatchways that are open.
---@field closed bulkhead.areas The hatchways that are closed.
---@field airlocks bulkhead.areas The hatchways that are airlocks.
---@field on_battlefield bulkhead.areas The units on the map.
---@field in_reserve bulkhead.areas The units in reserve.
---@field destroyed bulkhead.areas Those that are destroyed.
---@field escaped bulkhead.areas The units that have left by a rule.
---@field where fun(self: bulkhead.areas, test: function): bulkhead.areas Those for which the function is true.
---@field of fun(self: bulkhead.areas, player: bulkhead.player): bulkhead.areas Those of a player.
---@field of_kind fun(self: bulkhead.areas, kind: bulkhead.kind): bulkhead.areas Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.areas, label: bulkhead.label): bulkhead.areas Those that have the label.
---@field numbered fun(self: bulkhead.areas, number: integer): bulkhead.area? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.areas, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.areas Those that have this mark.
---@field without fun(self: bulkhead.areas, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.areas Those of which it is not.
---@field controlled_by fun(self: bulkhead.areas, player: bulkhead.player): bulkhead.areas The markers that the player controls.
---@field within fun(self: bulkhead.areas, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.areas Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.areas, ground: bulkhead.ground|bulkhead.things): bulkhead.areas Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.areas, ground: bulkhead.ground|bulkhead.things): bulkhead.areas Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.areas, ground: bulkhead.ground|bulkhead.things): bulkhead.areas Those that are inside with all of them.
---@field except fun(self: bulkhead.areas, gone: bulkhead.thing|bulkhead.things): bulkhead.areas Those but one, or but several.
---@field includes fun(self: bulkhead.areas, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.areas, thing: bulkhead.place): bulkhead.area? The one that is nearest to a thing.
---@field count fun(self: bulkhead.areas): integer How many there are.
---@field any fun(self: bulkhead.areas): boolean Whether there are some.
---@field none fun(self: bulkhead.areas): boolean Whether there are none.
---@field first fun(self: bulkhead.areas): bulkhead.area? The first of them, or nothing.
---@field sum fun(self: bulkhead.areas, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.zones
---@operator call: bulkhead.zone?
---@operator len: integer
---@field open bulkhead.zones The hatchways that are open.
---@field closed bulkhead.zones The hatchways that are closed.
---@field airlocks bulkhead.zones The hatchways that are airlocks.
---@field on_battlefield bulkhead.zones The units on the map.
---@field in_reserve bulkhead.zones The units in reserve.
---@field destroyed bulkhead.zones Those that are destroyed.
---@field escaped bulkhead.zones The units that have left by a rule.
---@field where fun(self: bulkhead.zones, test: function): bulkhead.zones Those for which the function is true.
---@field of fun(self: bulkhead.zones, player: bulkhead.player): bulkhead.zones Those of a player.
---@field of_kind fun(self: bulkhead.zones, kind: bulkhead.kind): bulkhead.zones Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.zones, label: bulkhead.label): bulkhead.zones Those that have the label.
---@field numbered fun(self: bulkhead.zones, number: integer): bulkhead.zone? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.zones, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.zones Those that have this mark.
---@field without fun(self: bulkhead.zones, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.zones Those of which it is not.
---@field controlled_by fun(self: bulkhead.zones, player: bulkhead.player): bulkhead.zones The markers that the player controls.
---@field within fun(self: bulkhead.zones, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.zones Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.zones, ground: bulkhead.ground|bulkhead.things): bulkhead.zones Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.zones, ground: bulkhead.ground|bulkhead.things): bulkhead.zones Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.zones, ground: bulkhead.ground|bulkhead.things): bulkhead.zones Those that are inside with all of them.
---@field except fun(self: bulkhead.zones, gone: bulkhead.thing|bulkhead.things): bulkhead.zones Those but one, or but several.
---@field includes fun(self: bulkhead.zones, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.zones, thing: bulkhead.place): bulkhead.zone? The one that is nearest to a thing.
---@field count fun(self: bulkhead.zones): integer How many there are.
---@field any fun(self: bulkhead.zones): boolean Whether there are some.
---@field none fun(self: bulkhead.zones): boolean Whether there are none.
---@field first fun(self: bulkhead.zones): bulkhead.zone? The first of them, or nothing.
---@field sum fun(self: bulkhead.zones, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.hatchways
---@operator call: bulkhead.hatchway?
---@operator len: integer
---@field open bulkhead.hatchways The hatchways that are open.
---@field closed bulkhead.hatchways The hatchways that are closed.
---@field airlocks bulkhead.hatchways The hatchways that are airlocks.
---@field on_battlefield bulkhead.hatchways The units on the map.
---@field in_reserve bulkhead.hatchways The units in reserve.
---@field destroyed bulkhead.hatchways Those that are destroyed.
---@field escaped bulkhead.hatchways The units that have left by a rule.
---@field where fun(self: bulkhead.hatchways, test: function): bulkhead.hatchways Those for which the function is true.
---@field of fun(self: bulkhead.hatchways, player: bulkhead.player): bulkhead.hatchways Those of a player.
---@field of_kind fun(self: bulkhead.hatchways, kind: bulkhead.kind): bulkhead.hatchways Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.hatchways, label: bulkhead.label): bulkhead.hatchways Those that have the label.
---@field numbered fun(self: bulkhead.hatchways, number: integer): bulkhead.hatchway? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.hatchways, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.hatchways Those that have this mark.
---@field without fun(self: bulkhead.hatchways, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.hatchways Those of which it is not.
---@field controlled_by fun(self: bulkhead.hatchways, player: bulkhead.player): bulkhead.hatchways The markers that the player controls.
---@field within fun(self: bulkhead.hatchways, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.hatchways Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.hatchways, ground: bulkhead.ground|bulkhead.things): bulkhead.hatchways Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.hatchways, ground: bulkhead.ground|bulkhead.things): bulkhead.hatchways Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.hatchways, ground: bulkhead.ground|bulkhead.things): bulkhead.hatchways Those that are inside with all of them.
---@field except fun(self: bulkhead.hatchways, gone: bulkhead.thing|bulkhead.things): bulkhead.hatchways Those but one, or but several.
---@field includes fun(self: bulkhead.hatchways, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.hatchways, thing: bulkhead.place): bulkhead.hatchway? The one that is nearest to a thing.
---@field count fun(self: bulkhead.hatchways): integer How many there are.
---@field any fun(self: bulkhead.hatchways): boolean Whether there are some.
---@field none fun(self: bulkhead.hatchways): boolean Whether there are none.
---@field first fun(self: bulkhead.hatchways): bulkhead.hatchway? The first of them, or nothing.
---@field sum fun(self: bulkhead.hatchways, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.features
---@operator call: bulkhead.feature?
---@operator len: integer
---@field open bulkhead.features The hatchways that are open.
---@field closed bulkhead.features The hatchways that are closed.
---@field airlocks bulkhead.features The hatchways that are airlocks.
---@field on_battlefield bulkhead.features The units on the map.
---@field in_reserve bulkhead.features The units in reserve.
---@field destroyed bulkhead.features Those that are destroyed.
---@field escaped bulkhead.features The units that have left by a rule.
---@field where fun(self: bulkhead.features, test: function): bulkhead.features Those for which the function is true.
---@field of fun(self: bulkhead.features, player: bulkhead.player): bulkhead.features Those of a player.
---@field of_kind fun(self: bulkhead.features, kind: bulkhead.kind): bulkhead.features Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.features, label: bulkhead.label): bulkhead.features Those that have the label.
---@field numbered fun(self: bulkhead.features, number: integer): bulkhead.feature? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.features, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.features Those that have this mark.
---@field without fun(self: bulkhead.features, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.features Those of which it is not.
---@field controlled_by fun(self: bulkhead.features, player: bulkhead.player): bulkhead.features The markers that the player controls.
---@field within fun(self: bulkhead.features, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.features Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.features, ground: bulkhead.ground|bulkhead.things): bulkhead.features Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.features, ground: bulkhead.ground|bulkhead.things): bulkhead.features Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.features, ground: bulkhead.ground|bulkhead.things): bulkhead.features Those that are inside with all of them.
---@field except fun(self: bulkhead.features, gone: bulkhead.thing|bulkhead.things): bulkhead.features Those but one, or but several.
---@field includes fun(self: bulkhead.features, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.features, thing: bulkhead.place): bulkhead.feature? The one that is nearest to a thing.
---@field count fun(self: bulkhead.features): integer How many there are.
---@field any fun(self: bulkhead.features): boolean Whether there are some.
---@field none fun(self: bulkhead.features): boolean Whether there are none.
---@field first fun(self: bulkhead.features): bulkhead.feature? The first of them, or nothing.
---@field sum fun(self: bulkhead.features, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.links
---@operator call: bulkhead.link?
---@operator len: integer
---@field open bulkhead.links The hatchways that are open.
---@field closed bulkhead.links The hatchways that are closed.
---@field airlocks bulkhead.links The hatchways that are airlocks.
---@field on_battlefield bulkhead.links The units on the map.
---@field in_reserve bulkhead.links The units in reserve.
---@field destroyed bulkhead.links Those that are destroyed.
---@field escaped bulkhead.links The units that have left by a rule.
---@field where fun(self: bulkhead.links, test: function): bulkhead.links Those for which the function is true.
---@field of fun(self: bulkhead.links, player: bulkhead.player): bulkhead.links Those of a player.
---@field of_kind fun(self: bulkhead.links, kind: bulkhead.kind): bulkhead.links Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.links, label: bulkhead.label): bulkhead.links Those that have the label.
---@field numbered fun(self: bulkhead.links, number: integer): bulkhead.link? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.links, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.links Those that have this mark.
---@field without fun(self: bulkhead.links, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.links Those of which it is not.
---@field controlled_by fun(self: bulkhead.links, player: bulkhead.player): bulkhead.links The markers that the player controls.
---@field within fun(self: bulkhead.links, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.links Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.links, ground: bulkhead.ground|bulkhead.things): bulkhead.links Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.links, ground: bulkhead.ground|bulkhead.things): bulkhead.links Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.links, ground: bulkhead.ground|bulkhead.things): bulkhead.links Those that are inside with all of them.
---@field except fun(self: bulkhead.links, gone: bulkhead.thing|bulkhead.things): bulkhead.links Those but one, or but several.
---@field includes fun(self: bulkhead.links, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.links, thing: bulkhead.place): bulkhead.link? The one that is nearest to a thing.
---@field count fun(self: bulkhead.links): integer How many there are.
---@field any fun(self: bulkhead.links): boolean Whether there are some.
---@field none fun(self: bulkhead.links): boolean Whether there are none.
---@field first fun(self: bulkhead.links): bulkhead.link? The first of them, or nothing.
---@field sum fun(self: bulkhead.links, what: string|function): number What a field, or what a function gives, comes to for all of them.

---@class bulkhead.rows
---@operator call: bulkhead.row?
---@operator len: integer
---@field open bulkhead.rows The hatchways that are open.
---@field closed bulkhead.rows The hatchways that are closed.
---@field airlocks bulkhead.rows The hatchways that are airlocks.
---@field on_battlefield bulkhead.rows The units on the map.
---@field in_reserve bulkhead.rows The units in reserve.
---@field destroyed bulkhead.rows Those that are destroyed.
---@field escaped bulkhead.rows The units that have left by a rule.
---@field where fun(self: bulkhead.rows, test: function): bulkhead.rows Those for which the function is true.
---@field of fun(self: bulkhead.rows, player: bulkhead.player): bulkhead.rows Those of a player.
---@field of_kind fun(self: bulkhead.rows, kind: bulkhead.kind): bulkhead.rows Those of a kind, as the map calls it.
---@field labelled fun(self: bulkhead.rows, label: bulkhead.label): bulkhead.rows Those that have the label.
---@field numbered fun(self: bulkhead.rows, number: integer): bulkhead.row? The one whose label is this number, or nothing.
---@field with fun(self: bulkhead.rows, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.rows Those that have this mark.
---@field without fun(self: bulkhead.rows, mark: bulkhead.mark, value?: bulkhead.value): bulkhead.rows Those of which it is not.
---@field controlled_by fun(self: bulkhead.rows, player: bulkhead.player): bulkhead.rows The markers that the player controls.
---@field within fun(self: bulkhead.rows, thing: bulkhead.place|bulkhead.things, inches: number): bulkhead.rows Those within a distance of a thing, or of one of several.
---@field inside fun(self: bulkhead.rows, ground: bulkhead.ground|bulkhead.things): bulkhead.rows Those inside an area or a zone, or one of several.
---@field outside fun(self: bulkhead.rows, ground: bulkhead.ground|bulkhead.things): bulkhead.rows Those of which no part is inside.
---@field wholly_inside fun(self: bulkhead.rows, ground: bulkhead.ground|bulkhead.things): bulkhead.rows Those that are inside with all of them.
---@field except fun(self: bulkhead.rows, gone: bulkhead.thing|bulkhead.things): bulkhead.rows Those but one, or but several.
---@field includes fun(self: bulkhead.rows, thing: bulkhead.thing): boolean Whether it is one of them.
---@field nearest fun(self: bulkhead.rows, thing: bulkhead.place): bulkhead.row? The one that is nearest to a thing.
---@field count fun(self: bulkhead.rows): integer How many there are.
---@field any fun(self: bulkhead.rows): boolean Whether there are some.
---@field none fun(self: bulkhead.rows): boolean Whether there are none.
---@field first fun(self: bulkhead.rows): bulkhead.row? The first of them, or nothing.
---@field sum fun(self: bulkhead.rows, what: string|function): number What a field, or what a function gives, comes to for all of them.

--- How many objective markers the player controls: of this label, inside this area, or of all.
---@param player bulkhead.player
---@param label? bulkhead.label
---@return integer
function controls(player, label) end

--- How many links have both ends in the player's hand.
---@param player bulkhead.player
---@param kind? bulkhead.link_kind
---@return integer
function held_links(player, kind) end

--- What the player's destroyed units count together.
---@param player bulkhead.player
---@return integer
function destroyed_points(player) end

--- The area of this id, label or name.
---@param name bulkhead.name
---@return bulkhead.area
function area(name) end

--- The zone of this id, label or name.
---@param name bulkhead.name
---@return bulkhead.zone
function zone(name) end

--- The marker of this id, label or name.
---@param name bulkhead.name
---@return bulkhead.marker
function marker(name) end

--- What an item says, in a section of rules.lua; below it stands what it does.
---@param fields table
function rule(fields) end

--- What an item says, in a section of rules.lua; below it stands what it does.
---@param fields table
function mission_objective(fields) end

--- What an item says, in a section of rules.lua; below it stands what it does.
---@param fields table
function action(fields) end

--- What an item says, in a section of rules.lua; below it stands what it does.
---@param fields table
function stratagem(fields) end

--- What an item says, in a section of rules.lua; below it stands what it does.
---@param fields table
function dice_table(fields) end

--- What an item says, in a section of rules.lua; below it stands what it does.
---@param fields table
function choice_table(fields) end

--- What an item says, in a section of rules.lua; below it stands what it does.
---@param fields table
function plain_table(fields) end

--- The set-up begins, before its first step, if the system has any.
---@param item bulkhead.item
---@param battle bulkhead.battle
function on_set_up_start(item, battle) end

--- The battle begins: the set-up is over.
---@param item bulkhead.item
---@param battle bulkhead.battle
function on_battle_start(item, battle) end

--- The battle ends.
---@param item bulkhead.item
---@param battle bulkhead.battle
function on_battle_end(item, battle) end

--- A round begins.
---@param item bulkhead.item
---@param battle bulkhead.battle
function on_round_start(item, battle) end

--- A round ends.
---@param item bulkhead.item
---@param battle bulkhead.battle
function on_round_end(item, battle) end

--- A turn begins; of the player whose turn it is.
---@param item bulkhead.item
---@param player bulkhead.player
---@param battle bulkhead.battle
function on_turn_start(item, player, battle) end

--- A turn ends.
---@param item bulkhead.item
---@param player bulkhead.player
---@param battle bulkhead.battle
function on_turn_end(item, player, battle) end

--- A unit is activated, where units are in turn.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param battle bulkhead.battle
function on_activation_start(item, unit, battle) end

--- Its activation ends.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param battle bulkhead.battle
function on_activation_end(item, unit, battle) end

--- A unit is set up before the battle, or by a rule.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param battle bulkhead.battle
function on_unit_set_up(item, unit, battle) end

--- A unit comes from reserve.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param battle bulkhead.battle
function on_unit_arrived(item, unit, battle) end

--- A unit is about to move; it still stands where it stood.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param move bulkhead.move
---@param battle bulkhead.battle
function on_unit_moving(item, unit, move, battle) end

--- A unit has moved.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param move bulkhead.move
---@param battle bulkhead.battle
function on_unit_moved(item, unit, move, battle) end

--- A unit moves off the battlefield by a zone; what becomes of it, this has to say.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param zone bulkhead.zone
---@param battle bulkhead.battle
function on_unit_left(item, unit, zone, battle) end

--- A unit has shot. What came of it are facts.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param shot bulkhead.shot
---@param battle bulkhead.battle
function on_unit_shot(item, unit, shot, battle) end

--- A unit has fought. It is told when the next line decides something, so that the facts behind it are known: who was killed by it is `destroyed`.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param shot bulkhead.shot
---@param battle bulkhead.battle
function on_unit_fought(item, unit, shot, battle) end

--- A unit charges another.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param shot bulkhead.shot
---@param battle bulkhead.battle
function on_charge_declared(item, unit, shot, battle) end

--- A unit has suffered wounds or lost models, even all it had, as one that is destroyed where it stands; by whom, if that was said.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param by? bulkhead.unit
---@param battle bulkhead.battle
function on_unit_damaged(item, unit, by, battle) end

--- A unit is destroyed.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param by? bulkhead.unit
---@param battle bulkhead.battle
function on_unit_destroyed(item, unit, by, battle) end

--- A unit breaks, as the table tells.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param battle bulkhead.battle
function on_unit_broken(item, unit, battle) end

--- A marker is taken off the map.
---@param item bulkhead.item
---@param marker bulkhead.marker
---@param battle bulkhead.battle
function on_marker_removed(item, marker, battle) end

--- A unit tries a hatchway; a rule may let it fail.
---@param item bulkhead.item
---@param attempt bulkhead.attempt
---@param battle bulkhead.battle
function on_operating(item, attempt, battle) end

--- A hatchway was opened.
---@param item bulkhead.item
---@param hatchway bulkhead.hatchway
---@param by? bulkhead.unit
---@param battle bulkhead.battle
function on_hatchway_opened(item, hatchway, by, battle) end

--- A hatchway was closed.
---@param item bulkhead.item
---@param hatchway bulkhead.hatchway
---@param by? bulkhead.unit
---@param battle bulkhead.battle
function on_hatchway_closed(item, hatchway, by, battle) end

--- A hatchway was destroyed.
---@param item bulkhead.item
---@param hatchway bulkhead.hatchway
---@param by? bulkhead.unit
---@param battle bulkhead.battle
function on_hatchway_destroyed(item, hatchway, by, battle) end

--- Somebody else holds a marker than at the moment before; `from` held it.
---@param item bulkhead.item
---@param marker bulkhead.marker
---@param from? bulkhead.player
---@param battle bulkhead.battle
function on_control_changed(item, marker, from, battle) end

--- A unit has done an action.
---@param item bulkhead.item
---@param action bulkhead.item
---@param unit bulkhead.unit
---@param target? bulkhead.thing
---@param battle bulkhead.battle
function on_action_done(item, action, unit, target, battle) end

--- A player has played a card.
---@param item bulkhead.item
---@param card bulkhead.item
---@param player bulkhead.player
---@param battle bulkhead.battle
function on_card_played(item, card, player, battle) end

--- A named test is about to be rolled, and may be changed.
---@param item bulkhead.item
---@param test bulkhead.test
---@param battle bulkhead.battle
function before_test(item, test, battle) end

--- A named test was rolled, and may be rolled again.
---@param item bulkhead.item
---@param test bulkhead.test
---@param battle bulkhead.battle
function after_test(item, test, battle) end

--- Whether a unit may be set up in a zone. False refuses; it rolls nothing and changes nothing.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param zone bulkhead.zone
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_set_up(item, unit, zone, battle) end

--- Whether a unit may come from reserve in a zone.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param zone bulkhead.zone
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_arrive(item, unit, zone, battle) end

--- Whether a unit may be set up, or come from reserve, at a place that is inside no zone of its side. One item that says true lets it; reasons of others are told where none does.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param point bulkhead.point
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_appear(item, unit, point, battle) end

--- Whether the sides set up their units one by one in turn, before the battle: true, or the player who begins.
---@param item bulkhead.item
---@param battle bulkhead.battle
---@return bulkhead.player|boolean?
function in_turn(item, battle) end

--- Whether a unit may move into an area.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param area bulkhead.area
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_enter(item, unit, area, battle) end

--- Whether a unit may make a move: one of its own, or one that a rule lets a player make, which `move.kind` tells apart. What a rule moves by itself is not asked.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param move bulkhead.move
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_move(item, unit, move, battle) end

--- Whether a unit may open or close a hatchway.
---@param item bulkhead.item
---@param hatchway bulkhead.hatchway
---@param unit bulkhead.unit
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_operate(item, hatchway, unit, battle) end

--- Whether a hatchway may be closed, by a unit or by a rule. What the table tells is not asked.
---@param item bulkhead.item
---@param hatchway bulkhead.hatchway
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_close(item, hatchway, battle) end

--- Whether a unit may blow a hatchway open.
---@param item bulkhead.item
---@param hatchway bulkhead.hatchway
---@param unit bulkhead.unit
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_breach(item, hatchway, unit, battle) end

--- Whether a unit may do an action.
---@param item bulkhead.item
---@param action bulkhead.item
---@param unit bulkhead.unit
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_act(item, action, unit, battle) end

--- Whether a unit may shoot at another.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param target bulkhead.unit
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_shoot(item, unit, target, battle) end

--- Whether a unit may fight another.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param target bulkhead.unit
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_fight(item, unit, target, battle) end

--- Whether a unit may charge another.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param target bulkhead.unit
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_charge(item, unit, target, battle) end

--- Whether a unit counts for who controls a marker.
---@param item bulkhead.item
---@param unit bulkhead.unit
---@param marker bulkhead.marker
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_hold(item, unit, marker, battle) end

--- Whether a player may play a card.
---@param item bulkhead.item
---@param card bulkhead.item
---@param player bulkhead.player
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_play(item, card, player, battle) end

--- Whether a player has a turn, asked before it begins. Where he has none, nothing of it happens.
---@param item bulkhead.item
---@param player bulkhead.player
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may_take_turn(item, player, battle) end

--- How many victory points a mission objective brings the player when it is scored.
---@param objective bulkhead.item
---@param player bulkhead.player
---@param battle bulkhead.battle
---@return integer?
function score(objective, player, battle) end

--- Who wins, where points do not decide.
---@param objective bulkhead.item
---@param battle bulkhead.battle
---@return bulkhead.player?
function winner(objective, battle) end

--- What a card or an action may be used on. Of an action, `about` is the unit that does it; of a card, what it is offered for: the unit at `unit-moved`, `before-shooting` and whatever else befalls one, the test at `before-test` and `after-roll`, the hatchway at `attack-on-door` and `hatchway-opened`, the unit that is activated at the start and the end of its turn. At each other moment, as in a step or a phase, it is the player who plays the card.
---@param item bulkhead.item
---@param about any
---@param battle bulkhead.battle
---@return bulkhead.things
function targets(item, about, battle) end

--- What a card does: `about` as in `targets`, and what was chosen of those. Where the card has no function `targets` there is no target: `use(card, about, battle)`.
---@param card bulkhead.item
---@param about any
---@param target any
---@param battle bulkhead.battle
function use(card, about, target, battle) end

--- Whether a unit may do this action.
---@param action bulkhead.item
---@param unit bulkhead.unit
---@param battle bulkhead.battle
---@return boolean?
---@return bulkhead.reason?
function may(action, unit, battle) end

--- What beginning an action does. Where the action has no function `targets` there is no target: `start(action, unit, battle)`.
---@param action bulkhead.item
---@param unit bulkhead.unit
---@param target any
---@param battle bulkhead.battle
function start(action, unit, target, battle) end

--- What an action does when it is done. Where the action has no function `targets` there is no target: `complete(action, unit, battle)`.
---@param action bulkhead.item
---@param unit bulkhead.unit
---@param target any
---@param battle bulkhead.battle
function complete(action, unit, target, battle) end
