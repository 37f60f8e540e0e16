-- SPDX-License-Identifier: MIT
-- Players: what they roll, score, pay, choose.
local engine = ...
local cards, classes, collections, decisions = engine.cards, engine.classes, engine.collections, engine.decisions
local events, ground, lengths, marks, names = engine.events, engine.ground, engine.lengths, engine.marks, engine.names
local placing, random, record, scoring = engine.placing, engine.random, engine.record, engine.scoring
local states = engine.states

local player = classes.define({ name = "player", article = "a player" })
for word in string.gmatch("id name role points power", "%S+") do
  player.fields[word] = function(state) return state[word] end
end
player.fields.side = function(state) return state.id end
function player.fields.vp(state) return scoring.total(state) end
function player.fields.opponent(state)
  local players = engine.current.players
  if players[1] == state.object then return players[2] end
  return players[1]
end
function player.fields.units(_, object) return collections.of_all(engine.battle.units_of(object)) end
function player.fields.warlord(state)
  for _, unit in ipairs(engine.current.units) do
    local there = states[unit]
    if there.player == state.object and there.warlord then return unit end
  end
end
function player.fields.controlled(_, object) return engine.current.object.objectives:controlled_by(object) end
function player.fields.escaped(_, object) return engine.current.object.units:of(object).escaped end

---------------------------------------------------------------------------------------------------- dice
--- The face of one die: of those written down, then of the generator.
local function face(sides)
  local battle = engine.current
  local written = battle.dice_queue[battle.next_die]
  if written then
    battle.next_die = battle.next_die + 1
    if written < 1 or written > sides then engine.stop("the next die shows " .. written .. ", which no D" .. sides .. " does") end
    return written
  end
  if not battle.generator then engine.stop("no die is left, and there are only those that were written down") end
  return battle.generator.next(sides)
end

--- As much as is kept of a reason, which stands in log, dice and record.
local longest_reason = engine.limits.characters_of_reason

--- Dice that the players throw themselves are asked for once a roll, and are written down like those that are known.
local function fetch(battle, who, form, die, why)
  local missing = form.count - (#battle.dice_queue - battle.next_die + 1)
  if missing <= 0 then return end
  for _, value in ipairs(battle.host.throw(missing, form.sides == 3 and 6 or form.sides, who, die, why)) do
    battle.dice_queue[#battle.dice_queue + 1] = value
  end
end

--- `about`: whom it concerns besides, told to those who read or throw.
local function roll(who, die, why, about)
  local form = random.parse(die)
  engine.change_of_points()
  local battle = engine.current
  local reason = engine.cut(why and engine.in_words(why) or battle.item and battle.item.name or "the rules", longest_reason)
  if battle.host.throw then fetch(battle, who, form, die, about and reason .. " (" .. tostring(about) .. ")" or reason) end
  local total = form.plus
  for _ = 1, form.count do
    -- A D3 is a D6, halved and rounded up, as players roll it.
    local value = form.sides == 3 and (face(6) + 1) // 2 or face(form.sides)
    total = form.digits and total * 10 + value or total + value
  end
  local rolled = { step = battle.step, die = die, by = who.role, why = reason, value = total }
  battle.dice[#battle.dice + 1] = rolled
  if battle.record then record.rolled(rolled) end
  if not battle.is_read then return total end
  if about then engine.log("{}: {} for {} ({}): {}", who.object, die, reason, about, total)
  else engine.log("{}: {} for {}: {}", who.object, die, reason, total) end
  return total
end

function player.methods:roll(die, why) return roll(states[self], die, why) end
--- A roll with a name, which others may change before it falls.
local test = classes.define({ name = "test", article = "a test" })
for word in string.gmatch("name player about die dice needs plus total", "%S+") do
  test.fields[word] = function(state) return state[word] end
end
for _, word in ipairs({ "dice", "needs", "plus" }) do
  test.settable[word] = function(state, value)
    if math.type(value) ~= "integer" then error(word .. " of a test is a whole number", 3) end
    engine.change("{}: {} {}", state.object, word, value)
    state[word] = value
  end
end
function test.methods:add(number) self.plus = self.plus + number end
function test.methods:passes()
  engine.change("{} passes without a roll", self)
  states[self].decided = true
end
function test.methods:fails(why)
  engine.change("{} fails{}", self, why and ": " .. engine.in_words(why) or "")
  states[self].decided = false
end
--- It is rolled once more, all its dice, and what they show then counts.
function test.methods:again()
  local state = states[self]
  if not state.total then error("again is said of a test that was rolled", 2) end
  engine.change("{} is rolled again", self)
  state.rolls_again = true
end

--- What is rolled for, once rules and cards have had their say.
local function prepared(self, name, of)
  local tried = classes.new(test, {
    name = name, player = self, about = of.about, needs = of.needs or 4, plus = of.plus or 0, dice = of.dice or 1,
    die = of.die or "D6", decided = nil,
  })
  events.tell_at_once("before_test", tried)
  cards.offer("before-test", name, tried)
  return states[tried]
end

--- How many of so many D6 show at least what is needed: a test of several dice, with the reason as its name.
function player.methods:successes(count, needs, why, about)
  local state, good = states[self], 0
  local inner = prepared(self, why or "the rules", { dice = count, needs = needs, about = about })
  if inner.decided ~= nil then return inner.decided and inner.dice or 0 end
  for _ = 1, inner.dice do
    if roll(state, "D6", why, inner.about) + inner.plus >= inner.needs then good = good + 1 end
  end
  return good
end

--- Whether it is passed, and with what: the best of its dice.
function player.methods:test(name, of)
  local state = states[self]
  local inner = prepared(self, name, of or {})
  if inner.decided ~= nil then return inner.decided end
  local function best()
    local most
    for _ = 1, math.max(1, inner.dice) do
      local value = roll(state, inner.die, name, inner.about) + inner.plus
      if not most or value > most then most = value end
    end
    return most
  end
  inner.total = best()
  events.tell_at_once("after_test", inner.object)
  if not inner.rolls_again then cards.offer("after-roll", name, inner.object) end
  if inner.rolls_again then inner.total = best() end
  return inner.total >= inner.needs, inner.total
end

---------------------------------------------------------------------------------------------------- points
--- Many times as much would be more than a whole number holds.
local function check_amount(what, amount)
  local most = scoring.most_at_once
  if amount > most or amount < -most then
    error(what .. " are a whole number of no more than six digits, these are " .. amount, 3)
  end
end

function player.methods:score(points, why)
  check_amount("points", points)
  scoring.score(states[self], points, why)
end

local function forbids(state, what)
  return marks.methods.has(state.object, "no " .. what)
end
--- That a player has such a currency; the error says where the method was called that was given it.
local function check_currency(self, currency)
  local why = names.currency_refusal(self, currency)
  if why then error(why, 3) end
end

--- "gain CP"; as long as it lasts.
function player.methods:forbid(what)
  local currency = string.match(what, "^gain (.*)$")
  if currency then check_currency(self, currency) end
  return marks.methods.mark(self, "no " .. engine.in_words(what))
end

function player.methods:gain(amount, currency)
  check_currency(self, currency)
  check_amount(currency, amount)
  if amount < 0 then error("gain takes 0 or more, not " .. amount .. ": what is paid is :pay(" .. -amount .. ', "' .. currency .. '")', 2) end
  local state = states[self]
  if forbids(state, "gain " .. currency) then
    return engine.log("{}: no {}, it is forbidden", self, currency)
  end
  engine.change_of_points("{}: +{} {}", self, amount, currency)
  state.purse[currency] = (state.purse[currency] or 0) + amount
end
function player.methods:has_of(currency)
  check_currency(self, currency)
  return states[self].purse[currency] or 0
end
function player.methods:pay(amount, currency)
  check_currency(self, currency)
  check_amount(currency, amount)
  if amount < 0 then error("pay takes 0 or more, not " .. amount .. ": what is gained is :gain(" .. -amount .. ', "' .. currency .. '")', 2) end
  local state = states[self]
  if (state.purse[currency] or 0) < amount then return false end
  engine.change_of_points("{}: -{} {}", self, amount, currency)
  state.purse[currency] = state.purse[currency] - amount
  return true
end

---------------------------------------------------------------------------------------------------- choices
local function ask(self, question) question.by = self return decisions.ask(question) end

local most_to_choose_from, longest_to_choose = engine.limits.entries_of_table, engine.limits.characters_of_mark

local function as_list(from, word)
  if collections.is(from) then return collections.list(from) end
  if type(from) ~= "table" or states[from] then error(word .. " wants several things to choose from", 3) end
  if #from > most_to_choose_from then error(word .. " wants no more than " .. most_to_choose_from .. " things to choose from", 3) end
  for _, each in ipairs(from) do
    if type(each) == "string" and #each > longest_to_choose then
      error(word .. " wants texts of no more than " .. longest_to_choose .. " characters, as they are typed", 3)
    end
  end
  return from
end

--- The same where a list comes of it: that has each thing once, as it is gone through from one to the next.
local function as_list_of_others(from, word)
  local list, seen = as_list(from, word), {}
  for _, each in ipairs(list) do
    if seen[each] then error(word .. " wants several things, each once, and was given " .. engine.in_words(each) .. " twice", 3) end
    seen[each] = true
  end
  return list
end

function player.methods:choose(from, words)
  local list = as_list(from, "choose")
  if #list <= 1 then return list[1] end
  return ask(self, { kind = "choose", words = words or "Which?", of = list })
end
--- As `choose`, a mark of the player with this name; the log does not say what it was.
function player.methods:secretly(mark, from, words)
  local list = as_list(from, "secretly")
  local one = list[1]
  if #list > 1 then one = ask(self, { kind = "choose", words = words or "Which, in secret?", of = list, secret = true }) end
  if one ~= nil then marks.set_secretly(self, mark, one) end
  return one
end
function player.methods:choose_up_to(most, from, words)
  local list = as_list_of_others(from, "choose_up_to")
  if most < 1 or #list == 0 then return collections.of({}) end
  local chosen = ask(self, { kind = "choose", words = words or "Which?", of = list, may_pass = true, most = math.min(most, #list) })
  return collections.of(chosen or {})
end
--- Where nobody says in which order, or they are more than a line names, they come as they stand.
function player.methods:order(from, words)
  local given = as_list_of_others(from, "order")
  local list = table.move(given, 1, #given, 1, {})
  if #list <= 1 or #list > engine.limits.answers then return collections.of(list) end
  return collections.of(ask(self, { kind = "order", words = words or "In which order?", of = list, if_silent = list }))
end
function player.methods:agrees(words) return ask(self, { kind = "agree", words = words }) end
function player.methods:number(words, low, high)
  if math.type(low) ~= "integer" or math.type(high) ~= "integer" or low > high then
    error("number wants a question and two whole numbers, the lower one first", 2)
  end
  if low == high then return low end
  return ask(self, { kind = "number", words = words, low = low, high = high })
end

--- Puts markers of a kind on the map, one after the other, where what is wished allows it.
function player.methods:place(kind, count, wishes)
  local why = names.marker_kind_refusal(kind)
  if why then error(why, 2) end
  local placed, base = {}, placing.kind_of(kind).base
  for _ = 1, count or 1 do
    local at = ask(self, {
      kind = "place", words = "Where does the " .. tostring(kind) .. " go?", what = kind,
      refusal = function(at) return ground.wishes_refusal(self, { class = "point", at = at, base = base }, wishes) end,
    })
    if at == nil then break end
    placed[#placed + 1] = engine.battle.add_marker(kind, at, self)
  end
  return collections.of(placed)
end
--- The player moves a unit so far, or leaves it.
function player.methods:move(unit, inches)
  local state = states[unit]
  local path = ask(self, {
    kind = "move", words = "Where does " .. state.name .. " move, up to " .. lengths.inches_in_words(inches) .. "?", unit = unit, inches = inches,
    if_silent = false,
  })
  if path then engine.move_unit(state, path, "rule") end
end
--- The zones of a word or a collection that let a unit in, and why the others do not.
local function open_zones(unit, zones)
  local all = collections.is(zones) and collections.list(zones) or
    { states[zones] and zones or engine.battle.lookup("zones", zones) }
  local open, why = {}, {}
  for _, zone in ipairs(all) do
    local reasons = events.refusals("arrive", unit, zone)
    if #reasons == 0 then open[#open + 1] = zone end
    for _, reason in ipairs(reasons) do why[#why + 1] = reason end
  end
  return open, why
end
--- The player sets up a unit from reserve in a zone, or in one of several, or leaves it there.
function player.methods:bring_on(unit, zones, wishes)
  local state = states[unit]
  local open, why = open_zones(unit, zones)
  if #open == 0 then return engine.log("{} does not come on: {}", unit, table.concat(why, "; ")) end
  local at = ask(self, {
    kind = "place", words = "Where does " .. state.name .. " come on?", unit = unit, if_silent = false,
    refusal = function(at) return ground.arrival_refusal(state, at, open, wishes) end,
  })
  if at then unit:set_up(at) end
end

marks.give(player)
