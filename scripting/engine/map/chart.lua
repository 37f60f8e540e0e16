-- SPDX-License-Identifier: MIT
-- What was measured on the map is kept, as the battles of a room ask the same again and again: by the spots that were asked
-- about and, where it depends on them, by the hatchways that are open.
local engine = ...

local chart = engine.chart

--- Then all of it is forgotten; what takes longest is soon found again.
local most_answers = 20000

--- What asks the host's functions `measure` once for each answer. Its `show_open(edges)` says which hatchways are open from
--- then on.
function chart.of(measure)
  local spots, places, count = {}, {}, 0
  local shown

  local function forget() spots, places, count = {}, {}, 0 end

  local function spot_at(at, base)
    local of_base = spots[base] or {}
    spots[base] = of_base
    local spot = of_base[at]
    if not spot then
      spot = { among = spots, straight = {}, inside = {}, wholly_inside = {}, measured = {} }
      of_base[at] = spot
    end
    return spot
  end

  local function find_spot(state)
    local class = state.class
    local spot
    if class == "area" or class == "zone" or class == "feature" then
      spot = spot_at(state.id, class)
    else
      spot = spot_at(class == "hatchway" and state.edge or state.at or "", state.base or 0)
    end
    state.spot, state.spot_from = spot, state.at
    return spot
  end

  --- Where something is and how far around it reaches, or which zone, area or feature it is, with the answers about it. A thing
  --- keeps its spot until it moves.
  local function spot_of(state)
    local last = state.spot
    if last and last.among == spots and state.spot_from == state.at then return last end
    return find_spot(state)
  end

  --- The host's answer to a question, which is kept; what is nothing is false.
  local function asked(answers, key, question, one, other, most)
    local answer = measure[question](one, other, most) or false
    if count == most_answers then forget() end
    answers[key], count = answer, count + 1
    return answer
  end

  local charted = {}

  --- Through everything, so the same whatever is open.
  function charted.straight(from, to)
    local answers, other = spot_of(from).straight, spot_of(to)
    local answer = answers[other]
    if answer == nil then answer = asked(answers, other, "straight", from, to) end
    return answer or nil
  end
  --- The answers about a spot with the hatchways open that are.
  local function measured_from(spot)
    local open = shown or ""
    local measured = spot.measured[open] or { distance = {}, up_to = {}, sees = {} }
    spot.measured[open] = measured
    return measured
  end
  for _, question in ipairs({ "distance", "sees" }) do
    charted[question] = function(from, to)
      local answers, other = measured_from(spot_of(from))[question], spot_of(to)
      local answer = answers[other]
      if answer == nil then answer = asked(answers, other, question, from, to) end
      return answer or nil
    end
  end
  --- The distance where it is no more than `most`; what is more is not measured to its end, and nothing or more.
  function charted.distance_up_to(from, to, most)
    local up_to, other = measured_from(spot_of(from)).up_to, spot_of(to)
    local answers = up_to[most] or {}
    up_to[most] = answers
    local answer = answers[other]
    if answer == nil then answer = asked(answers, other, "distance", from, to, most) end
    return answer or nil
  end
  for _, question in ipairs({ "inside", "wholly_inside" }) do
    charted[question] = function(thing, ground)
      local answers = spot_of(thing)[question]
      local answer = answers[ground.id]
      if answer == nil then answer = asked(answers, ground.id, question, thing, ground) end
      return answer
    end
  end
  --- Whether a base would hang over an edge of the boards at a place.
  function charted.over_edge(at, base)
    local spot = spot_at(at, base)
    if spot.over_edge == nil then asked(spot, "over_edge", "over_edge", { class = "point", at = at, base = base }) end
    return spot.over_edge
  end
  --- Whether a unit were inside if it stood at a place.
  function charted.inside_at(unit, at, ground)
    local answers = spot_at(at or "", unit.base or 0).inside
    local answer = answers[ground.id]
    if answer == nil then
      answer = asked(answers, ground.id, "inside", { class = "point", at = at, base = unit.base }, ground)
    end
    return answer
  end
  function charted.is_place(at)
    local answer = places[at]
    if answer == nil then answer = asked(places, at, "is_place", at) end
    return answer
  end
  --- The numbers of the markers that a thing is in range of, where they were found before.
  function charted.reached(thing) return spot_of(thing).reached end
  --- Keeps them, which have to be the same for all battles.
  function charted.keep_reached(thing, numbers)
    local spot = spot_of(thing)
    if count == most_answers then forget() end
    spot.reached, count = numbers, count + 1
  end
  function charted.show_open(edges)
    local open = table.concat(edges, " ")
    if open == shown then return end
    measure.set_open(edges)
    shown = open
  end
  return charted
end
