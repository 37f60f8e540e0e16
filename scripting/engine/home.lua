-- SPDX-License-Identifier: MIT
-- The engine inside Bulkhead, which measures on the mission's own map.
local engine = ...
local chart, lengths, library, rehearsal = engine.chart, engine.lengths, engine.library, engine.rehearsal
local report, space = engine.report, engine.space
local states = engine.states

local home = engine.home

--- By the host's functions, for all battles of a room.
local charts = setmetatable({}, { __mode = "k" })

local function host_of(functions)
  local charted = charts[functions] or chart.of(functions)
  charts[functions] = charted
  local host = {
    straight = charted.straight, inside = charted.inside, wholly_inside = charted.wholly_inside, inside_at = charted.inside_at,
    reached = charted.reached, keep_reached = charted.keep_reached, over_edge = charted.over_edge, between = functions.between, to_edge = functions.to_edge, centre = functions.centre,
    spot_in = functions.spot_in, spots_in = functions.spots_in,
    compile = functions.compile, guarded = functions.guarded, guarded_uncounted = functions.guarded_uncounted,
    pause_counting = functions.pause_counting, go_on_counting = functions.go_on_counting, failed_at = functions.failed_at,
    was_exhausted = functions.was_exhausted,
    line_of_item = functions.line_of_item, aside = functions.aside,
  }

  local shown
  --- The map as it is now; asked before anything is measured round walls.
  local function show_hatchways(battle)
    local open = {}
    for _, object in ipairs(battle.hatchways) do
      local hatchway = states[object]
      if hatchway.is_open then open[#open + 1] = hatchway.edge end
    end
    charted.show_open(open)
    shown = battle.map_version
  end
  function host.distance(from, to)
    local battle = engine.current
    if shown ~= battle.map_version then show_hatchways(battle) end
    return charted.distance(from, to)
  end
  --- From a thing to what of a feature is farthest from it.
  function host.farthest(feature, thing)
    local battle = engine.current
    if shown ~= battle.map_version then show_hatchways(battle) end
    return functions.farthest(feature, thing)
  end
  function host.distance_up_to(from, to, most)
    local battle = engine.current
    if shown ~= battle.map_version then show_hatchways(battle) end
    return charted.distance_up_to(from, to, most)
  end
  function host.sees(from, to)
    local battle = engine.current
    if shown ~= battle.map_version then show_hatchways(battle) end
    return charted.sees(from, to)
  end
  local function with_hatchways_as_they_are(measured)
    return function(...)
      local battle = engine.current
      if shown ~= battle.map_version then show_hatchways(battle) end
      return measured(...)
    end
  end
  host.step_towards = with_hatchways_as_they_are(functions.step_towards)
  -- Along the whole way, and not at the places alone that were said.
  host.path_within = with_hatchways_as_they_are(functions.comes_within)
  host.crosses = with_hatchways_as_they_are(functions.crosses)

  function host.legal(at)
    if charted.is_place(at) then return true end
    return nil, '"' .. tostring(at) .. '" is no place on this map: write C3, C3.nw or 120mm,300mm'
  end
  --- Whether two places are the same spot, however they are written.
  function host.same_spot(one, other)
    if not charted.is_place(one) or not charted.is_place(other) then return false end
    return charted.straight({ class = "point", at = one }, { class = "point", at = other }) == 0
  end
  --- That there would be a way if hatchways were open, and which one it is where a leg goes through it.
  local function because_shut(from, to)
    local battle, all = engine.current, {}
    for index, object in ipairs(battle.hatchways) do
      local hatchway = states[object]
      local is_between = hatchway.edge == from .. "/" .. to or hatchway.edge == to .. "/" .. from
      if is_between and not hatchway.is_open then return " while " .. hatchway.name .. " is shut" end
      all[index] = hatchway.edge
    end
    charted.show_open(all)
    shown = nil
    return charted.distance({ class = "point", at = from }, { class = "point", at = to }) and " while hatchways are shut" or ""
  end
  --- Along places, each of which is one.
  function host.legal_move(unit, path, inches)
    local length = 0
    for index = 2, #path do
      local away = host.distance({ class = "point", at = path[index - 1] }, { class = "point", at = path[index] })
      if not away then return nil, "there is no way from " .. path[index - 1] .. " to " .. path[index] .. because_shut(path[index - 1], path[index]) end
      length = length + away
    end
    if inches and length > space.micrometres(inches) then
      return nil, string.format('that is further than %s: the way is %s" long', lengths.inches_in_words(inches), lengths.at_least(length))
    end
    return true
  end
  return host
end

--- Why lines are none of this mission's, with the number of the line that says so; or nothing, and whether the mission is
--- another than it was when they were written down.
local function foreign(read, data, fingerprint)
  if read.mission and read.mission ~= data.id then
    return 'this is a battle of the mission "' .. read.mission .. '", not of "' .. data.id .. '"'
  end
  local changed = read.fingerprint ~= nil and read.fingerprint ~= fingerprint()
  if changed and not read.mission then return "this is a battle of another mission, or of another state of this one" end
  return nil, changed
end

--- The battle while something is asked: as JSON, or as a record.
local function as_it_stands(question, changed, what)
  local battle = engine.current
  if what == "record" then return engine.record.text(battle) end
  return report.json(report.of(battle, { status = "needs", question = question, changed = changed }))
end

--- What players are asked: where they are free, with the round and whose turn it is.
local function prompt(question)
  local battle = engine.current
  if question.kind ~= "free" or not battle.begun then return question.words end
  return "Round " .. battle.round .. (battle.whose and ", " .. tostring(battle.whose) or "") .. ". " .. question.words
end

--- Gives the lines of the two players whom nobody plays. What they think about takes no time of what comes of it.
local function automatic_players(functions)
  local mind
  return function(question)
    functions.begin_line()
    mind = mind or engine.automatic.begin(engine.current)
    local line = engine.automatic.line(mind, question)
    functions.begin_line()
    return line
  end
end

--- What was read last: the battles of a batch have their lines in common.
local last_text, last_read

--- The lines of a text, which are not to be changed, or nothing, and of which line nobody knows what it is, and why.
local function read(text)
  if text == last_text then return last_read end
  local lines, number, why = rehearsal.read(text)
  if not lines then return nil, number, why end
  last_text, last_read = text, lines
  return lines
end

--- Plays along the decisions and, where players are there, with them. `functions` are the host's; of `wishes` are the seed,
--- whether players are there (`interactive`) or nobody plays (`automatic`), what is said behind the lines (`go_on`), and
--- `only_outcome`: neither text nor record, and of the report only what came of it.
function home.run(data, functions, decisions, wishes)
  library.guard_strings()
  local said, line, why = read(decisions)
  if not said then return { no_decisions = why, line = line } end
  if wishes.go_on and #wishes.go_on > engine.lines.longest then
    return { no_decisions = "a line is longer than " .. engine.lines.longest .. " characters", line = 0 }
  end
  local not_playable = engine.battle.refusal(data)
  if not_playable then return { no_decisions = not_playable, line = 0 } end
  local not_of_this, changed = foreign(said, data, functions.fingerprint)
  if not_of_this then return { no_decisions = not_of_this, line = said.mission_line } end
  local options = {
    seed = wishes.seed or said.seed, dice = said.dice, lines = said.lines, tell = functions.tell, go_on = wishes.go_on,
    said = said.said, has_answers = said.has_answers, record = not wishes.only_outcome, is_unread = wishes.only_outcome, begin_line = functions.begin_line,
  }
  if options.record then options.fingerprint = functions.fingerprint() end
  if not options.seed and not said.only then options.seed = 1 end
  if said.only then options.seed = nil end
  if wishes.automatic then
    options.read, options.tell = automatic_players(functions), nil
    options.think = options.read
  elseif wishes.interactive then
    function options.read(question)
      return functions.read_line(prompt(question), function(what) return as_it_stands(question, changed, what) end)
    end
    options.not_taken = functions.not_taken
  end
  local answer, battle = rehearsal.run(data, host_of(functions), options)
  if answer.no_moment then return { no_decisions = answer.why, line = 0 } end
  answer.changed, answer.automatic = changed, wishes.automatic == true
  local good = answer.status == "needs" or answer.status == "ended"
  if changed and (answer.status == "refused" or answer.status == "misunderstood") then answer.unfit = true end
  local status = good and #battle.errors > 0 and "faulty" or answer.unfit and "stopped" or answer.status
  if wishes.only_outcome then
    local outcome = wishes.automatic and report.game(battle, status) or report.outcome(battle)
    return { status = status, json = report.json(outcome) }
  end
  functions.begin_report()
  -- Each by itself, so that the record is kept though there may be no room for all.
  local function made(make, instead)
    local good, text = pcall(make)
    if not good then status = "broken" end
    return good and text or instead
  end
  local record = made(function() return engine.record.text(battle) end, "")
  local text = made(function() return rehearsal.text(battle, answer) end, "There is no room to tell what happened.\n")
  local json = made(function() return report.json(report.of(battle, answer)) end, '{"protocol":1,"status":"broken"}')
  return { status = status, text = text, json = json, record = record }
end
