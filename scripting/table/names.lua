-- SPDX-License-Identifier: MIT
-- What things and moments are called on the screen: as on the map, never by their ids.
local engine, home = ...

local names = {}
home.names = names

local function spaced(id) return (string.gsub(id, "%-", " ")) end

--- A thing; a unit with the place where it stands, if `with_place`.
function names.of(state, with_place)
  local name = state.name or state.at or state.id
  local label = state.label
  if state.class ~= "unit" and label and label ~= "" and not string.find(name, label, 1, true) then name = name .. " " .. label end
  if with_place and state.class == "unit" and state.at and not home.knowledge.is_nowhere(state.at) then
    name = name .. " (" .. state.at .. ")"
  end
  return name
end

--- Behind the name of a marker: whose it stays with nobody near it.
function names.secured(marker)
  return marker.secured_by and " (secured by " .. tostring(marker.secured_by) .. ")" or ""
end

--- The numbers of units and objectives, by which they are called all through a battle, and the word of those with a label.
--- Choices have them where they are all of one class; `of` is what a choice is.
function names.number(choices)
  local class = choices[1] and choices[1].of and choices[1].of.class
  if class ~= "unit" and class ~= "marker" then return end
  local number_of = {}
  for index, each in ipairs(class == "unit" and engine.current.units or engine.control.objectives()) do number_of[engine.states[each] or each] = index end
  for _, choice in ipairs(choices) do if not choice.of or not number_of[choice.of] then return end end
  for _, choice in ipairs(choices) do
    choice.number = number_of[choice.of]
    local label = string.lower(class == "marker" and choice.of.label or "")
    if not ({ n = true, no = true, none = true, all = true })[label] then choice.word = label end
  end
end

--- The same of what scripts hold: a thing, or a plain value.
function names.shown(value)
  local state = engine.states[value]
  if state then return names.of(state, true) end
  if value == true then return "yes" end
  if value == false then return "no" end
  return tostring(value)
end

--- How a thing is written in a line.
function names.written(state) return engine.record.word(state.role or engine.record.reference(state)) end

--- A moment as people call it.
function names.moment(battle)
  local id = battle.moment or ""
  if id == "" then return "before the battle" end
  if id == "battle-start" then return "the battle begins" end
  if id == "battle-end" then return "the battle is over" end
  for _, step in ipairs(battle.data.system.set_up) do
    if id == step.id then return "set-up: " .. (step.name or spaced(step.id)) end
    if id == step.id .. "-end" then return "set-up: after " .. (step.name or spaced(step.id)) end
  end
  if id == "round-start" or id == "turn-start" then return "start of the " .. string.sub(id, 1, -7) end
  local step = string.match(id, "^(.+)%-step$")
  for _, phase in ipairs(battle.data.system.phases) do
    for _, each in ipairs(phase.steps) do
      if each.id == step then return spaced(phase.id) .. " phase, " .. string.lower(each.name or spaced(each.id)) end
    end
  end
  if string.find(id, "%-start$") then return spaced(string.sub(id, 1, -7)) end
  if string.find(id, "%-end$") then return "end of the " .. spaced(string.sub(id, 1, -5)) end
  return spaced(id)
end

--- `Round 2, Salvors, command phase`.
function names.head(battle)
  local parts = {}
  if battle.round > 0 then parts[#parts + 1] = "Round " .. battle.round end
  if battle.active then parts[#parts + 1] = engine.states[battle.active].name end
  if not battle.active and battle.whose then parts[#parts + 1] = engine.states[battle.whose].name end
  parts[#parts + 1] = names.moment(battle)
  local text = table.concat(parts, ", ")
  return string.upper(string.sub(text, 1, 1)) .. string.sub(text, 2)
end

--- What a reference such as `table:breach` or `area:fore` names.
local function referred(battle, id)
  for _, item in ipairs(battle.items) do if item.id == id then return item.name end end
  for _, list in ipairs({ "players", "units", "areas", "zones", "markers", "hatchways", "features" }) do
    for _, object in ipairs(battle[list]) do
      local state = engine.states[object]
      if state.id == id then return names.of(state) end
    end
  end
end

--- The text of an item, with its figures and with the names of what it refers to.
function names.text(item)
  local battle = engine.current
  return (string.gsub(item.text or "", "{([^{}]*)}", function(word)
    local id = string.match(word, "^[%a%-]+:(.+)$")
    local figure = item.definition.figures[word]
    return id and referred(battle, id) or figure ~= nil and tostring(figure) or "{" .. word .. "}"
  end))
end
