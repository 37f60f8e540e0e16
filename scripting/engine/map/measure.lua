-- SPDX-License-Identifier: MIT
-- What is asked about the map goes through here: answers are written down behind the line that they were needed for, and
-- answers that were written down before are taken from there. `= told …` is what people at a table said, and counts in
-- every home; what a map was measured for counts only where nobody measures. An answer holds until something is elsewhere.
local engine = ...
local events, lengths, lines, lookup = engine.events, engine.lengths, engine.lines, engine.lookup
local ordered = engine.ordered
local states = engine.states

local measure = engine.measure

--- How many words behind the first one of an answer make the question.
local words_of_question = {
  distance = 2, within = 3, ["within-straight"] = 3, ["wholly-within"] = 3, inside = 2, ["wholly-inside"] = 2, sees = 2,
  nearest = 2, areas = 2, zones = 2, openings = 2, between = 3, ["over-edge"] = 2, leaves = 2, way = 3, ["comes-within"] = 3, crosses = 2, spot = 2, placing = 2, holders = 0, wants = 2,
}

---------------------------------------------------------------------------------------------------- written answers
local quoted = engine.record.quoted
local word = engine.record.word

--- Keeps the answer that a line of a record gives, in the order of the record, by its question. Others say what came of a
--- line, and are left; then it gives nothing.
function measure.keep(said, words, only_told)
  local told = words[2] == "told"
  local first = told and 3 or 2
  local count = words_of_question[words[first] or ""]
  if not count or words[1] ~= "=" or only_told and not told or #words < first + count then return end
  local question, answer = {}, {}
  for index = first, first + count do question[#question + 1] = word(words[index]) end
  for index = first + count + 1, #words do answer[#answer + 1] = words[index] end
  local key = table.concat(question, " ")
  said[key] = said[key] or {}
  table.insert(said[key], { answer = answer, told = told })
  return true
end

--- From now on answers are written down, or taken from what was. `everything`: what was measured counts as well.
function measure.begin(battle, everything)
  battle.witness = { everything = everything, said = {}, asked = {}, grounds = {}, ground_count = 0 }
end

--- A line is decided, with what was answered behind it.
function measure.begin_line(said)
  local witness = engine.current.witness
  if witness then witness.said, witness.asked = said or {}, {} end
end

local yes_or_no = {
  read = function(answer) return answer[1] == "yes" end,
  write = function(value) return value and "yes" or "no" end,
}

--- The answer to a question, as it was said or as `ask` gives it.
local function answered(key, form, ask, stamp)
  local battle = engine.current
  local witness, kept = battle.witness, battle.record
  if not witness then return ask() end
  stamp = stamp or battle.situation
  local known = witness.asked[key]
  if known and known.stamp == stamp then return known.answer end
  local index = known and known.index + 1 or 1
  local said = witness.said[key] and witness.said[key][index]
  local answer, told
  if said and (said.told or witness.everything) then
    answer, told = form.read(said.answer), said.told
  else
    answer = ask()
    -- What everybody sees is no answer where a record has measured so far.
    told = battle.host.people == true and (battle.told_by_people == true or not (form.is_usual and form.is_usual(answer)))
    if told then battle.host.told(key, { answer = lines.words_of(form.write(answer)), told = true }) end
  end
  if kept and kept.left_of_line == 0 then return answer end
  witness.asked[key] = { stamp = stamp, index = index, answer = answer }
  if kept and not (form.is_usual and not told and form.is_usual(answer)) then
    engine.record.answered((told and "told " or "") .. key .. (form.write(answer) ~= "" and " " or "") .. form.write(answer))
  end
  return answer
end

---------------------------------------------------------------------------------------------------- questions of two things
local function named(state) return engine.record.named(state) end
local function host() return engine.current.host end

local length_form = {
  read = function(answer) return math.tointeger(tonumber((string.match(answer[1] or "", "^(%d+)um$")))) end,
  write = function(value) return value and value .. "um" or "none" end,
}

--- `is_there`: whether both are on the battlefield; the host is asked of no others.
function measure.distance(from, to, is_there)
  if not engine.current.witness then return is_there and host().distance(from, to) or nil end
  return answered("distance " .. named(from) .. " " .. named(to), length_form, function()
    return is_there and host().distance(from, to) or nil
  end)
end

--- More than roundings make of a length, in micrometres.
local a_hair = 1000

--- Whether something is within reach of another, by a host that measures: a way is looked for only where both are near. What
--- is measured to a hatchway is the nearer side of its panel, not its middle.
function measure.is_near(from, to, reach)
  local measured_by = host()
  if not measured_by.people and from.class ~= "hatchway" and to.class ~= "hatchway" then
    local straight = measured_by.straight(from, to)
    if straight and straight > reach + a_hair then return false end
  end
  local away = (measured_by.distance_up_to or measured_by.distance)(from, to, reach)
  return away ~= nil and away <= reach
end

--- The same; a host that asks people is asked just that.
local function is_within(from, to, reach)
  if host().within then return host().within(from, to, reach) end
  return measure.is_near(from, to, reach)
end

local function is_within_straight(from, to, reach)
  if host().within_straight then return host().within_straight(from, to, reach) end
  local away = host().straight(from, to)
  return away and away <= reach or false
end

local function is_wholly_within(from, to, reach)
  if host().wholly_within then return host().wholly_within(from, to, reach) end
  if from.class == "feature" then
    local away = host().farthest(from, to)
    return away ~= nil and away <= reach
  end
  local middle = { class = "point", at = from.class == "hatchway" and from.edge or from.at, base = 0 }
  local away = host().distance(middle, to)
  return away ~= nil and away + (from.base or 0) // 2 <= reach
end

local reaching = { within = is_within, ["within-straight"] = is_within_straight, ["wholly-within"] = is_wholly_within }

local function key_of(question, from, to, reach)
  return question .. " " .. named(from) .. " " .. named(to) .. (reach and " " .. lengths.exact(reach) or "")
end

--- `question` is `within`, `within-straight` or `wholly-within`.
function measure.within(question, from, to, reach, is_there)
  if not engine.current.witness then return is_there and reaching[question](from, to, reach) or false end
  return answered(key_of(question, from, to, reach), yes_or_no, function()
    return is_there and reaching[question](from, to, reach) or false
  end)
end

local function is_inside(question, thing, ground, is_there, stated)
  if not is_there then return false end
  if stated ~= nil then return stated end
  if question == "inside" then return host().inside(thing, ground) end
  return host().wholly_inside(thing, ground)
end

--- Whether a thing is `inside` or `wholly-inside`; `stated` is what a fact says.
function measure.inside(question, thing, ground, is_there, stated)
  if not engine.current.witness then return is_inside(question, thing, ground, is_there, stated) end
  return answered(key_of(question, thing, ground), yes_or_no, function()
    return is_inside(question, thing, ground, is_there, stated)
  end)
end

function measure.sees(from, to, is_there)
  if not engine.current.witness then return is_there and host().sees(from, to) == true end
  return answered("sees " .. named(from) .. " " .. named(to), yes_or_no, function()
    return is_there and host().sees(from, to) == true
  end)
end

--- Asks people once of which of several things something is so, before each is asked by itself. What is known already they
--- are not asked. `pairs_of` are pairs of a thing and what it is asked about, of which one is always the same.
function measure.prepare(question, pairs_of, reach)
  local battle = engine.current
  local witness = battle.witness
  if not witness or not battle.host.which then return end
  local open = {}
  for _, each in ipairs(pairs_of) do
    local key = key_of(question, each[1], each[2], reach)
    local known = witness.asked[key]
    local said = witness.said[key] and witness.said[key][known and known.index + 1 or 1]
    if not (known and known.stamp == battle.situation) and not said then
      open[#open + 1] = { key = key, from = each[1], to = each[2] }
    end
  end
  -- Written down at once: rules may ask for less of it than people were asked for.
  local found = battle.host.which(question, open, reach)
  for _, each in ipairs(open) do
    local is_so = found[each.key]
    if is_so ~= nil then answered(each.key, yes_or_no, function() return is_so end) end
  end
end

--- Which of a list is nearest to a thing, by what a host that asks people is told; false where the host measures.
function measure.nearest(list, thing)
  local witness = engine.current.witness
  if not witness then return false end
  local names, of_name = {}, {}
  for index, each in ipairs(list) do
    names[index] = named(each)
    of_name[names[index]] = each
  end
  local key = "nearest " .. named(thing) .. " " .. word(table.concat(names, " "))
  local said = witness.said[key]
  if not said and not host().nearest then return false end
  return answered(key, {
    read = function(answer) return of_name[word(answer[1] or "")] end,
    write = function(value) return value and named(value) or "none" end,
  }, function() return host().nearest(list, thing) end)
end

---------------------------------------------------------------------------------------------------- cards
local wish = { read = yes_or_no.read, write = yes_or_no.write, is_usual = function(value) return value end }

--- Whether a player wants to play a card, of which it hangs on the map what it may be played on: people say so before they
--- are asked for that, each time anew.
function measure.wants(item, player, about)
  local witness = engine.current.witness
  if not witness then return true end
  local key = "wants " .. named(item) .. " " .. named(player)
  local known, said = witness.asked[key], witness.said[key]
  if not host().wants and not (said and said[(known and known.index or 0) + 1]) then return true end
  return answered(key, wish, function() return host().wants(item, player, about) end, {})
end

---------------------------------------------------------------------------------------------------- places
--- In which zones and areas a base is at a place: `partly` and `wholly`, by their ids.
local ground_form = {
  read = function(answer)
    local found, how = { partly = {}, wholly = {} }, "partly"
    for _, each in ipairs(answer) do
      if each == "wholly" or each == "partly" then
        how = each
      elseif each ~= "nowhere" then
        local id = string.gsub(each, "^#", "")
        found.partly[id] = true
        if how == "wholly" then found.wholly[id] = true end
      end
    end
    return found
  end,
  write = function(found)
    if found.written then return found.written end
    local words = { wholly = {}, partly = {} }
    for _, id in ipairs(ordered.keys(found.partly)) do
      table.insert(found.wholly[id] and words.wholly or words.partly, word("#" .. id))
    end
    local out = {}
    for _, how in ipairs({ "wholly", "partly" }) do
      if #words[how] > 0 then out[#out + 1] = how .. " " .. table.concat(words[how], " ") end
    end
    found.written = #out == 0 and "nowhere" or table.concat(out, " ")
    return found.written
  end,
}

local lists = { area = "areas", zone = "zones" }

--- Places of which it is kept; then all of it is forgotten.
local most_grounds = 1000

--- Areas and zones stay as they are all through a battle, so each place is measured once.
local function ground_measured(key, spot, class)
  if host().ground then return host().ground(spot, lists[class]) end
  local witness = engine.current.witness
  if witness.grounds[key] then return witness.grounds[key] end
  local found = { partly = {}, wholly = {} }
  for _, object in ipairs(engine.current[lists[class]]) do
    local ground = states[object]
    if host().inside(spot, ground) then found.partly[ground.id] = true end
    if host().wholly_inside(spot, ground) then found.wholly[ground.id] = true end
  end
  if witness.ground_count == most_grounds then witness.grounds, witness.ground_count = {}, 0 end
  witness.grounds[key], witness.ground_count = found, witness.ground_count + 1
  return found
end

--- The same for all areas, or all zones: a place is asked about once, and mostly for one area after the other.
local function ground_at(at, base, class)
  local witness = engine.current.witness
  local last = witness.last_ground
  if last and last.asked == witness.asked and last.at == at and last.base == base and last.class == class then return last.answer end
  local spot = { class = "point", at = at, base = base or 0 }
  local key = lists[class] .. " " .. word(at) .. " " .. spot.base .. "um"
  local answer = answered(key, ground_form, function() return ground_measured(key, spot, class) end, 0)
  witness.last_ground = { asked = witness.asked, at = at, base = base, class = class, answer = answer }
  return answer
end

--- Whether a unit would be in a zone or area at a place, if only in part.
function measure.inside_at(unit, at, ground)
  if not engine.current.witness then return host().inside_at(unit, at, ground) end
  return ground_at(at, unit.base, ground.class).partly[ground.id] == true
end

function measure.wholly_at(at, base, ground)
  if not engine.current.witness then return host().wholly_inside({ class = "point", at = at, base = base }, ground) end
  return ground_at(at, base, ground.class).wholly[ground.id] == true
end

--- The hatchways in the openings of which a base is at a place, by their ids; hardly ever any.
local openings_form = {
  read = function(answer)
    local found = {}
    for _, each in ipairs(answer) do if each ~= "none" then found[string.gsub(each, "^#", "")] = true end end
    return found
  end,
  write = function(found)
    local names = {}
    for index, id in ipairs(ordered.keys(found)) do names[index] = word("#" .. id) end
    return #names == 0 and "none" or table.concat(names, " ")
  end,
  is_usual = function(found) return next(found) == nil end,
}

local function openings_measured(at, base)
  local measured_by, found = host(), {}
  if measured_by.openings then return measured_by.openings(at) end
  local spot = { class = "point", at = at, base = base }
  for _, object in ipairs(engine.current.hatchways) do
    local hatchway = states[object]
    if measured_by.inside(spot, hatchway) then found[hatchway.id] = true end
  end
  return found
end

function measure.openings(at, base)
  if not engine.current.witness then return openings_measured(at, base) end
  return answered("openings " .. word(at) .. " " .. base .. "um", openings_form, function() return openings_measured(at, base) end, 0)
end

--- Whether two things are on opposite sides of a hatchway.
function measure.between(hatchway, one, other)
  if not engine.current.witness then return host().between(hatchway, one, other) end
  return answered("between " .. named(hatchway) .. " " .. named(one) .. " " .. named(other), yes_or_no, function()
    return host().between(hatchway, one, other)
  end)
end

local hangs = { read = yes_or_no.read, write = yes_or_no.write, is_usual = function(value) return not value end }

--- Whether a base would hang over an edge of the boards at a place. People who say what is where see that for themselves.
function measure.over_edge(at, base)
  local battle = engine.current
  local over_edge = battle.host.over_edge
  if not battle.witness then return over_edge ~= nil and over_edge(at, base) end
  if battle.told_by_people then return false end
  return answered("over-edge " .. word(at) .. " " .. base .. "um", hangs, function()
    return over_edge ~= nil and over_edge(at, base)
  end, 0)
end

--- Whether a unit's way begins in a zone or area, if only in part, and ends outside of it.
function measure.leaves(path, unit, ground)
  return answered("leaves " .. word(table.concat(path, ">")) .. " " .. named(ground), yes_or_no, function()
    if host().leaves then return host().leaves(path, unit, ground) end
    return host().inside_at(unit, path[1], ground) and not host().inside_at(unit, path[#path], ground)
  end)
end

--- Yes, or why not.
local verdict = {
  read = function(answer) return { fine = answer[1] == "yes", why = answer[1] } end,
  write = function(value) return value.fine and "yes" or quoted(engine.in_words(value.why or "it cannot be")) end,
  is_usual = function(value) return value.fine end,
}

--- Whether there is a way for a unit along places, no longer than so many inches where that is said; nothing and why not.
function measure.way(unit, path, inches)
  local key = "way " .. named(unit) .. " " .. word(table.concat(path, ">")) .. " " .. (inches and inches .. "in" or "any")
  local found = answered(key, verdict, function()
    local fine, why = host().legal_move(unit, path, inches)
    return { fine = fine == true, why = why }
  end)
  if found.fine then return true end
  return nil, found.why
end

function measure.comes_within(path, thing, reach, unit)
  local key = "comes-within " .. word(table.concat(path, ">")) .. " " .. named(thing) .. " " .. lengths.exact(reach)
  return answered(key, yes_or_no, function() return host().path_within(path, thing, reach, unit) end)
end

function measure.crosses(path, ground)
  return answered("crosses " .. word(table.concat(path, ">")) .. " " .. named(ground), yes_or_no, function()
    return host().crosses(path, ground)
  end)
end

local place_form = {
  read = function(answer) return answer[1] end,
  write = function(value) return value and word(value) or "" end,
}

--- A place in a zone or area where a unit has room.
function measure.spot(unit, ground)
  return answered("spot " .. named(unit) .. " " .. named(ground), place_form, function() return host().spot_in(unit, ground) end)
end

--- Why something may not be placed there, as `refusal` finds by measuring; people see the words of the rule themselves.
function measure.placing(what, at, refusal)
  local found = answered("placing " .. word(what) .. " " .. word(at), verdict, function()
    local why = not host().people and refusal() or nil
    return { fine = why == nil, why = why }
  end)
  return not found.fine and found.why or nil
end

---------------------------------------------------------------------------------------------------- control
local holders_form = {
  read = function(answer)
    local found = {}
    for index = 1, #answer - 1, 2 do
      found[string.gsub(answer[index], "^#", "")] = answer[index + 1] == "tie" and "tie" or lookup.player_of(answer[index + 1])
    end
    return found
  end,
  write = function(found)
    local out = {}
    for _, id in ipairs(ordered.keys(found)) do
      local holder = found[id]
      out[#out + 1] = word("#" .. id) .. " " .. (holder == "tie" and "tie" or word(states[holder].role or states[holder].id))
    end
    return #out == 0 and "nobody" or table.concat(out, " ")
  end,
}

--- Who has most within range of each marker, by its id: a player, or `tie`. `count` finds it where the host measures.
function measure.holders(count)
  local battle = engine.current
  local stamp = events.hearers_of("may_hold") and not battle.told_by_people and battle.version or battle.situation
  local known = battle.witness.asked.holders
  if known and known.stamp == stamp then return known.answer end
  battle.holders = answered("holders", holders_form, function() return host().holders and host().holders() or count() end, stamp)
  return battle.holders
end

