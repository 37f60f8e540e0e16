-- SPDX-License-Identifier: MIT
-- What players place: markers that a rule, an objective or a card brings, one after the other, where its row allows.
local engine = ...
local decisions, lengths, measure, random = engine.decisions, engine.lengths, engine.measure, engine.random
local states = engine.states

local placing = engine.placing

local function kind_of(id)
  for _, kind in ipairs(engine.current.data.system.marker_kinds or {}) do if kind.id == id then return kind end end
  return { id = id, base = 0 }
end

local function named(word)
  local found = {}
  for _, list in ipairs({ "zones", "areas" }) do
    for _, object in ipairs(engine.current[list]) do
      local state = states[object]
      if state.id == word or state.kind == word then found[#found + 1] = state end
    end
  end
  return found
end

--- A thing lies in a zone where its middle does.
local function lies_in(spot, zone)
  return measure.wholly_at(spot.at, 0, zone)
end

local function inside_one(spot, grounds)
  for _, each in ipairs(grounds) do if lies_in(spot, each) then return each end end
end

--- The quarters that count for a row: those where no side starts, or all.
local function quarters_of(row)
  local found = {}
  for _, object in ipairs(engine.current.zones) do
    local zone = states[object]
    if zone.quarter and (row.quarters == "each" or not zone.player) then found[#found + 1] = zone end
  end
  return found
end

local function quarter_refusal(row, spot, placed)
  if row.quarters == "any" then return nil end
  local quarter = inside_one(spot, quarters_of(row))
  if not quarter then return row.quarters == "unused" and "it lies in no quarter that nobody has" or "it lies in no quarter" end
  for _, object in ipairs(placed) do
    if lies_in(states[object], quarter) then return "there is one in " .. quarter.name .. " already" end
  end
end

local shares = { half = 2, third = 3 }

--- Of some of them it is asked to be near the centre: whether one more may lie farther off.
local function centre_refusal(row, spot, middle, placed, count)
  local host = engine.current.host
  if row.near_centre <= 0 then return nil end
  local function is_near(each) return host.straight(each, middle) + (each.base or 0) <= row.near_centre end
  if is_near(spot) then return nil end
  local least = shares[row.share] and (count + shares[row.share] - 1) // shares[row.share] or count
  local far = 1
  for _, object in ipairs(placed) do if not is_near(states[object]) then far = far + 1 end end
  if far > count - least then return "it is not wholly within " .. lengths.in_words(row.near_centre) .. " of the centre" end
end

local function zones_refusal(row, spot, player)
  for _, object in ipairs(engine.current.zones) do
    local zone = states[object]
    if row.clear_of_zones > 0 and zone.deploys and zone.player and zone.player ~= player then
      local away = engine.current.host.distance(spot, zone)
      if away and away < row.clear_of_zones then
        return "it is nearer than " .. lengths.in_words(row.clear_of_zones) .. " to " .. zone.name
      end
    end
  end
end

--- The names of some grounds, one of which it has to be; the word that nothing on the map has.
local function names_of(grounds, word)
  local names = {}
  for index, each in ipairs(grounds) do names[index] = each.name end
  return #names > 0 and table.concat(names, " or ") or word
end

--- Why one may not be placed there; `placed` are those of this row, `count` is how many there will be.
local function refusal(row, at, player, placed, count)
  local host = engine.current.host
  local fine, why = host.legal(at)
  if not fine then return why end
  local spot = { class = "point", at = at, base = kind_of(row.what).base }
  local middle = { class = "point", at = host.centre(), base = 0 }
  if row.inside and not inside_one(spot, named(row.inside)) then return "it is not inside " .. names_of(named(row.inside), row.inside) end
  for _, each in ipairs(row.outside and named(row.outside) or {}) do
    if lies_in(spot, each) then return "it is inside " .. each.name end
  end
  if row.clear_of_edge > 0 and host.to_edge(spot) < row.clear_of_edge then
    return "it is nearer than " .. lengths.in_words(row.clear_of_edge) .. " to the edge"
  end
  if row.clear_of_centre > 0 and host.straight(spot, middle) < row.clear_of_centre then
    return "it is nearer than " .. lengths.in_words(row.clear_of_centre) .. " to the centre"
  end
  for _, object in ipairs(engine.current.markers) do
    local other = states[object]
    if row.apart > 0 and other.kind == row.what and not other.removed and host.straight(spot, other) < row.apart then
      return "it is nearer than " .. lengths.in_words(row.apart) .. " to " .. other.name
    end
  end
  return centre_refusal(row, spot, middle, placed, count) or quarter_refusal(row, spot, placed) or
    zones_refusal(row, spot, player)
end

--- Whoever places by a row; where it names nobody, `other` or both in turn.
local function placers(row, other)
  local battle = engine.current
  for _, object in ipairs(battle.players) do
    local state = states[object]
    if row.by and (state.role == row.by or state.id == row.by) then return { object } end
  end
  return other and { other } or { table.unpack(battle.players) }
end

--- Places what a row says. Where nobody answers, the rest is left to the table.
local function run(item, row, player)
  local who = placers(row, player)
  local die = random.parse(row.count)
  local count = die.count > 0 and who[1]:roll(row.count, item.name) or die.plus
  local placed = {}
  for index = 1, count do
    local by = who[(index - 1) % #who + 1]
    local at = decisions.ask({
      kind = "place", by = by, what = row.what, if_silent = false,
      row = row, words = string.format("%s: where does %s %d of %d go?", item.name, row.what, index, count),
      refusal = function(at)
        return measure.placing(row.what, at, function() return refusal(row, at, by, placed, count) end)
      end,
    })
    if not at then return engine.log("{}: {} of {} {} placed", item.name, #placed, count, row.what) end
    placed[#placed + 1] = engine.battle.add_marker(row.what, at, by)
  end
end

local function run_all(item, is_meant, player)
  local battle = engine.current
  local outer = battle.item
  battle.item = item
  for _, row in ipairs(item.data.places or {}) do if is_meant(row) then run(item, row, player) end end
  battle.item = outer
end

--- Notes what places something at a moment.
function placing.note(item)
  local places = item.data.places
  if places and #places > 0 and item.what ~= "stratagem" then
    table.insert(engine.current.placing_items, item)
  end
end

--- What is placed at a moment, by rules and objectives that are in play.
function placing.at(moment, alias)
  for _, item in ipairs(engine.current.placing_items) do
    if not item.idle then run_all(item, function(row) return row.at == moment or alias and row.at == alias end) end
  end
end

--- What a card places when it is played.
function placing.of_card(item, player) run_all(item, function() return true end, player) end

placing.kind_of = kind_of
