-- SPDX-License-Identifier: MIT
-- Victory points: rows of points and conditions, outcome rows, functions; starts, floors and caps; who wins.
local engine = ...
local events, given, record = engine.events, engine.given, engine.record
local states, items, goals = engine.states, engine.items, engine.goals

local scoring = engine.scoring

local function account(player, item)
  local key = item and item.id or ""
  local found = player.accounts[key]
  if not found then
    found = { item = item, points = 0, uncapped = 0, scored = {} }
    player.accounts[key] = found
    player.account_order[#player.account_order + 1] = key
  end
  return found
end

local function bounds(item)
  if not item or item.what ~= "mission-objective" then return nil, nil end
  return item.data.least, item.data.most
end

--- What a side has: all that it has scored, and what its paint is worth.
function scoring.total(player) return math.max(0, player.scored) + player.bonus end

--- Of points, what the limits leave: an objective never gives less than its least nor more than its most, and all together
--- never less than none nor more than the system's limit. What was over is gone, whatever is lost later.
local function within_limits(player, of, points, item)
  local least, most = bounds(item)
  local before, now = of.points, of.points + points
  if most and now > most then now = most end
  if item and now < (least or 0) then now = least or 0 end
  local all, cap = player.scored + now - before, engine.current.data.system.victory_points
  if cap and all > cap then now = now - (all - cap) end
  if all < 0 then now = now - all end
  of.points, player.scored = now, player.scored + now - before
  return now - before
end

local function signed(number) return number >= 0 and "+" .. number or tostring(number) end

--- Far more than any game counts, and far less than a whole number holds.
local most_at_once <const> = 999999
scoring.most_at_once = most_at_once

--- Points for a reason, under the item that is at work. Negative ones are lost.
function scoring.score(player, points, why, row)
  local battle = engine.current
  if math.type(points) ~= "integer" then
    error("points are a whole number, these are " .. engine.in_words(points), 3)
  end
  if points > most_at_once then points = most_at_once elseif points < -most_at_once then points = -most_at_once end
  local item = battle.item
  local of = account(player, item)
  engine.change_of_points()
  of.uncapped = of.uncapped + points
  local got = within_limits(player, of, points, item)
  local reason = engine.cut(why and engine.in_words(why) or item and item.name or "the rules")
  if battle.record then record.scored(player, got, item, row, reason) end
  of.scored[#of.scored + 1] = { round = battle.round, moment = battle.moment, vp = got, row = row, why = reason }
  if not battle.is_read then return end
  engine.log("{}: {} VP, {}{}", player.object, signed(got), reason, got ~= points and " (" .. signed(points) .. " before the limits)" or "")
end

local none = {}

local function concerns(side, player)
  return side == nil or side == player.role or side == player.id
end
scoring.concerns = concerns

--- Of a row that counts something, what it counts for a player, within its bounds.
local function times_of(item, player, row)
  local times = given.count(item, row.each, player.object)
  if row.least and times < row.least then times = row.least end
  if row.most and times > row.most then times = row.most end
  return times
end

local function score_rows(item, player, rows)
  for index = 1, #rows do
    local row = rows[index]
    if row.side == nil or concerns(row.side, player) then
      local points = row.each and row.vp * times_of(item, player, row) or
        given.holds(item, row.condition, player.object) and row.vp or 0
      if points ~= 0 then scoring.score(player, points, row.text, index) end
    end
  end
end

--- The first row whose expression is true counts.
local function score_outcomes(item, player, rows)
  for index, row in ipairs(rows) do
    if row.condition and row.condition ~= "" and given.holds(item, row.condition, player.object) then
      local points = row[player.role] or 0
      if points ~= 0 then scoring.score(player, points, row.text, index) end
      return
    end
  end
end

--- Scores an objective for a player, as at one of its moments.
function scoring.score_objective(item, player)
  local battle, data = engine.current, item.data
  if items.is_left_out(item) or not goals.counts_for(item, player) then return end
  local outer = battle.item
  battle.item = item
  if data.conditions then score_rows(item, player, data.conditions) end
  if data.outcomes then score_outcomes(item, player, data.outcomes) end
  if item.functions.score then
    local points = given.value(item, "score", (events.call(item, "score", item.object, player.object, battle.object)))
    if points and points ~= 0 then scoring.score(player, points, item.name) end
  end
  battle.item = outer
end

local function applies(row, player, battle)
  if row.first_round > 0 and (battle.round < row.first_round or battle.round > row.last_round) then return false end
  if row.player == "first" then return battle.first == player.object end
  if row.player == "second" then return battle.first ~= player.object end
  return true
end

--- By what a row says, the moment, and whose it has to be: `own-turn-end`; the same in all battles.
local moments = {}
local function moment_of(at)
  local moment = moments[at]
  if not moment then
    local whose, name = string.match(at, "^(own)%-(.+)$")
    if not name then whose, name = string.match(at, "^(opponent)%-(.+)$") end
    moment = { name = name or at, whose = whose }
    moments[at] = moment
  end
  return moment
end
scoring.moment_of = moment_of

--- Notes when an objective is scored: by the moment its rows, and of whose moments they are.
function scoring.note(item)
  if item.what ~= "mission-objective" then return end
  local rows = engine.current.scored_rows
  for _, row in ipairs(item.data.scored or none) do
    local moment = moment_of(row.at)
    local of_moment = rows[moment.name] or {}
    rows[moment.name] = of_moment
    of_moment[#of_moment + 1] = { item = item, row = row, whose = moment.whose }
  end
end

local function is_meant(whose_row, whose, player)
  if not whose_row then return true end
  return whose ~= nil and (whose_row == "own") == (whose == player)
end

--- Of the rows of a moment those that count when it is a player's own, or nobody's, each with whom they may score for.
local function rows_for(rows, whose)
  local found, players = {}, engine.current.players
  for index = 1, #rows do
    local each = rows[index]
    for number = 1, #players do
      local object = players[number]
      local player = states[object]
      if is_meant(each.whose, whose, object) and concerns(each.item.data.side, player) then
        found[#found + 1] = { item = each.item, row = each.row, player = player }
      end
    end
  end
  return found
end

--- Scores all that is scored at this moment. `whose`: the player whose own moment it is.
function scoring.at(moment, whose)
  local battle = engine.current
  local rows = battle.scored_rows[moment]
  rows.of = rows.of or {}
  local of = rows.of[whose or "nobody"] or rows_for(rows, whose)
  rows.of[whose or "nobody"] = of
  for index = 1, #of do
    local each = of[index]
    if applies(each.row, each.player, battle) then scoring.score_objective(each.item, each.player) end
  end
end

--- The starts of objectives, as the battle begins.
function scoring.begin()
  for _, item in ipairs(engine.current.items) do
    if item.what == "mission-objective" and (item.data.start or 0) ~= 0 then
      for _, object in ipairs(engine.current.players) do
        local player = states[object]
        if concerns(item.data.side, player) and goals.counts_for(item, player) then
          local of = account(player, item)
          of.points, of.uncapped = item.data.start, item.data.start
          player.scored = player.scored + item.data.start
        end
      end
    end
  end
end

--- Whether an objective in play has a rule of its own for who wins, which may roll dice.
function scoring.is_decided_by_rule()
  for _, item in ipairs(engine.current.items) do
    if item.what == "mission-objective" and not item.idle and item.functions.winner then return true end
  end
  return false
end

local function winner_by_rule(item)
  local battle = engine.current
  local outer = battle.item
  battle.item = item
  local winner = given.value(item, "winner", (events.call(item, "winner", item.object, battle.object)))
  battle.item = outer
  return winner
end

--- Who alone meets one of the conditions that concern him; nobody where both do, or neither.
local function winner_by_rows(item)
  local winner, count
  for _, object in ipairs(engine.current.players) do
    local player, meets = states[object], false
    for _, row in ipairs(item.data.conditions or {}) do
      if concerns(row.side, player) and concerns(item.data.side, player) then
        meets = meets or given.holds(item, row.condition, object)
      end
    end
    if meets then winner, count = object, (count or 0) + 1 end
  end
  return count == 1 and winner or nil
end

--- By an objective that is won outright, in the order of the mission, and then by one that says who wins.
local function outright()
  for _, kind in ipairs({ "victory", false }) do
    for _, item in ipairs(engine.current.items) do
      if item.what == "mission-objective" and not item.idle and (item.kind == "victory") == (kind == "victory") then
        local winner
        if item.functions.winner then winner = winner_by_rule(item)
        elseif kind then winner = winner_by_rows(item) end
        if winner then return winner end
      end
    end
  end
end

local function by_tie_break(one, other)
  for _, item in ipairs(engine.current.items) do
    if item.what == "mission-objective" and item.kind == "tie-break" and not item.idle then
      for _, row in ipairs(item.data.conditions or {}) do
        local held = given.holds(item, row.condition, one.object)
        local other_held = given.holds(item, row.condition, other.object)
        if held and not other_held then return one.object end
        if other_held and not held then return other.object end
      end
    end
  end
end

--- Who has won: by an objective that decides, or by points, or by a tie-break; nobody where all is equal.
function scoring.winner()
  local battle = engine.current
  if battle.winner ~= nil then return battle.winner or nil end
  local winner = outright()
  if winner then return winner end
  local one, other = states[battle.players[1]], battle.players[2] and states[battle.players[2]]
  if not other then return one.object end
  local mine, yours = scoring.total(one), scoring.total(other)
  if mine ~= yours then return mine > yours and one.object or other.object end
  return by_tie_break(one, other)
end
