-- SPDX-License-Identifier: MIT
-- What was measured on the map is kept, as the battles of a room ask the same again and again: by the spots that were asked
-- about, and of ways and lines of sight also by which hatchways are open.
local engine = ...

local survey = {}
engine.survey = survey

--- Then all of it is forgotten; what takes longest is soon found again.
local most_answers = 20000

--- What asks the host's functions `measure` once for each answer. Its `show_open(edges)`, called first, says which hatchways
--- are open from then on.
function survey.of(measure)
  local surveyed, spots, places, maps, map, count = {}, {}, {}, {}, nil, 0

  --- Where something is and how far around it reaches, or which zone or area it is, with the answers about it. A thing
  --- keeps its spot until it moves.
  local function spot_of(state)
    local last = state.spot
    if last and last.at == state.at and last.among == spots then return last end
    local class = state.class
    local is_ground = class == "area" or class == "zone"
    local base = is_ground and class or state.base or 0
    local at = is_ground and state.id or class == "hatchway" and state.edge or state.at or ""
    local of_base = spots[base]
    if not of_base then
      of_base = {}
      spots[base] = of_base
    end
    local spot = of_base[at]
    if not spot then
      spot = { at = state.at, among = spots, straight = {}, inside = {}, wholly_inside = {} }
      of_base[at] = spot
    end
    state.spot = spot
    return spot
  end

  local function forget()
    spots, places, maps, count = {}, {}, {}, 0
    if map then
      map.distances, map.sights = {}, {}
      maps[map.key] = map
    end
  end

  --- The answer under a key, or the host's, which is kept; what is nothing is false.
  local function answered(answers, key, ask, one, other)
    local answer = answers[key]
    if answer == nil then
      if count == most_answers then forget() end
      answer = ask(one, other) or false
      answers[key], count = answer, count + 1
    end
    return answer
  end

  local function answered_of_map(answers, ask, from, to)
    local spot = spot_of(from)
    local of_spot = answers[spot]
    if not of_spot then
      of_spot = {}
      answers[spot] = of_spot
    end
    return answered(of_spot, spot_of(to), ask, from, to)
  end

  function surveyed.show_open(edges)
    local key = table.concat(edges, " ")
    if map and map.key == key then return end
    measure.set_open(edges)
    map = maps[key] or { key = key, distances = {}, sights = {} }
    maps[key] = map
  end
  function surveyed.distance(from, to) return answered_of_map(map.distances, measure.distance, from, to) or nil end
  function surveyed.sees(from, to) return answered_of_map(map.sights, measure.sees, from, to) end
  function surveyed.straight(from, to)
    return answered(spot_of(from).straight, spot_of(to), measure.straight, from, to) or nil
  end
  function surveyed.inside(thing, ground) return answered(spot_of(thing).inside, ground.id, measure.inside, thing, ground) end
  function surveyed.wholly_inside(thing, ground)
    return answered(spot_of(thing).wholly_inside, ground.id, measure.wholly_inside, thing, ground)
  end
  function surveyed.is_place(at) return answered(places, at, measure.is_place, at) end
  return surveyed
end
