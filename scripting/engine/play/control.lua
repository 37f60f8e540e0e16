-- SPDX-License-Identifier: MIT
-- Who holds a marker, by the system's rule: of whom most counts within its range. Answered once for each state of the
-- battle, however often it is asked.
local engine = ...
local events, measure = engine.events, engine.measure
local states = engine.states

local control = engine.control

--- What counts of a unit within range.
local worth = {
  models = function(unit, models) return models end,
  oc = function(unit, models) return unit.object.shocked and 0 or models * (unit.oc or 1) end,
  apl = function(unit, models) return models * (unit.apl or 1) end,
  scoring_units = function(unit) return unit.object.shocked and 0 or 1 end,
  contact = function(unit, models) return models end,
}

local function is_in_range(unit, marker, rule)
  local reach = rule.counts == "contact" and 0 or marker.range or rule.range
  return measure.is_near(unit, marker, reach)
end

--- The numbers of the markers that a unit is in range of where it stands, also of those that were removed. A host that
--- keeps what it has measured is asked once for each place, as long as the map is as it was when the battle began.
local function numbers_reached(unit, rule, battle)
  local markers, kept = battle.markers, battle.host.reached
  local is_first_map = kept and battle.map_version == 0 and #markers == #battle.data.markers
  local numbers = is_first_map and kept(unit)
  if numbers then return numbers end
  numbers = {}
  for index = 1, #markers do
    if is_in_range(unit, states[markers[index]], rule) then numbers[#numbers + 1] = index end
  end
  if is_first_map then battle.host.keep_reached(unit, numbers) end
  return numbers
end

--- The markers that a unit is in range of; kept as long as it stays where it is and so does what is on the map.
local function reached_by(unit, rule, battle)
  local reached, markers = unit.reached, battle.markers
  if reached.from == unit.at and reached.map == battle.map_version and reached.among == #markers then return reached end
  reached = { from = unit.at, map = battle.map_version, among = #markers }
  local numbers = numbers_reached(unit, rule, battle)
  for index = 1, #numbers do reached[index] = states[markers[numbers[index]]] end
  unit.reached = reached
  return reached
end

local function told_of(unit, marker) return unit.facts["in range of " .. marker.id] end

--- The same with what the table told of it, which counts before all that is measured.
local function reached_or_told(unit, rule, battle)
  local reached = {}
  for _, object in ipairs(battle.markers) do
    local marker = states[object]
    local told = told_of(unit, marker)
    if told and told > 0 or told == nil and not marker.removed and is_in_range(unit, marker, rule) then
      reached[#reached + 1] = marker
    end
  end
  return reached
end

--- The units on the battlefield that are in range of each marker; found once until things are elsewhere.
local function near_units(rule)
  local battle = engine.current
  if battle.near_situation == battle.situation then return battle.near end
  local near, units = {}, battle.units
  for index = 1, #units do
    local unit = states[units[index]]
    if unit.where == "battlefield" then
      local reached = unit.has_told_place and reached_or_told(unit, rule, battle) or reached_by(unit, rule, battle)
      for at = 1, #reached do
        local marker = reached[at]
        local of_marker = near[marker] or {}
        near[marker], of_marker[#of_marker + 1] = of_marker, unit
      end
    end
  end
  battle.near, battle.near_situation = near, battle.situation
  return near
end

local function models_near(unit, marker) return unit.has_told_place and told_of(unit, marker) or unit.models end

local function may_hold(unit, marker)
  return models_near(unit, marker) > 0 and #events.refusals("hold", unit.object, marker.object) == 0
end

--- Whether a unit that scores claims a marker that stands before another one in the mission: of several it claims the first,
--- as it claims one at a time.
local function claims_one_before(unit, marker, near)
  local markers = engine.current.markers
  for index = 1, #markers do
    local other = states[markers[index]]
    if other == marker then return false end
    for _, each in ipairs(other.objective and not other.removed and near[other] or {}) do
      if each == unit and may_hold(unit, other) then return true end
    end
  end
end

local function most_of(marker, rule)
  local all_near = near_units(rule)
  local near, is_one_at_a_time = all_near[marker], rule.counts == "scoring_units" and marker.objective
  if not near then return nil, false end
  local totals, best, most, tie = {}, nil, 0, false
  for index = 1, #near do
    local unit = near[index]
    local models = models_near(unit, marker)
    if may_hold(unit, marker) and not (is_one_at_a_time and claims_one_before(unit, marker, all_near)) then
      totals[unit.player] = (totals[unit.player] or 0) + worth[rule.counts](unit, models)
    end
  end
  for _, player in ipairs(engine.current.players) do
    local total = totals[player] or 0
    if total > most then
      best, most, tie = player, total, false
    elseif total > 0 and total == most then
      tie = true
    end
  end
  return best, tie
end

--- Who has most near each marker, by its id.
local function count_all()
  local rule, found = engine.current.data.system.control, {}
  for _, object in ipairs(engine.current.markers) do
    local marker = states[object]
    if not marker.removed then
      local best, tie = most_of(marker, rule)
      found[marker.id] = tie and "tie" or best
    end
  end
  return found
end

--- Who alone has most near a marker, and whether several have.
local function best_of(marker, rule)
  local battle = engine.current
  local people = not battle.witness and battle.host.holders
  if not battle.witness and not people then return most_of(marker, rule) end
  local holder = (people and people() or measure.holders(count_all))[marker.id]
  if holder == "tie" then return nil, true end
  return holder, false
end

--- Who holds a marker where one player or several have most near it, or nobody has anything there.
function control.holder_by(marker, best, tie)
  if tie then return engine.current.data.system.control.tie == "stays" and marker.held or marker.secured_by end
  return best or marker.secured_by
end

local function found(marker)
  if marker.removed then return nil end
  if marker.stated ~= nil then return marker.stated or nil end
  local rule = engine.current.data.system.control
  if not rule then return marker.secured_by end
  return control.holder_by(marker, best_of(marker, rule))
end

--- Notes what was known of a marker before it is found out anew: see `control.known`.
local function note_before(battle, marker)
  local known = battle.known
  if known then known[#known + 1] = { marker = marker, control = marker.control, version = marker.control_version } end
end

local function holder_of(marker)
  local battle = engine.current
  if marker.control_version ~= battle.version then
    note_before(battle, marker)
    marker.control, marker.control_version = found(marker), battle.version
  end
  return marker.control
end
control.holder = holder_of

--- What is known of who holds what, noted as it is found out anew, for what may turn out to be none: it is not asked again
--- then. `within` the same of what that is a part of, if any.
function control.known(within)
  local battle = engine.current
  local known = { counted = battle.counted, counts = battle.held_counts, within = within }
  battle.known = known
  return known
end

--- Who holds what is known as it was.
function control.forget(known)
  local battle = engine.current
  for index = #known, 1, -1 do
    local each = known[index]
    each.marker.control, each.marker.control_version = each.control, each.version
  end
  battle.counted, battle.held_counts, battle.known = known.counted, known.counts, known.within
end

--- The markers that players can hold.
function control.objectives()
  local found, markers = {}, engine.current.markers
  for index = 1, #markers do
    local marker = states[markers[index]]
    if marker.objective and not marker.removed then found[#found + 1] = marker end
  end
  return found
end

--- How many of them a player does.
function control.count(player)
  local battle = engine.current
  if battle.counted ~= battle.version then
    local counts, markers = {}, battle.markers
    for index = 1, #markers do
      local marker = states[markers[index]]
      local holder = marker.objective and not marker.removed and holder_of(marker)
      if holder then counts[holder] = (counts[holder] or 0) + 1 end
    end
    battle.counted, battle.held_counts = battle.version, counts
  end
  return battle.held_counts[player] or 0
end

--- People are asked at moments only, and only where something hangs on it.
local function has_to_look(moment, loses)
  if not moment then return false end
  local battle = engine.current
  local rule = battle.data.system.control
  if events.hearers_of("on_control_changed") or rule and rule.tie == "stays" then return true end
  if not loses then return false end
  for _, object in ipairs(battle.markers) do if states[object].secured_by then return true end end
  return false
end

--- Who has come to hold something, and whom it was taken from. What was secured is so until the other side holds it when
--- a turn begins or ends.
function control.look(moment)
  local battle = engine.current
  local loses = battle.has_secured and (moment == "turn-start" or moment == "turn-end")
  if battle.told_by_people and not has_to_look(moment, loses) then return end
  if battle.looked == battle.version and not loses then return end
  local version, markers = battle.version, battle.markers
  for index = 1, #markers do
    local object = markers[index]
    local marker = states[object]
    -- Of what nobody can hold nobody has to hear, but where somebody said so.
    local holder = (marker.objective or marker.stated ~= nil or marker.secured_by ~= nil) and holder_of(marker) or nil
    if loses and marker.secured_by and holder and holder ~= marker.secured_by then
      engine.change("{} is not secured any more", object)
      marker.secured_by = nil
    end
    if holder ~= marker.held then
      local before = marker.held
      marker.held = holder
      -- A fact has said so already.
      if marker.told_held ~= (holder or false) then engine.log("{} is held by {}", object, holder or "nobody") end
      marker.told_held = nil
      events.tell("on_control_changed", object, before)
    end
  end
  battle.looked = version
end
