-- SPDX-License-Identifier: MIT
-- What a battle has come to, as a table, and that as JSON.
local engine = ...
local offer, record, scoring = engine.offer, engine.record, engine.scoring
local states = engine.states

local report = engine.report

local function value_of(value)
  local state = states[value]
  if state then return state.role or state.name end
  return value
end

--- As moments are called; nothing for what lasts.
local function lasts_until(ends)
  if not ends then return nil end
  return ends.what and string.gsub(ends.what, " ", "-") .. "-" .. ends.edge or "it moves"
end

local function marks_of(list, named)
  for _, object in ipairs(named) do
    local state = states[object]
    for _, key in ipairs(state.order) do
      local mark = state.marks[key]
      list[#list + 1] = {
        { "of", record.reference(state) }, { "name", key }, { "value", value_of(mark.value) },
        { "until", lasts_until(mark.ends) },
      }
    end
  end
end

--- Fields that each of a list has, by the name under which it has them.
local fields_of_scored, fields_of_dice = { "round", "moment", "vp", "row", "why" }, { "step", "die", "by", "why", "value" }
local fields_of_log, fields_of_errors = { "step", "text", "item", "line" }, { "item", "line", "step", "message" }

local function side_of(player)
  local objectives = {}
  for _, key in ipairs(player.account_order) do
    local each = player.accounts[key]
    if each.item and each.item.what == "mission-objective" then
      objectives[#objectives + 1] = {
        { "id", key }, { "vp", each.points }, { "uncapped", each.uncapped }, { "scored", each.scored, each = fields_of_scored },
      }
    end
  end
  local uncapped = player.bonus
  for _, key in ipairs(player.account_order) do uncapped = uncapped + player.accounts[key].points end
  return {
    { "id", player.id }, { "role", player.role }, { "vp", scoring.total(player) }, { "uncapped", uncapped },
    { "bonus", player.bonus }, { "cp", player.purse.CP or 0 }, { "objectives", objectives, list = true },
  }
end

--- What is asked just now, and what may be answered.
local function needs_of(battle, question)
  local list, answers = offer.of(battle, question), {}
  for index, each in ipairs(list) do
    answers[index] = { { "decision", each.decision }, { "legal", each.legal }, { "why", each.why } }
  end
  return { { "question", question.words }, { "answers", answers, list = true }, { "more", list.more } }
end

--- Where a battle stopped before its end: at which line, and why.
local function stopped_of(answer)
  return { { "line", answer.number }, { "decision", answer.decision }, { "why", answer.why or "an expectation is not met" } }
end

--- Where a record comes out otherwise than it was recorded: behind which line, what stands there and what comes now.
local function differs_of(difference)
  return difference and { { "line", difference.line }, { "recorded", difference.recorded }, { "now", difference.now } }
end

--- Fields are pairs of a name and a value, in the order in which they are written; `list` marks what is written as a list,
--- `each` names the fields of those in a list that is kept as it is.
function report.of(battle, answer)
  engine.current = battle
  local sides, marks, units = {}, {}, {}
  for index, player in ipairs(battle.players) do sides[index] = side_of(states[player]) end
  marks_of(marks, { battle.object })
  for _, name in ipairs({ "players", "units", "areas", "zones", "markers", "hatchways", "features" }) do marks_of(marks, battle[name]) end
  for index, object in ipairs(battle.units) do
    local unit = states[object]
    units[index] = { { "id", unit.id }, { "side", unit.player and states[unit.player].role }, { "where", unit.where },
      { "at", unit.at }, { "models", unit.models }, { "wounds", unit.wounds } }
  end
  local failed = answer.status == "failed" and { { "line", answer.number }, { "wanted", answer.wanted }, { "got", answer.got } } or nil
  local winner = battle.over and battle.winner and states[battle.winner].role or nil
  return {
    { "protocol", 1 }, { "mission", battle.data.id }, { "fingerprint", battle.fingerprint }, { "seed", battle.seed },
    { "status", answer.unfit and "stopped" or answer.status },
    { "at", { { "round", battle.round }, { "side", battle.active and states[battle.active].role }, { "moment", battle.moment } } },
    { "needs", answer.status == "needs" and needs_of(battle, answer.question) or nil },
    { "sides", sides, list = true }, { "winner", winner }, { "marks", marks, list = true },
    { "units", units, list = true }, { "dice", battle.dice, each = fields_of_dice }, { "log", battle.log, each = fields_of_log },
    { "errors", battle.errors, each = fields_of_errors }, { "failed", failed },
    { "stopped", answer.status ~= "needs" and answer.status ~= "ended" and stopped_of(answer) or nil },
    { "changed", answer.changed == true }, { "caricature", answer.automatic == true },
    { "differs", differs_of(battle.record and battle.record.difference) },
  }
end

--- What came of a battle, and no more.
function report.outcome(battle)
  local points = {}
  for index, player in ipairs(battle.players) do
    local state = states[player]
    points[index] = { state.role or state.id, scoring.total(state) }
  end
  local winner = battle.over and battle.winner and states[battle.winner].role or nil
  return { { "seed", battle.seed }, { "vp", points }, { "winner", winner }, { "errors", battle.errors, each = fields_of_errors } }
end

--- What each side has at the end of each round; before the first one, what it starts with. Negative sums count as none.
local function points_by_round(battle)
  local rounds = {}
  for round = 1, battle.round do
    local of_sides = {}
    for index, player in ipairs(battle.players) do
      local state = states[player]
      local points = state.bonus
      for _, key in ipairs(state.account_order) do
        local account = state.accounts[key]
        points = points + account.points
        for _, row in ipairs(account.scored) do if row.round > round then points = points - row.vp end end
      end
      of_sides[index] = { state.role or state.id, math.max(0, points) }
    end
    rounds[round] = of_sides
  end
  return rounds
end

--- What the mission's objectives gave to the sides whose they are.
local function points_by_objective(battle)
  local objectives = {}
  for _, item in ipairs(battle.items) do
    if item.what == "mission-objective" and not item.idle and (#item.data.scored > 0 or item.functions.score) then
      local fields = { { "id", item.id } }
      for _, player in ipairs(battle.players) do
        local state = states[player]
        local account = state.accounts[item.id]
        if scoring.concerns(item.data.side, state) then
          fields[#fields + 1] = { state.role or state.id, account and account.points or 0 }
        end
      end
      objectives[#objectives + 1] = fields
    end
  end
  return objectives
end

--- Items of the mission with Lua of their own that changed nothing, forbade nothing and scored nothing.
local function items_that_did_nothing(battle)
  local keys = {}
  for _, item in ipairs(battle.items) do
    if not item.fired and not item.idle and not item.data.of_system and next(item.functions) then keys[#keys + 1] = item.key end
  end
  return keys
end

--- What came of a battle that nobody played, as a line of many.
function report.game(battle, status)
  local fields = report.outcome(battle)
  for _, field in ipairs({
    { "caricature", true }, { "mission", battle.data.id }, { "status", status },
    { "rounds", points_by_round(battle), list = true }, { "objectives", points_by_objective(battle), list = true },
    { "never_fired", items_that_did_nothing(battle), list = true },
  }) do
    fields[#fields + 1] = field
  end
  return fields
end

local escapes = { ['"'] = '\\"', ["\\"] = "\\\\", ["\n"] = "\\n", ["\r"] = "\\r", ["\t"] = "\\t" }
local function quoted(text)
  if not string.find(text, '[%c"\\]') then return '"' .. text .. '"' end
  return '"' .. string.gsub(text, '[%c"\\]', function(c) return escapes[c] or string.format("\\u%04x", c:byte()) end) .. '"'
end

local write

--- The elements of a list.
local function write_list(out, values)
  for index = 1, #values do
    if index > 1 then out[#out + 1] = "," end
    write(out, values[index])
  end
end

--- The elements of a list that have fields of these names. A battle has a line of its log for each of its decisions, so
--- nothing is made of them in between.
local function write_each(out, values, names)
  local heads = {}
  for at, name in ipairs(names) do heads[at] = (at == 1 and '{"' or ',"') .. name .. '":' end
  for index = 1, #values do
    if index > 1 then out[#out + 1] = "," end
    local value = values[index]
    for at = 1, #names do
      out[#out + 1] = heads[at]
      write(out, value[names[at]])
    end
    out[#out + 1] = "}"
  end
end

--- Names of fields are words that need no escapes.
local function write_fields(out, fields)
  for index = 1, #fields do
    local field = fields[index]
    out[#out + 1] = (index == 1 and '"' or ',"') .. field[1] .. '":'
    write(out, field[2], field.list, field.each)
  end
end

--- Adds a value to the pieces of a text.
function write(out, value, list, each)
  local kind = type(value)
  if kind == "string" then out[#out + 1] = quoted(value)
  elseif kind == "nil" then out[#out + 1] = "null"
  elseif kind == "boolean" then out[#out + 1] = tostring(value)
  elseif kind == "number" then
    out[#out + 1] = math.tointeger(value) or string.format("%.17g", value)
  else
    out[#out + 1] = (list or each) and "[" or "{"
    if each then write_each(out, value, each) elseif list then write_list(out, value) else write_fields(out, value) end
    out[#out + 1] = (list or each) and "]" or "}"
  end
end

function report.json(fields)
  local out = {}
  write(out, fields)
  return table.concat(out)
end
