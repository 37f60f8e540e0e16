-- SPDX-License-Identifier: MIT
-- Where a unit may come to stand, as far as the system's kinds of zones and areas say: sides set up in zones of their own,
-- reserves come in there, and nobody enters ground that is barred. What more there is to it, rules say (`may_set_up`,
-- `may_arrive`, `may_enter`, `may_move`).
local engine = ...
local classes, events, measure, space = engine.classes, engine.events, engine.measure, engine.space
local states = engine.states

local ground = engine.ground

local function reasons_of(what, unit, object)
  local reasons = events.refusals(what, unit.object, object)
  return #reasons > 0 and table.concat(reasons, "; ") or nil
end

local function entry_refusal(area) return "nobody enters " .. area.name end

--- Why a unit may not stand at a place, however it comes there; nothing where it may.
function ground.barred(unit, at)
  for _, object in ipairs(engine.current.areas) do
    local area = states[object]
    if area.barred and measure.inside_at(unit, at, area) then return entry_refusal(area) end
  end
end

--- Why the base of a unit cannot stand at a place: it would hang over an edge of the boards.
function ground.edge_refusal(unit, at)
  if measure.over_edge(at, unit.base or 0) then return unit.name .. " would hang over an edge of the boards" end
end

--- Why a unit may not move along places as it does by itself (`normal`) or as a rule lets it (`rule`).
function ground.way_refusal(unit, path, kind)
  local over_edge = ground.edge_refusal(unit, path[#path])
  if over_edge or not events.hearers_of("may_move") then return over_edge end
  return reasons_of("move", unit, engine.move_along(unit, path, kind))
end

--- Why a unit may not move to a place, or come by it.
function ground.move_refusal(unit, at)
  local why
  for _, object in ipairs(engine.current.areas) do
    local area = states[object]
    if measure.inside_at(unit, at, area) then
      if area.barred then return entry_refusal(area) end
      why = why or reasons_of("enter", unit, object)
    end
  end
  return why
end

local function is_wholly_in(unit, at, zone)
  return measure.wholly_at(at, unit.base, zone)
end
ground.is_wholly_in = is_wholly_in

--- Whether a zone is one by which units of a player are set up, or come in once the battle has begun.
local function is_way_in(zone, player)
  return zone.player ~= nil and zone.player == player and (zone.deploys or engine.current.begun and zone.arrives) == true
end

--- The zones by which a player's units are set up just now, or come in.
function ground.zones_of(player)
  local found = {}
  for _, object in ipairs(engine.current.zones) do
    if is_way_in(states[object], player) then found[#found + 1] = object end
  end
  return found
end

local function asked_of_zone() return engine.current.begun and "arrive" or "set_up" end

--- Whether a unit may be set up just now, or come in, by a zone of its side.
function ground.lets_in(zone, unit)
  return is_way_in(states[zone], states[unit].player) and #events.refusals(asked_of_zone(), unit, zone) == 0
end

--- Why a unit may not come to a place outside the zones of its side; nothing where a rule lets it (`may_appear`).
local function outside_refusal(unit, at)
  local point = classes.new(classes.point, { name = at, at = at, base = unit.base })
  local reasons, granted = events.refusals("appear", unit.object, point)
  if granted then return nil end
  return #reasons > 0 and table.concat(reasons, "; ") or false
end

--- That a unit has to be inside one of its zones: of those that let it in just now; where none does, that as well, and why.
local function not_inside(unit, zones)
  local all, open, why = {}, {}, nil
  for index, object in ipairs(zones) do
    local reason, name = reasons_of(asked_of_zone(), unit, object), states[object].name
    all[index], why = name, why or reason
    if not reason then open[#open + 1] = name end
  end
  local inside = unit.name .. " has to be set up wholly inside "
  if #open > 0 then return inside .. table.concat(open, " or ") end
  return inside .. table.concat(all, " or ") .. ", and not just now: " .. why
end

--- Why a unit that waits may not be set up at a place. It has to be wholly inside a zone of its side that lets it in,
--- where the map has such zones, or a rule has to let it be elsewhere; other zones may refuse it as well.
function ground.set_up_refusal(unit, at)
  local battle = engine.current
  local barred = ground.barred(unit, at)
  if barred then return barred end
  local own, allowed, why = {}, false, nil
  for _, object in ipairs(battle.zones) do
    local zone = states[object]
    local is_own = is_way_in(zone, unit.player)
    if is_own then own[#own + 1] = object end
    if measure.inside_at(unit, at, zone) then
      local reason = reasons_of(asked_of_zone(), unit, object)
      if reason and not is_own then return reason end
      if is_own and not reason and is_wholly_in(unit, at, zone) then allowed = true end
      why = why or reason
    end
  end
  if #own == 0 or allowed then return nil end
  local outside = outside_refusal(unit, at)
  if outside == nil then return nil end
  return why or outside or not_inside(unit, own)
end

--- The whole battlefield, for the host.
ground.everywhere = { class = "zone", id = "" }

--- So many spots all over the battlefield are asked about, and one in each area, as rules may let units into these.
local spots_asked = 9

local function spots_to_ask(unit)
  local spots_in, found = engine.current.host.spots_in, {}
  local all = spots_in(unit, ground.everywhere)
  local step = math.max(1, #all // spots_asked)
  for index = (step + 1) // 2, #all, step do found[#found + 1] = all[index] end
  for _, object in ipairs(engine.current.areas) do found[#found + 1] = spots_in(unit, states[object])[1] end
  return found
end

--- Whether a rule lets a unit be at one of some spots, or says of each something else, as it may then be a matter of the
--- place; otherwise a reason, if there is one.
local function somewhere_outside(unit)
  local why
  for _, at in ipairs(spots_to_ask(unit)) do
    local outside = outside_refusal(unit, at)
    if outside == nil and not ground.set_up_refusal(unit, at) and not ground.edge_refusal(unit, at) then return true end
    if why and outside and outside ~= why then return true end
    why = why or outside or nil
  end
  return false, why
end

--- Why a unit that waits may be set up nowhere just now; nothing where it may, at some place or other.
function ground.waits_because(unit)
  local zones, why = ground.zones_of(unit.player), nil
  -- Without zones of its own it is a matter of the place.
  if #zones == 0 then return nil end
  for _, zone in ipairs(zones) do
    local reason = reasons_of(asked_of_zone(), unit, zone)
    if not reason then return nil end
    why = why or reason
  end
  if not events.hearers_of("may_appear") then return why end
  local is_let, outside = somewhere_outside(unit)
  if is_let then return nil end
  return outside and outside ~= why and why .. "; " .. outside or why
end

--- Why something of a player's may not come to a spot, as far as a rule wishes; nothing where it may.
function ground.wishes_refusal(player, spot, wishes)
  local away = wishes and wishes.away_from_enemies
  if not away then return nil end
  for _, object in ipairs(engine.current.units) do
    local other = states[object]
    if other.player ~= player and other.where == "battlefield" then
      if measure.within("within", spot, other, space.micrometres(away), true) then
        return other.name .. " is not more than " .. away .. '" away'
      end
    end
  end
end

--- Why a unit that a rule brings on may not come to a place: it has to be wholly inside one of these zones, and as far
--- from enemies as was wished.
function ground.arrival_refusal(unit, at, zones, wishes)
  local barred = ground.barred(unit, at)
  if barred then return barred end
  local inside, names = false, {}
  for _, object in ipairs(zones) do
    names[#names + 1] = tostring(object)
    inside = inside or is_wholly_in(unit, at, states[object])
  end
  if not inside then return unit.name .. " has to come on wholly inside " .. table.concat(names, " or ") end
  return ground.wishes_refusal(unit.player, { class = "point", at = at, base = unit.base }, wishes)
end
